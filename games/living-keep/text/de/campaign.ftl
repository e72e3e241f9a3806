## The status of the campaign

campaign-won = Alle zehn Szenarien sind gewonnen: Jeder andere Hügel schweigt.
campaign-next = { $won ->
    [0] Noch kein Szenario gewonnen. Als Nächstes: { $number }, { $name }.
   *[other] { $won } von { $n } Szenarien gewonnen. Als Nächstes: { $number }, { $name }.
}
scenario-won = gewonnen in Runde { $n }
scenario-lost = { $n ->
    [0] nicht gespielt
    [one] einmal verloren
   *[other] { $n }-mal verloren
}

## The page of a scenario, in Markdown

scenario-page =
    { $story }

    { $time }

    { $slate }

    { $n ->
        [one] **Um zu gewinnen:**
       *[other] **Um zu gewinnen**, alles zugleich:
    }

    { $goals }
scenario-page-bare =
    { $time }

    { $slate }

    { $n ->
        [one] **Um zu gewinnen:**
       *[other] **Um zu gewinnen**, alles zugleich:
    }

    { $goals }

    {"*"}Dieses Szenario und seine Ziele sind von uns: In unserem Exemplar des Regelhefts fehlen die gedruckten.*
scenario-goal = {"-"} { $goal }.
scenario-time = **Zeit:** die { $cards } Rundenkarten { $n ->
    [one] einmal
   *[other] { $n }-mal
}. Sind sie verbraucht oder ist dein Leben auf 0, verlierst du.
scenario-time-survive = **Zeit:** die { $cards } Rundenkarten { $n ->
    [one] einmal
   *[other] { $n }-mal
}. Ist dein Leben auf 0, verlierst du.
scenario-time-monarch = **Zeit:** die { $cards } Rundenkarten { $n ->
    [one] einmal
   *[other] { $n }-mal
}; der Monarch ist unter den letzten davon, Rang { $rank }, geschlagen von { $needs ->
    [one] 1 Schergen
   *[other] { $needs } Schergen
}, Schaden { $damage }. Sind sie verbraucht oder ist dein Leben auf 0, verlierst du.
scenario-slate = **Du beginnst mit:** { $hp } Leben, { $peons ->
    [one] 1 Knecht
   *[other] { $peons } Knechte
} (höchstens { $most }), { $stores }; { $rooms }.
scenario-slate-empty = **Du beginnst mit:** { $hp } Leben, { $peons ->
    [one] 1 Knecht
   *[other] { $peons } Knechte
} (höchstens { $most }); { $rooms }.
scenario-ready = Bereit: { $works }.
scenario-ready-work = { $n } × { $work }
scenario-host = In deinen Diensten: { $minions }.
scenario-limits = Höchstens: { $rooms }.
scenario-limits-barred = Höchstens: { $rooms }; ohne { $barred }.
scenario-barred = { $room-many }
