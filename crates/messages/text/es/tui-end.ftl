## El final de una partida

tui-end-next = Jugar otro reparto
tui-end-sequel = Siguiente parte de la campaña
tui-end-again = Volver a jugar este reparto
tui-end-next-own-cards = Otra partida con tus propias cartas
tui-end-campaign = Continuar la campaña
tui-end-review = Ver la repetición desde el principio
tui-end-lines = Ver las variantes
tui-end-coach = Análisis: tus errores y tu suerte
tui-end-solve = Solucionador: ¿se podía ganar este reparto?
tui-end-solve-score = Solucionador: ¿cuál era la mejor puntuación posible?
tui-end-share = Copiar el resultado para compartirlo
tui-end-undo = Deshacer la última jugada
tui-end-home = Inicio
