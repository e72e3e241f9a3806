## The status of the campaign

campaign-won = All ten scenarios are won: every other hill is quiet.
campaign-next = { $won ->
    [0] No scenario won yet. Next: { $number }, { $name }.
   *[other] { $won } of { $n } scenarios won. Next: { $number }, { $name }.
}
scenario-won = won in turn { $n }
scenario-lost = { $n ->
    [0] not played
    [one] lost once
   *[other] lost { $n } times
}

## The page of a scenario, in Markdown

scenario-page =
    { $story }

    { $time }

    { $slate }

    { $n ->
        [one] **To win:**
       *[other] **To win**, all at once:
    }

    { $goals }
scenario-page-bare =
    { $time }

    { $slate }

    { $n ->
        [one] **To win:**
       *[other] **To win**, all at once:
    }

    { $goals }

    {"*"}This scenario and its goals are ours: our copy of the rulebook lacks the printed ones.*
scenario-goal = {"-"} { $goal }.
scenario-time = **Time:** the { $cards } turn cards { $n ->
    [one] once
   *[other] { $n } times
}. When they are spent, or at 0 health, you lose.
scenario-time-survive = **Time:** the { $cards } turn cards { $n ->
    [one] once
   *[other] { $n } times
}. At 0 health you lose.
scenario-time-monarch = **Time:** the { $cards } turn cards { $n ->
    [one] once
   *[other] { $n } times
}; the Monarch is among the last of them, rank { $rank }, beaten by { $needs ->
    [one] 1 minion
   *[other] { $needs } minions
}, damage { $damage }. When they are spent, or at 0 health, you lose.
scenario-slate = **You begin with** { $hp } health, { $peons ->
    [one] 1 Peon
   *[other] { $peons } Peons
} (at most { $most }), { $stores }; { $rooms }.
scenario-slate-empty = **You begin with** { $hp } health, { $peons ->
    [one] 1 Peon
   *[other] { $peons } Peons
} (at most { $most }); { $rooms }.
scenario-ready = Ready: { $works }.
scenario-ready-work = { $n } × { $work }
scenario-host = In your service: { $minions }.
scenario-limits = Limits: { $rooms }.
scenario-limits-barred = Limits: { $rooms }; no { $barred }.
scenario-barred = { $room-many }
