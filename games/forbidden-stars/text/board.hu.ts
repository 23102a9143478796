/** The texts of the board. */
export const boardHu = `
board-map = Csillagtérkép
board-strike = orbitális csapás
board-no-level = szint nélkül
board-once-a-round = körönként egyszer
board-used = ebben a körben már használt
board-scheme = Terv
board-tactic = Taktika
board-dice = kocka
board-health = életerő
board-morale = morál
board-price = { $materiel } hadianyag{ $forge ->
    [0] {""}
   *[other] , { $forge } kohó
  }{ $level ->
    [0] {""}
   *[other] , { $level }. parancs szint
  }
board-unit-supply = { $ship ->
    [yes] hajó
   *[no] szárazföldi
  } · ×{ $count }
board-unit-left = { $ship ->
    [yes] hajó
   *[no] szárazföldi
  } · készletben { $count }
board-objective = Cél
board-storm = Hipertér vihar
board-void = { $code } { $corner ->
    [north-west] északnyugati
    [north-east] északkeleti
    [south-east] délkeleti
   *[south-west] délnyugati
  } világűr
board-area = { $area }, { $code } { $corner ->
    [north-west] északnyugati
    [north-east] északkeleti
    [south-east] délkeleti
   *[south-west] délnyugati
  } negyede
board-held = birtokosa { $player }
board-contested = vitatott
board-group = { $count ->
    [one] { $unit }
   *[other] { $count } × { $unit }
  }{ $routed ->
    [yes] , megfutamodott
   *[no] {""}
  }{ $reinforcement ->
    [yes] , utánpótlás
   *[no] {""}
  }
board-worth = { $materiel } hadianyag, { $capacity } helyből { $used } foglalt
board-objective-of = { $faction } célja
board-stack-empty = { $code }: nincs parancs
board-stack-order = { $player }, { $order }
board-stack = { $code } parancsai: { $orders }
board-over = , alatta { "" }
board-players = Játékosok
board-wanted = A győzelemhez
board-wanted-left = még { $count } saját cél
board-wanted-where = { $code } · { $here ->
    [yours] a kör végén a tiéd
    [contested] vitatott
    [nobody] üres
   *[held] { $player }
  }
board-stakes = Mi a tét
board-stakes-materiel = körönként { $materiel } hadianyag
board-stakes-structure = { $structure }: a győztesé
board-left-after = { $before } → { $after } hadianyag
board-seat = { $player }{ $faction ->
    [0] {""}
   *[other] , { $faction }
  }: { $objectives } cél { ART($goal) } { SUFFIX($goal, "bol") }, { $materiel } hadianyag, körönként { $income }, { $level }. parancs szint, { $forge } kohó, { $cache } raktár, { $reinforcement } utánpótlás, { $orders } parancs a térképen
board-out = kiesett
board-gave-up = feladta
board-decides = dönt
board-edge = Rendszerek közti él
board-square = Szabad hely: { $row }. sor, { $column }. oszlop
board-your-orders = Parancsaid
board-orders-left = { $order }: még { $count }
board-left = még { $count }
board-tiles = Rendszerlapkák
board-first-games = Első játszmához
board-plays-space-marines = Kevesen vannak, de erősek. Léptesd elő a Felderítőket Űrgárdistává, és tartsd meg, amit elfoglaltál.
board-plays-chaos = Az olcsó kultisták tartják a világokat, az erős űrgárdisták támadnak.
board-plays-orks = Sokan vannak és olcsók. Támadj tömegben: aki egyet elveszít, kettőt vesz helyette.
board-plays-eldar = Gyors hajóik messzire érnek, de minden veszteség fáj. Inkább a második játszmától.
board-lost = { $count ->
    [one] { $what }
   *[other] { $count } × { $what }
  } itt: { $area }
board-lost-to = { $count ->
    [one] { $what }
   *[other] { $count } × { $what }
  } itt: { $area } ({ $by })
board-lost-more = és még { $more }
board-factions = Frakciók
board-factions-differ = Mindegyiknek saját egységei, képessége és harci kártyái vannak.
board-setup-factions = Frakciók
board-setup-tiles = Rendszerek
board-setup-storms = Viharok
board-map-factions = Előbb mindenki frakciót választ, azután épül a térkép.
board-map-empty = A térkép még üres: amit most letesztek, az az első rendszere.
board-forces = Kezdő csapatok
board-purse = { $materiel } hadianyag, { $level }. parancs szint, { $forge } kohó, { $cache } raktár
board-shop-units = Egységek vásárlása
board-shop-structures = Építmény
board-shop-limit = Ezzel a paranccsal { $limit } vehető, eddig { $bought }
board-shop-unit = { $unit }, készletben { $left }{ $offered ->
    [yes] {""}
   *[no] . Most nem vehető meg
  }
board-in-supply = készletben { $count }
board-shop-cards = Harc fejlesztések
board-shop-replaced = Melyik lapok kerülnek ki a paklidból?
board-shop-upgrades = Parancs fejlesztések
board-shop-card = { $card }{ $offered ->
    [yes] {""}
   *[no] . Most nem vehető meg
  }
board-owned = már a tiéd
board-leaves = kikerül a pakliból
board-why-not = miért nem?
board-your-deck = A paklid most
board-deck = Harc pakli, mindegyikből kettő
board-events = Esemény lapok
board-event-card = { $card }
board-fighter = { $player }, { $attacks ->
    [yes] támadó
   *[no] védekező
  }
board-attacker = támadó
board-defender = védekező
board-fighting = { $unit }: { $health } életerő, { $morale } morál{ $routed ->
    [yes] , megfutamodott
   *[no] {""}
  }
board-pool = Kockák: { $attack } támadás, { $defence } védekezés, { $morale } morál. Jelzők: { $attackTokens } támadás, { $defenceTokens } védekezés
board-face-down = képpel lefelé, kézben { $count }
board-attack = támadás
board-defence = védekezés
board-made-of = kocka { $dice }{ $cards ->
    [0] {""}
   *[other] , lap { $cards }
  }{ $tokens ->
    [0] {""}
   *[other] , jelző { $tokens }
  }{ $pieces ->
    [0] {""}
   *[other] , egység { $pieces }
  }
board-sum = Sebzés a mostani állás szerint
board-suffers = { $player }: { $damage } sebzés, { $health } életerő
board-morale-now = morál a mostani állás szerint
board-combat = Harc
board-combat-on = Harc: { $area }
board-execution-round = { $round }. harci kör a 3-ból
board-step-prepare = Felkészülés
board-step-choose = Lapválasztás
board-step-attacker-card = A támadó lapja
board-step-defender-card = A védekező lapja
board-step-assess = Sebzés
board-step-resolve = A harc vége
board-hand = Harc lapjaid
board-hand-empty = Nincs lap a kezedben
board-hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } példány
  }{ $met ->
    [yes] . Az egység képessége használható
   *[no] {""}
  }
board-strike-on = Orbitális csapás: { $area }
board-strike-by = { $player } csap le
board-strike-damage = { $damage } sebzés
board-list = A térkép listában
board-list-act = Ahol tehetek valamit { $count }
board-list-mine = Az enyémek { $count }
board-list-objectives = Célok { $count }
board-list-all = Mind { $count }
board-list-place = { $row }. sor, { $column }. oszlop{ $storms ->
    [0] {""}
    [one] , élén 1 hipertér vihar
   *[other] , élein { $storms } hipertér vihar
  }
board-list-head-area = Terület
board-list-head-held = Birtokosa
board-list-head-stands = Ki áll ott
board-list-head-places = Egység
board-list-head-worth = Értéke
board-list-head-do = Mit tehetek
board-corner = { $corner ->
    [north-west] északnyugat
    [north-east] északkelet
    [south-east] délkelet
   *[south-west] délnyugat
  }
board-just-void = Világűr
board-nobody = senkié
board-to-list = Lista
board-to-map = Térkép
board-to-combat = Harc
board-to-factions = Frakciók
board-to-upgrades = Lapok
board-to-end = Hogyan történt
board-time = { $round }. kör { ART($rounds) } { SUFFIX($rounds, "bol") }
board-time-setup = Előkészületek
board-materiel-kept = { $materiel } hadianyag marad
board-system = { $code } rendszer
board-capacity = { $capacity } egységnek van hely
board-damaged = eddig { $damage } sebzés
board-ship-does = A hajók a világűrben mozognak és harcolnak, utat nyitnak a szárazföldi egységeknek, és az űrből csapnak le világokra.
board-ground-does = A szárazföldi egységek világokat tartanak. Baráti területeken át mozognak, a világűrön is, ahol hajód áll.
board-factory-does = Rendszerében gazdája egységeket vehet; világának kapacitása ennyivel növeli a vehető egységek számát.
board-city-does = Gazdája parancs szintjét 1-gyel növeli.
board-bastion-does = Együtt harcol a világ védőivel, nem futamítható meg, és megvédi a világot az orbitális csapástól.
board-advance-does = Hajókat, aztán szárazföldi egységeket mozgat ebbe a rendszerbe innen és egy szomszédból; utána harc vagy orbitális csapás.
board-deploy-does = Egységeket vesz, amennyit a gyárak engednek, és egy építményt.
board-strategize-does = Harc fejlesztést és parancs fejlesztést vesz. A jelző utána az esemény paklidra kerül.
board-dominate-does = Megszerzi a rendszerbeli világaid erőforrás jelzőit, aztán jön a frakciód képessége.
board-storm-point = Mutass egy lépésre: látszik, mit nyit meg és mit zár el.
board-storm-opens = { $ways ->
    [rim] Semmit sem nyit meg: a peremről jön el.
   *[some] Megnyílik: { $first }; { $second }.
  }
board-storm-opens-for = { $faction }: átjuthat ide: { $areas }.
board-storm-closes = { $ways ->
    [rim] Semmit sem zár el: a peremre kerül.
   *[some] Elzáródik: { $first }; { $second }.
  }
board-storm-closes-for = { $faction }: nem jut át ide: { $areas }.
board-others = A többi
board-place = { $place }
confirm-advance-ships = { $n ->
    [0] Egy hajó sem mozdul
    [1] 1 hajó mozog
   *[other] { $n } hajó mozog
  }
confirm-advance-ground = { $n ->
    [0] Senki sem mozdul
    [1] 1 egység mozog
   *[other] { $n } egység mozog
  }
confirm-capacity-excess = { $n ->
    [0] Válaszd ki, melyik semmisül meg
    [1] Ez semmisüljön meg
   *[other] Ez { ART($n) } { $n } semmisüljön meg
  }
confirm-combat-damage = { $n ->
    [0] Válaszd ki, ki sebződik
    [1] Ez sebződik
   *[other] Ez { ART($n) } { $n } sebződik, ebben a sorrendben
  }
confirm-combat-mark = { $n ->
    [0] Válaszd ki, mit tartasz meg
    [1] Ezt tartom meg
   *[other] Ezt { ART($n) } { $n } építményt tartom meg
  }
confirm-combat-destroy-some = { $n ->
    [0] Senki se semmisüljön meg
    [1] 1 egység semmisüljön meg
   *[other] { $n } egység semmisüljön meg
  }
confirm-combat-retreat-some = { $n ->
    [0] Senki sem vonul vissza
    [1] 1 egység visszavonul
   *[other] { $n } egység visszavonul
  }
confirm-setup-forces = { $n ->
    [0] Ide senkit sem teszek
    [1] 1 egységet teszek ide
   *[other] { $n } egységet teszek ide
  }
confirm-strike-ships = { $n ->
    [0] Egy hajó sem mozdul
    [1] 1 hajó mozog
   *[other] { $n } hajó mozog
  }
confirm-strike-upgrades = { $n ->
    [0] Csapás fejlesztés nélkül
    [1] Csapás ezzel a fejlesztéssel
   *[other] Csapás { $n } fejlesztéssel
  }
confirm-scheme-units = { $n ->
    [0] Válaszd ki, ki menjen
    [1] 1 egység megy
   *[other] { $n } egység megy
  }
board-may-hold = { $faction }: mi lehet náluk
board-unseen = { $count } rejtett
board-your-scheme = A terved
board-scheme-of = Terv: { $faction }
board-holds = { $attacks ->
    [yes] te foglalod el
   *[other] te tartod meg
  }
board-playing-out = lejátszás alatt…
board-both-lose = veszteség: te { $lost }, ők { $taken }
board-play-outs = { $count } lejátszás abból, amit látsz; a veszteség hadianyagban
board-takes = hogy velük megszerzed: { $area }
board-attack-takes = hogy mindenkivel, aki odaér, megszerzed: { $area }
board-attacks-take = Megszerzed, ha mindenki odamegy:
board-strike-destroys = hogy valaki elesik itt: { $area }
board-strike-needs = { $dice } kocka, { $needed } találat kell; minden második talál, a sérülés nem marad meg
board-strike-nobody = { $area }: { $dice } kocka, de nincs kit eltalálni
board-strike-hopeless = { $area }: nincs olyan dobás, amelytől bárki elesne. { $dice } kocka legfeljebb { $dice } találat, a legszívósabb { $needed } találatot bír; a sérülés nem marad meg. Csak fejlesztés segíthetne.
board-room = { $area }: { $capacity } hely{ $over ->
    [0] {""}
   *[other] , { $over } egység elveszne
  }
board-not-FS-ADV-4 = csak egy támadás
board-not-FS-GROUND-2 = nincs útvonal
board-not-FS-GROUND-8 = vihar
board-not = miért nem
board-steps = A frissítés fázis lépései
board-step-objectives = Célok
board-step-materiel = Hadianyag
board-step-rally = Felsorakozás
board-step-events = Események
board-step-end = Vége
board-sheet-lay = Rakd ki helyettem
board-said-lay = Az előkészítést a gép rakja ki helyetted; a visszavonás leállítja.
board-sheet-plan = A forduló összes parancsa egyszerre
board-sheet-plan-go = { $count } parancs lerakása
board-sheet-order = { $number }. parancs
board-sheet-choose = melyik és hová?
board-sheet-covered = Ha már van ott másnak parancsa
board-sheet-same = akkor is oda
board-sheet-then = inkább ide: { $code }
board-sheet-asks = Kérdezz rá minden telepítésre és fennhatóságra, amelyet felfedek
board-sheet-carry = Az előrenyomulásaimat is kérdés nélkül hajtsd végre
board-sheet-reveals = A leghasznosabb parancsomat fedd fel, és hajtsd végre, ha hasznos
board-sheet-deploys = Telepítéskor a leghasznosabbat vedd meg
board-sheet-dominates = Fennhatóságnál a leghasznosabbat válaszd
board-sheet-reinforces = Harcban annyi utánpótlást tégy le, amennyi segít
board-sheet-fights = Harcban a leghasznosabb kártyát játszd ki, és az sérüljön, akivel a legkevesebbet veszítem
board-sheet-events = Az eseményeimet használd fel; ha több közül lehet választani, a leghasznosabbat tartsd meg
board-sheet-storms = A viharokat oda mozgasd, ahol másokat a legjobban gátolnak, engem a legkevésbé
board-sheet-cards = Minden kör kártyája egyszerre
board-sheet-cards-go = { $count } kártya kiválasztása
board-sheet-later = A későbbi kártyák
board-sheet-standing = amíg áll olyan egységem, amelyet nem futamítottak meg
board-sheet-unhurt = csak ha egyik egységem sem sérült vagy megfutamított
board-sheet-always = bármi történik
board-sheet-shop = Minden vásárlás egyszerre
board-sheet-shop-go = Megveszem: { $count }
board-sheet-more = Felteszem a listára
board-sheet-nothing = mást nem
board-sheet-none = nincs építmény
board-sheet-build = { $structure } itt: { $area }; { $materiel } hadianyag
board-sheet-left = Marad { $materiel } hadianyag, { $forge } kohó, { $cache } raktár, és még { $units } egységnek hely.
board-sheet-turn = Az egész parancs egyszerre
board-sheet-turn-go = Végrehajtom: { $count } döntés
board-turn-operations-order = Parancs
board-turn-operations-resolve = { $order } ({ $code })
board-turn-does-resolve = végrehajtom
board-turn-does-to-events = esemény kártyára váltom
board-turn-advance-source = Honnan
board-turn-advance-target = Támadás
board-turn-advance-ships = Hajók
board-turn-advance-ground = Szárazföldiek
board-turn-strike-target = Orbitális csapás
board-turn-combat-reinforce = Utánpótlás
board-turn-deploy-unit = Vétel, { $materiel } hadianyagból
board-turn-deploy-structure = Építés, { $materiel } hadianyagból
board-turn-dominate-asset = Jelző
board-turn-dominate-ability = Képesség
board-turn-strategize-card = Harci kártya
board-turn-strategize-replaced = Ennek helyére
board-turn-strategize-upgrade = Parancs fejlesztés
board-turn-capacity-excess = Felesleg
board-sheet-proposed = A javaslat az, ami első ránézésre a legjobb. Ha változtatsz, a folytatásra új javaslat jön.
board-sheet-from = { $unit }: { $from }
board-sheet-to = ide: { $area }
board-sheet-stays = ott marad
board-said-plan = Parancsok, amelyek úgy kerülnek le, ahogy megmondtad: { $count }.
board-said-carry = A felfedett parancsok kérdés nélkül végrehajtódnak.
board-said-reveals = A leghasznosabb parancs fedődik fel; ha több egyformán jó, megkérdezünk.
board-said-deploys = Telepítéskor a leghasznosabb kerül a táblára; ha több egyformán jó, megkérdezünk.
board-said-dominates = Fennhatóságnál a leghasznosabb dől el; ha több egyformán jó, megkérdezünk.
board-said-reinforces = Annyi utánpótlás kerül a harcba, amennyi segít.
board-said-fights = Harcban a leghasznosabb kártya kerül kijátszásra, és az sérül, akivel a legkevesebbet veszíted; ha több kártya egyformán jó, megkérdezünk.
board-said-events = Az eseményeidet felhasználjuk; ha több kártya egyformán jó, megkérdezünk.
board-said-storms = A viharok oda mozognak, ahol másokat a legjobban gátolnak, téged a legkevésbé.
board-said-aside = A parancs, amelyet felfedsz, az esemény paklira kerül.
board-said-shop = Hátralévő vásárlások: { $count }.
board-said-turn = Ennek a parancsnak hátralévő döntései: { $count }.
board-said-cards = Előre megmondott harci kártyák: { $count }.
`
