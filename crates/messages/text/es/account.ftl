## Lo que un servidor guarda de un jugador

account = Tus datos
account-note = úsalos en otro dispositivo, expórtalos o bórralos
account-lead = Tus partidas están unidas a este navegador por una cookie. Aquí puedes vincular otro dispositivo, exportarlas o borrarlas.
account-link = Otro dispositivo
account-link-lead = Un código da a otro dispositivo acceso a las mismas partidas. Funciona una vez, durante diez minutos.
account-link-make = Crear un código
account-link-code = Código de tu otro dispositivo
account-link-take = Vincular este dispositivo
account-link-question = ¿Vincular este dispositivo?
account-link-what = Este navegador mostrará las partidas del dispositivo que creó el código.
account-link-loses = Este navegador mostrará las partidas del dispositivo que creó el código. Perderás el acceso a las que tiene ahora: expórtalas antes.
account-code = El código { $code } funciona hasta { $until }. Quien lo introduzca aquí obtiene todas tus partidas.
account-code-link = O abre este enlace en el otro dispositivo:
account-others = { $n ->
    [one] Hay un dispositivo más vinculado.
   *[other] Hay { $n } dispositivos más vinculados.
}
account-unlink = Desvincular los demás dispositivos
account-file-lead = El archivo contiene tu nombre, tus ejercicios y tus partidas con todas sus variantes, salvo lo que aún es secreto. Puedes importarlo en otro servidor o en la terminal: underdeck import FILE.
account-import-file = Archivo exportado aquí, en otro servidor o con underdeck export
account-stored = Se usan { $games } de { $allowed } partidas y { $mib } de { $most } MiB. Puedes borrar una partida en su página.
account-delete = Borrarlo todo
account-delete-lead = Se borran tus partidas, campañas, ejercicios, ajustes, nombre y puestos en las clasificaciones.
account-delete-question = ¿Borrarlo todo?
account-delete-what = No se puede deshacer. Las partidas para dos que empezaste se borran también para el otro jugador; abandonas aquellas a las que te uniste.
