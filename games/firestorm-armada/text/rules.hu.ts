/** The questions, events and refusals of all other rules, in Hungarian. */
export default `
game-firestorm-armada = Firestorm Armada
game-firestorm-armada-line = Űrhajóosztagok nyílt asztalon: manőverezz, vond össze a tüzet, csáklyázd meg a sérülteket.

unit-squadron = osztagot
unit-flight = köteléket
fate-destroyed = megsemmisült
fate-captured = elesett, zsákmány lett
fate-withdrawn = kivonult a csatából
fate-escaped = elmenekült
weapon-none = semmilyen fegyver

setting-fleetValue = Flottaérték
setting-fleetValue-500 = 500 pont
setting-fleetValue-800 = 800 pont
setting-fleetValue-1200 = 1200 pont
setting-scenario = Küldetés
setting-scenario-borderClash = Határvillongás
setting-scenario-rescueMission = Mentőakció
setting-scenario-extraction = Kimenekítés
setting-scenario-convoy = Konvoj
setting-scenario-stationAssault = Állomásostrom
setting-scenario-asteroidAmbush = Csapda az aszteroidák közt
setting-alliedSquadrons = Szövetséges faj osztagai
setting-alliedSquadrons-false = Nincsenek
setting-alliedSquadrons-true = A pontok legfeljebb negyedéig
setting-disorder = Rendezetlenség
setting-disorder-false = Az osztagok az utolsóig harcolnak
setting-disorder-true = A megtépázott osztagok próbát tesznek
setting-initiativeWinnerChooses = A kezdeményezés nyertese
setting-initiativeWinnerChooses-false = Elsőként aktivál
setting-initiativeWinnerChooses-true = Eldönti, ki aktivál elsőként
setting-pdMinimumOne = Sérült hajók védelmi tüze
setting-pdMinimumOne-true = Egy kocka mindig megmarad
setting-pdMinimumOne-false = Nullára is csökkenhet
setting-ownSystemsLink = Azonos fajta több rendszer
setting-ownSystemsLink-true = Egy hajóé mind összevonható
setting-ownSystemsLink-false = Hajónként csak egy
setting-drivenOffImmuneToAll = Elűzött rajok
setting-drivenOffImmuneToAll-false = Csak az elűző hajó tüzétől védettek
setting-drivenOffImmuneToAll-true = Minden védelmi tűztől védettek

ask-setup-edge = Melyik hosszú oldal legyen a tied?
ask-setup-role = Támadsz vagy védekezel?
ask-setup-reserves = Mely osztagok maradnak tartalékban? Legfeljebb { $most }.
ask-setup-agent = Melyik hajón van az ügynök?
ask-setup-ambush = Mely osztagok álljanak lesbe, minden más után letéve?
ask-setup-silent = Melyik osztag közelítsen csendben, minden más után letéve?
ask-setup-scouts = Felderítőid többet látnak: újra leteszel egy osztagot?
ask-deploy-squadron = Melyik osztagot teszed le?
ask-deploy-plan = Tedd le: { $ship } ({ $count }).
ask-deploy-cloak = Mely hajók kezdjenek bekapcsolt álcázó mezővel?
ask-deploy-flight = A fedélzeten vagy az asztalon kezd: { $wing } ({ $count })?
ask-turn-card = Kiteszel lefordítva egy körkártyát?
ask-initiative-first = Tiéd a kezdeményezés. Ki aktivál elsőként?
ask-activate = Mit aktiválsz?
ask-command-name = { $ship } ({ $count }) egyforma csoportokra szakadt. Melyik a vezetett?
ask-move-ship = Melyik hajó mozog?
ask-move-plan = { $ship } { $number }: tervezd meg a mozgását.
ask-move-bounce = { $ship } { $number } meteornak ütközött. Merre fordul?
ask-ram-plan = { $ship } { $number }: tervezd meg az utat a célba.
ask-pod-take = Felveszel egy mentőkabint valamelyik fegyver tüzelése helyett?
ask-act-cut-engines = { $ship } ({ $count }): melyik állítja le a gépházat? Legközelebb 0 és MV-je fele közt mozoghat.
ask-wing-launch = { $ship } { $number }: indítasz köteléket?
ask-wing-place = Hol indulnak: { $wing } ({ $count })?
ask-wing-move = Hová repülnek: { $wing } ({ $count })?
ask-wing-intercept = Ellenséges kötelék ért közel: { $wing } ({ $count }). Elfogod?
ask-wing-act = Mit tesznek: { $wing } ({ $count })?
ask-wing-taking = { $ship } { $number }: mely rajok vesznek részt?
ask-wing-lose = Melyik raj vész oda a hordozóval?
ask-wing-regroup = { $wing } a fedélzeten: { $sizes }. Milyen kötelékekbe rendezed őket?
ask-dogfight-destroy = Mely ellenséges rajok semmisülnek meg? Összesen { $count }.
ask-dogfight-drive-off = Mely ellenséges rajokat űzöd el? Összesen { $count }.
ask-reserve-roll = { $ship } ({ $count }) tartalékban van. Dobsz az érkezésére?
ask-end-discard = Mely lapokat dobod el? { $least ->
    [0] Ahányat akarsz.
   *[other] Legalább { $least } lapot.
  }

option-edge-south = A déli oldal
option-edge-north = Az északi oldal
option-attack = Támadás
option-defend = Védekezés
option-reserve = { $ship } ({ $count })
option-agent = { $ship } { $number }
option-late = { $ship } ({ $count })
option-redeploy = { $ship } ({ $count })
option-deploy = { $ship } ({ $count })
option-cloak = { $ship } { $number }
option-aboard = A fedélzeten
option-beside = Emellett: { $ship } { $number }
option-card = { $card }
option-first = Mi
option-second = Ők
option-activate-squadron = { $ship } ({ $count })
option-activate-flight = Kötelék: { $wing } ({ $count })
option-name = Ennek a csoportja: { $ship } { $number }
option-move = { $ship } { $number }
option-ram = { $ship } { $number } öklel, célja: { $target }
option-turn-port = Balra
option-turn-starboard = Jobbra
option-pod = Mentőkabin ({ $value } pont) e helyett: { $weapon }
option-cut = { $ship } { $number }
option-launch = Indítás: { $wing } ({ $count })
option-regroup = { $sizes }
option-intercept = Elfogás: { $wing } ({ $count })
option-wing-attack = Támadás: { $ship } { $number }
option-wing-board = Csáklyázás: { $ship } { $number }
option-wing-land = Leszállás: { $ship } { $number }
option-wing = { $number }. raj ({ $wing })
option-lose = Kötelék: { $wing }
option-done = Kész
option-no-turn-card = Nem teszek ki kártyát
option-no-launch = Nincs több indítás
option-no-regroup = Maradjanak így
option-no-act = Mást nem tesznek
option-no-intercept = Nem fogom el
option-no-pod = Ott hagyom
option-yes = Igen
option-no = Nem

event-turn-begun = { $turn }. kör
event-initiative-rolled = { $player } dobása: { $dice }, módosítója { $bonus }, összesen { $total }
event-initiative-won = A kezdeményezés { $player } játékosé
event-deployment-won = A telepítési dobást { $player } nyeri
event-role-chosen = { $role ->
    [attack] { $player } támad
   *[defend] { $player } védekezik
 }
event-unit-activated = { $player } aktivál egy { $unit }
event-ship-moves = { $shipName } { $shipNumber } következik a mozgásban
event-ship-moved = { $inches ->
    [0] { $shipName } { $shipNumber } tartotta a helyét
   *[other] { $shipName } { $shipNumber } repült { $inches }″-et
 }
event-ship-placed = A helyén van: { $shipName } { $shipNumber }
event-ship-rotated = { $shipName } { $shipNumber } helyben fordul
event-ship-left = { $shipName } { $shipNumber } { $fateName }
event-fold-declared = { $shipName } { $shipNumber } térugrásra készül
event-fold-prevented = { $shipName } { $shipNumber } nem ugorhat: ellenség van a fedélzetén
event-meteor-hit = { $shipName } { $shipNumber } meteornak ütközik
event-engines-cut = { $shipName } { $shipNumber } leállítja a gépházat
event-distortion-rolled = { $shipName } { $shipNumber } zavarómezőbe ér: { $face }, { $fate }
distortion-nothing = nem történik semmi
distortion-port = 45°-kal balra fordul
distortion-starboard = 45°-kal jobbra fordul
distortion-displaced = máshová kerül
event-ram-rolled = { $shipName } { $shipNumber } öklel, célja { $targetName } { $targetNumber }: { $face } ({ $need }+), { $success ->
    [1] talált
   *[other] elvétette
  }
event-pod-dropped = { $shipName } { $shipNumber } elejt egy { $value } pontos mentőkabint
event-pod-carried-off = Egy { $value } pontos mentőkabint elvittek
event-pod-taken = { $shipName } { $shipNumber } felvesz egy { $value } pontos mentőkabint
event-wing-lost = Odaveszett egy raj: { $wingName }
event-wing-rearmed = Újra harcra kész egy raj: { $wingName }
event-wings-regrouped = Új kötelékek a fedélzeten ({ $squadronName }): { $wingName } ({ $sizes })
event-wing-put-aside = Félretett raj: { $wingName }
event-wing-moved = Repült egy raj: { $wingName }
event-wing-launched = Felszállt egy raj: { $wingName }
event-wing-landed = Leszállt egy raj ({ $wingName }), hordozója: { $shipName } { $shipNumber }
event-dogfight = Rajok harca
event-dogfight-rolled = { $player } dobása: { $dice }; { $destroyed } megsemmisül, { $drivenOff } elűzve
event-intercepted = Elfogók állják el a kötelék útját
event-attack-run = Rajtámadás, célja: { $shipName } { $shipNumber }, kockák: { $dice }
event-reserve-kept = Tartalékban: { $squadronName }
event-reserve-rolled = Tartalék ({ $squadronName }): { $faces } = { $total }, { $fate } ({ $needed })
reserve-lost = elveszett
reserve-late = késik
reserve-edge = a saját szélénél érkezik
reserve-half = a saját térfelén érkezik
event-no-ambush = { $squadronName } nem talál leshelyet elég messze az ellenségtől: úgy települ, mint a többi
event-no-place = Nincs hely: { $squadronName } az asztalon kívül marad
event-terrain-placed = Az asztalon: { $terrain }
event-turn-card-revealed = { $player } felfordítja: { $card }
event-card-discarded = { $player } eldobja: { $card }
event-cards-drawn = { $player } { $count } lapot húz
event-ship-pulled = { $shipName } { $shipNumber } közelebb sodródik a gravitációs kúthoz
event-meteor-drifted = Egy meteor sodródik
event-points-counted = Pontok: { $points }
event-disorder-tested = { $squadronName }: { $dice }, { $passed ->
    [1] összetart
   *[other] rendezetlenné vált
  }
event-conceded = { $player } feladja

result-win = { $players } győz, az állás { $first } : { $second }.
result-major = { $players } fölényesen győz, az állás { $first } : { $second }.
result-draw = Döntetlen, az állás { $first } : { $second }. A győzelemhez { $least } pont előny kell.
result-conceded = { $players } győz: a másik fél feladta.

refusal-FA-GEN-2 = A hossz egész ezredhüvelyk, a szög egész századfok.
refusal-FA-MOVE-1 = Túl rövid: a hajónak legalább { $least }″-et mozognia kell.
refusal-FA-MOVE-6 = A mozgás egyenes szakaszokból és fordulókból áll, és egyik forduló sem lehet élesebb, mint amire a hajó képes.
refusal-FA-MOVE-9 = Túl korai forduló: előbb { $needed }″ egyenes kell.
refusal-FA-MOVE-11 = Túl hosszú: a hajó legfeljebb { $most }″-et mozoghat.
refusal-FA-MOVE-15 = Így a hajó nem fordulhat helyben.
refusal-FA-MOVE-21 = A hajó most nem ugorhat a térben.
refusal-FA-MINE-2 = Ennyi aknát a hajó nem rakhat.
refusal-FA-MINE-10 = Oda nem lehet aknát rakni.
refusal-FA-COLL-3 = Abba raj nem repülhet bele.
refusal-FA-COLL-4 = Csak pontosan 1 hajótestponttal öklelhet hajó, és csak ellenséget.
refusal-FA-COLL-5 = Az út nem éri el az öklelés célját.
refusal-FA-WING-6 = Túl messze a hordozótól: legfeljebb { $most }″.
refusal-FA-WING-7 = Ezek nem a te rajaid.
refusal-FA-WING-8 = Raj ott nem állhat meg.
refusal-FA-WING-21 = Az már nincs az asztalon.
refusal-FA-WING-24 = Oda nem tehető raj.
refusal-FA-PD-8 = Elűzött raj nem érhet ellenséghez.
refusal-FA-PD-18 = Ebben a körben elűzött rajhoz nem érhet másik raj.
refusal-FA-SETUP-7 = Az kívül esik a telepítési zónán.
refusal-FA-SETUP-10 = Túl közel az ellenséghez: legalább { $most }″ kell.
refusal-FA-SETUP-11 = A talapzatok nem fedhetnek mást, nem állhatnak bolygón vagy meteoron, és parancsnoki távon belül kell lenniük egymástól.
refusal-FA-SCEN-6 = Minden hajónak mezőben vagy mező mellett kell állnia.
refusal-FA-ACT-8 = A hajó már nincs az asztalon.
refusal-FA-TURN-5 = Most a másik fél aktivál.
refusal-FA-TURN-8 = Ebben a körben már aktiválódott.
refusal-FA-TURN-10 = Nincs semmije az asztalon.
refusal-FA-CARD-12 = Az nem a te osztagod.
refusal-FA-CD-5 = { $ship }: parancsnoki távon kívül van, ezért nincs össztűz és nincs kártya.
refusal-FA-DMG-17 = A roncs csak egyenesen sodródik.
`
