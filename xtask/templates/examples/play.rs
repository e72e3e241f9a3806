//! Plays the game alone: `cargo run --package underdeck-template --example play -- 7 suits=2`.

fn main() {
    underdeck_testkit::line_mode::<underdeck_template::State>();
}
