## Losetas por valor. Formas: el (con artículo)

tile-ace = Runa de calcificación
    .el = la Runa de calcificación
tile-two = Cifra gnómica
    .el = la Cifra gnómica
tile-three = Rocas sospechosas
    .el = las Rocas sospechosas
tile-four = Peñasco pedregoso
    .el = el Peñasco pedregoso
tile-five = Mímico
    .el = el Mímico
tile-six = Olor a cítricos
    .el = el Olor a cítricos
tile-seven = Cueva de adivinación
    .el = la Cueva de adivinación
tile-eight = Avería adivinatoria
    .el = la Avería adivinatoria
tile-nine = Temblores y sacudidas
    .el = los Temblores y sacudidas
tile-ten = Altar arisco
    .el = el Altar arisco
tile-jack = Paredes tambaleantes
    .el = las Paredes tambaleantes
tile-queen = Rey de las ratas
    .el = el Rey de las ratas
tile-king = Escaleras
    .el = las Escaleras

## Objetos por valor

item-ace = Frasco de memoria ilimitada
item-two = Pasadizos gnomos
item-three = Algoritmo de vuelta atrás
item-four = Escombros de carga
item-five = Planta de reciclaje de mímicos
item-six = Mejoras olfativas
item-seven = Adquisición sin titubeos
item-eight = Reinicio de la cueva de adivinación
item-nine = Construcción apresurada
item-ten = Amuleto de Cnaprybe
item-jack = Módulo prefabricado
item-queen = Favor real
item-king = Palanca del administrador

## Una carta y lo que es

named = { $card } { $name }
curse = la maldición

## Direcciones: «al norte»

way-north = norte
way-west = oeste
way-east = este
way-south = sur

## Efectos de los eventos

event-ace = las gárgolas se quedan de piedra y puedes usar las Escaleras de este piso
event-draw = roba { $n } cartas y descarta una de ellas
event-four = toma una carta cualquiera del Descarte
event-lose = { $n ->
    [one] descarta { $n } objeto; si no tienes, la cripta te expulsa
   *[other] descarta { $n } objetos; si no tienes, la cripta te expulsa
}
event-six = revela una fila cualquiera del Mapa
event-seven = mira las { $n } primeras cartas del Mazo
event-eight = revela las losetas contiguas y descarta una de ellas
event-nine = descarta una columna cualquiera del Mapa
event-jack = descarta una fila cualquiera del Mapa
event-king = nada por sí mismas; con la Runa activa, puedes descender desde aquí

## El Altar, según las reglas de la casa

altar-stays = con Amuleto y Frasco en la mano ganas; si no, se hunde en el suelo
altar-goes-without-amulet = con Amuleto y Frasco en la mano ganas; sin el Amuleto va al Descarte
altar-goes = con Amuleto y Frasco en la mano ganas; si no, va al Descarte
altar-no-flask-stays = con el Amuleto en la mano ganas; si no, se hunde en el suelo
altar-no-flask-goes = con el Amuleto en la mano ganas; si no, va al Descarte

## Efectos de los objetos

use-ace = revela las losetas que te rodean
use-two = mueve tu loseta, contigo encima, junto a otra cualquiera
use-three = { $any_tile ->
    [true] pon una loseta cualquiera encima del Mazo
   *[other] pon una loseta cualquiera encima del Mazo, salvo aquella cuyo evento espera
}
use-four = pon una carta cualquiera del Descarte en el Mapa, revelada
use-five = pon dos cartas del Descarte encima del Mazo
use-six = revela una columna cualquiera del Mapa
use-seven = roba { $n } cartas
use-eight = descarta la primera carta del Mazo
use-nine = construye una columna nueva con el Mazo
use-ten = { $any_item ->
    [true] está maldito; usarlo solo pone fin a la maldición
   *[other] no se puede usar; llévalo al Altar antes de que su maldición golpee
}
use-jack = construye una fila nueva con el Mazo
use-queen = roba { $n } cartas y descarta una de tu mano
use-king = cancela el evento que espera
