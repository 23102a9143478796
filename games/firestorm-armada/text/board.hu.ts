/** The texts of the board and the fleet builder, in Hungarian. */
export default `
board-weapon = Fegyver
board-both-broadside = oldalsó ütegek
board-both-tubes = oldalsó torpedóvetők
board-both-gunRack = ágyúállványok
board-both-battery = oldalsó ágyúk
board-both-fixed = fix ütegek
board-both-turret = lövegtornyok
board-tier = { $tier }. szint
board-points-of = { $points } pont
board-hull = hajótest: { $left } / { $of }
board-crew = legénység: { $left } / { $of }
board-cloak-short = ÁLC
board-figure-dr = sérülési érték
board-figure-cr = kritikus érték
board-figure-mv = mozgás hüvelykben
board-figure-tl = fordulási korlát hüvelykben
board-figure-hp = hajótestpont
board-figure-cp = legénységpont
board-figure-ap = rohampont
board-figure-pd = légvédelem
board-figure-mn = akna
board-figure-sh = pajzs
board-figure-wc = rajkapacitás
board-figure-cloak = álcázómező
board-table = Az asztal felülnézetből
board-labels = Az asztalon lévő osztagok nevei
board-ship = { $ship }, { $class } ({ $name }): hajótest { $left } / { $of }, irány { $heading } fok
board-to-activate = { $count } aktiválható
board-left = aktiválható
board-chip = { $name }: még aktiválható
board-chip-done = { $name }: már aktiválva
board-band = { $band }. sáv
board-out-of-range = lőtávon kívül
board-attack-dice = { $dice } TK
board-linked = Kik lőnek együtt
board-link-focus = teljes
board-link-half = fele
board-tag = { $dice } TK · { $hurt } %
board-tag-band = { $dice } TK · { $band }. sáv · { $hurt } %
board-tag-focus = { $dice } TK · { $band }. sáv
board-tag-joins = +{ $dice } TK · { $band }. sáv
board-last-attack = Az utolsó támadás
board-rolled = Dobás: { $dice }, { $hits } találat
board-thrown-attack = { $hits } találat
board-thrown-shield = a pajzs { $hits } találatot fog fel
board-thrown-pd = a légvédelem { $hits } találatot lő le
board-thrown-plain = { $hits }
board-cards = Lapok ({ $count })
board-hand = Parancskártyáid
board-list = Minden hajó listában
board-list-close = Vissza az asztalhoz
board-column-ship = Hajó
board-column-state = Állapot
board-column-place = Hely
board-column-heading = Irány
board-column-nearest = Legközelebbi ellenfél
board-column-best = Legjobb fegyver
board-column-options = Lehetőségek
board-column-dice = Kockák
board-column-odds = Esélyek
board-column-hurt = Sérül
board-column-wings = Raj
board-column-pd = PD
board-column-critical = Krit.
board-column-hull-lost = −HP
board-cloaked = álcázva
board-full-stop = áll
board-acted = aktiválva
board-spent = kifogyott
board-driven-off = elűzve
board-at = keletre { $x }, északra { $y }
board-best = { $target }: { $dice } TK { ART($band) } { $band }. sávban, { $hurt } %
board-mine-at = { $name } aknája, { $dice } TK: keletre { $x }, északra { $y }
board-terrain-at = { $terrain }: keletre { $x }, északra { $y }, sugara { $radius }
board-tools = Eszközök
board-mission = A küldetés
board-tape = Mérőszalag: nyomj meg két pontot
board-bands = A kézben lévő hajó lőívei és távsávjai
board-steer = { $ship } kormányzása: eddig { $flown }. A nyilak fordítják és viszik tovább.
board-left-to-move = marad { $left }
board-used = felhasználva { $used }
board-least = legalább { $least }
board-segment = { $number }. szakasz
board-segment-out = Törlés: { $label }
board-straight = Egyenesen
board-thrust-handle = { $ship } előre húzása egyenesen: { $straight }. A nyilak is mozgatják.
board-thrust-most = legfeljebb { $most }
board-drone-handle = A drónakna mozgatása. A nyilak is mozgatják.
board-drone-stays = Itt marad
board-port = Balra
board-starboard = Jobbra
board-rotate = Fordulás helyben
board-drop-mine = Akna ledobása
board-fold = Térhajtás
board-wing-handle = { $number }. raj
board-flight-handle = Az egész kötelék
board-fly-here = Ide repülnek
board-place-here = Elhelyezés itt
board-ship-handle = { $ship } helye
board-squadron-handle = Az egész osztag
board-field-x = kelet
board-field-y = észak
board-field-heading = irány
board-divided = { $left ->
    [0] Mind { ART($most) } { $most } kocka elosztva
   *[other] { $most } kockából { $left } maradt
  }
board-share-odds = átlagosan { $mean } találat: −1 hajótest { $hull } %, kritikus { $critical } %
board-split-others = Kap egy kockát
board-primary-split = Tűz: { $shares }
board-primary-split-left = { $left } kocka kihasználatlan marad
board-primary-split-odds = valamelyik sérül: { $one } %, { $count ->
    [2] mindkettő
   *[other] mind { ART($count) } { $count }
  }: { $all } %
board-primary-fire = { $dice } TK: sérül { $hurt } %, kritikus { $critical } %
board-die-less = Eggyel kevesebb kocka: { $name }
board-die-more = Eggyel több kocka: { $name }
board-odds = A támadás esélyei
board-odds-line = semmi { $nothing } %, egy hajótestpont { $hull } %, kritikus { $critical } %
board-odds-label = A találatok eloszlása, átlagosan { $mean }
board-hits-on = { $need }+ talál
board-pd-dice = PD { $dice }
board-shield-dice = SH { $dice }
board-shield-again = (a sikertelenek újra)
board-way-nothing = semmi
board-way-hull = −1 hajótest
board-way-critical = kritikus
board-way-twice = két kritikus
board-cards-held = { $cards } lap
board-has-initiative = kezdeményez
board-vp = GYP
board-guns-from-here = Fegyverek innen
board-guns-from-end = Fegyverek a végpontból
board-no-targets = Nincs célpont lőtávon és lőívben.
board-guns-note = Célonként a legjobb fegyver, összevonás és lapok nélkül.
board-phase-setup = Előkészület
board-phase-setup-is = lekerül a terep, és felállnak a flották
board-phase-cards = Kártyák
board-phase-cards-is = mindenki letehet egy körkártyát, lefordítva
board-phase-initiative = Kezdeményezés
board-phase-initiative-is = két kocka és a taktikai érték; a nyertes aktivál elsőként
board-phase-movement = Mozgás és harc
board-phase-movement-is = felváltva: egy osztag vagy kötelék mozog, aztán tüzel
board-phase-end = Végső fázis
board-phase-end-is = tüzek, javítások, pontok, lapok
board-turn = { $turn }. kör ({ $turns })
board-lost-ship = { $name }
board-lost-ship-to = { $name } ({ $by })
board-lost-hull = { $name }: { $hull } hajótest
board-lost-hull-to = { $name }: { $hull } hajótest ({ $by })
board-lost-more = és még { $more }
board-headline = { $turn }. kör ({ $turns }) · { $points }
board-mine = akna
board-pod = mentőkabin
board-card = lap
board-boarding = Csáklyázás: { $ship }
board-teams = { $teams } csapat
board-boarding-meets = { $fire ->
    [0] Útközben senki sem lő rájuk
   *[other] Előbb { $fire } kocka tűz 5-től
  }; aztán { $crew } legénység { $ap } kockával
board-boarding-all = Mind együtt: { $ship }
board-boarding-after-1 = Az első harc után
board-boarding-after-2 = A mostani végső fázis után
board-boarding-after-3 = A következő végső fázis után
board-end-captured = elfoglalva
board-end-derelict = roncs
board-end-going = még harcolnak
board-end-beaten = visszaverve
board-sabotage = Szabotázs esetén
board-dogfight = Légiharc minden rajjal
board-their-wings = Az ő rajaikból marad ({ $dice } saját kocka)
board-our-wings = A mi rajainkból marad ({ $dice } ellenséges kocka)
board-wings-left = { $count ->
    [0] egy sem
   *[other] { $count } raj
  }
board-attack-run = Roham: { $ship }
board-after-pd = Megmaradó rajok { $dice } légvédelmi kocka után
board-wing-targets = Elérhető célpontok
board-wing-targets-note = A célpont védelmi tüze után, ha senki sem fogja el őket. Nyomj az egyikre, és odarepülnek.
board-fly-to = Repülés ide: { $ship }
board-no-contact-shuttles = A rohamkomp azt csáklyázza meg, amihez hozzáér: ellenséges talapzatnál érjen véget a repülés.
board-no-contact-wings = Ezek hajót nem támadnak: azokkal az ellenséges rajokkal harcolnak, amelyekhez hozzáérnek.
board-no-wing-target = { $reach } távolságon belül nincs ellenség. A legközelebbi, { $ship }, { $far } messze van.
board-no-contact = A raj azt támadja, amihez hozzáér: ellenséges talapzatnál érjen véget a repülés.
board-cloak-own = Saját kocka
board-cloak-theirs = Kocka ellene
board-cloak-change = { $off } → { $on }
board-cloak-note = Álca nélkül → álcával, onnan, ahol most mindenki áll.
board-without-card = A lap nélkül
board-with-card = A lappal
board-risk-asteroids = Az aszteroidákon át: { $dice } kocka pajzs nélkül, { $hurt } % sérülés, { $critical } % kritikus
board-risk-mine = Felrobban egy akna: { $dice } kocka, { $hurt } % sérülés, { $critical } % kritikus
board-risk-distortion = Zavarómezőbe ér: elfordíthatja vagy odébb veti
board-risk-meteor = Meteornak ütközik: megáll, és kritikus találat éri
board-risk-planet = A bolygóba csapódik: elvész
board-risk-edge = Lerepül az asztalról: kivonul
board-exit-convoy = Itt távoznak a szállítóhajók
board-exit-asteroidAmbush = Itt távozik a védő
board-best-divisions = Minden felosztás: sérülés, átlagos HP-veszteség, kritikus
board-division = { $first } + { $second }
confirm-fire-link = { $n ->
    [0] Egyedül lő
   *[other] Össztűz
  }
confirm-act-cut-engines = { $n ->
    [0] Minden gépház jár
    [one] Leáll a gépháza
   *[other] { $n } hajó gépháza leáll
  }
confirm-command-cloak = { $n ->
    [0] Minden álca ki
    [one] Egy hajó álcázva
   *[other] { $n } hajó álcázva
  }
confirm-deploy-cloak = { $n ->
    [0] Kezdés álca nélkül
    [one] Egy álca bekapcsolva
   *[other] { $n } álca bekapcsolva
  }
confirm-end-discard = { $n ->
    [0] Minden lapot megtartok
    [one] Egy lapot eldobok
   *[other] { $n } lapot eldobok
  }
confirm-pd-divide = { $n ->
    [0] Válaszd ki, ki kapja
   *[other] Így osztom el
  }
confirm-dogfight-destroy = { $n ->
    [0] Válaszd ki, melyik semmisül meg
   *[other] { $n } raj megsemmisül
  }
confirm-dogfight-drive-off = { $n ->
    [0] Válaszd ki, melyiket űzöd el
   *[other] { $n } raj elűzése
  }
confirm-wing-taking = { $n ->
    [0] Válaszd ki, melyik vesz részt
   *[other] { $n } raj vesz részt
  }
confirm-wing-stay = { $n ->
    [0] Válaszd ki, melyik marad
   *[other] { $n } raj marad
  }
confirm-setup-reserves = { $n ->
    [0] Senki sem marad tartalékban
    [one] Egy osztag tartalékban
   *[other] { $n } osztag tartalékban
  }
confirm-move-plan = Erre repül
confirm-ram-plan = Öklelés
confirm-wing-move = Oda repülnek
confirm-wing-place = Itt indulnak
confirm-deploy-plan = Elhelyezés itt
confirm-fire-split = Így lő
board-to-place = { $count } elhelyezésre vár
board-left-to-place = vár
board-your-squadrons = Osztagaid
board-stand-of = { $all } közül { $stand } áll
board-squadron-points = { $points } pont
board-together = egymástól { $reach }
board-place-hand = kézben
board-place-placed = a helyén
board-place-reserve = tartalékban
board-place-later = később jön
board-place-waits = vár
board-primary-pd = { $dice ->
    [one] Az egyetlen kocka
   *[other] Mind { ART($dice) } { $dice } kocka
  }
board-primary-sector = ott van legközelebb: { $ship }
board-way-no-effect = nincs tartós hatás
board-teams-arrive = { $count ->
    [0] senki sem jut át
   *[other] { $count } csapat jut át
  }
board-wings-driven = { $count ->
    [0] egyet sem űztek el
   *[other] { $count } rajt űztek el
  }
board-points-after = Győzelmi pontok { ART($turn) } { $turn }. kör után
board-points-final = A végeredmény
board-points-by = Miért
board-points-destroyed = megsemmisült
board-points-captured = elfoglalt, kétszer számít
board-points-withdrawn = visszavonult, fele
board-points-half = roncs vagy tartalék, fele
board-points-wings = rajok
board-points-scenario = a küldetésért
board-points-now = most
board-points-total = összesen
board-points-stake = A végén fél pont jár értük: { $ships }.
board-points-draw = { $least } pontnál kisebb különbség döntetlen.
board-page-end = Így zajlott a csata
board-page-phase = { ART($turn, start: 1) } { $turn }. kör vége
board-course = Verseny a pontokért
board-course-now = Verseny a pontokért eddig
board-course-what = győzelmi pontok az egyes körök után
board-course-when = Mikor
board-course-start = kezdés
board-course-turn = { $turn }. kör
board-gains = { $name }: { $points } pont
board-gain-captured = elfoglalva
board-gain-withdrawn = visszavonult
board-gain-half = fele
board-deed-dice = támadókocka
board-deed-hits = találat a védelem után
board-deed-criticals = kritikus találat
board-deed-cards = kijátszott kártya
board-deed-mines = ledobott akna
board-rolls-effects = { $count } tűz és szivárgás: 1–3 kárt okoz
board-rolls-repairs = { $count } javítás: 4 vagy több, gépészekkel könnyebb
board-rolls-order = Rend: három kockából kettő legalább 4
board-roll-order = rendpróba
board-roll-fire-good = nincs kár
board-roll-fire-bad = −1 hajótest
board-roll-decompression-good = nincs kár
board-roll-decompression-bad = −1 legénység, −1 rohampont
board-roll-repair-good = megjavítva
board-roll-repair-bad = marad
board-roll-order-good = rendben
board-roll-order-bad = rendezetlen
`
