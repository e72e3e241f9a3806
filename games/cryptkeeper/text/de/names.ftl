## Felder nach Wert. Formen: den (mit Artikel im Akkusativ)

tile-ace = Rune der Verkalkung
    .den = die Rune der Verkalkung
tile-two = Gnomenchiffre
    .den = die Gnomenchiffre
tile-three = Verdächtige Felsen
    .den = die Verdächtigen Felsen
tile-four = Steinerne Klippe
    .den = die Steinerne Klippe
tile-five = Mimic
    .den = den Mimic
tile-six = Zitrusduft
    .den = den Zitrusduft
tile-seven = Hellseherhöhle
    .den = die Hellseherhöhle
tile-eight = Hellseherstörung
    .den = die Hellseherstörung
tile-nine = Beben und Zittern
    .den = das Beben und Zittern
tile-ten = Abweisender Altar
    .den = den Abweisenden Altar
tile-jack = Wankende Wände
    .den = die Wankenden Wände
tile-queen = Rattenkönig
    .den = den Rattenkönig
tile-king = Treppe
    .den = die Treppe

## Gegenstände nach Wert

item-ace = Flasche der grenzenlosen Erinnerung
item-two = Gnomengänge
item-three = Backtracking-Algorithmus
item-four = Tragendes Geröll
item-five = Mimic-Verwertungsanlage
item-six = Geruchsverstärker
item-seven = Beherzter Zugriff
item-eight = Neustart der Hellseherhöhle
item-nine = Hastiger Bau
item-ten = Amulett von Cnaprybe
item-jack = Fertigbaumodul
item-queen = Königliche Gunst
item-king = Brechstange des Admins

## Eine Karte und was sie ist

named = { $card } { $name }
curse = der Fluch

## Richtungen: „nach Norden“, „im Norden“

way-north = Norden
way-west = Westen
way-east = Osten
way-south = Süden

## Wirkungen der Ereignisse

event-ace = Die Gargoyles erstarren, die Treppe dieses Stockwerks ist begehbar
event-draw = Zieh { $n } Karten, leg dann eine davon ab
event-four = Nimm eine beliebige Karte der Ablage
event-lose = { $n ->
    [one] Leg { $n } Gegenstand ab; hast du keinen, fliegst du hinaus
   *[other] Leg { $n } Gegenstände ab; hast du keinen, fliegst du hinaus
}
event-six = Deck eine beliebige Reihe des Plans auf
event-seven = Sieh dir die obersten { $n } Karten des Stapels an
event-eight = Deck die Nachbarfelder auf, leg dann eines davon ab
event-nine = Leg eine beliebige Spalte des Plans ab
event-jack = Leg eine beliebige Reihe des Plans ab
event-king = Nichts weiter; ist die Rune aktiv, darfst du von hier hinabsteigen

## Der Altar, je nach Hausregeln

altar-stays = Mit Amulett und Flasche in der Hand gewinnst du; sonst versinkt er im Boden
altar-goes-without-amulet = Mit Amulett und Flasche in der Hand gewinnst du; ohne Amulett kommt er in die Ablage
altar-goes = Mit Amulett und Flasche in der Hand gewinnst du; sonst kommt er in die Ablage
altar-no-flask-stays = Mit dem Amulett in der Hand gewinnst du; sonst versinkt er im Boden
altar-no-flask-goes = Mit dem Amulett in der Hand gewinnst du; sonst kommt er in die Ablage

## Wirkungen der Gegenstände

use-ace = Deck die Felder um dich herum auf
use-two = Versetz dein Feld samt dir neben ein beliebiges anderes
use-three = { $any_tile ->
    [true] Leg ein beliebiges Feld oben auf den Stapel
   *[other] Leg ein beliebiges Feld oben auf den Stapel, nur nicht das mit dem wartenden Ereignis
}
use-four = Leg eine beliebige Karte der Ablage aufgedeckt in den Plan
use-five = Leg zwei Karten der Ablage oben auf den Stapel
use-six = Deck eine beliebige Spalte des Plans auf
use-seven = Zieh { $n } Karten
use-eight = Leg die oberste Karte des Stapels ab
use-nine = Bau aus dem Stapel eine neue Spalte an
use-ten = { $any_item ->
    [true] Verflucht; es zu benutzen beendet nur den Fluch
   *[other] Unbenutzbar; bring es zum Altar, bevor der Fluch zuschlägt
}
use-jack = Bau aus dem Stapel eine neue Reihe an
use-queen = Zieh { $n } Karten, leg dann eine Handkarte ab
use-king = Verhindere das wartende Ereignis
