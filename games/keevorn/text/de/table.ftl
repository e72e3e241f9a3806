## Was zu tun ist

prompt-peddler = Tausch eine Karte gegen die nächste Waffe der Ebene, oder erkunde den Raum.
prompt-peddler-idle = Der Händler nimmt keine Waffen: Erkunde den Raum.
prompt-explore = Spiel eine Karte des Raums.
prompt-explore-backpack = Spiel eine Karte des Raums, oder nutz deinen Rucksack.
prompt-probe = { $card } liegt oben auf der Ebene: Nimm die Karte in den Raum, oder lass sie liegen.
prompt-loss = Verlust: Gib eine Karte des Rucksacks her.
prompt-loss-decline = Verlust: Gib eine Karte des Rucksacks her, oder verzichte.
prompt-relief = Erleichterung: Schaff { $relics_as_weapons ->
    [true] ein Monster
   *[other] ein Monster oder Relikt
} des Raums weg.
prompt-relief-decline = Erleichterung: Schaff { $relics_as_weapons ->
    [true] ein Monster
   *[other] ein Monster oder Relikt
} des Raums weg, oder verzichte.
prompt-surprise = Überraschung: Leg beliebige Karten des Raums ab, oder keine.
prompt-wish = { $wishes ->
    [one] Nenn ein Schicksal.
   *[other] Nenn ein Schicksal: Du hast { $wishes } Wünsche.
}
prompt-won = { $kills ->
    [0] Du bist mit { $health } Leben entkommen.
    [one] Du bist mit { $health } Leben und 1 sauberem Sieg entkommen.
   *[other] Du bist mit { $health } Leben und { $kills } sauberen Siegen entkommen.
}
prompt-dead = { $cause ->
    [fight] Ein Monster hat dich in Tiefe { $depth } getötet.
    [relic] Ein Relikt hat dich in Tiefe { $depth } getötet.
   *[pain] Der Schmerz hat dich in Tiefe { $depth } getötet.
} { $kills ->
    [0] Kein sauberer Sieg.
    [one] 1 sauberer Sieg.
   *[other] { $kills } saubere Siege.
}

## Stapel und Zähler

counter-health = Leben
counter-depth = Tiefe
counter-wishes = Wünsche
counter-clean-kills = Saubere Siege
note-room = Leere ihn ganz, um in den nächsten Raum zu kommen.
note-red-hand = Kämpft gegen rote Monster.
note-black-hand = Kämpft gegen schwarze Monster.
note-backpack = { $relics_as_weapons ->
    [true] Waffen
   *[other] Waffen und Relikte
} für später.
note-depth = Schmerz kostet und Lebenskraft bringt das Dreifache an Leben.
note-clean-kills = Kämpfe, in denen die Kampfkraft genau der Stärke entsprach.
note-floor = Die kommenden Räume, verdeckt.
note-removed = Joker, die nicht mehr mitspielen.
