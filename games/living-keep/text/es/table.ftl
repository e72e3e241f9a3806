## Cosas con su número

nothing = nada
amount = { $n } de { $what }
count-rooms = { $n ->
    [0] { $room-ningun }
    [one] 1 { $room }
   *[other] { $n } { $room-many }
}
count-hearts = { $n ->
    [one] 1 corazón
   *[other] { $n } corazones
}
count-diamonds = { $n ->
    [one] 1 diamante
   *[other] { $n } diamantes
}
count-spades = { $n ->
    [one] 1 pica
   *[other] { $n } picas
}
count-clubs = { $n ->
    [one] 1 trébol
   *[other] { $n } tréboles
}
count-black = { $n ->
    [one] 1 carta negra
   *[other] { $n } cartas negras
}
count-peons = { $n ->
    [one] 1 Peón
   *[other] { $n } Peones
}
count-joker = el comodín
count-monarch = el Monarca

## Cartas y esbirros

card-kind = { $card } { $kind }
card-peon = { $card } Peón
minion = { $kind } n.º { $id }
minion-ranked = { $kind } n.º { $id } (rango { $rank })
room-several = { $room-many }
roll = { $die } { $values }
health = salud
peons = Peones
# .la: con artículo.
keep-own = tu Fortaleza
    .la = tu Fortaleza
keep-of = Fortaleza { $n }
    .la = la Fortaleza { $n }

## Qué hay que hacer

prompt = { $phase }: { $ask }
prompt-of = { $phase } de { $keep-la }: { $ask }
prompt-wait = { $phase }: decide { $keep-la }.
ask-collect = Recoge la cosecha ({ $farms }). Oro: { $gold }. Comida: { $food }.
ask-collect-free = Recoge la cosecha ({ $farms }). Ningún esbirro necesita paga ni comida.
ask-shortfall = Falta: { $short }. Destierra a uno de tus esbirros más altos, rango { $rank }.
ask-dig = { $peons ->
    [0] No tienes ningún Peón que excave o cante.
    [one] ¿Tu Peón excava o canta?
   *[other] ¿Cuántos de tus { $peons } Peones excavan? Los demás cantan.
}
ask-peon = { $n ->
    [one] ¡Has hallado un Peón! ¿Sigue excavando o canta?
   *[other] ¡Has hallado { $n } Peones! ¿El primero sigue excavando o canta?
}
ask-divide = De { $n } de { $what }, ¿cuánto es para { $keep-la }?
ask-build = Tienes { $gold } de oro y { $stone } de piedra. Construye una sala o sigue.
ask-build-nothing = Tienes { $gold } de oro y { $stone } de piedra, y ahora no puedes construir.
ask-train = { $n ->
    [one] 1 esbirro más puede subir un rango, por { $die } más de paga.
   *[other] { $n } esbirros más pueden subir un rango, cada uno por { $die } más de paga.
}
ask-train-rooms = Entrenar exige { $rooms }; tienes { $there }.
ask-train-full = Los puestos de entrenamiento de este turno están ocupados.
ask-train-highest = Ninguno de tus esbirros puede subir más.
ask-research = { $idle ->
    [0] Ningún esbirro está libre para trabajar. Tienes { $mana } de maná.
    [one] 1 esbirro está libre para trabajar. Tienes { $mana } de maná.
   *[other] { $idle } esbirros están libres para trabajar. Tienes { $mana } de maná.
}
ask-research-begun = Puntos que faltan: { $works }.
ask-research-rooms = Los hechizos exigen { $libraries } (tienes { $read }); las puertas y trampas, { $smiths } (tienes { $forge }).
work-left = { $work } { $left }
ask-attempt = Mira quién viene al Portal.
ask-attempt-over = El intento de este turno ha terminado.
ask-attempt-rooms = { $missing ->
    [gate] Sin un Portal maligno no viene ningún esbirro.
    [lair] Sin una Guarida no viene ningún esbirro.
   *[both] Sin un Portal maligno y una Guarida no viene ningún esbirro.
}
ask-lairs = { $lairs ->
    [0] Ninguna Guarida está libre.
    [one] 1 Guarida está libre.
   *[other] { $lairs } Guaridas están libres.
}
ask-lairs-food = { $lairs ->
    [0] Ninguna Guarida está libre; hay { $food } de comida.
    [one] 1 Guarida está libre; hay { $food } de comida.
   *[other] { $lairs } Guaridas están libres; hay { $food } de comida.
}
ask-pick = { $n ->
    [one] Contrata a 1 esbirro.
   *[other] Contrata hasta { $n } esbirros.
}
ask-pick-none = No puedes contratar a nadie de los que vinieron.
ask-reorder = ¿Cuál de { $n } cartas va encima?
ask-hero = Voltea la carta siguiente, una de { $cards }.
ask-hero-last = Voltea la última carta: { $cards }.
ask-defend = { $needs ->
    [one] ¡El { $kind }, rango { $rank }! Lo detiene 1 esbirro de ese rango o más; tienes { $there }.
   *[other] ¡El { $kind }, rango { $rank }! Lo detienen { $needs } esbirros de ese rango o más; tienes { $there }.
}
ask-draft = { $who ->
    [hero] Toma un héroe de tu mano.
   *[minion] Toma un esbirro de tu mano.
}
ask-draft-none = { $who ->
    [hero] Ningún héroe en tu mano.
   *[minion] Ningún esbirro en tu mano.
}
ask-draft-extra = { $who ->
    [hero] Ningún héroe en tu mano. Roba una carta más o pasa.
   *[minion] Ningún esbirro en tu mano. Roba una carta más o pasa.
}
ask-war = { $n ->
    [0] No te queda ningún esbirro para la batalla { $battle }.
    [one] ¿Envías a tu último esbirro a la batalla { $battle }?
   *[other] ¿Quién ataca en la batalla { $battle }? Quedan { $n } esbirros.
}
ask-join = { $minion } ataca con { $rank }: ¿a solas, o con otro, hasta { $most } en total?
ask-join-none = { $minion } ataca con { $rank }, a solas: nadie más puede acompañar.

## El fin

end-time = Tu Fortaleza ha sobrevivido a la última carta de turno: { $score } puntos.
end-time-coop = Las cartas de turno se agotaron y el Monarca vive: pierden las dos Fortalezas.
end-time-campaign = Las cartas de turno se agotaron antes de lograr todos los objetivos: pierdes.
end-death = Un héroe derribó tu Fortaleza en el turno { $turn }: pierdes.
end-death-coop = Un héroe derribó una Fortaleza en el turno { $turn }: pierden las dos Fortalezas.
end-death-score = Un héroe derribó tu Fortaleza en el turno { $turn }: { $score } puntos.
end-goal = Todos los objetivos están logrados: ¡ganas!
end-monarch = El Monarca ha muerto: ¡ganan las dos Fortalezas!
end-war = { $keep } gana la guerra, { $more } de salud contra { $less }.
end-war-draw = La guerra acaba en empate, { $n } de salud cada una.

## La mesa

phase-turn = Turno { $n }
phase-round = Ronda { $n }
phase-deal = Reparto { $n }
phase-pass = Vuelta { $pass } de { $limit } a las cartas de turno.
phase-pass-deck = Vuelta { $pass } de { $limit } al mazo principal.
# Una parte de una hoja y su Fortaleza, cuando hay dos en la mesa.
part-of = { $part } de { $keep-la }
of-number = { $n } de { $most }
no-things = ninguna

health-name = Salud
health-name-own = Tu salud
health-note = Con 0 se pierde la partida.
health-note-unhurt = Ilesa: al final vale diez veces más.
health-note-duel = Gana quien tenga más salud al final de la guerra.
rival-name = Salud de { $keep-la }
rival-note = Todo lo que puedes ver de tu rival.
store-note = Cada { $room } guarda { $each }; el resto se pierde.
peons-note = Excavan o cantan; nunca luchan.

upkeep-now = Este Mantenimiento
upkeep-next = Próximo Mantenimiento
upkeep-safe = Alcanza, salga lo que salga en los dados.
upkeep-free = Ningún esbirro necesita paga ni comida.
upkeep-food-depends = La paga está; la comida depende de la cosecha.
upkeep-food-short = La paga está; la comida, no.
upkeep-gold-short = No hay oro para pagar a todos los esbirros.
upkeep-all-short = No hay oro ni comida suficientes.
upkeep-pay-note = Pagas a todos los esbirros o a ninguno.
upkeep-food-note = { $farms }: la cosecha es { $sums }.
upkeep-first = el primero en irse
upkeep-first-note = Mientras falte oro o comida, se destierra a un esbirro del rango más alto.
due-none = no se debe nada
due-enough = se deben { $due }, hay { $there }
due-short = faltan { $short } (se deben { $due }, hay { $there })
food-sure = alcanza (se deben { $due }, hay { $there } + { $dice })
food-maybe = alcanza en el { $chance } de los casos (se deben { $due }, hay { $there } + { $dice })
food-short = faltan al menos { $short } (se deben { $due }, hay { $there } + { $dice })
food-storage = faltan { $short } (se deben { $due }, caben { $most })

rooms-name = Salas
rooms-note = Funcionan en cuanto se construyen.
rooms-none-left = No se permiten más.
rooms-next = Siguiente: { $cost }.
rooms-next-first = Siguiente: { $cost }; construye antes { $rooms }.
build-before = { $room-un }
rooms-next-short = Siguiente: { $cost }; falta: { $short }.
room-use-lair = Una cama para un esbirro; { $n ->
    [one] 1 libre
   *[other] { $n } libres
}.
room-use-farm = Guarda { $n } de comida y da { $dice } de comida en cada Mantenimiento.
room-use-store = Guarda { $n } de { $what }.
room-use-gate = Muestra { $cards } cartas en cada intento y deja entrar a { $n } esbirro.
room-use-library = Investiga hechizos.
room-use-library-missing = { $n } más, y puedes investigar hechizos.
room-use-blacksmith = Fabrica puertas y trampas.
room-use-blacksmith-missing = { $n } más, y puedes fabricar puertas y trampas.
room-use-training = Cada { $work } entrenan a un esbirro por turno: ahora, a { $n }.

projects-name = En desarrollo
projects-note = Como mucho { $n } a la vez.
projects-left = faltan { $left } de { $of }
spells-name = Hechizos
doors-name = Puertas
traps-name = Trampas
works-note = Sitio para { $n }.
works-ready = { $n ->
    [0] nada a punto
   *[other] { $n } a punto
}
spell-note = { $does } Lanzarlo cuesta { $mana } de maná; investigarlo, { $points } puntos.
ware-note = { $does } Cuesta { $gold } de oro y { $points } puntos de trabajo.
ware-note-but = No sirve contra: { $kinds }.
ware-note-full = No tienes sitio para más.

minions-name = Esbirros
heroes-name = Héroes
minions-note = { $beds ->
    [0] Ninguna Guarida todavía.
    [one] Ocupada { $n } de 1 Guarida.
   *[other] Ocupadas { $n } de { $beds } Guaridas.
}
minions-note-draft = Luchan en la guerra.
minion-draft = rango { $rank }
minion-value = rango { $rank } paga { $pay } comida { $food }
minion-trained = ya entrenó
minion-worked = ya trabajó
minion-card = { $card }.
minion-goblin = Tira un { $die } en el yunque.
minion-occultist = Tira un { $die } al canalizar.
minion-trained-once = Con un entrenamiento.
minion-trained-more = Con más de un entrenamiento.
partner-note = La hoja de tu compañero; entre compañeros no hay secretos.
partner-rooms = salas
partner-minions = Esbirros de { $keep-la }
project-to-go = { $left ->
    [one] falta 1 punto
   *[other] faltan { $left } puntos
}

turns-name = Cartas de turno
turns-name-of = Cartas de turno de { $keep-la }
turns-met = Cartas de turno salidas
turns-unseen = Sin ver: { $cards }.
turns-spent = Agotadas: se barajan todas para la próxima vuelta.
turns-spent-end = Agotadas: la partida termina antes de la próxima fase de Héroe.
turns-spent-war = Agotadas: empieza la guerra.
main-name = Mazo principal
main-unseen = Sin ver en él: { $cards }.
main-unseen-draft = Sin ver en esta vuelta: { $cards }.
discard-name = Descarte
discard-seen = De tus manos: { $cards }.

dug-name = Desenterradas
look-name = Por colocar
placed-name = Colocadas, la de encima primero
pool-name = El hallazgo
pool-note = Se reparte entre las Fortalezas.
revealed-name = Volteadas
revealed-name-rival = Volteadas por tu rival
revealed-note = Los tréboles y las picas son esbirros que llaman al Portal.
hero-name = Ataca a { $keep-la }
hero-note-monarch = No lo detiene ninguna puerta, ni el Golpe de poder.
hero-rank-name = Rango del { $kind }
hero-rank-note = { $needs ->
    [one] Lo vence 1 esbirro de este rango o más; si no, { $damage } de daño.
   *[other] Lo vencen { $needs } esbirros de este rango o más; si no, { $damage } de daño.
}
hero-rank = rango { $n }
before-hero-name = Robadas antes de él
hand-name = Tu mano
sent-name = Enviados a la batalla
sent-note = Tu rival aún no lo sabe.

goals-name = Objetivos del escenario { $n }, { $scenario }
goals-note = Deben cumplirse todos a la vez. Los escenarios son nuestros.
deeds-name = Hazañas
deeds-killed = héroes muertos
deeds-escaped = héroes escapados
deeds-banished = esbirros desterrados
deeds-battles = batallas libradas
deeds-kind = { $n } × { $kind }
score-name = Puntuación
score-name-now = Puntuación si terminara ahora
score-total = total
score-halved = Reducida a la mitad.
score-minions = esbirros
score-minions-note = Según el tipo, y más por cada uno entrenado.
score-banished = destierros
score-banished-note = Esbirros desterrados.
score-heroes = héroes
score-heroes-note = Los muertos, menos los que escaparon.
score-rooms = salas
score-rooms-note = Construidas además de las primeras.
score-wares = puertas y trampas
score-wares-note = A punto y sin usar.
score-stores = reservas
score-stores-note = El oro y el maná valen más que la comida y la piedra.
score-health = salud
score-health-note = Diez veces si sigue ilesa, tres veces si se curó del todo.

## Objetivos

goal-survive = Sigue en pie cuando se agoten las cartas de turno
goal-own = Ten { $rooms }
goal-house = { $n ->
    [one] Aloja a 1 esbirro de rango { $rank } o más
   *[other] Aloja a { $n } esbirros de rango { $rank } o más
}
goal-kill = { $n ->
    [one] Mata a 1 héroe
   *[other] Mata a { $n } héroes
}
goal-monarch = Mata al Monarca
goal-stock = Ten { $n } de { $what } en el almacén
goal-arm = { $n ->
    [one] Ten 1 puerta o trampa a punto
   *[other] Ten { $n } puertas y trampas a punto
}
goal-learn = { $n ->
    [one] Ten 1 hechizo a punto
   *[other] Ten { $n } hechizos a punto
}
goal-progress = { $n } de { $most }
goal-reached = logrado ({ $n } de { $most })
goal-so-far = por ahora
goal-done = hecho
goal-not-yet = todavía no

## Cartas

face-down = boca abajo
face-draft = { $card }, { $kind }: rango { $rank }
face-known = boca abajo, conocida: { $card }
face-minion = { $card }, { $kind }: rango { $rank }, paga { $pay }, comida { $food }
face-hero = { $needs ->
    [one] { $card }, { $kind }: héroe de rango { $rank }, lo vence 1 esbirro, daño { $damage }
   *[other] { $card }, { $kind }: héroe de rango { $rank }, lo vencen { $needs } esbirros, daño { $damage }
}
face-peon = { $card }, un Peón
face-calls-hearts = { $card }: llama a un héroe de corazones
face-calls-diamonds = { $card }: llama a un héroe de diamantes
face-quiet = { $card }: una noche tranquila, no viene ningún héroe
face-joker = { $card }: ablanda la roca al excavar; al cantar, { $dice } + { $n } de maná
role-peon = Peón
role-soft-rock = roca blanda
role-calls = llama a un héroe
role-quiet = noche tranquila
does-pay = paga
does-food = comida
does-damage = daño

## Negativas de una mesa

decides-now = ahora decide { $keep-la }
