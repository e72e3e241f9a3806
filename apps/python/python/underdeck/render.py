"""The table as text and as a picture."""

from __future__ import annotations

from html import escape
from typing import Any

_SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def _face(card: dict[str, Any] | None) -> str:
    if card is None:
        return "  "
    name = card.get("card")
    if not name:
        return "??"
    if name.startswith("X"):
        return "★" + name[1]
    return ("10" if name[0] == "T" else name[0]) + _SUITS[name[1]]


def _lines(zone: dict[str, Any]) -> list[list[str]]:
    """The content of a zone: rows of faces, or of words."""
    body = zone["body"]
    kind, value = next(iter(body.items())) if len(body) == 1 and isinstance(next(iter(body.values())), (dict, list)) else (body.get("kind"), body)
    if isinstance(value, list):
        return [[f"{entry.get('name', '')}: {entry.get('value', '')}"] for entry in value]
    if "tiles" in value:
        cells = {(tile["cell"]): _face(tile.get("card")) for tile in value["tiles"]}
        places = sorted((int(cell[1:].split("c")[0]), int(cell.split("c")[1])) for cell in cells)
        if not places:
            return []
        rows = range(places[0][0], places[-1][0] + 1)
        columns = range(min(column for _, column in places), max(column for _, column in places) + 1)
        return [[cells.get(f"r{row}c{column}", "  ") for column in columns] for row in rows]
    if "cards" in value:
        cards = value["cards"]
        return [[_face(card) for card in cards]] if cards else []
    if "steps" in value:
        return [[f"[{step}]" if n == value["now"] else str(step) for n, step in enumerate(value["steps"])]]
    if "entries" in value:
        return [[f"{entry.get('name', '')}: {entry.get('value', '')}"] for entry in value["entries"]]
    if "value" in value:
        most = value.get("max")
        return [[str(value["value"]) + (f" of {most}" if most is not None else "")]]
    return [[str(kind)]]


def ansi(table: dict[str, Any]) -> str:
    """The table as text: prompt, zones, legal moves."""
    lines = [table["prompt"], ""]
    for zone in table["zones"]:
        rows = [" ".join(row) for row in _lines(zone)] or ["-"]
        lines.append(f"{zone['name']:>16}  {rows[0]}")
        lines.extend(" " * 18 + row for row in rows[1:])
    offers = ", ".join(offer["move"] for offer in table["offers"])
    return "\n".join([*lines, "", f"Moves: {offers}" if offers else "The game is over.", ""])


def svg(table: dict[str, Any]) -> str:
    """The table as a picture in SVG."""
    wide, high, parts, top = 36, 46, [], 40
    width = 640
    for zone in table["zones"]:
        rows = _lines(zone)
        parts.append(f'<text x="12" y="{top + 20}" fill="#cfe3d4" font-size="13">{escape(zone["name"])}</text>')
        if not rows:
            top += 30
        for row in rows:
            if all(len(face) <= 3 for face in row):
                for n, face in enumerate(row):
                    x = 150 + n * (wide + 4)
                    width = max(width, x + wide + 16)
                    if not face.strip():
                        continue
                    fill = "#7a5a3a" if face == "??" else "#fdfaf2"
                    ink = "#b3202a" if face[-1] in "♦♥" else "#1d1d1d"
                    parts.append(f'<rect x="{x}" y="{top}" width="{wide}" height="{high - 6}" rx="4" fill="{fill}"/>')
                    if face != "??":
                        parts.append(f'<text x="{x + wide / 2}" y="{top + 26}" fill="{ink}" text-anchor="middle" font-size="15">{escape(face)}</text>')
                top += high
            else:
                parts.append(f'<text x="150" y="{top + 20}" fill="#ffffff" font-size="13">{escape(" ".join(row))}</text>')
                top += 26
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {top + 16}" width="{width}" height="{top + 16}" font-family="sans-serif">'
    ground = f'<rect width="{width}" height="{top + 16}" fill="#1f5135"/><text x="12" y="24" fill="#ffffff" font-size="15">{escape(table["prompt"])}</text>'
    return head + ground + "".join(parts) + "</svg>"
