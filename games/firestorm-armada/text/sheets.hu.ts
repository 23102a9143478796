/** The sheets of a squadron's move, its fire, and a fleet's deployment, in Hungarian. */
export default `
board-sheet-asks-move = Hogyan mozog { $name }?
board-sheet-asks-fire = Kire tüzel { $name }?
board-sheet-asks-deploy = Hogyan álljon fel a flotta?
board-sheet-move = { $name } mozog
board-sheet-move-fire = { $name } mozog, aztán tüzel
board-sheet-all-keep = Mind megtartja a helyét
board-sheet-off = { $ship } { $off } távolságra kerül a helyétől
board-sheet-ship-keeps = tartja a helyét
board-sheet-ship-off = { $off } a helyétől
board-sheet-apart = Lesz, aki parancson kívül kerül: nem kapcsolhatja össze a tüzét
board-sheet-back = Egy lépést vissza
board-sheet-card = Parancskártya
board-sheet-no-card = Nincs
board-sheet-cloak = Álcázás bekapcsolva
board-sheet-fires = Aztán tüzeljen a lehető legjobban
board-sheet-fires-what = Kb. { $hull } hajótestpont; { $ship } megsemmisül: { $kill } %
board-sheet-fire = { $attacks ->
    [one] A támadás végrehajtása
   *[other] { $attacks } támadás végrehajtása
  }
board-sheet-fire-what = Kb. { $hull } hajótestpont, megsemmisül egy hajó: { $kills } %
board-sheet-hold = { $name } nem tüzel
board-sheet-aim = Mire készüljön a tűzterv
board-sheet-aim-damage = Legtöbb sebzés
board-sheet-aim-kills = Legtöbb megsemmisítés
board-sheet-quiet = Nem tüzelnek:
board-sheet-gun = { $ship }: { $weapon }
board-sheet-target-of = { $gun } célpontja
board-sheet-target = { $hull } hajótestpont, sérül { $hurt } %, kritikus { $critical } %, megsemmisül { $kill } %
board-sheet-free = Aki célpont nélkül marad, a legjobb megmaradtra tüzel
board-sheet-unlink = Külön
board-sheet-link = Összekapcsolás
board-sheet-hold-one = Ne tüzeljen
board-sheet-tag-hurt = { $hurt } % sérül
board-sheet-tag = { $hurt } % · megsemmisül { $kill } %
board-sheet-deploy = A flotta felállítása
board-sheet-deploy-what = { $squadrons } osztag, { $ships } hajó, az ellenféllel felváltva
board-sheet-cloaked = Az álcázómezős hajók álcázva kezdenek
board-sheet-aboard = A rajok a fedélzeten kezdenek
board-formation-handle = { $name } mozgatása együtt
board-line-handle = Az egész sor mozgatása
board-line-squadron = { $name } mozgatása
board-standing = Amit mind kérdés nélkül tesz
board-standing-note = Ahol oktalanság volna, ott mégis megkérdezünk.
board-standing-arc = Szektorpajzs
board-standing-arc-threat = amerről a legnagyobb a veszély
board-standing-arc-fore = mindig elöl
board-standing-arc-starboard = mindig jobbról
board-standing-arc-aft = mindig hátul
board-standing-arc-port = mindig balról
board-standing-arc-ask = kérdezz
board-standing-engines = Gépház
board-standing-engines-keep = sosem áll le
board-standing-engines-ask = kérdezz
board-standing-defence = Légvédelem
board-standing-defence-all = minden kockával lő
board-standing-defence-ask = kérdezz
board-standing-shields = Réteges pajzs
board-standing-shields-again = rossz dobás után újradob
board-standing-shields-ask = kérdezz
order-standing = Amit mind kérdés nélkül tesz
order-deploy = { $count } osztag felállítása
order-move = { $ship } a rajz szerint mozog
order-fire = { $ship } a terv szerint tüzel
`
