### Found by name

## Erklärte Wörter

term-go = gehen
term-go-says = Geh in einen Nachbarraum: Die Räume um ihn werden aufgedeckt, dann geschieht, was er birgt.
term-leave = verlassen
term-leave-says = { $campaign ->
    [true] Steig die Treppe hinauf. Sind alle vier Aufgaben erledigt, ist die Quest gelungen; sonst ist es ein gescheiterter Versuch.
   *[other] Steig die Treppe hinauf, wenn alle vier Aufgaben erledigt sind.
}
term-view = blicken
term-view-says = Blick in den Kristall: Ein Raum deiner Wahl wird aufgedeckt, so weit er auch weg ist. Das geht einmal.
term-fountain = aus dem Brunnen trinken
term-fountain-says = { $hp_cap ->
    [0] Trink einmal aus dem Brunnen: 4 bis 6 auf dem Würfel bringen 1 LP, 1 bis 3 kosten 1 LP.
   *[other] Trink einmal aus dem Brunnen: 4 bis 6 auf dem Würfel bringen 1 LP, bis zu insgesamt { $hp_cap } LP, 1 bis 3 kosten 1 LP.
}
term-buy = kaufen
term-buy-says = Bezahl einen Zauberer: 1 GS für einen Zauber, 2 GS für einen Gegenstand, so oft du es dir leisten kannst.
term-fight = kämpfen
term-fight-says = Eine Kampfrunde, ein Würfel: 4 bis 6 besiegt den Gegner. Ein Gespenst trifft dich bei 1, ein Schleim bei 1 und 2, ein Skelett und der Drache bei 1 bis 3.
term-take = einstecken
term-take-says = Steck den Treffer ein: Du verlierst seinen Schaden an LP und behältst Schild und Heiltrank.
term-drink = trinken
term-drink-says = { $hp_cap ->
    [0] Leer den Heiltrank: Du bekommst 3 LP. Das geht jederzeit, auch wenn gerade ein Treffer fällt.
   *[other] Leer den Heiltrank: Du bekommst 3 LP, bis zu insgesamt { $hp_cap } LP. Das geht jederzeit, auch wenn gerade ein Treffer fällt.
}
term-abandon = abbrechen
term-abandon-says = { $campaign ->
    [true] Brich die Quest ab, wo du gerade bist. Sie ist verloren, und mit ihr die ganze Kampagne; diese Regel ist von uns.
   *[other] Brich die Quest ab. Sie ist verloren.
}
term-resolved = erledigt
term-resolved-says = Ein Raum, mit dem du fertig bist; er liegt quer, und dort geschieht nichts mehr.
term-revealed = aufgedeckt
term-revealed-says = { $equipment ->
    [dice] Ein ausgewürfelter Raum: Du warst in einem Raum daneben oder hast ihn durch Magie gesehen.
   *[other] Ein offener Raum: Du warst in einem Raum daneben oder hast ihn durch Magie gesehen.
}
term-fetch = holen
term-fetch-says = Betritt die Räume, aus denen der König etwas will; sonst geben sie dir nichts.
term-amulet = Amulett
term-amulet-says = Das Flammenamulett schmilzt Eishöhlen, die du betrittst, und hält ewig.
term-key = Schlüssel
term-key-says = Der Verliesschlüssel öffnet verschlossene Türen und hält ewig.
term-flask = Heiltrank
term-flask-says = { $hp_cap ->
    [0] Trink ihn jederzeit für 3 LP, selbst zwischen einem Treffer und seinem Schaden.
   *[other] Trink ihn jederzeit für 3 LP, bis zu insgesamt { $hp_cap } LP, selbst zwischen einem Treffer und seinem Schaden.
}
term-shield = Schild
term-shield-says = Er fängt einen Treffer eines Gegners, einer Falle oder einer Truhe ab, wie hoch der Schaden auch ist, und zerbricht.
term-retreat = zurückweichen
term-retreat-says = Weich nach einer Kampfrunde in den Raum zurück, aus dem du kamst.
term-hopeless = aussichtslos
term-hopeless-says = { $play_on ->
    [true] Eine Quest, deren Aufgaben nicht mehr zu schaffen sind. Sie geht weiter, bis du sie beendest oder umkommst.
   *[other] { $campaign ->
        [true] Eine Quest, deren Aufgaben nicht mehr zu schaffen sind. In einer Kampagne geht sie weiter: Kehr um, und verlass das Verlies als gescheiterten Versuch.
       *[other] Sind die Aufgaben nicht mehr zu schaffen, endet die Quest.
    }
}
term-shape = Form
term-shape-says = { $layout ->
    [wide] Das Verlies hat 27 Räume rings um die Treppe. Die breite Form ist von uns: In unserem Regelheft fehlt die Zeichnung.
    [tall] Das Verlies hat 27 Räume rings um die Treppe. Die hohe Form ist von uns: In unserem Regelheft fehlt die Zeichnung.
   *[other] Das Verlies hat 27 Räume rings um die Treppe, in einer Form von dir.
}
term-title = Titel
term-title-says = { $title ->
    [lieutenant] Du beginnst als Leutnant mit 1 GS. Siegpunkte bringen einen höheren Titel.
    [captain] Du beginnst als Hauptmann mit 2 GS. Siegpunkte bringen einen höheren Titel.
    [commander] Du beginnst als Oberbefehlshaber mit 3 GS. Siegpunkte bringen einen höheren Titel.
   *[other] Du beginnst als einfacher Ritter ohne Gold. Siegpunkte bringen einen Titel.
}
term-d12 = W12
term-d12-says = { $d12 ->
    [two_d6] Die Würfelfassung nimmt für einen W12 zwei W6: Der erste zählt, plus 6, wenn der zweite 4 bis 6 zeigt.
   *[other] Die Würfelfassung wirft für jede Aufgabe und jeden Raum einen zwölfseitigen Würfel.
}
