## El estado entero

state-turn-limit = `{ $mode }` no permite { $n }
state-one-keep = `{ $mode }` tiene una sola Fortaleza
state-missing = falta
state-different = contradice el resto del estado o está desordenado
state-unknown-key = `{ $key }` no es una clave de un estado
state-shape = un objeto JSON con las claves de un estado

## Cartas

state-known = { $n } cartas conocidas son más de { $most }
state-card-twice = contiene una carta dos veces
state-cards-foreign = estas cartas no van ahí: { $cards }
state-cards-elsewhere = estas cartas están además en otra pila: { $cards }
state-cards-missing = estas cartas no están en ninguna pila: { $cards }
state-second-turn-deck = solo `coop` tiene un segundo mazo de turnos
state-entries = { $n } entradas, pero hacen falta { $needed }
state-too-many-cards = { $n } cartas son más de { $most }
state-no-hero = { $card } no es un héroe

## Salud, reservas y salas

state-health = { $n } de { $most } de salud: `hp` es como mucho `hp_max`, y `hp_max`, al menos 1
state-dead = con 0 de salud la partida ha terminado
state-above = { $n } es más de { $most }
state-above-peons = { $n } es más que `peons_max`
state-rooms = { $n } de `{ $room }` son más de { $most }
state-storage = { $n } es más de lo que cabe, { $most }

## Hechizos, puertas, trampas y proyectos

state-project-twice = `{ $work }` está dos veces
state-between = { $n } no está entre { $least } y { $most }
state-projects = hay demasiados proyectos
state-no-work = `{ $text }` no es un hechizo, una puerta ni una trampa
state-no-research = `{ $mode }` no tiene investigación

## Esbirros

state-kind = { $kind } no puede ser un esbirro aquí
state-minion-between = esbirro { $id }: { $n } no está entre { $least } y { $most }
state-no-kind = `{ $text }` no es un tipo: un tipo es una carta de 2C a TH, XR o DR
state-untrained = el esbirro { $id } nunca ha entrenado
state-lairs = hay más esbirros que Guaridas: { $n }
state-ids = los números van de 1 a { $most }, en orden ascendente

## Selección

state-hand = { $n } cartas: una mano tiene 4 o 5 en la fase `draft`; en las demás, ninguna
state-hand-extra = una mano con dos cartas de los palos del jugador no recibe carta extra
state-seen = en `draft` enumera cartas del descarte, cada una para un jugador como mucho
state-slate = en `draft` una Fortaleza no tiene hoja

## La fase y los jugadores

state-phase-running = `{ $phase }` no es una fase de una partida en curso
state-phase-of-mode = el modo no tiene esa fase
state-shortfall = una escasez exige un esbirro, y paga o comida por encima de lo que hay
state-hero-skipped = un jugador sin cartas de turno no tiene fase de Héroe mientras su compañero tenga alguna
state-second-hand = el segundo jugador no roba carta extra antes de su turno
state-nobody-dead = ninguna Fortaleza está a 0 de salud
state-active = solo `coop` tiene un segundo jugador activo
state-to-move = aquí decide el jugador activo
state-player = { $n } no es ni 1 ni 2
state-outcome = es null si y solo si la fase no es `over`
state-end = el estado no puede terminar así

## Tiempo

state-turn-no = se cuenta desde 1
state-turn-pass = es `turn_limit` cuando se acaba el tiempo, y menor antes
state-war-round = solo hay batallas en la guerra
state-turn-spent = las cartas de turno están agotadas

## Excavar

state-new-peons = los Peones por asignar están en la fase `peon`, y solo en ella
state-chanters = es 0 fuera de la fase `peon`
state-chanters-many = hay menos Peones que esos
state-dig-cards = en la fase `peon`, como mucho dos por cada Peón que excava; en las demás, ninguna
state-pool = un hallazgo se reparte en la fase `divide`, y solo en ella

## Reclutar y Premonición

state-resume = en `pick` y `reorder`, la fase a la que se vuelve; si no, null
state-picks = en la fase `pick`, de 1 al número de Portales malignos; si no, 0
state-pick = la fase `pick` exige un Portal maligno y una Guarida
state-revealed = las cartas se voltean en la fase `pick`
state-revealed-many = se voltean como mucho tres cartas por cada Portal maligno
state-look = en la fase `reorder`, dos cartas o más, y seis como mucho con las colocadas

## El héroe

state-hero = hay un héroe ante la puerta en la fase `defend`, y solo en ella
state-hero-rank-absent = es 0 sin un héroe
state-ware-used = es false sin un héroe
state-ware-used-ruling = solo está con `{ $ruling }`
state-hero-cards = sin un héroe no se roba ninguna carta
state-hero-barred = este héroe no viene en esta partida
state-hero-rank = va de 1 al rango de la carta del héroe
state-hero-cards-monarch = antes del Monarca no se roba ninguna carta

## Guerra

state-war-minions = una guerra exige un esbirro
state-war-open = la guerra sigue mientras haya un esbirro
state-send = enumera los esbirros elegidos para la batalla: uno, o dos dentro del límite de sus rangos

## Las jugadas tal como se escriben

move-expected = una jugada es { $moves }, con un número de 1 a { $most } y una carta como `TC`
