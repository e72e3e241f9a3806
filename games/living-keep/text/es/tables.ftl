## Las tablas para leer e imprimir, en Markdown. Sus números vienen de las tablas en vigor.

tables-ours = A nuestro ejemplar del reglamento le faltan las tablas. Todos los números de aquí son nuestros, y los escenarios también.
tables-loaded = Estas son tus propias tablas: { $n ->
    [one] 1 número o nombre difiere
   *[other] { $n } números y nombres difieren
} de los de Underdeck y { $n ->
    [one] lleva
   *[other] llevan
} un *. Con ellas no se usan los valores aprendidos.
tables-of = { $n } / { $most }
tables-rooms = Salas
tables-room = Sala
tables-tier = Nivel
tables-stores = Guarda
tables-rooms-note = Una sala necesita una de cada clase de todos los niveles inferiores.
tables-spells = Hechizos
tables-spell = Hechizo
tables-research = Investigar
tables-spells-note = Investigar: lo que deben sumar los dados de tus esbirros. Maná: lo que cuesta lanzarlo una vez.
tables-wares = Puertas y trampas
tables-ware = Puerta o trampa
tables-labour = Trabajo
tables-avoid = La evitan
tables-wares-note = Trabajo: lo que deben sumar los dados de tus esbirros.
tables-minions = Esbirros
tables-minion = Esbirro
tables-rank = Rango
tables-pay = Paga
tables-heroes = Héroes
tables-hero = Héroe
tables-needs = Esbirros
tables-damage = Daño
tables-heroes-note = Esbirros: cuántos de su rango o más vencen al héroe. Daño: si escapa.
tables-passes = Vueltas
tables-monarch-note = Vueltas: las veces que se juegan las cartas de turno. En cooperativo cuentan estos esbirros: { $counted }.
tables-counted = { $n ->
    [one] con 1 vuelta
   *[other] con { $n } vueltas
} { $who ->
    [all] los de las dos Fortalezas juntas
    [either] los de una sola Fortaleza
   *[active] los de la Fortaleza atacada
}
tables-limits = Límites
tables-limit = Límite
tables-number = Número
tables-limit-projects = Proyectos a la vez
tables-limit-spells = Hechizos y sus proyectos
tables-limit-doors = Puertas y sus proyectos
tables-limit-traps = Trampas y sus proyectos
tables-limit-work = Bibliotecas, Salas de entrenamiento, Herrerías para trabajar
tables-limit-rank = Rango más alto de un esbirro
tables-limit-war = Rangos juntos en una batalla
tables-limit-pair = Pareja igualada sin daño, hasta el rango
tables-starts = El comienzo
tables-start = Tu Fortaleza
tables-health = Salud
tables-peons = Peones
tables-peons-most = Máx. de Peones
tables-each-pass = { $n } por vuelta
tables-points = Puntos en Maestría
tables-each = Puntos
tables-trained = Entrenado
tables-banished = Desterrado
tables-killed = Muerto
tables-escaped = Escapa
tables-built = Puntos, construida
tables-unused = Puntos, sin usar
tables-left = Queda al final
tables-health-healed = Salud, curada del todo
tables-health-unhurt = Salud, nunca herida
tables-monarch-of = { $n ->
    [one] { $kind }, 1 vuelta
   *[other] { $kind }, { $n } vueltas
}
tables-scenarios = Escenarios
tables-scenario = Escenario
tables-monarch-row = { $kind } (vueltas)
tables-rooms-start = Salas al comienzo
tables-rooms-most = Máx. de salas
tables-goals = { $n }. **{ $name }**: { $goals }.
