## Settings

language = Language
language-auto = Same as browser
your-name = Your name
your-name-note = Shown on your records and on leaderboards. Optional.
theme = Theme
theme-auto = Same as system
theme-light = Light
theme-dark = Dark
forced = Forced moves
forced-auto = Play automatically in games that have many
forced-on = Always play automatically
forced-off = Play them myself
the-table = The table
save = Save
four-colours = Four colours
four-colours-note = Clubs are green and diamonds blue.
suit-letters = Suit letters
suit-letters-note = C, D, H or S beside each suit.
larger = Larger cards and text
larger-note = Everything is one size larger.
motion = Animate cards, dice and numbers
motion-note = Off if your system asks for reduced motion.
sound = Sound
sound-note = Cards, dice, gains, losses and the end of a game.
haptics = Vibration
haptics-note = On devices that have it.
letter-keys = Letter keys
letter-keys-note = U for undo, R for redo, H for a hint; see Help.
confirm-setting = Confirmations
confirm-setting-note = Ask before a move that ends the game, an undo that marks it as peeked, the solver and the coach. Deals of the day always ask.
look-felt = Felt
look-own = As in the game
look-green = Green
look-blue = Blue
look-wine = Wine
look-slate = Slate
look-backs = Card backs
look-lattice = Lattice
look-bricks = Bricks
look-waves = Waves
look-scales = Scales
look-deck = Cards
look-drawn = With pictures
look-bold = Large rank and suit
look-night = Dark paper
look-volume = Volume
look-normal = Normal
look-soft = Soft
look-loud = Loud

## Rules and help

rules-of = Rules of { $game }
how-to-play = How to play { $game }
rules-every = All rules of { $game }
rules-all = All rules
tables-of = Tables of { $game }
the-tables = Tables
key = Key
key-does = Action
key-letters = You can switch off single-letter keys in the settings:
key-arrows = Arrows, Home, End
key-enter = Enter, Space
key-one-to-nine = 1 to 9
does-tab = next area where you can do something, then the moves
does-arrows = next card in that direction
does-enter = press, select or deselect
does-escape = deselect everything
does-number = the move with this number
does-undo = undo
does-redo = redo
does-hint = hint
does-panels = panels: moves, log, rules, variations, game
does-prompt = read out the prompt
does-repeat = repeat what happened
does-ask = explain the focused item
does-keys = show these keys

## Credits

credits-games = The games
credits-drawings = The drawings
credits-drawn = The cards, symbols, court figures, backs, dice, scenes, pictures and emblems were drawn for Underdeck; its own program makes the sounds. They have the licences of the program.
credits-icons = { $n } icons come from game-icons.net, licensed under Creative Commons Attribution 3.0 (CC BY 3.0). Artists: { $artists }.
credits-program = The program
credits-licence = Underdeck is free software, licensed under MIT or Apache-2.0 at your option.
