## Sentences of the store

store-full = no space is left to save: the disk or the store is full
store-locked = another program has locked the store
store-damaged = the store is damaged: { $why }
store-game = the stored game { $id } of { $game } is damaged: it does not match its checksum
store-in-use = another server is using this store
store-missing = { $file } is missing or empty, but { $trace } exists
store-gone = { $file } was deleted, moved or replaced while the server was running
store-disk = the disk failed while saving: { $why }
store-later = the store was made by a later version of the program: its schema has version { $found }, this program knows version { $known }
store-unreachable = the database cannot be reached or used: { $why }
store-closed = the store is closed: the server is stopping
store-busy = too many changes are waiting to be saved
store-stale = the game has changed in the meantime
store-failed = the store failed: { $why }
store-not-saved = Your change could not be saved
store-is-damaged = The store is damaged
store-full-help = Free some space on the disk, then try again. Everything saved before is safe.
store-locked-help = Close the program that uses the file or wait a moment, then try again.
store-in-use-help = Stop the other server, or name another file or database.
store-missing-help = Put the file back, restore a backup, or correct the name. `--init` begins a new, empty store.
store-gone-help = Changes are no longer saved. Stop the server, put the file back or restore a backup, and start it again.
store-disk-help = Changes are no longer saved. Check the disk, then stop the server and start it again.
store-damaged-help = Stop the server and restore a backup, as docs/hosting.md explains.
store-later-help = Use the later version of the program, or choose another file or database.
store-unreachable-help = Check that it runs and accepts this server, then try again. Everything saved before is safe.
store-again-help = Try again in a moment.
store-other-help = Try again. If the problem persists, check that the file or the database can be read and written.

## Lists of games

games-turn = It is player { $seat }'s turn.
games-damaged = This stored game is damaged.
