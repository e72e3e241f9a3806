## La edición sin conexión

device = Este dispositivo
device-foot = Tus partidas se guardan en este navegador.
device-boards = Los repartos del día sellados y las clasificaciones compartidas necesitan un servidor. Aquí los repartos salen de la fecha o del código, los mismos en todos los dispositivos, y la clasificación muestra tus propias partidas.
device-damaged = Una parte de tus datos guardados estaba dañada y se ha apartado sin cambios. Mira «Este dispositivo», enlazado abajo.
device-forgets = Este navegador no guarda nada para esta página: la ventana es privada o el almacenamiento está desactivado. Puedes jugar, pero tus partidas se pierden al cerrar la ventana. Exporta las que quieras conservar.
device-language = No se ha podido cargar { $language }. Las páginas siguen en inglés hasta que vuelva la red.
device-lead = Esta edición funciona en tu navegador y no necesita red. Tus partidas se guardan solo en este dispositivo.
device-keeps = Guardado aquí
device-kept = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} y { $campaigns ->
    [one] una campaña.
   *[other] { $campaigns } campañas.
}
device-room = { $used } MiB guardados; el navegador permite { $most } MiB.
device-persistent = El navegador conserva tus partidas aunque falte espacio.
device-not-persistent = El navegador puede borrar tus partidas si falta espacio. Instala el sitio o pide almacenamiento duradero para que sea menos probable.
device-persist = Pedir almacenamiento duradero
device-aside = { $parts ->
    [one] Se ha apartado una parte dañada. El archivo exportado la contiene sin cambios.
   *[other] Se han apartado { $parts } partes dañadas. El archivo exportado las contiene sin cambios.
}
device-file = Todo en un archivo
device-file-lead = El archivo contiene todas las partidas con todas sus variantes, tus campañas y tus ajustes. Al importarlo en otro dispositivo añade lo que falte allí y no sustituye nada más reciente.
device-export = Exportarlo todo
device-import-file = Archivo exportado aquí, en otro dispositivo, en un servidor o en la terminal
device-import = Importar el archivo
device-link = Jugar también en otro dispositivo
device-link-lead = Si esta edición viene de un servidor de Underdeck, puedes intercambiar partidas con él. Crea un código en la página «Tus datos» del servidor e introdúcelo aquí antes de diez minutos. No se pierde nada: una partida que continuaste en ambos sitios conserva las dos continuaciones como variantes.
device-link-code = Código
device-link-do = Vincular e intercambiar partidas
device-linked = Este dispositivo está vinculado a tu jugador en el servidor.
device-synced = Último intercambio de partidas: { $at }.
device-sync = Intercambiar partidas ahora
device-unlink = Desvincular este dispositivo
device-install = Instalar
device-install-now = Instalar ahora
device-install-android = Android: elige «Instalar aplicación» o «Agregar a la pantalla principal» en el menú del navegador.
device-install-ios = iPhone y iPad: abre la página en Safari, toca Compartir y después «Agregar a inicio».
device-install-desktop = Escritorio: Chromium y Edge muestran un icono de instalación al final de la barra de direcciones. En Firefox se juega en una pestaña.
update-ready = Hay una nueva versión lista. Tus partidas se conservan.
update-now = Actualizar ahora

## Archivos que se importan

import-added = { $added } de { $count ->
    [one] { $count } partida añadida
   *[other] { $count } partidas añadidas
}; { $known } ya estaban aquí.
import-united = { $united ->
    [one] { $united } de ellas tiene
   *[other] { $united } de ellas tienen
} jugadas o comentarios nuevos.
import-left = { $count ->
    [one] { $count } no se pudo importar, la partida { $n }:
   *[other] { $count } no se pudieron importar; la primera es la partida { $n }:
}
device-taken = { $added ->
    [one] { $added } partida añadida
   *[other] { $added } partidas añadidas
}; { $united ->
    [one] { $united } partida ha recibido
   *[other] { $united } partidas han recibido
} variantes nuevas del archivo.
device-unread = { $n ->
    [one] Se ha omitido { $n } parte dañada del archivo. Conserva el archivo.
   *[other] Se han omitido { $n } partes dañadas del archivo. Conserva el archivo.
}
refused-file = este no es un archivo exportado: { $why }
refused-file-kind = este archivo es de otro tipo: `{ $kind }`, no `{ $known }`
refused-file-version = el archivo tiene la versión { $version }, y esta edición lee hasta la versión { $known }: actualízala antes
