### Found by name
## The program

help-program = Play, record, verify and measure solo dungeon card games
    .examples =
        underdeck  choose a game and play it
        underdeck play keevorn  a new deal, or your unfinished game
        underdeck play keevorn --linear  in line mode, for screen readers
        underdeck table keevorn  play with your own cards
        underdeck daily  today’s deals
        underdeck stats  your wins, streaks and scores
        underdeck rules keevorn  how to play
        underdeck deal keevorn --seed 7  a deal code to share
        underdeck verify my-game.udr  check a recorded game
        underdeck sim keevorn --player greedy  play a thousand games
    .after =
        Exit codes:
          0    done
          1    failed, for example because a record is invalid or a file unreadable
          2    wrong usage, for example an unknown game, house rule or deal code
          130  interrupted with Ctrl-C (other signals: 128 plus their number)

        Games are kept in UNDERDECK_HOME or, if that is not set, in your data directory.
        Settings are beside them, or in your configuration directory.
help-linear = Choose a game in line mode, if there is no command
help-command = Print the help of a command

## Arguments that commands share

help-shared-color = When to print in colour
    .more = `auto` also respects NO_COLOR and CLICOLOR_FORCE.
help-shared-quiet = Print no notes and no progress bar
help-shared-force = Overwrite existing files
help-shared-lang = The language, such as de [default: UNDERDECK_LANG, else your settings, else the system’s]
help-shared-help = Print help; -h prints a summary
help-shared-version = Print the version
help-shared-game = The game
help-shared-options = A house rule, such as edition=second; repeat it for more. `underdeck games GAME` lists them
help-shared-as-printed = Play each reading by the letter of the rulebook, where a letter exists
help-shared-code = The deal with this code
help-shared-seed = The seed of all luck and all random choices
help-shared-jobs = Number of threads [default: one per processor]
help-shared-max-moves = Most moves in a game; a longer game counts as unfinished
help-shared-json = Print one JSON object
help-shared-markdown = Print the report as Markdown
help-shared-csv = Write the tables as CSV, a line for each number with its interval; - is standard output
help-shared-html = Write the report as a web page with plots; - is standard output
help-shared-plots = Write each plot to this folder, as SVG and PNG
help-shared-adjust = Take luck out of win rates and scores
    .more = A learned value estimates what chance gave. The means stay the same and need fewer games. See docs/players.md.
help-shared-linear = Use line mode [default: in a pipe, or if TERM is dumb]
help-shared-brief = In line mode, print only what changes; `look` prints the table. This is the default
help-shared-full = In line mode, print the whole table after every move
help-shared-record = Keep the game in this file, and resume the unfinished game in it
help-shared-new = Start a new game without asking; unfinished games are kept
help-shared-take-over = Play the game here even if another program has it open; that program can no longer save it
help-shared-group-by = Group the games by this fact; repeat it to cross several
    .more = FACT is a fact of the game (underdeck games GAME --facts): killer, health, moves. killer.rank and killer.suit are parts of a card. health@depth=5 is the fact at the first moment when the other has this value, health@move=10 that after ten moves. A number with many values is put into bins; moves:0-50,51-100 names them. hired-* is a row for each fact that matches, of the games in which it is not 0, no or none; task-*=open of those in which it has the value.
help-shared-conditions = Count only games that meet this condition; repeat it for several
    .more = CONDITION is a fact as in --group-by, a comparison (=, !=, <, <=, > or >=) and a value: result=lost, killer.rank=K, health@depth=5<6. The value none is that of a fact with nothing to say. Only the tables of facts are narrowed, not the other results.
help-shared-over-time = Follow the mean of this fact through the games, for each group of --group-by; health@depth follows it by Depth instead of by move
help-shared-file = The file; - is standard input
help-shared-nodes = Most positions to search in each deal
help-shared-memory = Most memory for positions already searched, in MiB per job

## Values

help-value-auto = in a terminal
help-value-always = in pipes too
help-value-never = never
help-value-random = every legal move is equally likely
help-value-greedy = the sensible move that hints suggest
help-value-first = the first legal move
help-value-value = the best move by a value learned from self-play
help-value-careless = the heuristic with ten moves in a hundred at random
help-value-flat = flat Monte Carlo, 1000 playouts per legal move
help-value-mcts = tree search, 1000 playouts per move (or mcts:100ms)
help-value-search = tree search by a learned value, 1000 games per move
help-value-adjust-luck = what chance gave, minus its mean over redeals
help-value-luck-fast = a fast generator
help-value-luck-deal = replayable deals; slower, and the same for all players
help-value-by-wins = the chance to win
help-value-by-score = the score
help-value-winnable-auto = a winnable deal, in games that have others (the default)
help-value-winnable-off = a plain shuffle
help-value-winnable-any = a deal that can be won
help-value-winnable-easy = an easy one: the obvious moves win
help-value-winnable-fair = a fair one: one unusual move is needed
help-value-winnable-hard = a hard one: several unusual moves are needed
help-value-motif-chance = the last chance to win
help-value-motif-departures = a win that takes two or more unusual moves
help-value-motif-plan = a single plan that wins, move by move
help-value-log-text = errors and warnings
help-value-log-json = every request too, one JSON object per line

## Names of values

help-name-addr-cidr = ADDR/CIDR
help-name-address = ADDRESS
help-name-code = CODE
help-name-command = COMMAND
help-name-condition = CONDITION
help-name-deal = DEAL
help-name-dir = DIR
help-name-fact = FACT
help-name-file = FILE
help-name-file-url = FILE/URL
help-name-folder = FOLDER
help-name-form = FORM
help-name-game = GAME
help-name-game-file = GAME|FILE
help-name-how = HOW
help-name-host = HOST
help-name-id = ID
help-name-key = KEY
help-name-key-value = KEY=VALUE
help-name-luck = LUCK
help-name-mib = MIB
help-name-move = MOVE
help-name-name = NAME
help-name-option = OPTION
help-name-options = OPTIONS
help-name-player = PLAYER
help-name-program = PROGRAM
help-name-seat = SEAT
help-name-seconds = SECONDS
help-name-shell = SHELL
help-name-target = TARGET
help-name-theme = THEME
help-name-url = URL
help-name-value = VALUE
help-name-what = WHAT
help-name-when = WHEN
help-name-who = WHO
help-name-width = ±WIDTH

## Playing

help-games = List the games and their house rules
    .examples =
        underdeck games
        underdeck games keevorn  one game with its house rules
help-games-facts = List the facts that --group-by, --where and --over-time of sim, lab and stats can ask for
help-games-game = List only this game
help-games-json = Print one JSON array

help-rules = Print how to play a game, or one of its rules
    .examples =
        underdeck rules keevorn  how to play
        underdeck rules keevorn --rule fight-3  one rule of the reference
        underdeck rules keevorn --reference  the whole reference
        underdeck rules keevorn --sources  where its rules come from
        underdeck rules living-keep --tables  the tables of this game
help-rules-sources = Print where each rule comes from: printed in the rulebook, our reading of it, or ours
help-rules-rule = Print the rule with this id, such as fight-3 or R24
help-rules-reference = Print the full reference, with the id of every rule
help-rules-tables = Print the tables: prices, ranks, damage and points
help-rules-template = With --tables: print them as a file, to be changed and played with -o tables=FILE

help-play = Play a game or a campaign
    .more =
        A terminal shows the full-screen table. In line mode (--linear) you type the number of a move, its notation, or `help`. Every move is saved at once, so you can leave with Ctrl-C at any time.

        If there is an unfinished game, you are asked whether to resume it. In a pipe it is resumed, unless you ask for another deal or use --new.
    .examples =
        underdeck play keevorn  a new deal, or your unfinished game
        underdeck play keevorn --deal 17A  the deal with this code
        underdeck play keevorn -o jokers=1 --linear
        underdeck play keevorn --guide  a guided game for newcomers
        underdeck play judgement-quest --campaign Arthur
help-play-seed = The deal with this seed, 0 to 18446744073709551615
help-play-resume = Resume the game you played last, without asking
help-play-winnable = Deal a new game that can be won
help-play-campaign = Begin or resume the campaign with this name
help-play-chapter = The chapter of the campaign [default: the next one]
help-play-guide = Play a guided game, which explains each move: 1 (the default) for newcomers, 2 for what comes later
help-play-opponent = Play a new two-player game with or against this player: greedy, value, mcts:1000, search:100ms
help-play-seat = Your seat, if the program plays the other
help-play-player = Your name in the record

help-table = Play a game with your own cards and dice
    .more =
        You shuffle and deal by hand. The program asks for each card that is turned up and each die that is rolled, and does the rest: legal moves, effects, bookkeeping, hints and the record.

        Type a card as QS, 10h or queen of spades, and a die as its number. `undo` takes back the last entry or move; `correct 7D 8D` changes an older entry. Every entry is saved at once, and the same command resumes the game.
    .examples =
        underdeck table keevorn  set up Keevorn by hand, or resume it
        underdeck table keevorn -o jokers=4  with a house rule
        underdeck table cryptkeeper --linear  in line mode
help-table-resume = Resume the unfinished game played last, without asking
help-table-player = Your name in the record

help-campaigns = List your campaigns, or show the progress of one and what comes next
    .more = `underdeck play GAME --campaign NAME` begins or resumes a campaign. Each chapter is a record that is linked to the one before it; `underdeck verify FOLDER` checks them all.
    .examples =
        underdeck campaigns
        underdeck campaigns my-campaign  the progress of one campaign
help-campaigns-name = The campaign’s name [default: list all campaigns]

help-daily = List today’s deals, or play one
    .more = Every day (UTC) all players get the same deal of each game. The first game that you finish counts in your statistics.
    .examples =
        underdeck daily
        underdeck daily keevorn  play today’s deal
help-daily-game = The game to play [default: list today’s deals]
help-daily-card = Print today’s result as a card to share, without spoilers

help-stats = Show statistics of your finished games: wins, streaks, scores and lengths
    .more = Games are counted by game and house rules. Daily deals, and games in which you undid a move that had revealed something, are counted separately. Guided games and records that were not played here are left out.
    .examples =
        underdeck stats
        underdeck stats keevorn  one game
        underdeck stats --csv > games.csv  a line for each finished game
help-stats-game = The game [default: all games]
help-stats-csv = Print CSV, a line for each finished game
help-stats-luck = Show how well you play with luck taken out, compared with the greedy player on the same deals (the latest 200 games of each kind)
help-stats-json = Print summaries and games as one JSON object

help-records = List your finished games, latest last
    .more = Each is listed with its file, for `underdeck replay` and `underdeck verify`.
    .examples =
        underdeck records
        underdeck records keevorn --last 5  the last five games of Keevorn
help-records-game = The game [default: all games]
help-records-last = List only the last N

help-export = Write all your games to one file
    .more = The file holds finished and unfinished games with all variations, campaigns, exercises and your name. `underdeck import` reads it on another machine, and so does a server’s page *Your data*.
    .examples =
        underdeck export my-games.json
help-export-file = The file; - is standard output

help-import = Add the games of an exported file to yours
    .more = It reads files of `underdeck export` and of a server’s page *Your data*. Games that you have already are not added again, and nothing of yours is replaced: new lines and comments become variations.
    .examples =
        underdeck import my-games.json

help-settings = Show or change the settings
    .more = Without a key it prints all settings; with a key, that one; with a value, it changes the setting. options.GAME.OPTION is a house rule for new games; an empty value ("") restores its default.
    .examples =
        underdeck settings  all settings
        underdeck settings language de
        underdeck settings options.keevorn.jokers 1  a house rule for new games
help-settings-key = The setting, such as theme or options.keevorn.jokers
help-settings-value = Its new value

## Serving

help-serve = Play in a browser, served from this machine
    .more = It prints the address and serves until Ctrl-C. Every move is saved before its page is sent; a cookie keeps each browser’s games apart. Only this machine can connect, unless --public allows others.
    .examples =
        underdeck serve --open  and open the page
        underdeck serve --addr 127.0.0.1:9000  at another port
help-serve-addr = The address to listen on; port 0 takes any free port
help-serve-data = The file that keeps the games [default: server.db in the data directory]
help-serve-init = Create the file if it is missing, even if another store has been in its folder
help-serve-store = Keep the games in a PostgreSQL database instead of a file [default: UNDERDECK_STORE]
    .more = The database is postgres://USER@HOST/DATABASE; several servers can share it. This needs a build with the cargo feature postgres.
help-serve-max-mib = The largest size of the file, in MiB [default: unlimited]
help-serve-web = Serve the offline edition at /web/ too, from a folder built by `cargo xtask web`
help-serve-open = Open the page in a browser
help-serve-public = Let other machines connect. The connection is not encrypted: put a TLS proxy in front
help-serve-trust-proxy = Trust the X-Forwarded-For and X-Forwarded-Proto headers of a proxy with this address or in this network; repeat it for more
help-serve-host = Answer only requests for this host, such as cards.example; repeat it for more
help-serve-metrics-for = Serve /metrics to this address or network too, not only to this machine; repeat it for more
help-serve-log = What is logged on standard error

help-store = Move a server’s store from a file to a database, or back
    .examples =
        underdeck store copy --from server.db --to postgres://me@db/underdeck
help-store-copy = Copy everything from one store to an empty one
    .more = Everything is copied: players, games, leaderboards, campaigns, reviews and the secret of the coming deals. The copy is read again before it is kept; if anything fails, nothing is written. The first store does not change. Stop the servers of both stores before you copy.
    .examples =
        underdeck store copy --from server.db --to postgres://me@db/underdeck
help-store-copy-from = The store to copy: a file, or postgres://USER@HOST/DATABASE [default: UNDERDECK_STORE_FROM]
help-store-copy-to = The new or empty store: a file, or postgres://USER@HOST/DATABASE [default: UNDERDECK_STORE]

help-host = See and change what players store on your server, while it runs
    .more = The player WHO is a number, a hash from the server’s log (who=...), or a whole name. Commands that change something ask first, and are noted in the store; `log` shows the notes. A running server follows within 10 seconds.
    .examples =
        underdeck host largest  who stores the most
        underdeck host who 3f9ac01b22de  by a hash from the log
help-host-stats = Count players and games, and show the size of the store
    .examples =
        underdeck host stats
        underdeck host stats --store postgres://me@db/underdeck --json
help-host-largest = List the players who store the most
    .examples =
        underdeck host largest
help-host-players = List the newest players, or those with a part of a name
    .examples =
        underdeck host players  the newest
        underdeck host players ann  with ann in the name
help-host-who = Find a player by a hash from the log, a number or a name
    .examples =
        underdeck host who 3f9ac01b22de  who= of a line of the log
help-host-ban = Ban a player: only saving and deleting the own data stays possible, and no leaderboard shows the player
    .examples =
        underdeck host ban 3f9ac01b22de
help-host-unban = Let a banned player in again
    .examples =
        underdeck host unban 12
help-host-rename = Change the name of a player on leaderboards
    .examples =
        underdeck host rename 12 Robin  another name
        underdeck host rename 12 ""  no name
help-host-quota = Show or set a player’s own limits on what is stored
    .examples =
        underdeck host quota 12  show them
        underdeck host quota 12 --mib 256 --games 50000  more than others
        underdeck host quota 12 --default  as all
help-host-purge = Delete anonymous players who never made a move
    .more = A player stays who has a name, a game with a move, a seat in another player’s game, exercises or a second device. A running server does the same every hour for players older than 30 days.
    .examples =
        underdeck host purge --dry-run  only count them
        underdeck host purge --older-than 7
help-host-vacuum = Rewrite the file of a stopped server without free space and deleted content
    .more = It needs as much free disk space as the file has content. A file from an earlier version shrinks by itself from then on.
    .examples =
        underdeck host vacuum --data server.db
help-host-verify-backup = Check a backup completely: every page, game and sealed day
    .examples =
        underdeck host verify-backup backup.db
help-host-log = Show what hosts changed, the latest first
    .examples =
        underdeck host log
help-host-players-part = A part of the name
help-host-players-banned = Only banned players
help-host-rename-new-name = The new name; empty for none
help-host-quota-mib = The most stored MiB
help-host-quota-games = The most stored games
help-host-quota-default = Remove the player’s own limits
help-host-purge-older-than = Only players who came this many days ago or earlier
help-host-purge-dry-run = Only count them
help-host-verify-backup-file = The backup
help-shared-data = The file of the server [default: server.db in the data directory]
help-shared-store = The PostgreSQL database of the servers [default: UNDERDECK_STORE]
help-shared-person = The player: a number, a hash from the log, or a whole name
help-shared-yes = Change it without asking
help-shared-most = The most lines

## Records and rules

help-deal = Print a deal code to share, and the opening table
    .examples =
        underdeck deal keevorn --seed 7
        underdeck deal keevorn -o edition=second --seed 7  with a house rule
help-deal-seed = The deal with this seed, 0 to 18446744073709551615 [default: a random one]

help-trace = Write a game as JSON lines: played by a player, or recorded
    .examples =
        underdeck trace keevorn --player greedy --seed 7 > game.jsonl
        underdeck trace --record my-game.udr  a recorded game
help-trace-player = The player; its random choices follow from the seed too
help-trace-player-seed = The seed of the player’s random choices; another one plays the same deal in another way [default: that of the deal]
help-trace-seed = The deal with this seed, 0 to 18446744073709551615
help-trace-max-moves = Stop after this many moves
help-trace-record = Trace this record instead; - is standard input
help-trace-legal = Add all legal moves to each line
help-trace-view = Add the view of the seat to move to each line

help-replay = Step through a record or trace, forwards and back
    .more =
        A terminal shows a record on the full-screen table. In line mode (--linear) the commands are:

          n    next move (or an empty line)
          p    previous move
          g N  go to move N
          f    first position
          l    last position
          q    quit

        Commands of a game such as `look`, `tree` and `why` work too.
    .examples =
        underdeck replay my-game.udr
        underdeck replay my-game.udr --linear  in line mode
help-replay-all = Print every move instead of asking

help-verify = Check records and traces; the exit code is 1 if one is invalid
    .examples =
        underdeck verify my-game.udr
        underdeck verify game.jsonl  a trace
help-verify-files = Records, traces, or folders of campaigns; - is standard input
help-verify-daily = The files are a server’s reveals of past days: check each against its published hash
help-verify-unfinished = Also accept traces that stop before their game ends
help-verify-committed = The hashes saved before the day, from the server’s /daily/commitments.json

help-step = Referee games for other programs, with JSON lines in and out
    .more =
        Each line of the input is an object with a `state`, and optionally a `move` and its `chance` events. The answer has the `state` after the move, the `legal` moves in alphabetical order, their `numbers` in the order of the rules (from 0, in which puzzles count), the `view` and `chance_used`. Without a move it describes the given state.

        An invalid line is answered with an `error` (a key and a message), and the next line is read. Every answer is sent at once.
    .examples =
        underdeck step keevorn < requests.jsonl

help-perft = Count the move sequences of a deal, to compare rules engines
    .examples =
        underdeck perft keevorn --seed 7 --depth 4
        underdeck perft keevorn --seed 7 --depth 4 --divide  by first move
help-perft-seed = The deal with this seed, 0 to 18446744073709551615
help-perft-depth = Number of moves in a sequence
help-perft-divide = Count separately for each first move

## The laboratory

help-sim = Play many games, and report win rate, endings, lengths and speed
    .more = The results follow from the seed and are the same for any number of jobs; only the speed differs. Several players play the same deals, so luck does not decide between them. Ctrl-C reports the games finished so far and exits with 130.
    .examples =
        underdeck sim keevorn --player greedy --games 10000
        underdeck sim keevorn --player greedy --player value  on the same deals
        underdeck sim keevorn --player greedy --until ±0.5%  as exact as this
        underdeck sim keevorn --player greedy --html keevorn.html  with plots
help-sim-games = Number of games [default: 1000]
    .more = With --until it is the most games, by default ten million; with --campaign, the number of campaigns.
help-sim-player = Who plays; repeat it to compare players with the first, on the same deals
help-sim-opponent = Who plays the other seats of a game for several [default: the same player, or the first of several]
help-sim-campaign = Play whole campaigns, always the first chapter on offer
help-sim-until = Stop once the win rate is known this exactly, with 95 % confidence; with several players, each difference to the first
help-sim-opening = The first move of every game, as records write it; repeat it for the moves that follow
help-sim-csv = Write a line of CSV for each game; - is standard output, instead of the report
help-sim-luck = Where luck comes from [default: fast, or deal for several players]
help-sim-bench = Report the speed too: games per second, and the cost of a move in U (docs/performance.md)
help-sim-parquet = Write a row for each game as Apache Parquet, if this build has the cargo feature parquet

help-lab = Play an experiment: a grid of games, house rules and players, all on the same deals
    .more =
        docs/experiments.md describes the file. Each finished cell is kept in a folder beside it, so an interrupted experiment resumes where it stopped, and a changed file plays only the cells that changed.

        When the last cell is finished, the report is written to that folder too, as a page with plots. The results are the same for any number of jobs.
    .examples =
        underdeck lab docs/experiments/starting-item.toml  play missing cells
        underdeck lab docs/experiments/starting-item.toml --list  list cells
        underdeck lab docs/experiments/two-rules.toml --plots plots
        underdeck lab docs/experiments/two-rules.toml --rows - > games.csv
help-lab-file = The experiment, a TOML file
help-lab-out = The folder of finished cells [default: FILE with the extension .cells]
help-lab-list = List the cells, and play nothing
help-lab-games = Number of games in each cell, overriding the file
help-lab-seed = The seed of all deals, overriding the file
help-lab-rows = Write a line of CSV for each game of each cell; - is standard output
help-lab-csv = Also write the report as CSV, a line for each cell; - is standard output, instead of the report
help-lab-html = Where to write the page [default: the folder of the cells]

help-review = Find out what each decision of a game cost, and what was luck
    .more =
        The result is the sum of three parts: the value of the start for greedy, what luck gave and took, and what your decisions gained over that player’s. Every value follows from what you could know: the hidden cards are redealt many times.

        An inaccuracy costs 2 points, a mistake 5, a blunder 10. A hundred points are a won game, or four standard deviations of the score. A mistake is named only if a second, independent sample confirms it. See docs/coach.md.

        At a terminal, the review of one game opens in the full-screen table. `--linear` prints it, and so does each option but `--seat` and `--practice`.

        Ctrl-C reports what is known so far, and the same command continues from there. The last 64 reviews are kept.
    .examples =
        underdeck review my-game.udr  costly decisions, and luck
        underdeck review my-game.udr --time 60  look closer
        underdeck review my-game.udr --until-stopped  closer until Ctrl-C
        underdeck review my-game.udr --json  every decision, for programs
        underdeck review my-game.udr --html it.html  a web page with the curve
        underdeck review *.udr  kinds of costly decisions
        underdeck review duel.udr --seat 2  the other seat of a contest
help-review-files = Records of games, or folders of campaigns; - is standard input
help-review-time = Seconds for each game
help-review-until-stopped = Look closer and closer until you press Ctrl-C
help-review-games = Redeals of each decision, for each of its two samples, instead of a time; the numbers then follow from the seed
help-shared-by = What counts [default: what the game is about]
help-review-seat = Whose decisions, where two seats play against each other
help-review-seed = The seed of the samples
help-review-fresh = Start over, ignoring earlier reviews of the game
help-review-json = Print a JSON object for each game
help-review-html = Write a web page with the curve, the mistakes and every decision; - is standard output
help-review-practice = Make exercises of the mistakes for `underdeck practice`; for games in your home this always happens

help-practice = Solve your own mistakes, again and again until you know them
    .more =
        Each mistake and blunder that a review of your games confirms becomes an exercise: the position as you saw it. An answer is right if it is the coach’s best move, or costs less than an inaccuracy.

        FSRS decides when an exercise comes back: soon after a wrong answer, later and later after right ones, until the wait would be three weeks. At a terminal, exercises open in the full-screen table. In line mode, `look` shows the table again, and `q` quits.
    .examples =
        underdeck review my-game.udr --practice  make exercises from a game
        underdeck practice  solve what is due
        underdeck practice --list  how many there are, and when
help-practice-list = Print how many exercises there are, and ask nothing

help-puzzles = Solve puzzles: positions in which few moves still win
    .more = All cards are open: you see the hidden ones in their order, and how the dice will fall. At most a third of the legal moves still win; the solver has proved all others lost. Which ones win? At a terminal, puzzles open in the full-screen table. In line mode, `look` shows the position again, `solution` resigns, and `q` quits.
    .examples =
        underdeck puzzles keevorn  those you have not tried
        underdeck puzzles keevorn --daily  the puzzle of the day
        underdeck puzzles keevorn --number 17  this one
        underdeck puzzles keevorn --theme plan  those that one plan wins
        underdeck puzzles keevorn --list  what you have solved
        underdeck puzzles keevorn --check  prove all answers again
        underdeck puzzles keevorn --make 200 --seed 1  make 200 puzzles, as text
help-puzzles-daily = Solve the puzzle of the day, the same for everyone
help-puzzles-number = Solve the puzzle with this number; 1 is the easiest
help-puzzles-record = Print the position of the puzzle as a record, with the moves up to it; needs --number or --daily
help-puzzles-motif = Solve puzzles of one kind
help-puzzles-list = List levels, and what you have solved
help-puzzles-check = Prove the answers of all puzzles again
help-puzzles-make = Make N puzzles, and print them as text
help-puzzles-seed = The first seed of the deals to make puzzles from

help-solve = Find out whether deals can be won, with all hidden cards and all luck known
    .more =
        Every answer is certain: won, with moves that prove it; lost, because everything was tried; or open, if a limit was reached first. The difficulty is the number of moves in which the winning line departs from the rollout policy, a simple player. Past 2,000 positions `greedy` and `value` play the deal first; a win of theirs is an answer too, without a difficulty.

        For a single deal that can be won, the record of a win is printed, for `underdeck verify` and `underdeck replay`; for several deals, a line each. For a finished game that was lost, it is the record of a win that follows the game as far as possible. The answers are the same for any number of jobs.
    .examples =
        underdeck solve keevorn 17A > won.udr  a win to verify or replay
        underdeck solve keevorn 17A 18M 1BJ  three deals, a line each
        underdeck solve keevorn --seed 0 --deals 100  a hundred deals
        underdeck solve card-crawler --seed 7 --best  the best score
        underdeck solve cryptkeeper --seed 7 --par  the fewest turns
        underdeck solve keevorn --seed 0 --deals 9 --json  a JSON line each
        underdeck solve my-game.udr > won.udr  could I have won?
help-solve-game = The game, or the record of a finished game
help-solve-codes = The codes of the deals
help-solve-seed = The first seed, instead of codes
help-solve-deals = Number of seeds, from the first on
help-solve-best = Find the best score, not just a win
help-solve-par = Find a win in the fewest turns
help-solve-json = Print a line of JSON for each deal

help-winnability = Find out how many deals of a game can be won, with all hidden cards and all luck known
    .more = The deals are those of the seeds from --seed on. The answers are kept in a folder, so an interrupted run, or one for more deals, continues where the last one stopped; one with higher --nodes tries the open deals again first. The interval counts open deals both ways: as lost at its lower end, and as won at its upper end. docs/winnability.md has tables.
    .examples =
        underdeck winnability keevorn --until ±0.05%  as exact as this
        underdeck winnability keevorn -o edition=second --deals 10000
        underdeck winnability editions.toml --deals 10000  each of its house rules
help-winnability-game = The game, or an experiment (a TOML file): each of its games with each of its house rules
help-winnability-until = Stop once the share is known this exactly, with 95 % confidence
help-winnability-deals = Number of deals [default: 1000]
    .more = With --until it is the most deals, by default ten million.
help-winnability-seed = The first seed
help-winnability-out = The folder that keeps the answers

help-calibrate = Check on new deals whether the coach keeps its promises
    .more = On each deal greedy plays up to a random decision, one in 32. There the coach chooses a move by one sample, and promises the value that a second sample finds. The move is played on the luck of the deal, greedy finishes the game, and the result is compared with the promise.
    .examples =
        underdeck calibrate keevorn --deals 2000
        underdeck calibrate card-crawler --games 128 --json > promises.jsonl
help-calibrate-deals = Number of deals
help-calibrate-seed = The first seed
help-calibrate-games = Redeals of a decision, for each of the two samples
help-calibrate-json = Print a line of JSON for each promise

help-measures = Measure a game as its designer would: skill, dead deals, decisions, drama, and what each house rule changes
    .more = The measures follow Browne and the Ludii system where they exist; docs/measures.md defines each. The results follow from the seed and are the same for any number of jobs.
    .examples =
        underdeck measures keevorn --best value
        underdeck measures cryptkeeper --rulings  what disputed rulings change
        underdeck measures keevorn --html keevorn.html  as a web page
help-measures-best = The strongest player available, the ceiling of skill; more thought finds more, as mcts:200 often plays like greedy
help-measures-games = Games of each player for the range of skill, on the same deals; also the deals that may be dead
help-measures-tries = How often the best player tries a deal before it counts as dead, if its choices vary
help-measures-follow = Games to follow move by move, for drama and lead changes
help-measures-playouts = Playouts of the greedy player for each estimate of how far a side leads; a sequential test of who leads takes as many as it needs
help-measures-ruling-games = Games of the greedy player for each change of a house rule, on the same deals
help-measures-whole = Try numeric house rules over their whole range, not only the next smaller and larger value
help-measures-rulings = Report only what the other reading of each disputed ruling changes, over --ruling-games games

help-tune = Find the value of a house rule that gives a win rate, a score or a length
    .more = It searches the whole range of the house rule, narrows down where the target is crossed, and plays the value found and its neighbours again on other deals. With two house rules, it does so for values spread over the range of the second. Ctrl-C reports what was found so far and exits with 130.
    .examples =
        underdeck tune keevorn max_health --for 50%  which health is fair?
        underdeck tune card-crawler hand_size --for score=12  a mean score of 12
        underdeck tune judgement-quest layout --for length=60  games of 60 moves
        underdeck tune keevorn max_health jokers --for 50%  for each Joker count
        underdeck tune keevorn jokers --for 30% -o edition=second --games 5000
        underdeck tune keevorn max_health --for fight=30%  three games in ten lost in a fight
        underdeck tune keevorn max_health --for 50% --for length=90  both targets at once
help-tune-option = The house rule to tune, such as max_health; a second one is tried value by value
help-tune-target = The target: 50% of games won, score=12, length=40 moves, or stuck=20% of games with that ending; repeat it for values of one house rule that meet several
help-tune-player = Who plays
help-tune-games = Most games of a value in the first sample, and all games of a value in the second
help-tune-coarse = Number of values across the whole range before narrowing down

help-decisive = Find out which cards, decisions and first moves decide a game
    .more = Dealt: cards that came into view early and moves that became legal, single and by role, suit and rank. Chosen: moves made early, by verb, word and card, against games that had the choice. Decisions: what the best move gains, by phase. First moves: each is forced where it is legal. Every result has its interval, and what is called clear allows for the number of comparisons of its level.
    .examples =
        underdeck decisive cryptkeeper
        underdeck decisive keevorn --moves 10 --follow 0 --openings 0  only cards and moves
        underdeck decisive keevorn --html decisive.html  as a web page
help-decisive-player = Who plays
help-decisive-games = Games in which cards and moves are followed; 0 skips this question
help-decisive-moves = Number of first moves that are followed; shorter games are left out
help-decisive-follow = Games in which decisions are valued, a few in each; 0 skips this question
help-decisive-playouts = Playouts of the greedy player to choose the best move of a decision, and as many to judge it
help-decisive-openings = Games in which each first move is forced; 0 skips this question

help-skill = Find out what skill is worth: win rates or mean scores from beginners to searching players, and by the difficulty of deals
    .more = All players play the same deals. The solver, which knows all hidden cards, rates each deal: easy if a winning line never departs from its policy, fair if once, hard if more often. Lost deals cannot be won at all; for open ones that is unknown.
    .examples =
        underdeck skill keevorn  from the random player to two searches
        underdeck skill keevorn --player greedy --player value --games 500
        underdeck skill cryptkeeper --plots plots  the curves as SVG and PNG
help-skill-player = Who plays; repeat it for more players [default: random, careless:30, careless:10, careless:3, greedy, then value and two searches by it, or one search in games without weights; a player that plays another's games is left out]
help-skill-games = Number of games of each player, on the same deals

help-compare = Compare two versions of a game: their house rules and rulings, and what the differences change
    .more = The first version has the house rules of --option; the second has them too, changed by those of --with. Both play the same deals as far as their rules allow. The report names the rules in which they differ, and whether anything changed clearly. With --with-program another build plays the second version: it gets the options of --option that it knows, and those of --with.
    .examples =
        underdeck compare keevorn --with edition=second --with jokers=3
        underdeck compare keevorn -o jokers=1 --with jokers=3  two versions
        underdeck compare living-keep --with peons_wait=true --html page.html
        underdeck compare keevorn --with-program underdeck-old  another build, the same deals
help-compare-with = A house rule or ruling of the second version; repeat it for more
help-compare-with-program = Another Underdeck program, such as an older build, that plays the second version
help-compare-with-player = The player of the second version, as the other program calls it [default: --player]
help-compare-player = Who plays
help-compare-games = Number of games of each version, on the same deals

help-train = Train a game’s learned value again: play, fit, and play again
    .more = In each round the player plays with the value so far, and the value is fitted to the results. The weights follow from the seed and are the same for any number of jobs. They are written after every round, and the same command continues from there. docs/players.md describes how the built-in weights were trained.
    .examples =
        underdeck train keevorn  ten rounds of 10,000 games
        underdeck train keevorn --rounds 20  ten more, from the last weights
help-train-games = Number of games in each round
help-train-rounds = Number of rounds, including those already played
help-train-outlook = Learn what every view is worth to greedy, to take luck out of results (`sim --adjust luck`), not to play
help-train-from-outlook = Play the first round with the built-in value for `--adjust luck`, not with greedy
help-train-out = The file of weights; if it exists, training continues from it [default: GAME.weights in the working directory]
help-train-json = Print a JSON object for each round

## The program itself

help-completions = Print completions for a shell
    .more =
        The script asks this program for what can be typed: games, options and their values, players, rules, settings, your campaigns. For bash, add `source <(underdeck completions bash)` to ~/.bashrc.
    .examples =
        underdeck completions zsh > _underdeck
help-completions-shell = The shell

help-man = Print a manual page
    .examples =
        underdeck man | man -l -  the program
        underdeck man sim | man -l -  one command
help-man-command = Print the page of this command
