## Zwischen zwei Quests

campaign-won = { $quests ->
    [one] Nach einer Quest reicht dir König Frederick seine Krone: Die Kampagne ist gewonnen.
   *[other] Nach { $quests } Quests reicht dir König Frederick seine Krone: Die Kampagne ist gewonnen.
}
campaign-lost = { $quests ->
    [one] Nach einer Quest kommt niemand die Treppe herauf: Die Kampagne ist verloren.
   *[other] Nach { $quests } Quests kommt niemand die Treppe herauf: Die Kampagne ist verloren.
}
campaign-status = { $quests ->
    [0] Noch kennt am Hof niemand deinen Namen.
    [one] Nach einer Quest bist du { $title }.
   *[other] Nach { $quests } Quests bist du { $title }.
}
quest-number = Quest { $number }
quest-returned = { $points ->
    [one] heimgekehrt mit { $points } Punkt
   *[other] heimgekehrt mit { $points } Punkten
}
quest-failed = vorzeitig zurück, ein gescheiterter Versuch
quest-perished = im Verlies umgekommen
quest-abandoned = Quest abgebrochen
quest-impossible = Aufgaben nicht mehr zu schaffen
quest-promoted = { $end }; befördert: { $title }
quest-set-back = { $end }; zurückgestuft: { $title }
quest-kept = { $end }; weiterhin { $title }
quest-lost = { $end }; die Kampagne ist verloren
quest-note = Aufgebrochen als { $title }, { $done } von { $all } Aufgaben erfüllt.

## Die Geschichte vor einer Quest

quest-name-stranger = Quest { $number }: Der Fremde am Tor
quest-name-none = Quest { $number }: Der einfache Ritter
quest-name-lieutenant = Quest { $number }: Der Leutnant ist an der Reihe
quest-name-captain = Quest { $number }: Das Wort des Hauptmanns
quest-name-commander = Quest { $number }: Die letzte Treppe des Oberbefehlshabers
story-first = König Frederick empfängt dich zwischen zwei Niesern. „Ritter? Alle wollen Ritter werden. Hinter den Ställen ist ein Verlies mit einem Drachen, der die Möbel nicht in Ruhe lassen kann. Geh hinunter, erledige vier Dinge für mich, und komm wieder herauf. Im Hinuntergehen waren die meisten bisher sehr gut.“
story-risen = Der König liest deinen Bericht zweimal, erst für sich und dann dem ganzen Hof vor. „Knie nieder“, sagt er. „Pass auf den Teppich auf. Und nun erheb dich, höher, als du gekniet hast.“
story-returned = „Vier von vier“, sagt der König und hakt sie ab. „Solide Arbeit. Die Barden werden etwas mit mehr Gold darin wollen, oder mit mehr Drache, aber solide Arbeit.“
story-fallen = Der König schaut auf die Liste, auf dich und auf die Liste. Jemand nimmt dir leise etwas vom Rock. „Du bist zurückgekommen“, sagt er endlich. „Das ist die eine Aufgabe, die ich nie aufschreibe.“
story-kept = Du bist zu früh die Treppe heraufgekommen und hast es auch gesagt. Der König zählt, was du immerhin getan hast, nickt und lässt dir deinen Stuhl. „Lieber eine kurze Geschichte als eine traurige.“
send-off-none = Niemand bringt dich zur Treppe. Die Wache wünscht dir unter falschem Namen Glück und behält die Laterne.
send-off-lieutenant = Ein Page bringt dir deinen Offiziersbeutel an die Treppe, mit 1 Goldstück darin und einer Quittung zum Unterschreiben. Inzwischen hat der Drache jede Wand verrückt.
send-off-captain = Deine Kompanie steht an der Treppe und tut so, als hätte sie nicht auf dich gewettet. Im Beutel sind 2 Goldstücke; eines davon ist die Quote.
send-off-commander = Der König geleitet dich selbst zur Treppe, 3 Goldstücke in der Hand und die Krone ein wenig locker. „Schwer war sie schon immer“, sagt er. „Noch eine Quest, von der sie singen, und du darfst herausfinden, wie schwer.“
stakes-none = Ein vorzeitiger Abgang kostet dich nichts: Du hast keinen Titel zu verlieren.
stakes-title = { $tasks ->
    [one] Gehst du vorzeitig, behältst du mit einer erfüllten Aufgabe deinen Titel; mit weniger fällst du zurück: { $title }.
   *[other] Gehst du vorzeitig, behältst du mit { $tasks } erfüllten Aufgaben deinen Titel; mit weniger fällst du zurück: { $title }.
}
goal = { $points }: { $title }
stakes = *Siegpunkte: { $goals }. { $keep } Kommst du um, ist die Kampagne verloren.*
