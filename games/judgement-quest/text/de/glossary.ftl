### Found by name

## Erklärte Wörter

term-go = gehen
term-go-says = Geh in einen Nachbarraum: Die Räume um ihn werden aufgedeckt, dann geschieht, was er birgt.
term-leave = verlassen
term-leave-says = Steig die Treppe hinauf, wenn alle vier Aufgaben erledigt sind. In einer Kampagne darfst du auch ohne sie gehen, als gescheiterten Versuch.
term-view = blicken
term-view-says = Blick in den Kristall: Ein Raum deiner Wahl wird aufgedeckt, so weit er auch weg ist. Das geht einmal.
term-fountain = aus dem Brunnen trinken
term-fountain-says = Trink einmal aus dem Brunnen: 4 bis 6 auf dem Würfel bringen 1 LP, 1 bis 3 kosten 1 LP.
term-buy = kaufen
term-buy-says = Bezahl einen Zauberer: 1 GS für einen Zauber, 2 GS für einen Gegenstand, so oft du es dir leisten kannst.
term-fight = kämpfen
term-fight-says = Eine Kampfrunde, ein Würfel: 4 bis 6 besiegt den Gegner. Ein Gespenst trifft dich bei 1, ein Schleim bei 1 und 2, ein Skelett und der Drache bei 1 bis 3.
term-take = einstecken
term-take-says = Steck den Treffer ein: Du verlierst seinen Schaden an LP und behältst Schild und Heiltrank.
term-drink = trinken
term-drink-says = Leer den Heiltrank: Du bekommst 3 LP. Das geht jederzeit, auch wenn gerade ein Treffer fällt.
term-abandon = abbrechen
term-abandon-says = Brich die Quest ab. Sie ist verloren.
term-resolved = erledigt
term-resolved-says = Ein Raum, mit dem du fertig bist; er liegt quer, und dort geschieht nichts mehr.
term-revealed = aufgedeckt
term-revealed-says = Ein offener Raum: Du warst in einem Raum daneben oder hast ihn durch Magie gesehen.
term-fetch = holen
term-fetch-says = Betritt die Räume, aus denen der König etwas will; sonst geben sie dir nichts.
term-amulet = Amulett
term-amulet-says = Das Flammenamulett schmilzt Eishöhlen, die du betrittst, und hält ewig.
term-key = Schlüssel
term-key-says = Der Verliesschlüssel öffnet verschlossene Türen und hält ewig.
term-flask = Heiltrank
term-flask-says = Trink ihn jederzeit für 3 LP, selbst zwischen einem Treffer und seinem Schaden.
term-shield = Schild
term-shield-says = Er fängt einen Treffer eines Gegners, einer Falle oder einer Truhe ab, wie hoch der Schaden auch ist, und zerbricht.
term-retreat = zurückweichen
term-retreat-says = Weich nach einer Kampfrunde in den Raum zurück, aus dem du kamst.
term-hopeless = aussichtslos
term-hopeless-says = Sind die Aufgaben nicht mehr zu schaffen, endet die Quest.
