import { boardHu } from './board.hu.ts'
import { cardTexts } from './cards.ts'
import { combatHu } from './combat.hu.ts'
import { nameTexts } from './names.ts'

/** The Hungarian texts of Forbidden Stars. */
export default `${nameTexts('hu')}
${cardTexts('hu')}
${boardHu}
${combatHu}

game-forbidden-stars = Elzárt Csillagok
game-forbidden-stars-line = Négy birodalom, egy széthullott csillaghalmaz. A parancsok lefordítva várnak; az győz, aki előbb begyűjti minden célját.

asset-forge = kohó
asset-cache = raktár
asset-reinforcement = utánpótlás
asset-affluence = jólét
order-advance = Előrenyomulás
order-deploy = Telepítés
order-strategize = Stratégia
order-dominate = Fennhatóság
direction-north = északi
direction-east = keleti
direction-south = déli
direction-west = nyugati
storm-across = keresztben
storm-sideways = oldalra
storm-tl-br = bal felső vagy jobb alsó
storm-tr-bl = jobb felső vagy bal alsó
phase-setup = Előkészületek
phase-setup-is = a galaxis felépül, és mindenki felállítja a kezdő erőit
phase-planning = Tervezés
phase-planning-is = fejenként négy parancs, egyesével, lefordítva; a későbbi a korábbira kerül
phase-operations = Műveletek
phase-operations-is = sorban, egyszerre egy parancs: csak az, amelyik a kupaca tetején fekszik
phase-refresh = Frissítés
phase-refresh-is = célok, hadianyag, felállnak a megfutamodottak, az események vihart mozgatnak
end-objectives = Valaki minden célját begyűjtötte
end-rounds = Véget ért a nyolcadik kör
end-last = Csak egy birodalom maradt
end-all-eliminated = Az utolsó frakciók együtt buktak el
end-given-up = Mindenki más feladta vagy kiesett

setting-quick_setup = Csillagtérkép
setting-quick_setup-false = A játékosok építik
setting-quick_setup-true = Véletlen, mindenkihez igazságos
setting-quick_setup-is = Ha a játékosok építik: mindenki három rendszert tesz le, csapatokkal, célokkal és viharokkal. Ha véletlen: mindezt a szerencse dönti el, úgy, hogy senki otthona sem szomszédos a másikéval, és minden haderő otthon áll.
setting-random_factions = Frakciók
setting-random_factions-false = Választva
setting-random_factions-true = Sorsolva
setting-random_factions-is = Ki melyik frakciót vezeti.
setting-fixed_tile_sides = A lapkák oldala
setting-fixed_tile_sides-false = Bármelyik lehet felül
setting-fixed_tile_sides-true = Az A oldal van felül
setting-fixed_tile_sides-is = Minden rendszerlapkának két oldala van, más-más világokkal; forgatni mindig szabad.
setting-strategize_structures = Fejlesztéshez kell
setting-strategize_structures-false = Egység a rendszerben
setting-strategize_structures-true = Egység vagy építmény a rendszerben
setting-strategize_structures-is = Mi kell egy rendszerben ahhoz, hogy stratégia paranccsal fejlesztést vegyél.
setting-paths_before_ships = Szárazföldi útvonalak
setting-paths_before_ships-false = A hajók mozgása után dőlnek el
setting-paths_before_ships-true = A hajók mozgása előtt dőlnek el
setting-paths_before_ships-is = Használhatják-e a szárazföldi egységek azt az utat, amelyet ugyanannak a parancsnak a hajói nyitottak meg.

ask-setup-faction = Melyik frakciót vezeted?
ask-setup-tile = Melyik rendszeredet teszed le következőnek?
ask-setup-side = { $number }. rendszer: melyik oldala legyen felül?
ask-setup-square = Hová kerüljön { ART($code) } { $code }?
ask-setup-rotation = Hogyan álljon { ART($code) } { $code }?
ask-setup-forces = Kezdő haderő itt: { $code }. Nálad van { $held }, { $least ->
    [0] bármelyik várhat egy későbbi rendszerre
   *[other] legalább { $least } egységet le kell tenni
  }.
ask-setup-factory = Ide kerüljön a gyárad ({ $code })?
ask-setup-objective = Ellenséges cél kerül ide: { $code }. Kié és hová?
ask-setup-storm = Hová kerüljön a hipertér viharod? Semmi sem mozoghat át rajta.
ask-place-order = { $number }. parancs, összesen { $of }: melyik és hová? Amit utoljára teszel le, azt hajtod végre először.
ask-reveal-order = Melyik parancsodat feded fel?
ask-resolve-order = { $order } ({ $code }): végrehajtod, vagy esemény kártyára váltod?
ask-advance-source = { $code }: melyik szomszédos rendszerből csatlakozhatnak egységek?
ask-advance-target = { $code }: támadsz? Legfeljebb egy terület válhat vitatottá.
ask-advance-ships = Hajók ide: { $code }. Melyik hová menjen? Egy helyen legfeljebb { $most } lehet.
ask-advance-ground = Szárazföldi egységek ide: { $code }. Melyik hová menjen? Egy helyen legfeljebb { $most } lehet.
ask-deploy-unit = Milyen egységet veszel ide: { $code }? Eddig { $bought }, legfeljebb { $limit } lehet. Hadianyagod: { $materiel }.
ask-deploy-structure = { $code }: építesz valamit? Hadianyagod: { $materiel }.
ask-choose-asset = Jólét: melyik jelzőt veszed el?
ask-ability-promotion = Előléptetés: ki lépjen elő 1 hadianyagért?
ask-ability-hidden-cult = Titkos kultusz: melyik Szektás menjen át egy szomszédos rendszerbe?
ask-ability-rally-the-mob = Kapjuk össze magunkat: veszel szárazföldi egységet gyár nélkül?
ask-ability-webway = Hálózat-kapu: ki menjen át egy másik világodra?
ask-buy-card = Melyik harc fejlesztést veszed meg? Hadianyagod: { $materiel }.
ask-replace-card = { $card }: a paklid melyik lapjait váltsa le?
ask-buy-upgrade = Melyik parancs fejlesztést veszed meg? Hadianyagod: { $materiel }.
ask-capacity-excess = { $area }: kapacitása { $capacity }, a felesleg { $count } egység. Ki vesszen el?
ask-move-storm = Mozgass egy hipertér vihart: { $icon }.

option-pick = { $faction }
option-tile = { $number }. rendszer
option-side = { $code } oldal
option-square = { $neighbours ->
    [0] Elsőként
    [1] { $beside } { $direction } oldalán
   *[other] { $beside } { $direction } oldalán ({ $neighbours } szomszéd)
  }
option-rotate = { $degrees ->
    [0] Ahogy van
   *[other] { $degrees }°-kal elforgatva
  }
option-place = { $unit }: { $area }
option-factory = Ide: { $area }
option-later = Egy későbbi rendszerre
option-objective = { $faction }: { $area }
option-storm = { $outer ->
    [0] { $code } és { $other } között
   *[other] { $code }, { $direction } él
  }
option-place-order = { $order }: { $code }
option-reveal = { $order }: { $code }
option-resolve = Végrehajtom: { $order }
option-to-events = Az esemény paklira teszem: { $order }
option-source = Innen: { $code }
option-attack = Támadás: { $area } ({ $faction })
option-peace = Senkit sem támadok
option-move = { $unit }: { $from } → { $area }
option-buy = { $unit } ide: { $area }; { $materiel } hadianyag{ $forge ->
    [0] {""}
   *[other] , { $forge } kohó
  }{ $cache ->
    [0] {""}
   *[other] , 1 raktár
  }{ $warboss ->
    [0] {""}
   *[other] , Hadvezér
  }
option-build = { $structure } ide: { $area }; { $materiel } hadianyag{ $cache ->
    [0] {""}
   *[other] , 1 raktár
  }{ $warboss ->
    [0] {""}
   *[other] , Hadvezér
  }
option-done = Nincs több
option-asset = { $asset } (nálad van: { $held })
option-promote = { $unit } ({ $area }), mostantól { $into }
option-relocate = { $unit } ide: { $area }
option-decline = Most nem
option-card = { $card }: { $materiel } hadianyag{ $warboss ->
    [0] {""}
   *[other] , Hadvezér
  }
option-replace = { $card } helyére { $into }
option-upgrade = { $upgrade }: { $materiel } hadianyag{ $warboss ->
    [0] {""}
   *[other] , Hadvezér
  }
option-none = Egyiket sem
option-excess = { $unit }{ $routed ->
    [0] {""}
   *[other] , megfutamítva
  }
option-move-storm = Innen: { $leavesOuter ->
    [0] { $leaves }/{ $leavesOther }
   *[other] { $leaves } széle
  }; ide: { $outer ->
    [0] { $code }/{ $other }
   *[other] { $code } { $direction } széle
  }

event-faction-taken = { $player } frakciója: { $faction }.
event-first-player = Kezdő játékos: { $player }.
event-tile-shown = { $player } lehelyezi { ART($number) } { $number }. rendszert.
event-tile-placed = A térképre kerül: { $code }.
event-unit-placed = { $area }: { $unit } áll itt.
event-structure-placed = { $area }: { $structure } áll itt.
event-objective-placed = Cél ({ $faction }) kerül ide: { $area }.
event-storm-placed = { $player } hipertér vihart helyez le.
event-round-begun = { $round }. kör
    .heading = yes
event-phase-begun = { $phase }
    .heading = yes
event-order-placed = { $player } parancsot tesz ide: { $code }.
event-order-placed-own = Parancsod itt: { $code }, { $order }.
event-order-revealed = { $player } felfedi: { $order } ({ $code }).
event-order-to-events = { $player } az esemény paklira teszi: { $order }.
event-turn-skipped = { $player } nem tud parancsot felfedni: mindegyik más jelző alatt van.
event-unit-moved = { $unit } ide megy: { $area }.
event-unit-destroyed = Megsemmisült: { $unit } ({ $area }).
event-structure-destroyed = Megsemmisült: { $structure } ({ $area }).
event-unit-bought = { $player } vásárolt: { $unit }, { $area } ({ $materiel } hadianyag{ $forge ->
    [0] {""}
   *[other] , { $forge } kohó
  }{ $cache ->
    [0] {""}
   *[other] , 1 raktár
  }).
event-structure-bought = { $player } épített: { $structure }, { $area } ({ $materiel } hadianyag{ $cache ->
    [0] {""}
   *[other] , 1 raktár
  }).
event-asset-gained = { $player }: +{ $count } { $asset }.
event-asset-spent = { $player }: −{ $count } { $asset }.
event-asset-lost = { $player } elveszít: { $count } { $asset }.
event-materiel-gained = { $player }: +{ $count } hadianyag.
event-materiel-spent = { $player }: −{ $count } hadianyag.
event-materiel-lost = { $player } elveszít { $count } hadianyagot.
event-objective-collected = { $player } begyűjtötte a célt itt: { $area } ({ $count } / { $of }).
event-units-rallied = { $player }: { $count } egység felsorakozott.
event-storm-moved = { $player } hipertér vihart mozgatott ({ $icon }), új helye: { $outer ->
    [0] { $code } és { $other } között.
   *[other] { $code }, { $direction } él.
  }
event-storm-stays = { $player } egyetlen hipertér vihart sem tud mozgatni ({ $icon }).
event-upgrade-bought = { $player } új fejlesztése: { $upgrade }.
event-card-bought = { $player } paklijába került: { $card }, ennek helyére: { $replaced }.
event-unit-promoted = { $area }: { $unit } helyett { $into } áll.
event-eliminated = { $gaveUp ->
    [0] { $player } ({ $faction }) elvesztette utolsó világát, és kiesett.
   *[other] { $player } ({ $faction }) elemei lekerültek a tábláról.
  }
event-gave-up = { $player } feladta.
event-ended = { $end }.

result-objectives = Győzelem: minden cél begyűjtve.
result-rounds = { $by ->
    [objectives] A nyolcadik kör végén a begyűjtött célok döntöttek: { $most } : { $next }.
    [worlds] A nyolcadik kör végén egyenlő célok mellett a világok döntöttek: { $most } : { $next }.
    [units] A nyolcadik kör végén egyenlő célok és világok mellett az egységek döntöttek: { $most } : { $next }.
   *[other] A nyolcadik kör végén dőlt el: több cél, azután több világ, azután több egység.
 }
result-last = Győzelem: csak egy birodalom maradt.
result-all-eliminated = Az utolsó frakciók együtt buktak el; a jobban álló győz.
result-given-up = Mindenki más feladta vagy kiesett.

refusal-FS-ADV-2 = Semminek sem kell mozognia.
refusal-FS-ADV-3 = Nem ez az egyetlen szomszédos rendszer, ahonnan egységek jönnek: { $code }.
refusal-FS-ADV-4 = Egy paranccsal legfeljebb egy terület válhat vitatottá; ez már másik.
refusal-FS-ADV-6 = Megfutamított egység nem mozoghat.
refusal-FS-SHIP-1 = A hajó nincs a parancs közelében.
refusal-FS-SHIP-3 = Hajó csak a parancs rendszerébe mozoghat.
refusal-FS-SHIP-4 = Hipertér vihar zárja el innen: { $code }.
refusal-FS-SHIP-5 = Hajó nem állhat világon.
refusal-FS-GROUND-1 = Szárazföldi egység csak a parancs rendszerébe mozoghat.
refusal-FS-GROUND-2 = Nincs útvonal: minden közbeeső területnek csak a tiédnek kell lennie.
refusal-FS-GROUND-8 = Hipertér vihar állja az útvonalat innen: { $code }.
refusal-FS-GROUND-13 = Szárazföldi egységnek világon kell megállnia.
refusal-FS-DEPLOY-2 = Nincs gyárad itt: { $code }.
refusal-FS-DEPLOY-3 = A telepítés korlát { $limit }.
refusal-FS-DEPLOY-7 = A terület ellenséges vagy vitatott.
refusal-FS-DEPLOY-10 = Nem csak a tiéd: { $area }.
refusal-FS-DEPLOY-11 = Már áll itt építmény: { $area }.
refusal-FS-DEPLOY-16 = { $unit }: { $level }. parancs szint vagy { $forge } kohó kell hozzá.
refusal-FS-DEPLOY-19 = Nincs hová tenni: { $unit }.
refusal-FS-STRUCT-2 = Építmény csak világon állhat.
refusal-FS-COMBAT-12 = Kártyát körönként egyszer választasz, a kör elején.
refusal-FS-COMBAT-22 = A kártya a harc végéig felfordítva marad.
refusal-FS-COMP-9 = Ennél több jelződ nem lehet: 3 { $asset }.
refusal-FS-COMP-12 = Nincs több irányító jelződ.
refusal-FS-COMP-14 = Nincs több a készletben: { $unit }.
refusal-FS-COST-2 = { $unit }: { $level }. parancs szint kell hozzá.
refusal-FS-COST-5 = Ára { $materiel } hadianyag.
refusal-FS-ASSET-4 = { $unit }: ára { $forge } kohó is.
refusal-FS-ASSET-9 = Nincs több jelző: { $asset }.
refusal-FS-STRAT-2 = Nincs egységed itt: { $code }.
refusal-FS-STRAT-5 = { $card }: már a paklidban van, vagy más frakcióé.
refusal-FS-STRAT-15 = { $upgrade }: már a tiéd, vagy más frakcióé.
refusal-FS-PLAN-3 = Semmid sincs itt, és a szomszédban sem: { $code }.
refusal-FS-OPS-2 = Nincs felül parancsod ebben a rendszerben.
refusal-FS-SETUP-11 = Egy rendszernek egy másik mellé kell kerülnie.
refusal-FS-SETUP-12 = A térkép legfeljebb { $short } × { $long } rendszer lehet.
refusal-FS-SETUP-18 = A kezdő haderőd többé nem férne el.
refusal-FS-SETUP-20 = Ebben a rendszerben már van ilyen cél: { $faction }.
refusal-FS-SETUP-21 = Másik frakció céljából több van nálad, mint ebből: { $faction }.
refusal-FS-SETUP-22 = Nincs nálad ilyen cél.
refusal-FS-OPT-4 = Ennél az asztalnál az A oldal van felül.
`
