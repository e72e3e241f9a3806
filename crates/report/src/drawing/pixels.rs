//! A drawing in pixels.

use noto_sans_mono_bitmap::{FontWeight, RasterHeight, get_raster, get_raster_width};
use tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, PremultipliedColorU8, Rect, Stroke, Transform};

use super::{Anchor, Drawing, Mark, Tone};

/// Pixels of the picture for each pixel of a page.
const SCALE: f32 = 2.0;
const SIZE: RasterHeight = RasterHeight::Size24;
const WEIGHT: FontWeight = FontWeight::Regular;

/// The drawing as PNG.
pub(super) fn png(drawing: &Drawing) -> Option<Vec<u8>> {
    let size = |length: f64| (length.ceil() as f32 * SCALE) as u32;
    let mut pixels = Pixmap::new(size(drawing.width), size(drawing.height))?;
    pixels.fill(Color::WHITE);
    drawing.marks.iter().for_each(|mark| draw(&mut pixels, mark));
    pixels.encode_png().ok()
}

/// Red, green and blue.
fn rgb(tone: Tone) -> [u8; 3] {
    let hex = tone.hex();
    [1, 3, 5].map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap_or_default())
}

fn paint(tone: Tone, strength: f64) -> Paint<'static> {
    let [red, green, blue] = rgb(tone);
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(red, green, blue, (strength * 255.0) as u8);
    paint
}

fn draw(pixels: &mut Pixmap, mark: &Mark) {
    let scale = Transform::from_scale(SCALE, SCALE);
    match mark {
        Mark::Line { from, to, tone, width } => {
            let mut path = PathBuilder::new();
            path.move_to(from.0 as f32, from.1 as f32);
            path.line_to(to.0 as f32, to.1 as f32);
            let stroke = Stroke { width: *width as f32, ..Stroke::default() };
            if let Some(path) = path.finish() {
                pixels.stroke_path(&path, &paint(*tone, 1.0), &stroke, scale, None);
            }
        }
        Mark::Bar { at, size, strength } => {
            let rect = Rect::from_xywh(at.0 as f32, at.1 as f32, size.0 as f32, size.1 as f32);
            if let Some(rect) = rect {
                pixels.fill_rect(rect, &paint(Tone::Strong, *strength), scale, None);
            }
        }
        Mark::Dot { at, radius } => {
            if let Some(path) = PathBuilder::from_circle(at.0 as f32, at.1 as f32, *radius as f32) {
                pixels.fill_path(&path, &paint(Tone::Strong, 1.0), FillRule::Winding, scale, None);
            }
        }
        Mark::Words { at, words, anchor, tone } => write(pixels, *at, words, *anchor, *tone),
    }
}

/// Words letter by letter; what the font lacks is written with its likes.
fn write(pixels: &mut Pixmap, at: (f64, f64), words: &str, anchor: Anchor, tone: Tone) {
    let step = get_raster_width(WEIGHT, SIZE) as f64;
    let length = words.chars().count() as f64 * step;
    let mut x = at.0 * f64::from(SCALE) - length * anchor.share();
    // The base line lies below a letter by about three quarters of its height.
    let top = at.1 * f64::from(SCALE) - SIZE.val() as f64 * 0.78;
    for letter in words.chars().map(plain) {
        if let Some(raster) = get_raster(letter, WEIGHT, SIZE).or_else(|| get_raster('?', WEIGHT, SIZE)) {
            for (row, line) in raster.rows().enumerate() {
                for (column, &ink) in line.iter().enumerate().filter(|(_, ink)| **ink > 0) {
                    blend(pixels, (x as i64 + column as i64, top as i64 + row as i64), ink, tone);
                }
            }
        }
        x += step;
    }
}

fn plain(letter: char) -> char {
    match letter {
        '−' | '–' => '-',
        '’' | '‘' => '\'',
        '“' | '”' => '"',
        '\u{a0}' | '\u{202f}' => ' ',
        _ => letter,
    }
}

fn blend(pixels: &mut Pixmap, (x, y): (i64, i64), ink: u8, tone: Tone) {
    let (width, height) = (i64::from(pixels.width()), i64::from(pixels.height()));
    if !(0..width).contains(&x) || !(0..height).contains(&y) {
        return;
    }
    let pixel = &mut pixels.pixels_mut()[(y * width + x) as usize];
    let mix = |over: u8, under: u8| {
        ((u32::from(over) * u32::from(ink) + u32::from(under) * (255 - u32::from(ink))) / 255) as u8
    };
    let [red, green, blue] = rgb(tone);
    let mixed = (mix(red, pixel.red()), mix(green, pixel.green()), mix(blue, pixel.blue()));
    if let Some(mixed) = PremultipliedColorU8::from_rgba(mixed.0, mixed.1, mixed.2, 255) {
        *pixel = mixed;
    }
}
