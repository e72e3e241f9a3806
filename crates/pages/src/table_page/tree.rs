//! The panel of the lines that were tried, each point a link.

use maud::{Markup, html};
use underdeck_play::Node;

use super::TablePage;
use crate::site::Site;

/// The deepest level that is indented.
const DEEPEST: usize = 6;

impl TablePage<'_> {
    pub(super) fn lines(&self) -> Markup {
        if !self.has_lines() {
            return html! { p class="nothing" { (self.site.say("lines-later")) } };
        }
        let nodes = self.tree.nodes();
        let lines: Vec<&[Node]> = nodes.chunk_by(|a, b| a.indent == b.indent && b.parent == Some(a.id)).collect();
        html! {
            div class="lines" {
                h2 { (self.site.say("lines-tried")) }
                p class="note" { (self.site.say("lines-note")) }
                @for line in lines {
                    ol class={ "line-of indent" (line[0].indent.min(DEEPEST)) @if line[0].indent > 0 { " aside" } } {
                        @for node in line { li { (point(self.site, node)) } }
                    }
                }
            }
        }
    }
}

fn point(site: &Site<'_>, node: &Node) -> Markup {
    let class = match (node.is_here, node.is_on_path) {
        (true, _) => "point here",
        (false, true) => "point way",
        _ => "point",
    };
    let words = if node.spelling.is_empty() { site.say("line-start") } else { node.spelling.as_str().into() };
    html! {
        button type="submit" form="go" name="node" value=(node.id) class=(class) aria-current=[node.is_here.then_some("step")] {
            @if node.ply > 0 { span class="ply" { (node.ply) } " " }
            (words)
        }
        @for comment in &node.comments { span class="comment" { (comment) } }
    }
}
