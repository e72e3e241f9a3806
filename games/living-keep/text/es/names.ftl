### Found by name. Formas: el y un (con artículo), otro, ningun; many (plural).

## Salas

room-lair = Guarida
    .un = una Guarida
    .otro = otra Guarida
    .ningun = ninguna Guarida
    .many = Guaridas
room-farm = Granja
    .un = una Granja
    .otro = otra Granja
    .ningun = ninguna Granja
    .many = Granjas
room-vault = Bóveda
    .un = una Bóveda
    .otro = otra Bóveda
    .ningun = ninguna Bóveda
    .many = Bóvedas
room-quarry = Cantera
    .un = una Cantera
    .otro = otra Cantera
    .ningun = ninguna Cantera
    .many = Canteras
room-gate = Portal maligno
    .un = un Portal maligno
    .otro = otro Portal maligno
    .ningun = ningún Portal maligno
    .many = Portales malignos
room-shrine = Santuario
    .un = un Santuario
    .otro = otro Santuario
    .ningun = ningún Santuario
    .many = Santuarios
room-library = Biblioteca
    .un = una Biblioteca
    .otro = otra Biblioteca
    .ningun = ninguna Biblioteca
    .many = Bibliotecas
room-training = Sala de entrenamiento
    .un = una Sala de entrenamiento
    .otro = otra Sala de entrenamiento
    .ningun = ninguna Sala de entrenamiento
    .many = Salas de entrenamiento
room-blacksmith = Herrería
    .un = una Herrería
    .otro = otra Herrería
    .ningun = ninguna Herrería
    .many = Herrerías

## Hechizos

spell-to_arms = A las armas
spell-summon_peon = Invocar Peón
spell-regen = Regeneración
spell-premonition = Premonición
spell-power_strike = Golpe de poder
spell-summon_dragon = Invocar Dragón

## Puertas y trampas

ware-wooden = Puerta de madera
    .el = la Puerta de madera
    .un = una Puerta de madera
    .many = Puertas de madera
ware-metal = Puerta de metal
    .el = la Puerta de metal
    .un = una Puerta de metal
    .many = Puertas de metal
ware-magic = Puerta mágica
    .el = la Puerta mágica
    .un = una Puerta mágica
    .many = Puertas mágicas
ware-pit = Foso
    .el = el Foso
    .un = un Foso
    .many = Fosos
ware-rockfall = Derrumbe
    .el = el Derrumbe
    .un = un Derrumbe
    .many = Derrumbes
ware-spikes = Pinchos
    .el = los Pinchos
    .un = unos Pinchos
    .many = Pinchos
ware-darts = Dardos venenosos
    .el = los Dardos venenosos
    .un = unos Dardos venenosos
    .many = Dardos venenosos

## Esbirros, por sus cartas

kind-2C = Murciélago
    .el = el Murciélago
    .un = un Murciélago
kind-3C = Goblin
    .el = el Goblin
    .un = un Goblin
kind-4C = Araña
    .el = la Araña
    .un = una Araña
kind-5C = Orco
    .el = el Orco
    .un = un Orco
kind-6C = Huargo
    .el = el Huargo
    .un = un Huargo
kind-7C = Ogro
    .el = el Ogro
    .un = un Ogro
kind-8C = Trol
    .el = el Trol
    .un = un Trol
kind-9C = Minotauro
    .el = el Minotauro
    .un = un Minotauro
kind-TC = Demonio
    .el = el Demonio
    .un = un Demonio
kind-2S = Esqueleto
    .el = el Esqueleto
    .un = un Esqueleto
kind-3S = Zombi
    .el = el Zombi
    .un = un Zombi
kind-4S = Ocultista
    .el = el Ocultista
    .un = un Ocultista
kind-5S = Necrófago
    .el = el Necrófago
    .un = un Necrófago
kind-6S = Espectro
    .el = el Espectro
    .un = un Espectro
kind-7S = Gárgola
    .el = la Gárgola
    .un = una Gárgola
kind-8S = Vampiro
    .el = el Vampiro
    .un = un Vampiro
kind-9S = Nigromante
    .el = el Nigromante
    .un = un Nigromante
kind-TS = Liche
    .el = el Liche
    .un = un Liche
kind-DR = Dragón
    .el = el Dragón
    .un = un Dragón

## Héroes, por sus cartas; todos son masculinos

kind-2D = Escudero
    .el = el Escudero
    .un = un Escudero
kind-3D = Explorador
    .el = el Explorador
    .un = un Explorador
kind-4D = Pendenciero
    .el = el Pendenciero
    .un = un Pendenciero
kind-5D = Asesino
    .el = el Asesino
    .un = un Asesino
kind-6D = Clérigo
    .el = el Clérigo
    .un = un Clérigo
kind-7D = Encantador
    .el = el Encantador
    .un = un Encantador
kind-8D = Campeón
    .el = el Campeón
    .un = un Campeón
kind-9D = Caudillo
    .el = el Caudillo
    .un = un Caudillo
kind-TD = Titán
    .el = el Titán
    .un = un Titán
kind-2H = Labriego
    .el = el Labriego
    .un = un Labriego
kind-3H = Bandido
    .el = el Bandido
    .un = un Bandido
kind-4H = Arquero
    .el = el Arquero
    .un = un Arquero
kind-5H = Monje
    .el = el Monje
    .un = un Monje
kind-6H = Conjurador
    .el = el Conjurador
    .un = un Conjurador
kind-7H = Caballero
    .el = el Caballero
    .un = un Caballero
kind-8H = Montaraz
    .el = el Montaraz
    .un = un Montaraz
kind-9H = Gigante
    .el = el Gigante
    .un = un Gigante
kind-TH = Paladín
    .el = el Paladín
    .un = un Paladín
kind-XR = Monarca
    .el = el Monarca
    .un = un Monarca

## Recursos

resource-gold = oro
resource-stone = piedra
resource-food = comida
resource-mana = maná

## Fases

phase-upkeep = Mantenimiento
phase-dig = Excavar/Cantar
phase-build = Construir
phase-train = Entrenar
phase-research = Investigar
phase-recruit = Reclutar
phase-hero = Héroe
phase-reorder = Premonición
phase-draft = Selección
phase-war = Guerra
phase-over = el fin

## Escenarios

scenario-1 = Las primeras piedras
scenario-2 = Una luz en el Portal
scenario-3 = La casa de cuentas
scenario-4 = Dientes en el pasillo
scenario-5 = La biblioteca sumergida
scenario-6 = El patio de armas
scenario-7 = Invierno de asedio
scenario-8 = Doce nombres
scenario-9 = La sombra del rey
scenario-10 = La última Fortaleza en pie
