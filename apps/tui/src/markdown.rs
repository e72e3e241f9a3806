//! Markdown as blocks of plain text: the rules and stories of games for any terminal.

use pulldown_cmark::{Alignment, Event, Options, Parser, Tag, TagEnd};
use unicode_width::UnicodeWidthStr;

/// A block of a text; emphasis, code marks and the targets of links are gone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its kind.
    pub kind: BlockKind,
    /// Its words on one line; the lines of code and of columns as they are.
    pub text: String,
    /// The number of lists and quotations around it.
    pub depth: usize,
    /// Whether an empty line is before it.
    pub is_apart: bool,
}

/// The kind of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BlockKind {
    /// A heading.
    Title,
    /// A paragraph.
    Paragraph,
    /// The first paragraph of an item of a list, with its marker: `•` or `1.`.
    Item(String),
    /// A row of a table as a sentence, `first: second; third`: columns would be too narrow for sentences, and hard to listen to.
    Row,
    /// A table with numbers aligned to the right, in columns: a line for its heads, then one for each row.
    Columns,
    /// Lines of code.
    Code,
}

/// The blocks of a text, in order.
pub fn blocks(markdown: &str) -> Vec<Block> {
    let mut reader = Reader { markdown, blocks: Vec::new(), block: None, depth: 0, numbers: Vec::new(), columns: None };
    for (event, place) in Parser::new_ext(markdown, Options::ENABLE_TABLES).into_offset_iter() {
        reader.read(event, place.start);
    }
    reader.blocks
}

struct Reader<'a> {
    markdown: &'a str,
    blocks: Vec<Block>,
    /// The block being read.
    block: Option<Block>,
    depth: usize,
    /// The next number of each list that is open; `None` if it is not numbered.
    numbers: Vec<Option<u64>>,
    /// The table in columns that is being read.
    columns: Option<Columns>,
}

/// A table in columns.
struct Columns {
    alignments: Vec<Alignment>,
    rows: Vec<Vec<String>>,
}

impl Columns {
    /// The rows as lines, each column as wide as its widest cell.
    fn lines(&self) -> String {
        let cells = |n: usize| self.rows.iter().filter_map(move |row| row.get(n));
        let widths: Vec<usize> =
            (0..self.alignments.len()).map(|n| cells(n).map(|cell| cell.width()).max().unwrap_or(0)).collect();
        let line = |row: &Vec<String>| {
            let cells = row.iter().zip(&widths).zip(&self.alignments).map(|((cell, width), alignment)| {
                let space = " ".repeat(width - cell.width());
                if *alignment == Alignment::Right { space + cell } else { cell.clone() + &space }
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
        };
        self.rows.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

impl Reader<'_> {
    fn read(&mut self, event: Event<'_>, at: usize) {
        match event {
            Event::Start(Tag::Heading { .. }) => self.begin(BlockKind::Title, at),
            Event::Start(Tag::CodeBlock(_)) => self.begin(BlockKind::Code, at),
            Event::Start(Tag::Table(alignments)) if alignments.contains(&Alignment::Right) => {
                self.begin(BlockKind::Columns, at);
                self.columns = Some(Columns { alignments, rows: Vec::new() });
            }
            Event::Start(Tag::TableHead | Tag::TableRow) => match &mut self.columns {
                Some(columns) => columns.rows.push(Vec::new()),
                None => self.begin(BlockKind::Row, at),
            },
            Event::Start(Tag::HtmlBlock) => self.begin(BlockKind::Paragraph, at),
            // The first paragraph of an item has begun with the item.
            Event::Start(Tag::Paragraph) if self.block.as_ref().is_none_or(|block| !block.text.is_empty()) => {
                self.begin(BlockKind::Paragraph, at);
            }
            Event::Start(Tag::BlockQuote(_)) => self.depth += 1,
            Event::End(TagEnd::BlockQuote(_)) => self.depth -= 1,
            Event::Start(Tag::List(first)) => {
                self.end();
                self.numbers.push(first);
                self.depth += 1;
            }
            Event::End(TagEnd::List(_)) => {
                self.numbers.pop();
                self.depth -= 1;
            }
            Event::Start(Tag::Item) => {
                let marker = match self.numbers.last_mut() {
                    Some(Some(number)) => {
                        *number += 1;
                        format!("{}.", *number - 1)
                    }
                    _ => "•".to_owned(),
                };
                self.begin(BlockKind::Item(marker), at);
            }
            Event::End(TagEnd::TableCell) => match (&mut self.columns, &mut self.block) {
                (Some(columns), Some(block)) => {
                    let cell = std::mem::take(&mut block.text);
                    columns.rows.last_mut().into_iter().for_each(|row| row.push(cell.trim().to_owned()));
                }
                _ => self.put("\n"),
            },
            Event::End(TagEnd::Table) => {
                if let Some(columns) = self.columns.take() {
                    self.put(&columns.lines());
                    self.end();
                }
            }
            Event::End(TagEnd::TableHead | TagEnd::TableRow) if self.columns.is_none() => {
                if let Some(block) = &mut self.block {
                    let cells: Vec<&str> = block.text.split('\n').filter(|cell| !cell.is_empty()).collect();
                    block.text = match cells.split_first() {
                        Some((first, rest)) if !rest.is_empty() => format!("{first}: {}", rest.join("; ")),
                        _ => cells.concat(),
                    };
                }
                self.end();
            }
            Event::End(
                TagEnd::Heading(_) | TagEnd::Paragraph | TagEnd::CodeBlock | TagEnd::HtmlBlock | TagEnd::Item,
            ) => self.end(),
            Event::Text(text) | Event::Code(text) | Event::Html(text) | Event::InlineHtml(text) => self.put(&text),
            Event::SoftBreak | Event::HardBreak => self.put(" "),
            _ => {}
        }
    }

    fn begin(&mut self, kind: BlockKind, at: usize) {
        self.end();
        let before = self.markdown[..at].trim_end_matches([' ', '>']);
        let is_apart = before.ends_with("\n\n") && !self.blocks.is_empty();
        self.block = Some(Block { kind, text: String::new(), depth: self.depth, is_apart });
    }

    fn put(&mut self, text: &str) {
        if let Some(block) = &mut self.block {
            block.text.push_str(text);
        }
    }

    fn end(&mut self) {
        if let Some(mut block) = self.block.take() {
            block.text = match block.kind {
                BlockKind::Code | BlockKind::Columns => block.text.trim_end().to_owned(),
                _ => block.text.split_whitespace().collect::<Vec<_>>().join(" "),
            };
            if !block.text.is_empty() {
                self.blocks.push(block);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The blocks, one a line: whether an empty line is before it, its depth, its kind, its text.
    fn read(markdown: &str) -> Vec<String> {
        let word = |kind| match kind {
            BlockKind::Title => "#".to_owned(),
            BlockKind::Paragraph => "p".to_owned(),
            BlockKind::Item(marker) => marker,
            BlockKind::Row => "|".to_owned(),
            BlockKind::Columns => "=".to_owned(),
            BlockKind::Code => "`".to_owned(),
        };
        let line = |block: Block| {
            let apart = if block.is_apart { "/" } else { "" };
            format!("{apart}{}{} {}", block.depth, word(block.kind), block.text)
        };
        blocks(markdown).into_iter().map(line).collect()
    }

    #[test]
    fn headings_paragraphs_and_lists_are_distinguished() {
        let text = "# One\ntwo\nthree `x` *y* 2 * 3 a_b\n\n- **a** b\n  c\n  - d\n- e\n\n  f\n\n3. [x-1] g\n4. h\n";
        let blocks_of_text =
            ["0# One", "0p two three x y 2 * 3 a_b", "/1• a b c", "2• d", "1• e", "/1p f", "/13. [x-1] g", "14. h"];
        assert_eq!(read(text), blocks_of_text);
        assert_eq!(read("> a\n> b\n\n```\nx  y\n z\n```\n"), ["1p a b", "/0` x  y\n z"]);
    }

    #[test]
    fn tables_become_sentences() {
        assert_eq!(read("| a | b |\n|---|---|\n| x | 1 | \n| `y`\\|z |  |\n"), ["0| a: b", "0| x: 1", "0| y|z"]);
    }

    #[test]
    fn tables_with_numbers_keep_their_columns() {
        let columns = "0= name   n  why\nOrc    5  x y\n5♣    12";
        assert_eq!(read("| name | n | why |\n|---|--:|---|\n| **Orc** | 5 | x y |\n| 5♣ | 12 | |\n"), [columns]);
    }

    #[test]
    fn links_keep_their_names_and_plain_characters_stay() {
        assert_eq!(read("see [the *book*](http://x.y/z), <b> & [b]"), ["0p see the book, <b> & [b]"]);
        assert_eq!(read("<div>\n*a*\n</div>"), ["0p <div> *a* </div>"]);
    }
}
