## El estado de la campaña

campaign-won = Los diez escenarios están ganados: las demás colinas están en silencio.
campaign-next = { $won ->
    [0] Ningún escenario ganado todavía. Siguiente: { $number }, { $name }.
   *[other] { $won } de { $n } escenarios ganados. Siguiente: { $number }, { $name }.
}
scenario-won = ganado en el turno { $n }
scenario-lost = { $n ->
    [0] sin jugar
    [one] perdido una vez
   *[other] perdido { $n } veces
}

## La página de un escenario, en Markdown

scenario-page =
    { $story }

    { $time }

    { $slate }

    { $n ->
        [one] **Para ganar:**
       *[other] **Para ganar**, todo a la vez:
    }

    { $goals }
scenario-page-bare =
    { $time }

    { $slate }

    { $n ->
        [one] **Para ganar:**
       *[other] **Para ganar**, todo a la vez:
    }

    { $goals }

    {"*"}Este escenario y sus objetivos son nuestros: en nuestro ejemplar del reglamento faltan los impresos.*
scenario-goal = {"-"} { $goal }.
scenario-time = **Tiempo:** las { $cards } cartas de turno, { $n ->
    [one] una vez
   *[other] { $n } veces
}. Cuando se agoten, o con 0 de salud, pierdes.
scenario-time-survive = **Tiempo:** las { $cards } cartas de turno, { $n ->
    [one] una vez
   *[other] { $n } veces
}. Con 0 de salud pierdes.
scenario-time-monarch = **Tiempo:** las { $cards } cartas de turno, { $n ->
    [one] una vez
   *[other] { $n } veces
}; el Monarca está entre las últimas: rango { $rank }, { $needs ->
    [one] lo vence 1 esbirro
   *[other] lo vencen { $needs } esbirros
}, daño { $damage }. Cuando se agoten, o con 0 de salud, pierdes.
scenario-slate = **Empiezas con** { $hp } de salud, { $peons ->
    [one] 1 Peón
   *[other] { $peons } Peones
} (como mucho { $most }), { $stores }; { $rooms }.
scenario-slate-empty = **Empiezas con** { $hp } de salud, { $peons ->
    [one] 1 Peón
   *[other] { $peons } Peones
} (como mucho { $most }); { $rooms }.
scenario-ready = A punto: { $works }.
scenario-ready-work = { $n } × { $work }
scenario-host = A tu servicio: { $minions }.
scenario-limits = Límites: { $rooms }.
scenario-limits-barred = Límites: { $rooms }; sin { $barred }.
scenario-barred = { $room-many }
