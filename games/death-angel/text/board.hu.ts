export default `
board-primary-attack = még { $left } támadás közül lehetne választani
board-hint-support = Egy jelző egy újradobást ér: támadásnál, vagy védekezésnél olyan raj ellen, amellyel az űrgárdista szemben áll.
board-hint-attack = A koponya, a kocka hat lapjából három, egy génorzót öl. Ami a rajból megmarad, még ebben a fordulóban támad.
board-roll-attack = { $hits ->
    [yes] Ez a dobás talál.
   *[no] Ez a dobás senkit sem öl.
  } Az új dobás { $chance } % eséllyel talál, és egy jelzőbe kerül; neki { $tokens } van.
board-roll-defence = { $slays ->
    [yes] Ezzel a dobással elesik.
   *[no] Ezzel a dobással túléli.
  } Az új dobás { $chance } % eséllyel megöli, és egy jelzőbe kerül; neki { $tokens } van.
board-primary-move = több csere nem lesz
board-primary-turn = több fordulás nem lesz
board-primary-activate = több terepet nem használsz
board-offered = Most választható
board-happened = Ami történt
board-actions = Akciókártyák
board-choices = Mit teszel vele
board-won = A küldetés sikerült
board-loss = { $marine }
board-loss-swarm = { $marine } ({ $size } génorzó)
board-loss-card = { $marine } ({ $card })
board-loss-more = és még { $more }
board-lost = Az osztag elveszett
board-muster = Osztagok
board-team-of = { $player } osztaga
board-formation = Alakzat, { $marines } űrgárdista; a nyilakkal bejárható
board-marine = { $position }. pozíció: { $name }, { $team }, iránya { $side }, harci távolság { $range }, támogatásjelző { $tokens }{ $risk ->
    [0] {""}
   *[other] , halálának esélye { $risk } %
  }
board-swarm = Raj, { $count } lap, { $position }. pozíció, { $side } oldal: { $icons }{ $risk ->
    [0] {""}
   *[other] ; { $risk } % eséllyel öl
  }
board-terrain = { $name }, veszély { $threat } a 4-ből, { $position }. pozíció, { $side } oldal{ $tokens ->
    [0] {""}
   *[other] , támogatásjelző { $tokens }
  }{ $used ->
    [0] {""}
   *[other] , e fordulóban már aktiválták
  }
board-place = Üres hely, { $position }. pozíció, { $side } oldal
board-pile = Szkennerpakli, { $side } oldal: { $count } lap
board-pile-left = Bal szkenner
board-pile-right = Jobb szkenner
board-pile-of = / { $count }
board-location = { $name }, { $place }. állomás { ART($places) } { $places } közül. { $special }{ $tokens ->
    [0] {""}
   *[other] {" "}Támogatásjelző itt: { $tokens }
  }
board-location-none = Itt nem történik semmi. Az út akkor nyílik meg, ha egy szkennerpakli kiürült.
board-location-win = Győzelem: { $win }
board-ability-enter = Érkezéskor:
board-ability-panel = Aktiválópanel:
board-action = { $number } { $name }, { $type }{ $stage }
board-type-support = Támogatás
board-type-move = Mozgás + aktiválás
board-type-attack = Támadás
board-card-rest = Szabad
board-card-chosen = Kijelölve
board-card-acting = Most ez jön
board-card-done = Kész
board-card-barred = Előző kör
board-card-jammed = Elakadt
board-tab-green = Zöld
board-tab-yellow = Sárga
board-tab-red = Vörös
board-tab-blue = Kék
board-tab-grey = Szürke
board-tab-purple = Lila
board-team-slain = kiesett
board-team-choosing = most választ
board-team-chosen = választott
board-team-acting = most cselekszik
board-team-done = végrehajtotta
board-team-waits = még nem választott
board-team-slain-short = kiesett
board-team-choosing-short = választ
board-team-chosen-short = választott
board-team-acting-short = cselekszik
board-team-done-short = végzett
board-team-waits-short = még nem
board-rank-brother = testvér
board-rank-sergeant = őrmester
board-rank-lexicanium = lexikánum
board-attack-chance = { $chance } % eséllyel öl
board-slain = halál
board-risk-reroll = újradobva
board-risk-behind = hátulról
board-risk-card = { $card }. kártya
board-risk-blessed = új erő
board-risk-protected = erőtér
board-instinct = Ösztön
board-event = Esemény
board-event-card = { $name }: { $says }
board-colour-green = zöld
board-colour-yellow = sárga
board-colour-orange = narancs
board-colour-red = vörös
board-spawn = { $colour } terepnél
board-move-adjacent = Rajok mozgása: { $icon }
board-move-flank = Mögékerülés: { $icon }
board-skull = Koponya
board-no-skull = Nem koponya
board-die = A kocka értéke { $face }{ $skull ->
    [0] {""}
   *[other] , koponya
  }
board-rolled = { $marine }, { $purpose }
board-card-rolled = { $card }
board-peril = elesik valaki a jövő támadásban
board-supply = támogatásjelző a készletben
board-events-left = esemény van hátra
board-round = { $round }. forduló
board-headline = { $round }. forduló · { $location }
board-phase-setup = Előkészület
board-phase-choose = Választás
board-phase-resolve = Végrehajtás
board-phase-attack = Génorzók
board-phase-event = Esemény
board-fallen = { $name }, elesett
board-short-block = Gideon koponyára véd
board-short-defensive-stance = Sárga újradobás véd, 0 öl
board-short-counter-attack = Lorenzo koponyára visszaüt
board-short-overwatch = Lövés az esemény után
board-short-strategize = Utána egy raj áttehető
board-short-power-field = Utána egy raj lefogható
board-short-onward-brothers = Ajtó: még 1 jelző
board-short-stealth-tactics = Szkennerlap eldobása
board-short-reorganize = Csere bárkivel
board-short-forward-scouting = Következő esemény
board-short-intimidation = Néhány vissza a pakliba
board-short-run-and-gun = Utána lövés jelzőért
board-short-lead-by-example = Első ölés: 1 jelző
board-short-flamer-attack = Zael a dobott számot öli
board-short-psionic-attack = Koponya: új támadás
board-short-dead-aim = A 4-es 3-at is öl
board-short-full-auto = Leon háromszor támad
board-short-heroic-charge = Claudio 3-at öl, 0-ra hal
board-says-block = E fordulóban Gideon védekező koponyája kivédi a támadást.
board-says-defensive-stance = E fordulóban a sárgák védekező újradobása megment, kivéve ha 0.
board-says-counter-attack = E fordulóban Lorenzo védekező koponyája véd, és öl egyet a rajból, amely újra támad.
board-says-overwatch = Az esemény után minden vörös egy jelzőért támadhat.
board-says-strategize = A támogatás után egy raj fel, le vagy a túloldalra tehető.
board-says-power-field = A támogatás után egy rajt lefoghatsz: e fordulóban nem támad és nem ölhető meg.
board-says-onward-brothers = Ahányszor vörös aktivál Ajtót, még 1 jelzőt rakhatsz rá.
board-says-stealth-tactics = Utána eldobhatod egy szkennerpakli felső lapját; 1 szürke jelzőért mindkettőét.
board-says-reorganize = A sárgák bármelyik pozícióval cserélhetnek.
board-says-forward-scouting = Utána nézd meg a következő eseményt: felül marad, vagy alulra kerül.
board-says-intimidation = Utána dobhatsz: ennyi, kékkel harcoló génorzó kerül a kisebb szkennerpakliba.
board-says-run-and-gun = Utána minden zöld egy jelzőért támadhat.
board-says-lead-by-example = Egyszer a fordulóban, ha kék öl, 1 jelzőt rakhatsz bárkire.
board-says-flamer-attack = E fordulóban Zael annyit öl a rajból, amennyit dob.
board-says-psionic-attack = Ha Calistarius támadása koponya, azonnal újra támadhat.
board-says-dead-aim = E fordulóban a zöld 4-es dobása legfeljebb 3-at öl.
board-says-full-auto = Leon legfeljebb háromszor támadhat.
board-says-heroic-charge = Claudio támadás helyett 3-at is ölhet 1 pozíción belül; majd 0-ra meghal.
board-sheet-cards = A forduló összes kártyája egyszerre
board-sheet-cards-go = { $count } kártya kiválasztása és véglegesítése
board-sheet-its-move = A mozgása
board-sheet-its-move-ask = majd kérdezz meg
board-sheet-its-move-now = most megmondom
board-sheet-ability-ask = majd kérdezz meg
board-sheet-ability-roll = dobás
board-sheet-ability-pile-left = a bal oldali szkennerpakli
board-sheet-ability-pile-right = a jobb oldali szkennerpakli
board-sheet-ability-decline = nem használom
board-sheet-move = Az alakzat egyszerre
board-sheet-move-go = Így mozogjanak és forduljanak
board-sheet-stays = marad
board-sheet-swaps = helyet cserél: { $other }
board-sheet-faces = { $marine } merre néz
board-sheet-ahead = ahová most
board-sheet-turns = a másik oldalra
board-sheet-activates = { $marine } mit aktivál
board-sheet-nothing = semmit
board-said-cards = Előre megmondott kártyák: { $count }.
board-said-formation = Az alakzat úgy mozog, ahogy megmondtad: még { $count } lépés.
board-standing-tokens = A támogatásjelzők kérdés nélkül annak, akinek a legtöbbet segítenek
board-standing-attacks = Támadás kérdés nélkül ott, ahol a legtöbbet ér
board-standing-charges = A hősi roham megtörténik, ahol a legtöbbet ér
board-standing-rolls = Újradobás kérdés nélkül, ahol még segíthet
board-standing-targets = Az erőtér és az események célpontjai kérdés nélkül
board-said-standing = Néhány dolog magától eldől, ahogy megmondtad.
`
