## The player's files

home-unwritten = { $path } cannot be written: { $reason }
home-open = { $path } is { $holder }
home-holder = { $terminal ->
    [none] open in { $program } (process { $process }) since { $since } UTC
   *[other] open in { $program } (process { $process }, { $terminal }) since { $since } UTC
}
home-program = { $program ->
    [line-mode] line mode
    [full-screen] the full-screen table
   *[other] { $program }
}
home-taken = { $path }: another program took over this game and played on; open it again
home-disk-full = the disk is full
home-quota = your disk quota is used up
home-read-only = the disk is read-only
home-permission = you may not write there
home-missing = no such file or folder
home-denied = access denied
home-exists = it exists already
home-folder = this is a folder, not a file
home-no-folder = part of the path is not a folder
home-none = { $why }: name a folder in UNDERDECK_HOME
home-version = version { $version } of the data was written by a newer Underdeck; this one reads versions up to { $known }
home-version-unread = found `{ $found }`, expected the number { $known }
home-no-name = no file name is free for { $name }
home-no-game = there is no such game
home-damaged = it is damaged
home-review-damaged = { $path } is damaged. The damaged file is kept as { $aside }; the review starts over.
home-repaired = { $path } is damaged: { $fault }. The damaged file is kept as { $aside }. { $moves ->
    [0] The game continues from its start.
    [one] 1 move can be played; the game continues from there.
   *[other] { $moves } moves can be played; the game continues from there.
}
home-lost = { $path } is damaged: { $fault }. The damaged file is kept as { $aside }. Nothing of the game could be read.
home-date = `{ $date }` is not a date such as 2026-11-21
home-continue = Continue with: { $command }

## Campaigns

home-campaign-taken = { $folder } already holds the campaign { $found } of { $game }; choose another name
home-no-record = there is no record, no file that ends in .{ $ending }
home-chapter = a chapter of the campaign { $name }: { $why }
home-campaign-at = the campaign in your home is at chapter { $next }

## Settings

setting-theme = The colours of the table.
setting-cloth = The colour of the full-screen table in the dark and the light theme.
setting-back = The pattern on the backs of cards.
setting-four-colour = Give each suit its own colour.
setting-motion = Animate cards, show each loss and gain for a moment, and celebrate a win; auto does so on fast terminals.
setting-mouse = Use the mouse.
setting-player = Your name in records; empty for none.
setting-language = The language of the program; auto is the system's language.
setting-confirm = Ask before a move that ends the game, an undo that counts, the solver and the coach. Deals of the day always ask.
setting-forced = Make the only legal move automatically; auto does so in games that have many of them, and stops where health is lost.
setting-winnable = Deal new games that can be won: any of them, or those of one difficulty. off deals a plain shuffle; auto chooses winnable deals in games where some deals cannot be won.
setting-linear = Use line mode in a terminal too.
setting-full-words = In line mode, write card names in words: ten of hearts instead of 10♥.
setting-theme-name = Theme
setting-cloth-name = Table colour
setting-back-name = Card backs
setting-four-colour-name = Four colours
setting-motion-name = Animation
setting-mouse-name = Mouse
setting-player-name = Your name
setting-language-name = Language
setting-confirm-name = Confirmations
setting-forced-name = Forced moves
setting-winnable-name = Winnable deals
setting-linear-name = Line mode
setting-full-words-name = Cards in words
setting-any-text = any text
setting-value = `{ $key }`: found `{ $found }`, expected { $expected }
setting-unknown = there is no setting `{ $name }`: the settings are { $known }, options.GAME.OPTION and keys.COMMAND
setting-unknown-nearest = there is no setting `{ $name }` (did you mean `{ $word }`?): the settings are { $known }, options.GAME.OPTION and keys.COMMAND
settings-newer = the settings have version { $version }: this Underdeck reads versions up to { $known }
settings-no-version = `version` is missing: write version = { $known }
