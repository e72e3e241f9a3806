## The end of a game

tui-end-next = Next deal
tui-end-sequel = Next part of the campaign
tui-end-again = Same deal again
tui-end-next-own-cards = Another game with your own cards
tui-end-campaign = Continue the campaign
tui-end-review = Replay the game from its start
tui-end-lines = Show the variations
tui-end-coach = Review: your mistakes and your luck
tui-end-solve = Solver: could this deal have been won?
tui-end-solve-score = Solver: what was the best possible score?
tui-end-share = Copy the result to share it
tui-end-undo = Undo the last move
tui-end-home = Home
