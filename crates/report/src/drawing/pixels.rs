//! Renders a drawing to pixels.

use noto_sans_mono_bitmap::{FontWeight, RasterHeight, get_raster, get_raster_width};
use tiny_skia::{
    Color, FillRule, Paint, PathBuilder, Pixmap, PremultipliedColorU8, Rect, Stroke, StrokeDash, Transform,
};
use underdeck_plot::{Anchor, Ink, Marks, Shape, Tone};

/// Image pixels for each CSS pixel.
const SCALE: f32 = 2.0;
const SIZE: RasterHeight = RasterHeight::Size24;
const WEIGHT: FontWeight = FontWeight::Regular;

/// Renders marks at their origins as PNG.
pub(super) fn png((width, height): (f64, f64), parts: &[((f64, f64), &Marks)]) -> Option<Vec<u8>> {
    let size = |length: f64| (length as f32 * SCALE) as u32;
    let mut pixels = Pixmap::new(size(width), size(height))?;
    pixels.fill(Color::WHITE);
    for (corner, marks) in parts {
        marks.0.iter().for_each(|(shape, ink)| draw(&mut pixels, *corner, shape, ink));
    }
    pixels.encode_png().ok()
}

/// Red, green and blue of a colour in hexadecimal digits.
fn rgb(hex: &str) -> [u8; 3] {
    [1, 3, 5].map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap_or_default())
}

fn draw(pixels: &mut Pixmap, corner: (f64, f64), shape: &Shape, ink: &Ink) {
    let place = |at: &(f64, f64)| ((corner.0 + at.0) as f32, (corner.1 + at.1) as f32);
    let scale = Transform::from_scale(SCALE, SCALE);
    // An image has no style sheet.
    let (colour, amount, dashes) = match ink {
        Ink::Tone(tone, amount) => (tone.colours()[0], *amount, [].as_slice()),
        Ink::Series(n) => (Ink::series(*n).0, 2.0, Ink::series(*n).1),
        Ink::Class(_) => (Tone::Ink.colours()[0], 1.0, [].as_slice()),
    };
    let [red, green, blue] = rgb(colour);
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(red, green, blue, 255);
    let stroke = |pixels: &mut Pixmap, points: &[(f64, f64)], paint: &Paint<'_>| {
        let mut path = PathBuilder::new();
        for (n, (x, y)) in points.iter().map(place).enumerate() {
            if n == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
        }
        if let Some(path) = path.finish() {
            let dash = StrokeDash::new(dashes.to_vec(), 0.0);
            pixels.stroke_path(&path, paint, &Stroke { width: amount as f32, dash, ..Stroke::default() }, scale, None);
        }
    };
    match shape {
        Shape::Line { from, to } => stroke(pixels, &[*from, *to], &paint),
        Shape::Course(points) => stroke(pixels, points, &paint),
        Shape::Bar { at, size, .. } => {
            paint.set_color_rgba8(red, green, blue, (amount.min(1.0) * 255.0) as u8);
            let (x, y) = place(at);
            if let Some(rect) = Rect::from_xywh(x, y, size.0 as f32, size.1 as f32) {
                pixels.fill_rect(rect, &paint, scale, None);
            }
        }
        Shape::Dot { at, radius } => {
            let (x, y) = place(at);
            if let Some(path) = PathBuilder::from_circle(x, y, *radius as f32) {
                pixels.fill_path(&path, &paint, FillRule::Winding, scale, None);
            }
        }
        Shape::Ring { at, radius } => {
            let (x, y) = place(at);
            if let Some(path) = PathBuilder::from_circle(x, y, *radius as f32) {
                let stroke = Stroke { width: amount as f32, ..Stroke::default() };
                pixels.stroke_path(&path, &paint, &stroke, scale, None);
            }
        }
        Shape::Words { at, words, anchor } => {
            write(pixels, (corner.0 + at.0, corner.1 + at.1), words, *anchor, [red, green, blue]);
        }
    }
}

/// Draws text letter by letter, with substitutes for letters missing in the font.
fn write(pixels: &mut Pixmap, at: (f64, f64), words: &str, anchor: Anchor, colour: [u8; 3]) {
    let step = get_raster_width(WEIGHT, SIZE) as f64;
    let length = words.chars().count() as f64 * step;
    let mut x = at.0 * f64::from(SCALE) - length * f64::from(anchor as u8) / 2.0;
    // The baseline is about three quarters of the height below the top of a letter.
    let top = at.1 * f64::from(SCALE) - SIZE.val() as f64 * 0.78;
    for letter in words.chars().map(plain) {
        if let Some(raster) = get_raster(letter, WEIGHT, SIZE).or_else(|| get_raster('?', WEIGHT, SIZE)) {
            for (row, line) in raster.rows().enumerate() {
                for (column, &ink) in line.iter().enumerate().filter(|(_, ink)| **ink > 0) {
                    blend(pixels, (x as i64 + column as i64, top as i64 + row as i64), ink, colour);
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

fn blend(pixels: &mut Pixmap, (x, y): (i64, i64), ink: u8, [red, green, blue]: [u8; 3]) {
    let (width, height) = (i64::from(pixels.width()), i64::from(pixels.height()));
    if !(0..width).contains(&x) || !(0..height).contains(&y) {
        return;
    }
    let pixel = &mut pixels.pixels_mut()[(y * width + x) as usize];
    let mix = |over: u8, under: u8| {
        ((u32::from(over) * u32::from(ink) + u32::from(under) * (255 - u32::from(ink))) / 255) as u8
    };
    let mixed = (mix(red, pixel.red()), mix(green, pixel.green()), mix(blue, pixel.blue()));
    if let Some(mixed) = PremultipliedColorU8::from_rgba(mixed.0, mixed.1, mixed.2, 255) {
        *pixel = mixed;
    }
}
