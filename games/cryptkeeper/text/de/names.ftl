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

## Gegenstände nach Wert. Formen: den (mit Artikel im Akkusativ)

item-ace = Flasche der grenzenlosen Erinnerung
    .den = die Flasche der grenzenlosen Erinnerung
item-two = Gnomengänge
    .den = die Gnomengänge
item-three = Backtracking-Algorithmus
    .den = den Backtracking-Algorithmus
item-four = Tragendes Geröll
    .den = das Tragende Geröll
item-five = Mimic-Verwertungsanlage
    .den = die Mimic-Verwertungsanlage
item-six = Geruchsverstärker
    .den = den Geruchsverstärker
item-seven = Beherzter Zugriff
    .den = den Beherzten Zugriff
item-eight = Neustart der Hellseherhöhle
    .den = den Neustart der Hellseherhöhle
item-nine = Hastiger Bau
    .den = den Hastigen Bau
item-ten = Amulett von Cnaprybe
    .den = das Amulett von Cnaprybe
item-jack = Fertigbaumodul
    .den = das Fertigbaumodul
item-queen = Königliche Gunst
    .den = die Königliche Gunst
item-king = Brechstange des Admins
    .den = die Brechstange des Admins

## Eine Karte und was sie ist

named = { $card } { $name }
curse = der Fluch

## Richtungen: „nach Norden“, „im Norden“

way-north = Norden
way-west = Westen
way-east = Osten
way-south = Süden

## Wirkungen der Ereignisse

event-ace = die Gargoyles erstarren, die Treppe dieses Stockwerks ist begehbar
event-draw = zieh { $n } Karten, leg dann eine davon ab
event-four = nimm eine beliebige Karte der Ablage
event-lose = { $n ->
    [one] leg { $n } Gegenstand ab; hast du keinen, fliegst du hinaus
   *[other] leg { $n } Gegenstände ab; hast du keinen, fliegst du hinaus
}
event-six = deck eine beliebige Reihe des Plans auf
event-seven = sieh dir die obersten { $n } Karten des Stapels an
event-eight = deck die Nachbarfelder auf, leg dann eines davon ab
event-nine = leg eine beliebige Spalte des Plans ab
event-jack = leg eine beliebige Reihe des Plans ab
event-king = nichts weiter; ist die Rune aktiv, darfst du von hier hinabsteigen

## Der Altar, je nach Hausregeln

altar-stays = mit Amulett und Flasche in der Hand gewinnst du; sonst versinkt er im Boden
altar-goes-without-amulet = mit Amulett und Flasche in der Hand gewinnst du; ohne Amulett kommt er in die Ablage
altar-goes = mit Amulett und Flasche in der Hand gewinnst du; sonst kommt er in die Ablage
altar-no-flask-stays = mit dem Amulett in der Hand gewinnst du; sonst versinkt er im Boden
altar-no-flask-goes = mit dem Amulett in der Hand gewinnst du; sonst kommt er in die Ablage

## Wirkungen der Gegenstände

use-ace = deck die Felder um dich herum auf
use-two = versetz dein Feld samt dir neben ein beliebiges anderes
use-three = leg ein beliebiges Feld oben auf den Stapel
use-four = leg eine beliebige Karte der Ablage aufgedeckt in den Plan
use-five = leg zwei Karten der Ablage oben auf den Stapel
use-six = deck eine beliebige Spalte des Plans auf
use-seven = zieh { $n } Karten
use-eight = leg die oberste Karte des Stapels ab
use-nine = bau aus dem Stapel eine neue Spalte an
use-ten = unbenutzbar; bring es zum Altar, bevor der Fluch zuschlägt
use-jack = bau aus dem Stapel eine neue Reihe an
use-queen = zieh { $n } Karten, leg dann eine Handkarte ab
use-king = verhindere das wartende Ereignis
