### Found by name

## Words explained

term-go = go
term-go-says = Walk into a room next to yours: rooms around it are revealed, and then what it holds happens.
term-leave = leave
term-leave-says = Go up the staircase with all four tasks done. In a campaign you may also leave without them, as a failed attempt.
term-view = view
term-view-says = Look into the crystal: one room of your choice is revealed, however far away. It works once.
term-fountain = fountain
term-fountain-says = Drink from the fountain, once: 4 to 6 on the die gives 1 HP, 1 to 3 costs 1 HP.
term-buy = buy
term-buy-says = Pay a wizard: 1 GP for a spell, 2 GP for an item, as often as you can afford it.
term-fight = fight
term-fight-says = A round of combat, one die: 4 to 6 defeats the enemy. A Specter hits you on 1, a Slime on 1 and 2, a Skeleton and the Dragon on 1 to 3.
term-take = take
term-take-says = Take the hit: you lose its damage in HP, and keep shield and flask.
term-drink = drink
term-drink-says = Empty the flask: you gain 3 HP. You may do so at any time, even when a hit is about to fall.
term-abandon = abandon
term-abandon-says = Abandon the quest. It is lost.
term-resolved = resolved
term-resolved-says = A room that you have dealt with; it is turned sideways, and nothing more happens there.
term-revealed = revealed
term-revealed-says = A room that is face up: you have entered a room next to it, or seen it by magic.
term-fetch = fetch
term-fetch-says = Enter the rooms that the King wants things from; they give you nothing else.
term-amulet = amulet
term-amulet-says = The Flame Amulet melts Ice Caverns when you enter them, and lasts.
term-key = key
term-key-says = The Dungeon Key unlocks Locked Doors, and lasts.
term-flask = flask
term-flask-says = Drink it at any time for 3 HP, even between a hit and its damage.
term-shield = shield
term-shield-says = It stops one hit of an enemy, a trap or a chest, whatever the damage, and breaks.
term-retreat = retreat
term-retreat-says = After a round of combat, go back to the room you came from.
term-hopeless = hopeless
term-hopeless-says = When the tasks can no longer be completed the quest ends.
