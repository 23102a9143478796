import account from './account.hu.ts'
import away from './away.hu.ts'
import club from './club.hu.ts'
import host from './host.hu.ts'
import records from './records.hu.ts'
import studies from './studies.hu.ts'
import tournaments from './tournaments.hu.ts'

/** The app's messages that only parts need which are loaded later. */
export default `
your-turn = Te jössz
you-bring = Ezzel játszol
bring-ready = Kész vagyok
concede = Feladom
concede-sure = Elveszíted a játékot; ha ketten vagytok, az asztal véget ér, ha többen, a többiek tovább játszanak. Biztosan feladod?
concede-really = Tényleg feladom
concede-not = Játszom tovább
see-end = Lássuk a végét
see-end-is = A botok szünet nélkül játszanak a végéig. A visszajátszásban minden lépés megnézhető.
see-moves = Lépésenként nézem

options-count = { $n } lehetőség
side = Játékosok és napló
earlier = Korábbiak
why-not = Miért nem?
why-can = Most lehet
why-nothing = Ezzel most nincs mit tenni.
inspector = Közelebbről
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
plan-fields = A terv számokban
plan-back = Egy lépést vissza
plan-reset = Elölről
plan-refused = Ez így nem lehet.
copy-scenario = Másolás forgatókönyvként
copy-scenario-for = Hibajelentéshez: egy fájl, amely bárkinek megmutatja ezt az asztalt.
copy-scenario-by-hand = Ez a lap nem éri el a vágólapot: innen másold ki a szöveget.
copied-scenario-whole = Másolva: minden az elejétől, a véletlen magja és az összes döntés.
copied-scenario-seen = Másolva: amit most látsz. A véletlen magja és ami rejtve van előled, nincs benne.
scenario-of-all = Egy asztal az elejétől: a véletlen magja és az összes döntés.
scenario-of-view = Amit egy hely látott. Nem tudni, ezért nincs itt: a véletlen magja, a jövendő eredmények, és ami a hely elől rejtve volt. A többit a 'table' vagy a 'given' mezőben add meg.
scenario-at-version = Az asztal { $version }. változatánál másolva.
leave-really = Végleg felállok, bot ül a helyemre
back-to-table = Vissza az asztalhoz

seat-won = győzött
seat-open = még senki sem ül itt
seat-away = nincs itt
left-ask = Szeretnék itt tovább játszani
left-asked = Megkérdezted; azok döntenek, akik itt játszanak.
left-asks = { $player } szeretne itt tovább játszani, és látná ezt a kezet.
left-agreed = Beleegyeztél, hogy { $player } játsszon itt tovább.
left-yes = Rendben
left-no = Nem
seat-replaced = nincs itt, bot helyettesíti
seat-your-turn = te jössz
seat-thinking = dönt
seat-you = te
seat-here = ennél a gépnél
seat-waits = vár
time-spent = Gondolkodási idő
days-left = { $days } nap { $hours } óra
give-time-day = Egy nap ráadás
give-time-live = Egy perc ráadás
time = Idő
time-is = Mennyit gondolkodhatnak a játékosok, és mi történik, ha nem válaszolnak.
time-none = Nincs korlát
time-live-2 = Élő: döntésenként 2 perc, tartalék 10 perc
time-live-5 = Élő: döntésenként 5 perc, tartalék 20 perc
time-live-total = Élő: összesen 45 perc, válaszonként 10 másodperc ráadás
time-day-1 = Napi: döntésenként 1 nap, tartalék 3 nap
time-day-2 = Napi: döntésenként 2 nap, tartalék 7 nap
time-day-4 = Napi: döntésenként 4 nap, tartalék 14 nap
time-other = { $pace ->
    [day] Napi
   *[live] Élő
 }: { $each ->
    [none] összesen { $reserve }
   *[other] döntésenként { $each }, tartalék { $reserve }
 }{ $more ->
    [none] { "" }
   *[other] , válaszonként { $more } ráadás
 }
time-up = Ha lejár az idő
time-up-least = A játék a lehető legkevesebbet teszi; egymás után háromszor: feladás
time-up-bot = Bot játszik tovább
time-up-concede = A játékos feladja
weekends-off = Hétvégén nem telik az idő
time-left = Erre a döntésre maradt idő
chat-empty = Még senki sem szólt.
chat-say = Szólj az asztalhoz
chat-send = Küldés
chat-whom = Kinek
chat-to-all = Mindenkinek
chat-to-one = Kettesben: { $name }
chat-aside-said = kettesben, csak { $name } látja
chat-aside-heard = kettesben, csak te látod

handover = Add át a képernyőt
handover-to = { $name } dönt
handover-why = Az asztal rejtve marad, amíg át nem veszed a képernyőt.
handover-here = { $name } vagyok

result = A vége
you-won = Győztél
you-lost = Vesztettél
table-over = Vége a játéknak
nobody-won = Döntetlen
names-won = { $names } győzött
winners = Győztesek
to-origin = Az előző asztalhoz
rematch-not = Ezt az asztalt nem lehet újra megnyitni.
watch-replay = Visszajátszás

search-rules = Keresés a szabályokban
sections = Fejezetek
rules-found = { $n } szabály
rules-none = Nincs szabály, amelyben mindez szerepel.
no-rulebook = Ennek a játéknak még nincs szabálykönyve.
terms = Fogalmak
ruling = Döntésünk:
example = Példa:

invite-link = Aki megnyitja ezt a linket, leülhet egy szabad helyre
watch-link = Aki megnyitja ezt a linket, nézheti ezt az asztalt
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
order-pressed = Harcban állsz, és tehetsz valamit: itt nem él az állandó utasítás.
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
seats-number = Helyek száma
fewer = Kevesebb
more = Több
your-name = A neved
seat-me = Én
seat-person-here = Valaki ennél a gépnél
seat-by-link = Aki megnyitja a linket
name-of-seat = Név { ART($number) } { $number }. helyen
listed = Legyen a nyitott asztalok között
listed-is = Különben csak az találja meg, akinek megvan a link.
table-chosen = Az asztal beállításai
no-settings = Ennek a játéknak nincsenek beállításai.
expert = Haladó beállítások
cancel = Mégse
open-table = Asztal nyitása
open-table-online = Asztal nyitása, kérem a linket

gathering-stays = Addig el is mehetsz: az asztalt a kezdőlapodon megtalálod.
gathering-learn = Most játszod először? Két oldal elmondja, hogyan megy.
gathering-is = Akkor indul, ha minden hely foglalt, vagy ha a házigazda elindítja; a szabad helyekre akkor botok ülnek.
take-seat = Leülök ide
give-to-bot = Botnak adom
reopen-seat = Megnyitom embernek
start-table = Indulás
start-with-bots = Indulás, botok a szabad helyekre
waiting-host = Az asztalt a házigazda indítja el.
leave-seat = Felállok
personal-link = Személyes linked: bármelyik gépen megnyitva hozza a helyeidet. Tartsd meg magadnak.
come-back = Visszaveszem a helyem a bottól
replaceable-soon = { $time } múlva bot ülhet a helyére
reload = Újratöltés

suggest-title = Mit tenne egy bot
suggest-thinking = Előre számol …
suggest-none = Nincs miből választani.
suggest-failed = A tanácsot adó bot nem töltődött be. Csukd be, és nyisd meg újra.
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
story-about = A győzelem esélye lépésről lépésre
story-step = { $step }. lépés
story-figures = { $answers } döntésed { $steps } lépésben, { $time } gondolkodás
review-begin = Mit csinálhattam volna jobban?
review-working = Egy bot végignézi a döntéseidet …
review-impossible = Ezt az asztalt nem lehet az elejétől újra végignézni.
review-sum = Egy bot megnézte azt { ART($looked) } { $looked } döntést, amely után a legtöbbet esett az esélyed. Közülük { $agreed } esetben ugyanazt tette volna, mint te.
review-no-lesson = Nem talált olyat, ami egyértelműen jobb lett volna.
review-better = Jobb: { $answer }
review-played = ehelyett: { $answer }
review-nothing = ebből semmit
review-plan = egy másik terv
review-sure = { $n } %-ig biztos benne.
review-why = Átlagosan: { $reasons }.
review-again = Játszd le újra ezt a pillanatot
review-look = Nézd meg
review-fair = Nem tudott többet, mint te akkor. Mindenki ugyanezt a választ kapja.
qr = A meghívó kódként, telefon kamerájához
share = Megosztás
you-watch = Minden hely foglalt: te nézed. Az asztalt a házigazda indítja.
you-look-on = Néző vagy: ami rejtett, előtted is rejtve marad.
learn-game = Tanuld meg: { $game }
guided = Az első játék vezetővel
guided-is = Igazi asztal, minden szabállyal. A tanító egyszerre egy teendőt világít meg, és elmondja, miért. Bármikor abbahagyhatod és folytathatod.
guided-facts = { $minutes } perc · { $steps } tudnivaló
guided-begin = Kezdjük a vezetett játékot
guided-anew = Kezdjük elölről
guided-on = Folytatás
lessons = Leckék és feladványok
lessons-are = Mindegyik valódi állás: játszd le, vond vissza, próbáld újra. Akkor van megoldva, ha a cél teljesül, bárhogyan is.
puzzles-mined = Feladványok játszmákból
puzzles-mined-are = Botok játszmáiban találtuk őket: csak egy lépés vezet a célhoz. A legnehezebbeket egyetlen bot sem oldotta meg.
puzzles-mined-solved = { $n } / { $all } megoldva
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
lesson-next = Következő: { $title }
coach = A tanító
coach-step = { $step } / { $all }
coach-do = Próbáld ezt: { $what }
coach-draw = Rajzold meg nekem
coach-why = Miért?
coach-skip = Ezt már tudom
coach-leave = Tanító nélkül játszom
coach-is-away = A tanító félreállt. Az asztal menüjéből visszahívhatod.
coach-call = Visszahívom a tanítót
coach-otherwise = Így is lehet. Én ezt tettem volna: { $what }.
coach-back = Visszavonom
coach-on = Így játszom tovább
coach-finished = Láttad mindazt, ami ezt a játékot eldönti. Játssz tovább, vagy próbáld meg a leckéket.
coach-over = Véget ért a játszma. A leckékben egyenként gyakorolhatod, ami eldönti.
coach-alone = Játszom tovább egyedül
coach-lessons = Leckék
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-on = Egy lépést tovább
replay-last = A végére
replay-run = Lejátszás
replay-pause = Szünet
replay-step = { $step }. lépés, összesen { $last }
replay-play-on = Innen tovább játszom
share-link = Megosztható link másolása
replay-save = Mentés fájlba
seat-taken = leült
seat-chooses = még választ
you-are-back = Üdv újra. Itt vannak a helyeid.
no-page = Ilyen oldal itt nincs
no-page-is = Hibás a cím: hiányzik vagy megváltozott egy része. Kérd el újra a linket, vagy indulj a kezdőlapról.
no-game = Itt nincs „{ $game }” nevű játék
no-game-is = Hibás a cím, vagy egy másik Orreryé.
no-game-home = Az itteni játékokhoz
ways = Játékmódok
way-alone = Botokkal

welcome-back = Jó újra látni
welcome-back-name = Jó újra látni, { $name }
tables-wait = { $n ->
    [0] Most egy asztal sem vár rád.
    [one] Egy asztal vár rád.
   *[other] { $n } asztal vár rád.
 }
offline-now = Nincs kapcsolat. Ami ezen a gépen van, így is működik.
since-now = most
since-minutes = { $n } perce
since-hours = { $n } órája
since-days = { $n } napja
several-of = { $n } × { $name }
alone = egyedül
with-others = társak: { $others }
against-others = { $others } ellen
state-waits-for = Dönt: { $who }
state-paused = Félbehagyva
go-on = Folytatás
nothing-under-way = Most semmi sincs folyamatban
play-again-game = Játszom még egyet
new-game = Új játék
other-tables = A többi asztalod
recent-results = Legutóbbi eredmények
all-of = Mind ({ $n })
result-won = győzelem
result-lost = vereség
replay-of = Visszajátszás: { $game }
story = Hogyan ment
story-of = Hogyan ment: { $game }
puzzle-of-the-day = A nap feladványa
puzzle-solve = Megoldom
puzzle-game-solvers = { $n ->
    [0] még egy tag sem oldotta meg
   *[other] { $n } tag oldotta meg
 }
puzzle-streak = { $streak ->
    [0] { $all } megoldva
    [one] { $all } megoldva
   *[other] { $streak } egymást követő napon, összesen { $all } megoldva
 }
learn-on = Tanulj tovább
learn-start = Kezdem
figures-of-days = Te, az elmúlt { $days } napban
figures-of-weeks = Az elmúlt { $weeks } hét
figures-all = Összesen
figures-more = Tovább
won-lost = győzelem, vereség
best-run = leghosszabb sorozat
lessons-solved = megoldott lecke
results = Eredményeid
results-are = Ebből a böngészőből és, ha ott is játszol, a szerverről, visszajátszással együtt.
results-all = { $n } asztal
results-none = Még semmi sem ért véget. Amit végigjátszol, egyedül vagy másokkal, ide kerül a visszajátszásával együtt.
weeks-figure = Győzelmek felfelé, vereségek lefelé: { $won } győzelem, { $lost } vereség.
forget-table = { ART($game, start: 1) } { $game } asztal végleges törlése a listáról
how-we-read = Hogyan értjük ({ $n }, angolul)
keys = Billentyűk
keys-option = A lista annyiadik lehetősége
keys-primary = Az arany gomb, ahol semmi sem vész el vele
keys-end = Az arany gomb, ahol még marad valami
keys-undo = Visszavonás
keys-log = Játékosok, napló és csevegés
keys-walk = Lapról lapra, elemről elemre
keys-take = A kijelölt elem választása
keys-next = Az oldal következő része
keys-close = A nyitott ablak bezárása
keys-help = Ezek a billentyűk
sound-ask = Szóljon néhány halk hang, amikor te jössz?
sound-yes = Igen
sound-no = Ne
install = Telepítés
install-is = Az Orrery a többi alkalmazásod mellé kerülhet, és kapcsolat nélkül is megnyílik.

# Programok, amelyek egy játékos nevében játszanak
programs = Programok
bot-random-is = bármit lép, ami szabályos
bot-dreamer-is = sok mindent nem vesz észre; jó az első játszmákhoz
bot-hasty-is = néha átsiklik valamin
bot-quick-is = egyszerű megfontolással, azonnal lép
bot-keen-is = kicsit előre is számol
bot-strong-is = előre számol, kis idő kell neki
bot-keen-bold-is = kicsit előre is számol, és szívesen támad
bot-keen-patient-is = kicsit előre is számol, és inkább építkezik
bot-strong-bold-is = előre számol, kis idő kell neki, és szívesen támad
bot-strong-patient-is = előre számol, kis idő kell neki, és inkább építkezik
bot-style = Stílus
bot-style-of = { $name }: stílus
bot-style-none = se nem merész, se nem türelmes
bot-style-bold = merész: szívesen támad
bot-style-patient = türelmes: inkább építkezik
orders-elsewhere = Egy másik eszközödön mást mondtál: az érvényes.
orders-dropped = { $dropped ->
  [one] Egy előre kiadott parancsod elveszett: a játék azóta megváltozott.
 *[other] { $dropped } előre kiadott parancsod elveszett: a játék azóta megváltozott.
}
refusal-error-lost = Megszakadt a kapcsolat, mielőtt a szerver válaszolt volna. Újra elküldjük.
refusal-error-away = Nincs kapcsolat a szerverrel. Botok ellen és egy képernyőnél így is játszhatsz.
refusal-error-too-fast = Túl sok üzenet egyszerre. Várj egy kicsit.
refusal-error-too-large = Ez túl hosszú.
refusal-error-too-many = A szerver most nem fogad többet ebből.
refusal-error-members-only = Itt ezt csak tagok tehetik. Lépj be, vagy légy tag.
refusal-error-suspended = Itt fel vagy függesztve. A fiókod oldalán áll, hogy miért.
refusal-error-muted = Egy ideig itt nem szólhatsz hozzá. A fiókod oldalán áll, hogy miért.
refusal-error-forbidden = Ez itt nem a te dolgod.
refusal-error-not-now = Az asztal most nem tart ott, hogy ezt lehessen.
refusal-error-confirm-late = Ez most nem történt meg: egy napokig tartó asztalodnál kétszer egymás után lejárt az időd.
refusal-error-taken = Valaki gyorsabb volt: a hely már foglalt.
refusal-error-bad-settings = Ezek a beállítások nem férnek össze.
refusal-error-not-ready = Valaki, aki már leült, még nem választotta ki, mivel játszik.
refusal-error-unknown-table = A szerver nem ismer ilyen asztalt.
refusal-error-gone = A szerver félretette ezt az asztalt.
refusal-error-malformed = A szerver ezt nem értette.
refusal-error-failed = Valami hiba történt a szerveren. Semmi sem veszett el; próbáld újra.
refusal-error-no-room = A szerver most semmit sem tud eltárolni. Semmi sem változott; próbáld később, vagy szólj annak, aki üzemelteti.
refusal-error-outdated = A szerver újabb ennél az oldalnál. Töltsd be újra.
refusal-error-unknown-game = A szerveren nincs meg ez a játék.
refusal-error-hello-first = A kapcsolat még nem állt készen. Próbáld újra.
refusal-error-unknown-token = A szerver senkit sem ismer ezzel a linkkel.
refusal-error-unknown-person = Nincs itt senki ezzel a névvel.
refusal-error-unknown-tournament = Nincs ilyen verseny.
refusal-error-unknown-study = Nincs ilyen tanulmány, vagy nem osztották meg veled.
refusal-error-unknown-moment = Ez a pillanat nem létezik: a változatot törölték, vagy hamarabb véget ér.
refusal-error-bad-record = Ez a játszma nem felel meg a szerver szabályainak; talán más szabályokkal játszották.
refusal-error-unknown-puzzle = Nincs ilyen feladvány.
state-your-turn = Te jössz
state-waits = Várakozik
state-over = Vége
open-tables = Nyitott asztalok
open-tables-none = Most nincs. Nyiss egyet a Meghívással.
open-seats = { $n } szabad hely
join = Leülök
state-gathers = Gyülekezik
your-tables-online = Asztalaid a szerveren
link-whose = { $player } személyes linkje
link-become = Ez a böngésző mostantól { $player } nevében játszana, minden helyével együtt. Csak akkor folytasd, ha ez te vagy.
link-instead = Ez a böngésző mostantól { $player } nevében játszana, minden helyével együtt. Most { $own } játszik benne, aki megmarad, és visszatérhet. Csak akkor folytasd, ha mindkettő te vagy.
link-yes = Én vagyok { $player }
link-no = Maradjon minden, ahogy van
link-unknown = Ez a személyes link senkié. Az maradtál, aki voltál.
link-unanswered = A szerver nem válaszol, így semmi sem változott. Próbáld meg később.
link-before = Korábban más voltál ebben a böngészőben
link-back = Vissza ahhoz, aki voltam
covered-asks = { $name } dönt; minden kéz takarva van.
covered-take = Mutasd a kezemet
${account}
${away}
${club}
${host}
${records}
${studies}
${tournaments}

# Milyen erősek a botok
bots-page = Milyen erősek a botok
bots-page-is = Egymás elleni játszmáikon mérve. Az Élő-pont azt mutatja, milyen messze van egymástól két szint: akinek 100-zal több van, száz játszmából 64-et nyer, akinek 200-zal több, 76-ot. { $level } itt kevesebb időt kapott, mint az asztalnál.
bots-styles = Ahol a játék teret ad rá, { ART($keen) } { $keen } és { ART($strong) } { $strong } bot merész vagy türelmes is lehet: a közel egyformán jó lépések közül a merészebbet vagy a türelmesebbet választja. Ez ízlés, nem erő, ezért a szintje szerint áll a létrán.
bots-how = Melyik milyen erős?
bots-below = Minden szint az alatta levő ellen, minden leosztást mindkét oldalról. Az Élő-pont alatt az áll, mekkora lehet a lépcső odáig.
bots-among = Minden szint egy helyen, sorra mindegyiken, a többin az alatta levő: ha egyformán erősek volnának, a játszmák { $even }-át nyerné. Az Élő-pont alatt az áll, mekkora lehet a lépcső odáig.
bots-teams = Minden szint az egyik oldalon, egyszer itt, egyszer ott, a másikon az alatta levő. Az Élő-pont alatt az áll, mekkora lehet a lépcső odáig.
bots-alone = Milyen gyakran nyer egy szint egyedül.
bots-together = Itt mindenki együtt nyer: milyen gyakran nyer egy szint, ha minden hely az övé.
bots-level = Szint
bots-won = Győzelem
bots-games = { $games } játszmából
bots-looks = döntésenként legfeljebb { $looks } előretekintés
bots-sure = Százból 95-ször e kettő között
bots-elo = Élő-pont
`
