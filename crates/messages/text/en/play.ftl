## Guided games

guide-left = Your game has left the guide: its next step does not fit here. Play on, or undo moves to return to it.
guide-continue = Continue. { $effect }
