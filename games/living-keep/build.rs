//! Makes constants of the messages in `text/`.

fn main() {
    underdeck_message_files::compile("living-keep", "pub(crate)", "underdeck_game");
}
