## Entre dos misiones

campaign-won = { $quests ->
    [one] Tras { $quests } misión, el rey Frederick te entrega su corona: la campaña está ganada.
   *[other] Tras { $quests } misiones, el rey Frederick te entrega su corona: la campaña está ganada.
}
campaign-lost = { $quests ->
    [one] Tras { $quests } misión, nadie sube por la escalera: la campaña está perdida.
   *[other] Tras { $quests } misiones, nadie sube por la escalera: la campaña está perdida.
}
campaign-status = { $quests ->
    [0] En la corte todavía nadie sabe cómo te llamas.
    [one] Tras { $quests } misión, eres { $title }.
   *[other] Tras { $quests } misiones, eres { $title }.
}
quest-number = Misión { $number }
quest-returned = { $points ->
    [one] de vuelta con { $points } punto
   *[other] de vuelta con { $points } puntos
}
quest-failed = de vuelta antes de tiempo: un intento fallido
quest-perished = muerte en la mazmorra
quest-abandoned = misión abandonada
quest-impossible = las tareas ya no se podían completar
quest-promoted = { $end }; asciendes a { $title }
quest-set-back = { $end }; bajas a { $title }
quest-kept = { $end }; sigues siendo { $title }
quest-lost = { $end }; la campaña está perdida
quest-note = Partiste como { $title }; { $done } de { $all } tareas cumplidas.

## La historia antes de una misión

quest-name-stranger = Misión { $number }: El forastero a las puertas
quest-name-none = Misión { $number }: El simple caballero
quest-name-lieutenant = Misión { $number }: El turno del Teniente
quest-name-captain = Misión { $number }: La palabra del Capitán
quest-name-commander = Misión { $number }: La última escalera del Lord Comandante
story-first = El rey Frederick te recibe entre dos estornudos. «¿Caballero? Todo el mundo quiere ser caballero. Detrás de los establos hay una mazmorra con un dragón que no deja en paz los muebles. Baja, hazme cuatro cosas y vuelve a subir. Hasta ahora, a casi todos se les ha dado muy bien bajar.»
story-risen = El rey lee tu informe dos veces: primero para sí, y luego en voz alta ante toda la corte. «De rodillas», dice. «Cuidado con la alfombra. Y ahora levántate, más alto de lo que te arrodillaste.»
story-returned = «Cuatro de cuatro», dice el rey, y las va tachando. «Buen trabajo. Los bardos querrán algo con más oro, o con más dragón, pero buen trabajo.»
story-fallen = El rey mira la lista, te mira a ti y vuelve a mirar la lista. Alguien te desprende algo del abrigo con disimulo. «Has vuelto», dice al fin. «Es la única tarea que nunca apunto.»
story-kept = Subiste la escalera antes de tiempo, y así lo dijiste. El rey cuenta lo que sí hiciste, asiente y te deja conservar tu silla. «Mejor una historia corta que una historia triste.»
send-off-none = Nadie te acompaña hasta la escalera. El guardia te desea suerte llamándote por otro nombre, y se queda con el farol.
send-off-lieutenant = Un paje te lleva a la escalera tu bolsa de oficial, con 1 pieza de oro y un recibo que firmar. A estas alturas, el dragón ya ha movido todas las murallas.
send-off-captain = Tu compañía forma junto a la escalera y finge no haber apostado por ti. La bolsa contiene 2 piezas de oro; una de ellas es de las apuestas.
send-off-commander = El propio rey te acompaña hasta la escalera, con 3 piezas de oro en la mano y la corona algo suelta. «Siempre pesó», dice. «Una misión de las que se cantan, y quizá averigües cuánto.»
stakes-none = Salir antes de tiempo no te cuesta nada: no hay título que perder.
stakes-title = { $tasks ->
    [one] Si sales antes de tiempo, con { $tasks } tarea cumplida conservas el título; con menos, bajas a { $title }.
   *[other] Si sales antes de tiempo, con { $tasks } tareas cumplidas conservas el título; con menos, bajas a { $title }.
}
goal = { $points } para { $title }
stakes = *Puntos de victoria: { $goals }. { $keep } Si mueres, la campaña está perdida.*
