//! Makes constants of the ids of `text/`.

fn main() {
    underdeck_message_files::compile("program", "pub", "crate");
}
