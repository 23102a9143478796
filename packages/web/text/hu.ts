/** Az alkalmazás saját szövegei. */
export default `
hero = Nehéz szabályok, könnyű kéz
hero-line = Négy űrbéli társasjáték, minden szabállyal. Egyedül, egy képernyőn, vagy barátokkal egy linkkel.
foot = Vendégként játszol. Semmit sem kell telepíteni. Hálózat nélkül is.
pages = Oldalak
nav-play = Játék
rulebook = Szabálykönyv
rulebooks = Szabálykönyvek
settings = Beállítások
language = Nyelv
close = Bezárás
loading = Egy pillanat …
tables = Asztalok

seats-exact = { $max } hely
seats-range = { $min }–{ $max } hely
play-now = Játssz most
play-now-how = botokkal
play-now-solo = egyedül
play-now-duel = egy bot ellen
you-bring = Ezzel játszol
bring-ready = Kész vagyok
concede = Feladom
concede-sure = Elveszíted a játékot; ha ketten vagytok, az asztal véget ér, ha többen, a többiek tovább játszanak. Biztosan feladod?
concede-really = Tényleg feladom
concede-not = Játszom tovább
way-invite = Meghívás
way-hot-seat = Egy gépnél
coming = Készül. Akkor ül asztalhoz, amikor minden szabálya a helyén van.
could-not-start = Az asztalt nem sikerült megnyitni: { $why }

your-tables = Asztalaid
your-tables-none = Még nincs. Amelyik asztalt megnyitod, azt ez a böngésző megőrzi.
table-seats = { $bots ->
    [0] { $people ->
        [one] egyedül
       *[other] { $people } játékos egy gépnél
    }
   *[other] { $people ->
        [one] { $bots } bottal
       *[other] { $people } játékos, { $bots } bot
    }
 }
state-your-turn = Te jössz
state-waits = Várakozik
state-over = Vége
forget-table = { ART($game, start: 1) } { $game } asztal végleges törlése a listáról

board = A tábla
question = A kérdés
options-count = { $n } lehetőség
cost = Ára
waiting-for = Várakozás: { $names }
watching-for = Dönt: { $names }
waiting-too = vele együtt dönt: { $names }
nobody-asked = Most senki sem dönt
refused = { ART($rule, start: 1) } { $rule } szabály nem engedi.
log = Napló
chat = Beszélgetés
side = Játékosok és napló
players = Játékosok
earlier = Korábbiak
open-rule = { ART($rule, start: 1) } { $rule } szabály a szabálykönyvben
why-not = Miért nem?
why-can = Most lehet
why-nothing = Ezzel most nincs mit tenni.
inspector = Közelebbről
phases = Szakaszok
eyes = Kinek a nézete
spectator = Néző
console = Játékosok és kérdés
all-options = { $n ->
    [one] Az egyetlen lehetőség
   *[other] Mind a { $n } lehetőség
 }
lit-besides = A táblán megvilágított elemek közül választhatsz. Ezeken kívül:
lit-pieces = A táblán megvilágított elemek közül választhatsz.
search-options = Keresés a lehetőségek között
options-none = Egyik lehetőség nevében sincs ilyen.
choose-some = Válassz
chosen-of = { $least ->
    [0] kiválasztva, legfeljebb { $most }
   *[other] { $same ->
        [yes] kiválasztva a szükséges { $most } közül
       *[no] kiválasztva, { $least } és { $most } között kell
    }
 }
take-all = Mindet
take-none = Egyiket sem
choose-more = Ez így még nem válasz.
confirm-some = { $n ->
    [one] Ezt az egyet
   *[other] Ezt a { $n } darabot
 }
confirm-none = Egyiket sem
confirm-plan = Legyen így
plan-fields = A terv számokban
plan-back = Egy lépést vissza
plan-reset = Elölről
plan-refused = Ez így nem lehet.
key-space = Szóköz
log-title = Játékosok, napló és csevegés (L)
since-then = Ami történt
strip-more = még { $n } a naplóban
undo = Vissza
undo-title = Az utolsó döntés visszavonása (U)
undo-not = Most nincs mit visszavonni
menu = Menü
copy-scenario = Másolás forgatókönyvként
copy-scenario-for = Hibajelentéshez: egy fájl, amely bárkinek megmutatja ezt az asztalt.
copy-scenario-by-hand = Ez a lap nem éri el a vágólapot: innen másold ki a szöveget.
copied-scenario-whole = Másolva: minden az elejétől, a véletlen magja és az összes döntés.
copied-scenario-seen = Másolva: amit most látsz. A véletlen magja és ami rejtve van előled, nincs benne.
scenario-of-all = Egy asztal az elejétől: a véletlen magja és az összes döntés.
scenario-of-view = Amit egy hely látott. Nem tudni, ezért nincs itt: a véletlen magja, a jövendő eredmények, és ami a hely elől rejtve volt. A többit a 'table' vagy a 'given' mezőben add meg.
scenario-at-version = Az asztal { $version }. változatánál másolva.
to-home = Kezdőlap
leave = Felállok
leave-really = Végleg felállok, bot ül a helyemre
back-to-table = Vissza az asztalhoz
link-local = ezen a gépen
link-connecting = kapcsolódás …
link-live = élő
link-lost = Nincs kapcsolat. Újra próbáljuk; az asztal megvan.

player-unnamed = Kapitány
seat-won = győzött
seat-open = még senki sem ül itt
seat-away = nincs itt
left-ask = Szeretnék itt tovább játszani
left-asked = Megkérdezted; azok döntenek, akik itt játszanak.
left-asks = { $player } szeretne itt tovább játszani, és látná ezt a kezet.
left-agreed = Beleegyeztél, hogy { $player } játsszon itt tovább.
left-yes = Rendben
left-no = Nem
seat-stand-in = nincs itt, bot helyettesíti
seat-your-turn = te jössz
seat-thinking = dönt
seat-you = te
seat-here = ennél a gépnél
seat-waits = vár
time-spent = Gondolkodási idő
time-left = Erre a döntésre maradt idő
chat-empty = Még senki sem szólt.
chat-say = Szólj az asztalhoz
chat-send = Küldés

handover = Add át a képernyőt
handover-to = { $name } dönt
handover-why = Az asztal rejtve marad, amíg át nem veszed a képernyőt.
handover-here = Én vagyok { $name }

result = A vége
you-won = Győztél
you-lost = Vesztettél
table-over = Az asztal véget ért
winners = Győztesek
rematch = Újra
rematch-not = Ezt az asztalt nem lehet újra megnyitni.
watch-replay = Visszajátszás

gone = Itt nincs asztal
gone-unknown = Sem ebben a böngészőben, sem a szerveren nincs meg: hibás a cím, vagy az asztal rég véget ért.
gone-broken = Nem sikerült betölteni. Töltsd újra az oldalt; ha nem segít, a szabályok túl sokat változtak.
gone-corrupt = A szerver nem tudta elolvasni ezt az asztalt, ezért félretette.
gone-unknown-game = A szerveren nincs meg ennek az asztalnak a játéka.
gone-older-version = Ezen az asztalon régebbi szabályokkal játszottak, és a szerver már nem tudja elolvasni.
gone-newer-version = Ezen az asztalon újabb szabályokkal játszottak, mint amilyenek a szerveren vannak.

search-rules = Keresés a szabályokban
sections = Fejezetek
rules-found = { $n } szabály
rules-none = Nincs szabály, amelyben mindez szerepel.
no-rulebook = Ennek a játéknak még nincs szabálykönyve.
terms = Fogalmak
ruling = Döntésünk:
example = Példa:

invite-link = Aki megnyitja ezt a linket, leülhet egy szabad helyre
copy = Másolás
copied = Másolva

text-size = Betűméret
motion = Mozgás
motion-system = mint a rendszer
motion-on = be
motion-off = ki
set-sound = Hang
set-sound-is = Néhány halk hang: te jössz, kocka, veszteség, a vége.
set-marks = Jelek a színek mellett
set-marks-is = Alakzat és betű mindenütt, ahol szín jelent valamit.
set-numberKeys = Billentyűk
set-numberKeys-is = 1–9 választ, U visszavon.
order-about = Állandó utasítás (nem él ott, ahol megtámadtak, és válaszolhatnál):
order-pressed = Megtámadtak: itt nem él az állandó utasítás.
order-until-turn = Passz a következő körömig
order-on-this = Erre mindig passz
order-until-turn-stands = A következő körödig passzolsz.
order-on-this-stands = Erre mindig passzolsz.
order-end = Kérdezz megint
set-askAlways = Mindig kérdezz
set-askAlways-is = Akkor is, ha nincs mit kijátszanod; különben ilyenkor magától passzolsz, és ezt senki sem veszi észre.

new-table = { $game }: új asztal
way-alone-is = Neked és botoknak, ebben a böngészőben; hálózat nem kell hozzá.
way-hot-seat-is = Többen egy képernyőnél. Ahol valakinek rejtegetnivalója van, át kell adni a képernyőt.
way-invite-is = A szerveren: a barátaid egy linket nyitnak meg, most vagy később, bármilyen gépen.
seats = Helyek
seats-number = Helyek száma
fewer = Kevesebb
more = Több
your-name = A neved
guest = Vendég
seat-me = Én
seat-person-here = Valaki ennél a gépnél
seat-by-link = Aki megnyitja a linket
name-of-seat = Név { ART($number) } { $number }. helyen
listed = Legyen a nyitott asztalok között
listed-is = Különben csak az találja meg, akinek megvan a link.
table-settings = Beállítások
table-chosen = Az asztal beállításai
no-settings = Ennek a játéknak nincsenek beállításai.
expert = Haladó beállítások
cancel = Mégse
open-table = Asztal nyitása
open-table-online = Asztal nyitása, kérem a linket

gathering = Az asztal gyülekezik
gathering-is = Akkor indul, ha minden hely foglalt, vagy ha a gazda elindítja; a szabad helyekre akkor botok ülnek.
take-seat = Leülök ide
give-to-bot = Botnak adom
reopen-seat = Megnyitom embernek
start-table = Indulás
start-with-bots = Indulás, botok a szabad helyekre
waiting-host = Az asztalt a gazda indítja el.
leave-seat = Felállok
personal-link = Személyes linked: bármelyik gépen megnyitva hozza a helyeidet. Tartsd meg magadnak.
come-back = Visszaveszem a helyem a bottól
stand-in = Helyettesítse bot
stand-in-soon = { $time } múlva bot ülhet a helyére
open-tables = Nyitott asztalok
open-tables-none = Most nincs. Nyiss egyet a Meghívással.
open-seats = { $n } szabad hely
join = Leülök
reload-needed = Az Orrery frissült. Töltsd újra az oldalt.
reload = Újratöltés

suggest = Tanács
suggest-title = Mit tenne egy bot
suggest-thinking = Előre számol …
suggest-none = Nincs miből választani.
suggest-not-asked = Most nem te döntesz.
suggest-fair = Csak azt látja, amit te. A szám azt mondja, milyen gyakran jött ki jól, amikor onnan továbbjátszotta.
suggest-plan = A terv, ahogy ő rajzolná
suggest-only = Mást nem érdemes megnézni.
suggest-close = Alig jobb a következőnél; bármelyik megteszi.
suggest-ahead = Határozottan jobb: százból { $n } esettel a következőnél.
suggest-alike = Nagyjából ugyanolyan jó.
suggest-behind = Százból { $n } esettel marad el a legjobbtól.
pace = A botok tempója
pace-calm = nyugodt
pace-brisk = élénk
pace-once = azonnali
story-curve = Hogyan álltál az asztal során
story-step = { $step }. lépés
story-figures = { $answers } döntésed { $steps } lépésben, { $time } gondolkodás
line-won = Győzelem
line-lost = Vereség
qr = A meghívó kódként, telefon kamerájához
share = Megosztás
you-watch = Minden hely foglalt: te nézed. Az asztalt a házigazda indítja.
learn = Tanulás
learn-game = Tanuld meg: { $game }
guided = Az első játék vezetővel
guided-is = Igazi asztal, minden szabállyal. A tanító egyszerre egy teendőt világít meg, és elmondja, miért. Bármikor abbahagyhatod és folytathatod.
guided-facts = { $minutes } perc · { $steps } tudnivaló
guided-begin = Kezdjük a vezetett játékot
guided-anew = Kezdjük elölről
guided-on = Folytatás
lessons = Leckék és feladványok
lessons-are = Mindegyik valódi állás: játszd le, vond vissza, próbáld újra. Akkor van megoldva, ha a cél teljesül, bárhogyan is.
lessons-done = { $n } / { $all }
lesson-level-1 = Első lépések
lesson-level-2 = Haladó
lesson-level-3 = Mester
lesson = Lecke
puzzle = Feladvány
lesson-solved = Megoldva!
lesson-late = Most nem sikerült. Nézd meg a tanácsot, és próbáld újra.
lesson-hint = Kérek tanácsot
lesson-again = Újra
coach = A tanító
coach-step = { $step } / { $all }
coach-do = Próbáld ezt: { $what }
coach-draw = Rajzold meg nekem
coach-why = Miért?
coach-skip = Ezt már tudom
coach-leave = Tanító nélkül játszom
coach-back = Visszavonom
coach-on = Így játszom tovább
coach-finished = Láttad mindazt, ami ezt a játékot eldönti. Játssz tovább, vagy próbáld meg a leckéket.
coach-alone = Játszom tovább egyedül
coach-lessons = Leckék
replay = Visszajátszás
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-on = Egy lépést tovább
replay-last = A végére
replay-run = Lejátszás
replay-pause = Szünet
replay-step = { $step }. lépés, összesen { $last }
replay-play-on = Innen tovább játszom
replay-save = Mentés fájlba
seat-taken = leült
seat-chooses = még választ
state-gathers = Gyülekezik
your-tables-online = Asztalaid a szerveren
you-are-back = Üdv újra. Itt vannak a helyeid.
no-game = Itt nincs „{ $game }” nevű játék
no-game-is = Hibás a cím, vagy egy másik Orreryé.
no-game-home = Az itteni játékokhoz
link-whose = { $player } személyes linkje
link-become = Ez a böngésző mostantól { $player } nevében játszana, minden helyével együtt. Csak akkor folytasd, ha ez te vagy.
link-instead = Ez a böngésző mostantól { $player } nevében játszana, minden helyével együtt. Most { $own } játszik benne, aki megmarad, és visszatérhet. Csak akkor folytasd, ha mindkettő te vagy.
link-yes = Én vagyok { $player }
link-no = Maradjon minden, ahogy van
link-unknown = Ez a személyes link senkié. Az maradtál, aki voltál.
link-unanswered = A kiszolgáló nem válaszol, így semmi sem változott. Próbáld meg később.
link-before = Korábban más voltál ebben a böngészőben
link-back = Vissza ahhoz, aki voltam
ways = Játékmódok
way-alone = Botokkal
`
