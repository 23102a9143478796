export default `
coll-title = Gyűjtemény
coll-tab-cards = Album
coll-tab-boosters = Csomagok
coll-tab-trades = Cserék
coll-tab-decks = Paklik
coll-tabs = a gyűjtemény részei
coll-alone = A gyűjtéshez szerver kell
coll-alone-is = Ez az oldal olyan helyről jött, amely nem őriz gyűjteményeket. Egy Orrery-szerveren két kezdőpaklit és hat csomagot kapsz, és másokkal cserélhetsz. Botok ellen így is minden lappal játszhatsz.
coll-away = A szerver nem érhető el
coll-away-is = Most nincs kapcsolat. A gyűjteményed megvan a szerveren, és amint az válaszol, megjelenik. Botok ellen addig is minden lappal játszhatsz.
coll-off = Ez a szerver nem őriz gyűjteményeket
coll-off-is = A gazdája kikapcsolta a gyűjtést. Az asztalainál minden lap szabadon használható.
coll-begin = Kezdd el a gyűjteményed
coll-begin-is = Válassz két kezdőpaklit: mind a 90 lapjuk a tiéd, és kapsz hat csomagot, csomagonként 14 lappal. A végigjátszott játszmákért újabb csomag jár; amiből sok van, elcserélheted.
coll-begin-chosen = Kiválasztva: { $count } / { $most }
coll-begin-first = { $name } cserélne veled. Ehhez neked is kell gyűjtemény; ha megvan, rögtön a cseréhez jutsz.
coll-begin-do = Kezdés ezzel a kettővel
coll-size = { $count } lap
coll-figures = Ennyi van meg belőle
coll-kinds = { $all } lapból { $count }
coll-copies = összesen { $count } példány
coll-state = A tiéd
coll-state-all = mind
coll-state-has = megvan
coll-state-misses = hiányzik
coll-state-spare = fölös
coll-state-wished = kívánt
coll-cards = az album lapjai
coll-card = { $name }, { $rarity }, { $copies ->
    [0] hiányzik
   *[other] { $copies } példány
}{ $wished ->
    [yes] , a kívánságlistán
   *[no] {""}
}
coll-owned = { $copies ->
    [0] Még egy sincs belőle
   *[other] { $copies } példányod van
}
coll-owned-spare = { $spare } fölös: egy pakliba legfeljebb három kell
coll-owned-locked = { $locked } egy bejegyzett pakliban van lekötve
coll-wish = Kívánságlistára
coll-wished = A kívánságlistán
coll-wish-is = Aki cserélni szeretne, látja, mit kívánsz.
coll-boosters = Csomagok
coll-boosters-none = Most nincs bontatlan csomagod.
coll-earn = Játékkal szerezhető
coll-earn-is = Emberek ellen végigjátszott játszma két pont, győzelem három; csak botok ellen egy, naponta legfeljebb { $bots }. Minden { $booster } pont egy csomag; naponta legfeljebb { $all } pont szerezhető. { ART($answers, start: 1) } { $answers } lépésnél rövidebb játszma nem ér pontot.
coll-earn-next = még { $count } pont a következő csomagig
coll-earn-today = ma { $all } pontból { $points }
coll-pack-booster = Csomag
coll-pack-set = 43 lapos készlet
coll-pack-prize = Díj
coll-cause-begin = a kezdéshez
coll-cause-table = végigjátszott játszmáért
coll-cause-tournament = versenyért
coll-cause-other = ajándék
coll-open = Bontsd ki
coll-opening = Csomagbontás
coll-face-down = { $all } lapból { ART($number) } { $number }., lefordítva: fordítsd fel
coll-turned = { $name }, { $rarity }
coll-turned-new = { $name }, { $rarity }, új
coll-new = új
coll-turn-next = A következő lap
coll-turn-all = Fordítsd fel mindet
coll-put-away = Mehetnek az albumba
coll-open-next = Jöhet a következő
coll-opened = { $new ->
    [0] Ezek mind megvoltak már.
   *[other] { $new } lap új az albumodban.
}
coll-fair = Hogyan dőlt el
coll-fair-is = A sorsolás magjának SHA-256 lenyomata már akkor rögzült és látszott, amikor a csomagot kaptad; a mag most derül ki. Mentsd el, és az orrery booster FÁJL --verify bármely gépen ugyanezeket a lapokat sorsolja.
coll-fair-commitment = Előre rögzítve
coll-fair-seed = Mag
coll-fair-save = Mentés fájlba
coll-trades-yours = Rád várnak
coll-trades-theirs = Rájuk vársz
coll-trades-past = Korábbi cserék
coll-trades-none = Még nincs cseréd. Küldd el a linkedet egy barátodnak, vagy keress valakit, aki olyat kíván, amid van.
coll-link = A cserelinked
coll-link-is = Aki megnyitja, látja, mit tudsz adni, és ajánlatot tehet.
coll-link-gone = Ez a cserelink senkihez sem vezet. Kérd el újra: talán hiányzik a vége.
coll-copy = Másolás
coll-copied = Lemásolva
coll-seekers = Kik keresnek lapokat
coll-seekers-none = Mások még nem kívántak lapot. Koppints az albumban arra, ami neked kell, és kerüljön a kívánságlistádra: mások itt látják majd.
coll-seeker-has = { $count ->
    [0] semmi olyat, amid van
   *[other] { $count } lapot, amid van
}
coll-trade-with = Cserepartner: { $name }
coll-back = Minden csere
coll-self = Ez a saját cserelinked. Másnak küldd el.
coll-sums = { $gives } lapot adsz, { $takes } lapot kapsz
coll-you-give = Te adod
coll-you-get = Te kapod
coll-nothing = semmi
coll-add-give = Adj hozzá a lapjaidból
coll-add-get = Kérj a lapjaiból
coll-find = Lap keresése
coll-take-back = { $name } visszavétele
coll-pick-wished = ezt kívánja
coll-pick-mine = ezt kívánod
coll-pick-new = neked nincs
coll-pick-spare = fölös
coll-pick-none = Itt nincs ilyen.
coll-offer = Ezt ajánlom
coll-counter-do = Inkább ezt ajánlom
coll-counter = Másik ajánlat
coll-accept = Elfogadom: a lapok gazdát cserélnek
coll-decline = Nem kérem
coll-withdraw = Visszavonom
coll-cancel = Mégse
coll-stage-open-mine = { $name } még nem válaszolt az ajánlatodra.
coll-stage-open-theirs = { $name } a válaszodra vár.
coll-stage-done = A lapok gazdát cseréltek.
coll-stage-declined = Nem fogadták el.
coll-stage-withdrawn = Visszavonták.
coll-short-open-mine = a te ajánlatod
coll-short-open-theirs = az ő ajánlata
coll-short-done = megköttetett
coll-short-declined = elutasítva
coll-short-withdrawn = visszavonva
coll-history = Az ajánlatok sora
coll-step-offer-me = Te ajánlottad: { $gives }; cserébe kérted: { $takes }.
coll-step-offer-them = Ő ajánlotta: { $takes }; cserébe kérte: { $gives }.
coll-step-counter-me = Inkább ezt ajánlottad: { $gives }; cserébe kérted: { $takes }.
coll-step-counter-them = Inkább ezt ajánlotta: { $takes }; cserébe kérte: { $gives }.
coll-step-accept-me = Elfogadtad.
coll-step-accept-them = Elfogadta.
coll-step-end-me = Lezártad.
coll-step-end-them = Lezárta.
coll-nearly = Paklik, amelyek összeállnak, vagy majdnem
coll-nearly-is = A saját paklijaid és a nyolc kezdőpakli, a gyűjteményedhez mérve. Ahol a lapok nem szabadok, ott a pakli minden lapjának a tiédnek kell lennie.
coll-whole = Minden lapja megvan
coll-lacks = { $count } lap hiányzik
coll-wish-all = Kívánságlistára a hiányzókat
coll-wished-all = Minden hiányzó a kívánságlistán van
coll-own-deck = saját pakli
coll-starter-deck = kezdőpakli
coll-open-deck = Megnyitás a pakliépítőben
coll-owned-only = Miből építesz?
coll-owned-all-cards = minden lapból
coll-owned-mine = abból, amim van
coll-deck-lacks = A pakliból { $count } lap nincs meg neked
coll-deck-whole = A pakli minden lapja a tiéd
coll-needs-server = A gyűjteményed egy szerveren van, itt pedig nincs szerver.
coll-none-yet = Még nem kezdtél gyűjteményt.
wrong-trade-stale = Közben új ajánlat született. Előbb azt nézd meg.
wrong-trade-over = Ez a csere lezárult.
wrong-trade-own-offer = Ez a saját ajánlatod; a másiknak kell válaszolnia.
wrong-trade-nothing = Így senki sem adna semmit. Tegyél hozzá egy lapot.
wrong-trade-too-many = Ennyi lap egy cseréhez túl sok.
wrong-trade-not-owned = Valamelyikőtöknek már nincsenek meg ezek a lapok. Semmi sem változott.
wrong-trade-locked = Az egyik lap egy versenyre bejegyzett pakliban van. Semmi sem változott.
wrong-trade-newcomer = Még új vagy itt: játssz végig néhány játszmát, utána adhatsz lapot másnak. A csomagok alatt áll, mi mennyit számít.
wrong-no-collection = Előbb kezdd el a gyűjteményed.
wrong-no-collecting = Ez a szerver nem őriz gyűjteményeket.
wrong-forbidden = Ez nincs itt számodra.
wrong-not-now = Ez már megtörtént.
wrong-bad-settings = Válassz két különböző kezdőpaklit.
wrong-too-fast = Ez kicsit gyors volt. Próbáld újra egy pillanat múlva.
wrong-too-many = Túl sok ajánlatod vár válaszra. Vonj vissza egyet.
wrong-lost = Megszakadt a kapcsolat. Nézd meg, megtörtént-e, és próbáld újra.
wrong-failed = Hiba történt a szerveren. Semmi sem változott.
`
