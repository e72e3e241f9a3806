## Salas

about-unknown = Una sala que no has visto. Entra para poner su carta boca arriba: un monstruo te cierra el paso, un botín se puede saquear.
about-empty = Una sala vacía: su carta ya solo es decorado. Atravesarla cuesta una carta.
about-body = El cuerpo { $foe-del }. Saquéalo con una carta de tu mano antes de irte, o se pierde.

## Cartas en la Fortaleza

about-monster = Ataque { $attack }, defensa { $defence }: { $kills } puntos lo abaten, { $defence } no. Termina tu turno a su lado y te ataca; cada punto de { $attack } que no defiendas es una herida.
about-knight = Da { $score } puntos si ganas con este caballero en tu mazo.
about-lord = Saquea su cuerpo y ganas. { $lost_body ->
    [true] Si terminas el turno sin cartas en la mano, resucita; un cuerpo que se deja atrás se pierde.
   *[other] Si no lo has saqueado cuando termina tu turno, resucita.
}
about-lord-slain = El Señor Oscuro ha muerto.
about-event = Un evento cuando entras por primera vez en su sala: { $event }. Después, la sala queda vacía.
about-companion = Una compañera, { $title }: { $companion }. Saquearla cuesta una carta.
about-weapon = Saquéala con una carta: se suma a tu mazo y vale { $points } puntos en un combate.
about-treasure = Saquéalo con una carta: se suma a tu mazo y vale { $points } puntos en un combate, y otros { $points } cuando ganas.

## Cartas en la mano

about-healer = Descártala para curar una herida, cada vez que la robes.
about-healer-points = { $healer_fights ->
    [true] Tiene { $points } puntos en un combate.
   *[other] No tiene puntos en un combate.
}
about-knight-in-hand = Sin puntos en un combate, pero camina, saquea y cura como cualquier carta, y da { $score } puntos cuando ganas.
about-card = { $points } en un combate. O úsala para caminar (se descarta), para saquear (se queda en la sala) o para curar una herida (se elimina).
about-diamond = Da sus puntos cuando ganas.

## Zonas

about-fortress = Veinticinco salas, boca abajo hasta que entras o un evento las muestra. Te mueves al norte, al este, al sur o al oeste; en una de ellas está el Señor Oscuro.
about-hand = Casi todo lo que haces cuesta una de estas. Al final de tu turno robas hasta el límite de mano.
about-wounds = Mueres cuando tus heridas llegan al límite. Elimina una carta para curar una.
about-hero = Dónde estás, y qué puedes hacer todavía este turno.
about-queens = Las compañeras a tu lado actúan enseguida. No están en tu mazo.
about-draw = De aquí robas. Cuando está vacío se baraja la pila de descartes, y eso te hiere.
about-discard = Estas cartas vuelven con la próxima rebarajada.
about-trash = Estas cartas no vuelven nunca. Si no hay ninguna cuando ganas, te da { $points } puntos.
about-unseen = Cartas que siguen boca abajo en algún lugar de la Fortaleza.
about-score = Tu puntuación si ganaras ahora: { $lord } por el Señor Oscuro, { $knight } por cada caballero, etcétera.

## Lo que no se ha visto

left-to-draw = Por robar antes de volver a barajar: { $cards } con { $points }: { $list }.
left-to-draw-nothing = No queda nada que robar antes de volver a barajar.
left-face-down = Boca abajo: { $kinds }.
left-face-down-nothing = Ninguna sala está boca abajo.
