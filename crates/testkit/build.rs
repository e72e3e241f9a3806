//! Makes constants of the messages of the toy game in `text/`.

fn main() {
    underdeck_message_files::compile("toy", "pub(crate)", "underdeck_game");
}
