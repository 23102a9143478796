/** Studies of finished games and scenarios. */
export default `
study = Tanulmány
studies = Tanulmányok
studies-are = Befejezett játszmák és állások más folytatásokkal és azzal, amit az egyes pillanataikhoz írtak.
studies-which = Kié
studies-mine = Az enyéim
studies-friends = A barátaimé
studies-all = Mindenkivel megosztva
studies-none = Itt nincs tanulmány. A klub tagjai egy befejezett játszma oldalán, egy leckénél vagy egy feladványnál készíthetnek.
study-this = Tanulmány készítése
study-is = A tanulmány megőrzi a játszmát a kipróbált folytatásokkal és a pillanataihoz írt megjegyzésekkel. Amíg nem osztod meg, csak te olvashatod.
study-is-uploaded = Ez a játszma nincs meg a szerveren: a böngésződ elküldi, és a szerver a szabályok szerint végigjátssza. Neveket nem őriz meg.
study-title = Cím
study-of = { $game }: tanulmány
study-make = Elkészítem
study-unknown = Nincs ilyen tanulmány, vagy nem osztották meg veled.
study-by = készítette: { $name }
study-much = { $branches ->
    [0] nincs más folytatás
   *[other] { $branches } folytatás
 }, { $comments ->
    [0] nincs megjegyzés
   *[other] { $comments } megjegyzés
 }
study-line = Folytatás
study-as-played = A játszma, ahogyan lejátszották
study-line-from = { $title } ({ $step }. lépéstől, { $name })
study-try = Más folytatás kipróbálása
study-trying = Kipróbálsz egy folytatást
study-trying-is = { $n ->
    [0] Minden helyért te válaszolsz. A játszma nem változik.
   *[other] Eddig { $n } válasz, minden helyért.
 }
study-back = Vissza a tanulmányhoz
study-keep = Megőrzöm ezt a folytatást
study-branch-title = A folytatás címe
study-drop-branch = A folytatás törlése
study-comments = Megjegyzések
study-comment = Megjegyzés ehhez a pillanathoz
study-say = Hozzászólok
study-more = További megjegyzések
study-next-comment = A következő megjegyzés
study-drop-comment = { $name } megjegyzésének törlése
study-share = Megosztás
study-readers = Ki olvashatja
study-sharing-none = Csak én
study-sharing-friends = A barátaim
study-sharing-all = Mindenki
study-address = A tanulmány címe
study-rename = Átnevezés
study-drop = A tanulmány törlése
study-like = { $likes ->
    [0] Tetszik
   *[other] Tetszik ({ $likes })
 }
study-liked = { $likes } tagnak tetszik
study-mark = Jelölés a táblán
study-mark-clear = { $n ->
    [one] A jelölés törlése
   *[other] { $n } jelölés törlése
 }
study-mark-first = Válassz ki valamit a táblán.
study-mark-second = Válassz ki mást egy nyílhoz, vagy ugyanazt egy karikához.
study-marks = { $n } jelölés a táblán
puzzles-are = Állások, amelyeket a tagok befejezett játszmákban találtak, és feladványt készítettek belőlük.
puzzles-all = Minden feladvány
puzzles-none = Még nincs egy sem. Nyisd meg egy tanulmányodat egy érdekes pillanatnál, és készíts belőle feladványt.
puzzle-unknown = Nincs ilyen feladvány, vagy már levették.
puzzle-make = Feladvány készítése
puzzle-make-is = A megfejtő ettől a pillanattól { $seat } helyén játszik, a többieket botok viszik. Amit ez a hely nem tudhat, azt újraosztjuk.
puzzle-goal = Mit kell elérni
puzzle-searching = Minden folytatás kipróbálása folyamatban …
puzzle-no-goals = A játék feladványai itt nem találnak célt. Írd le a saját szavaiddal, mit kell elérni.
puzzle-too-many = Túl sok a folytatás, nem lehet mindet kipróbálni.
puzzle-ways = { $ways ->
    [0] Egyetlen folytatás sem vezet oda.
    [one] Pontosan egy első válasz vezet oda.
   *[other] Több megoldása van: { $ways } első válasz is odavezet.
  }
puzzle-own-words = A saját szavaiddal
puzzle-in-words = Keresés nem igazolja: a megfejtő maga mondja meg, hogy megoldotta.
puzzle-offer = Felajánlás a klubnak
puzzle-solvers = { $n ->
    [0] még senki sem oldotta meg
   *[other] { $n } tag oldotta meg
  }
puzzle-drop = Visszavonás
puzzle-solved-it = Megoldottam
`
