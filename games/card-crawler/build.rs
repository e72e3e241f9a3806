//! Makes constants of the messages in `text/`.

fn main() {
    underdeck_message_files::compile("card-crawler", "pub(crate)", "underdeck_game");
}
