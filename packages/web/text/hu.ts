/** The app's own messages: those needed up to the first table, and at it. */
export default `
hero = Nehéz szabályok, könnyű kéz
hero-line = Négy űrbéli társasjáték, minden szabállyal. Egyedül, egy képernyőn, vagy barátokkal egy linkkel.
new-here = Először vagy itt?
new-here-is = Két oldal elmondja, miről szól egy játék, az elsőt pedig tanítóval játszhatod végig. Minden napra jut egy feladvány.
foot = Fiók nélkül is játszhatsz. Semmit sem kell telepíteni. Hálózat nélkül is megy.
pages = Oldalak
nav-play = Játék
lobby = Lobbi
club = Klub
rulebook = Szabálykönyv
rulebooks = Szabálykönyvek
cups = Versenyek
settings = Beállítások
account = Fiók
former-member = egy korábbi tag
mark-bot = bot
mark-guest = vendég
mark-host = házigazda
mark-moderator = moderátor
mark-judge = bíró
language = Nyelv
skip = Ugrás a tartalomra
close = Bezárás
loading = Egy pillanat …
tables = Asztalok

seats-exact = { $max } hely
seats-range = { $min }–{ $max } hely
play-now = Játssz most
play-now-how = botokkal
play-now-solo = egyedül
play-now-duel = egy bot ellen
way-invite = Meghívás
way-hot-seat = Egy gépnél
coming = Készül. Akkor ül asztalhoz, amikor minden szabálya a helyén van.
could-not-start = Az asztalt nem sikerült megnyitni: { $why }
storage-none = ez a böngésző itt semmit sem tárol, talán mert privát az ablak, vagy mert a beállításai tiltják.
storage-until-closed = Ez a böngésző itt semmit sem tárol, talán mert privát az ablak. Játszhatsz, de az asztal csak addig él, amíg a lap nyitva van.
storage-full = a böngésző tárhelye megtelt.

board = A tábla
question = A kérdés
cost = Ára
waiting-for = Várakozás: { $names }
thinking = Gondolkodik: { $names }
waiting-out = Kiestél. Dönt: { $names }
watching-for = Dönt: { $names }
waiting-too = vele együtt dönt: { $names }
nobody-asked = Most senki sem dönt
refused = { ART($rule, start: 1) } { $rule } szabály nem engedi.
log = Napló
chat = Csevegés
players = Játékosok
open-rule = { ART($rule, start: 1) } { $rule } szabály a szabálykönyvben
phases = Szakaszok
eyes = Kinek a nézete
spectator = Néző
console = Játékosok és kérdés
console-top = Játékosok, és ami történt
all-options = { $n ->
    [one] Az egyetlen lehetőség
   *[other] Mind { ART($n) } { $n } lehetőség
 }
all-options-brief = Mind { ART($n) } { $n }
lit-besides = A táblán megvilágított elemek közül választhatsz. Ezeken kívül:
lit-pieces = A táblán megvilágított elemek közül választhatsz.
search-options = Keresés a lehetőségek között
options-none = Egyik lehetőség nevében sincs ilyen.
confirm-some = { $n ->
    [one] Ezt az egyet
   *[other] Ezt { ART($n) } { $n } darabot
 }
confirm-none = Egyiket sem
confirm-missing = Még { $n } választandó
confirm-plan = Legyen így
key-space = Szóköz
log-title = Játékosok, napló és csevegés (L)
passed-itself = Magától passzolt helyetted; lehetett volna: { $what }.
since-then = Ami történt
strip-more = még { $n } a naplóban
undo = Visszavonás
undo-title = Az utolsó döntés visszavonása (U)
undo-not = Most nincs mit visszavonni
menu = Menü
sheet-grip = Az egész kérdés
to-home = Kezdőlap
leave = Felállok
link-local = ezen a gépen
link-connecting = kapcsolódás …
link-live = kapcsolódva
link-lost = Nincs kapcsolat. Újra próbáljuk; az asztal megvan.

player-unnamed = Kapitány

rematch = Újra

gone = Itt nincs asztal
gone-shut = Nem nyílik meg
gone-study = Itt nincs tanulmány
gone-unknown = Sem ebben a böngészőben, sem a szerveren nincs meg: hibás a cím, vagy az asztal rég véget ért.
no-connection = Nincs kapcsolat
gone-offline = Ez az asztal a szerveren van, amely most nem érhető el. Ott megvan, és amint visszatér a kapcsolat, megnyílik. Ezen a gépen kapcsolat nélkül is játszhatsz.
try-again = Próbáld újra
elsewhere = Ez az asztal egy másik ablakban van nyitva
gone-elsewhere = Ennek a gépnek az asztalain abban az ablakban lehet játszani, amelyik utoljára megnyitotta őket.
play-here = Itt játszom tovább
gone-broken = Nem sikerült betölteni. Töltsd újra az oldalt; ha nem segít, a szabályok túl sokat változtak.
gone-corrupt = A szerver nem tudta elolvasni ezt az asztalt, ezért félretette.
gone-unknown-game = A szerveren nincs meg ennek az asztalnak a játéka.
gone-older-version = Ezen az asztalon régebbi szabályokkal játszottak, és a szerver már nem tudja elolvasni.
gone-newer-version = Ezen az asztalon újabb szabályokkal játszottak, mint amilyenek a szerveren vannak.

seats = Helyek
guest = Vendég
table-settings = Beállítások

gathering = Várjuk a játékosokat
replace-with-bot = Helyettesítse bot
reload-needed = Az Orrery frissült. Töltsd újra az oldalt.

suggest = Tanács
line-won = Győzelem
line-lost = Vereség
learn = Tanulás
replay = Visszajátszás
`
