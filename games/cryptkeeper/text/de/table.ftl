## Was zu tun ist

prompt-take = Wähle deinen ersten Gegenstand; die anderen zwölf Karten sind der Plan.
prompt-stand = Wähle das Feld, auf dem du anfängst.
prompt-turn = Du kannst { $ways }.
way-go = auf ein Nachbarfeld gehen
way-descend = hinabsteigen
way-use = zuerst einen Gegenstand benutzen
prompt-event = { $tile }: Lass es geschehen oder benutze zuerst einen Gegenstand.
prompt-curse = Der Fluch des Amuletts schlägt gleich zu. Erdulde ihn oder benutze zuerst einen Gegenstand.
prompt-discard = { $asker }: Leg { $n ->
    [one] { $n } Gegenstand
   *[other] { $n } Gegenstände
} ab.
prompt-discard-drawn = { $asker }: Leg { $n ->
    [one] die gezogene Karte
   *[other] eine der gezogenen Karten
} ab.
prompt-discard-optional = { $asker }: Leg eine Karte ab oder behalte alles.
prompt-card-take = { $asker }: Nimm eine Karte der Ablage.
prompt-card-lay = { $asker }: Wähle eine Karte der Ablage für den Plan.
prompt-card-recycle = { $asker }: Leg { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} der Ablage auf den Stapel.
prompt-row-reveal = { $asker }: Wähle eine Reihe zum Aufdecken.
prompt-row-discard = { $asker }: Wähle eine Reihe zum Ablegen.
prompt-column-reveal = { $asker }: Wähle eine Spalte zum Aufdecken.
prompt-column-discard = { $asker }: Wähle eine Spalte zum Ablegen.
prompt-tile-lift = { $asker }: Wähle ein Feld, das auf den Stapel kommt.
prompt-tile-discard = { $asker }: Wähle ein Nachbarfeld zum Ablegen.
prompt-cell-lay = { $asker }: Wähle einen freien Platz für { $card }.
prompt-cell-move = { $asker }: Wähle einen freien Platz für dich und dein Feld.
prompt-build-column = { $asker }: Bau links oder rechts eine Spalte an.
prompt-build-row = { $asker }: Bau oben oder unten eine Reihe an.
prompt-inside = { $due } Vorher darfst du einen Gegenstand benutzen.
prompt-won = Gewonnen: Das Amulett ist gereinigt, im { $floor }. Stockwerk nach { $turns ->
    [one] { $turns } Runde
   *[other] { $turns } Runden
}.
prompt-ejected = Verloren: Die Gruft wirft dich aus dem { $floor }. Stockwerk hinaus, nach { $turns ->
    [one] { $turns } Runde
   *[other] { $turns } Runden
}.
prompt-stuck = Verloren: Du bist im { $floor }. Stockwerk festgefahren, nach { $turns ->
    [one] { $turns } Runde
   *[other] { $turns } Runden
}.

## Bereiche

zone-offer = Auswahl
zone-offer-note = Eine davon ist dein erster Gegenstand.
zone-map = Plan
zone-map-note = Die Felder, über die du gehst. Quer liegende sind aufgedeckt: Ihr Ereignis wartet noch.
zone-hand = Hand
zone-hand-note = { $any_item ->
    [true] Deine Gegenstände; benutze sie jederzeit.
   *[other] Deine Gegenstände; benutze sie jederzeit, nur nicht das Amulett.
}
zone-using = Im Einsatz
zone-using-note = Kommt nach der Wirkung in die Ablage.
zone-deck = Stapel
zone-deck-note = Verdeckte Gegenstände; von ihrer Reihenfolge ist nichts bekannt.
zone-deck-note-known = Verdeckte Gegenstände. Von oben: { $cards }.
zone-deck-unseen = unbekannt
zone-discard = Ablage
zone-discard-note = Kommt als Teil des nächsten Plans zurück.
zone-signs = Zeichen
zone-floor = Stockwerk
zone-turns = Runden
zone-turns-note = Abgeschlossene Runden.

## Karten

face-item = { $name }, { $item }: { $effect }
face-both = { $name }, als Feld { $tile }, als Gegenstand { $item }
face-revealed = { $name }, { $tile }, aufgedeckt, nicht aktiviert
face-activated = { $name }, { $tile }, aktiviert
face-down = verdeckt
face-down-deck = verdeckt, aus dem Stapel
face-down-map = verdeckt, vom Plan
face-down-known = verdeckt, bekannt: { $card }
badge-revealed = aufgedeckt
badge-deck = aus dem Stapel
badge-map = vom Plan

## Zeichen

sign-rune = Rune der Verkalkung
sign-rune-active = aktiv
sign-rune-active-note = Die Gargoyles sind erstarrt: Die Treppe dieses Stockwerks ist begehbar.
sign-rune-asleep = nicht aktiv
sign-rune-asleep-note = Die Gargoyles bewachen die Treppe, bis du auf diesem Stockwerk ein Ass aktivierst.
sign-curse = Fluch des Amuletts
sign-curse-asleep = schläft
sign-curse-this-turn = { $card } schlägt am Ende dieser Runde zu
sign-curse-next-turn = { $card } schlägt am Ende der nächsten Runde zu
sign-curse-note = Ein zu lange behaltenes Amulett kommt mit elf anderen Gegenständen in die Ablage.
