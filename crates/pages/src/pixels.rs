//! Pictures made of pixels: icons and the picture of link previews.

use tiny_skia::{Color, FillRule, Paint, Path, PathBuilder, Pixmap, Transform};

use crate::drawings::{FELT, GOLD, INK, MARK, PAPER, SIZE};

/// The share of an icon that the cards fill. A system may crop a maskable icon to a circle of four fifths.
const WHOLE: f32 = 1.0;
const SAFE: f32 = 0.72;

/// All pictures made of pixels: name and PNG.
pub(crate) fn pictures() -> [(&'static str, Vec<u8>); 6] {
    [
        ("icon-192.png", icon(192, WHOLE)),
        ("icon-512.png", icon(512, WHOLE)),
        ("icon-maskable-512.png", icon(512, SAFE)),
        ("apple-touch-icon.png", icon(180, SAFE)),
        ("preview.png", preview()),
        // A table on a phone, for the manifest.
        ("phone.png", include_bytes!("../assets/phone.png").to_vec()),
    ]
}

/// A square icon. The background of a maskable one reaches its corners.
fn icon(size: u32, scale: f32) -> Vec<u8> {
    draw(size, size, |pixels| {
        let unit = size as f32 / 64.0;
        let corner = if scale < WHOLE { 0.0 } else { 14.0 };
        fill(pixels, rounded(0.0, 0.0, 64.0, 64.0, corner), FELT, Transform::from_scale(unit, unit));
        let middle = 32.0 * (1.0 - scale);
        cards(pixels, Transform::from_row(unit * scale, 0.0, 0.0, unit * scale, unit * middle, unit * middle));
    })
}

/// The picture of link previews: a fan of cards.
fn preview() -> Vec<u8> {
    draw(SIZE.0, SIZE.1, |pixels| {
        pixels.fill(colour(FELT));
        for (n, turn) in [-30.0, -10.0, 10.0, 30.0].into_iter().enumerate() {
            let at = Transform::from_translate(600.0, 700.0).pre_rotate(turn).pre_translate(0.0, -370.0);
            fill(pixels, rounded(-110.0, -165.0, 220.0, 330.0, 30.0), FELT, at);
            fill(pixels, rounded(-105.0, -160.0, 210.0, 320.0, 26.0), if n < 3 { GOLD } else { PAPER }, at);
            if n == 3 {
                fill(pixels, mark(), INK, at.pre_scale(5.4, 5.4).pre_translate(-33.5, -36.0));
            }
        }
    })
}

/// The two cards and the mark in a box of 64 by 64.
fn cards(pixels: &mut Pixmap, at: Transform) {
    fill(
        pixels,
        rounded(15.0, 9.0, 30.0, 44.0, 5.0),
        GOLD,
        at.pre_concat(Transform::from_rotate_at(-12.0, 32.0, 32.0)),
    );
    fill(
        pixels,
        rounded(19.0, 10.0, 30.0, 44.0, 5.0),
        PAPER,
        at.pre_concat(Transform::from_rotate_at(7.0, 32.0, 32.0)),
    );
    fill(pixels, mark(), INK, at);
}

fn draw(width: u32, height: u32, paint: impl FnOnce(&mut Pixmap)) -> Vec<u8> {
    let mut pixels = Pixmap::new(width, height).expect("a picture has a size");
    paint(&mut pixels);
    pixels.encode_png().expect("pixels in memory can be encoded")
}

fn fill(pixels: &mut Pixmap, path: Option<Path>, tone: &str, at: Transform) {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(colour(tone));
    if let Some(path) = path {
        pixels.fill_path(&path, &paint, FillRule::Winding, at, None);
    }
}

/// A colour such as `#123c33`.
fn colour(tone: &str) -> Color {
    let part = |n: usize| u8::from_str_radix(&tone[n..n + 2], 16).unwrap_or(0);
    Color::from_rgba8(part(1), part(3), part(5), 255)
}

/// A rectangle with rounded corners.
fn rounded(x: f32, y: f32, width: f32, height: f32, r: f32) -> Option<Path> {
    let (right, bottom) = (x + width, y + height);
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.line_to(right - r, y);
    path.quad_to(right, y, right, y + r);
    path.line_to(right, bottom - r);
    path.quad_to(right, bottom, right - r, bottom);
    path.line_to(x + r, bottom);
    path.quad_to(x, bottom, x, bottom - r);
    path.line_to(x, y + r);
    path.quad_to(x, y, x + r, y);
    path.close();
    path.finish()
}

/// [`MARK`] as a path.
fn mark() -> Option<Path> {
    let mut path = PathBuilder::new();
    let at = |c: char| c.is_ascii_alphabetic();
    for (n, letter) in MARK.match_indices(at) {
        let numbers = MARK[n + 1..].split(at).next().unwrap_or_default().split([' ', ',']);
        let numbers: Vec<f32> = numbers.filter_map(|number| number.parse().ok()).collect();
        match (letter, numbers.as_slice()) {
            ("M", &[x, y]) => path.move_to(x, y),
            ("L", &[x, y]) => path.line_to(x, y),
            ("C", curves) => curves.chunks_exact(6).for_each(|c| path.cubic_to(c[0], c[1], c[2], c[3], c[4], c[5])),
            _ => {}
        }
    }
    path.close();
    path.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_have_their_sizes_and_maskable_ones_can_be_cropped() {
        for (name, size) in [
            ("icon-192.png", 192),
            ("icon-512.png", 512),
            ("icon-maskable-512.png", 512),
            ("apple-touch-icon.png", 180),
        ] {
            let (_, png) = pictures().into_iter().find(|(known, _)| *known == name).unwrap();
            let pixels = Pixmap::decode_png(&png).unwrap();
            assert_eq!((pixels.width(), pixels.height()), (size, size), "{name}");
            let [paper, felt, ink] = [PAPER, FELT, INK].map(|tone| colour(tone).to_color_u8().premultiply());
            let is_cut = name == "icon-192.png" || name == "icon-512.png";
            assert_eq!(pixels.pixel(0, 0).unwrap().alpha(), if is_cut { 0 } else { 255 }, "{name}: the corner");
            assert_eq!(pixels.pixel(size / 2, size * 9 / 16).unwrap(), ink, "{name}: the mark");
            for (n, pixel) in pixels.pixels().iter().enumerate().filter(|_| !is_cut) {
                let [x, y] = [n as u32 % size, n as u32 / size].map(|at| f64::from(at) - f64::from(size) / 2.0);
                assert!(x.hypot(y) < f64::from(size) * 0.4 || *pixel == felt, "{name}: outside of the safe circle");
            }
            assert!(pixels.pixels().contains(&paper), "{name}");
        }
    }

    #[test]
    fn the_link_preview_has_its_declared_size() {
        let preview = preview();
        let pixels = Pixmap::decode_png(&preview).unwrap();
        assert_eq!((pixels.width(), pixels.height()), SIZE);
        assert!(preview.len() < 100_000, "{} bytes", preview.len());
    }
}
