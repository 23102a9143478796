import learn from './learn.hu.ts'

/** What words, signs and states mean, and the page that teaches the game: loaded when somebody looks closer. */
export default `${learn}
board-race-human-is = xenókkal sosem kerül egy pakliba; a csak emberekből álló pakli 50 lapos is lehet
board-race-xeno-is = emberekkel sosem kerül egy pakliba; ha a pakli csak xenókból áll, a legénység a sérült hajóról használtan, a használtról aktívan tér vissza
board-race-insectoid-is = karnoplantuszokkal sosem kerül egy pakliba; ha a pakli csak inszektoidokból áll, körönként egy bázis háromszor is fejleszthető
board-race-carnoplant-is = inszektoidokkal sosem kerül egy pakliba; ha a pakli csak karnoplantuszokból áll, körönként egy saját hajó eladható az áránál 1 credittel kevesebbért
board-race-triciplite-is = űrcápákkal sosem kerül egy pakliba; ha a pakli csak triciplitákból áll, körönként egy fegyverzet áttehető másik hajóra
board-race-spaceshark-is = triciplitákkal sosem kerül egy pakliba; ha a pakli csak űrcápákból áll, a hangárba 12 helyett 16 fér
board-race-cerebrite-is = zargokkal sosem kerül egy pakliba; ha a pakli csak cerebritákból áll, válogatáskor öt helyett hat lapot lát a kolóniából
board-race-zarg-is = cerebritákkal sosem kerül egy pakliba; ha a pakli csak zargokból áll, 5 creditért megnézhet egy játékban lévő kifizetetlen lapot
board-type-ship-is = támad, véd, fegyverzetet és legénységet hordoz; kijátszáskor kell kifizetni
board-type-weaponry-is = kifizetéséig lefordítva fekszik egy hajódon, attól kezdve azt erősíti
board-type-crew-is = lefordítva vár a kantinban, kifizetve pedig egy hajó fedélzetén dolgozik
board-type-base-is = kifizetéséig lefordítva fekszik a felszínen; fejleszthető, és le is bombázható
board-type-event-is = a saját fő fázisodban fizeted ki és játszod ki; utána a szemétbe kerül
board-type-interrupt-is = a maga idejében fizeted ki és játszod ki, akár más körében is; utána a szemétbe kerül
board-subtype-scout-is = űrhajó, amely 1 helyet foglal a hangárban
board-subtype-fighter-is = űrhajó, amely 2 helyet foglal a hangárban
board-subtype-cruiser-is = űrhajó, amely 3 helyet foglal a hangárban
board-subtype-destroyer-is = űrhajó, amely 4 helyet foglal a hangárban
board-subtype-weapon-is = kifizetve az ára feléért eladható
board-subtype-shield-is = a hajóján marad: nem helyezhető át, és nem is adható el
board-subtype-item-is = a harc felszerelési lépésében átkerülhet egy másik hajóra
board-subtype-missile-is = csak a hajója harcában fizethető ki, és utána elfogy
board-subtype-captain-is = egy hajón egynél több nem lehet belőle
board-subtype-staff-is = legénység, külön szabály nélkül
board-subtype-passenger-is = a kantinban dolgozik; hajón csak a helyet foglalja
board-subtype-robot-is = a befejező fázisodban aktívvá válik, akár használt, akár sérült
board-subtype-research-is = kifizetéskor egyszer hat, aztán a szemétbe kerül
board-subtype-building-is = aktívan eladható annyiért, amennyibe kerül
board-subtype-bunker-is = csak pusztulással kerül ki a játékból: kifizetve sem eldobni, sem feláldozni nem lehet
board-subtype-trap-is = csak sikeres bombázáskor fizethető ki
board-subtype-attack-is = harc megszakítással is lehet rá válaszolni, bár nincs harc
board-subtype-response-is = csak azután, hogy ugyanabban a körben megtörtént, amit megnevez
board-subtype-resource-is = creditet, lapot vagy fejlesztést ad
board-subtype-special-is = esemény, külön szabály nélkül
board-subtype-opening-is = csak kezdő fázisban, a tiédben vagy máséban
board-subtype-combat-is = csak harcban, bárki körében
board-subtype-reaction-is = bármikor, bárki körében
board-subtype-general-is = csak fő fázisban, bárki körében
board-rarity-common-is = jele a hold: a csomagokban 43 lapból 30 ilyen
board-rarity-uncommon-is = jele a bolygó: a csomagokban 43 lapból 10 ilyen
board-rarity-rare-is = jele a nap: a csomagokban 43 lapból 3 ilyen
board-rarity-ultrarare-is = jele a galaxis: csomagban sosincs, csak verseny első három helyezettje kapja
board-clan-galactic-trade-is = klán: megmutatja, kihez tartozik a lap, de szabályt nem változtat
board-clan-steel-eagles-is = klán: megmutatja, kihez tartozik a lap, de szabályt nem változtat
board-clan-granite-snakes-is = klán: megmutatja, kihez tartozik a lap, de szabályt nem változtat
board-cost-is = ennyi creditbe kerül kifizetni a lapot
`
