/** What every table says, whatever its game. */
export default `
option-yes = Igen
option-no = Nem
option-done = Kész
option-pass = Passz

# $player is the name of the seat's player, $what the only option's name.
event-forced = { $player } egyetlen lehetősége: { $what }
event-mended = A szabályok azóta javultak; ami folyamatban volt, elölről kezdődik.
event-gone-back = Valamit nem sikerült eltárolni; az asztal onnan megy tovább, ahol utoljára ép volt.

refusal-TABLE-1 = Ettől a helytől most senki nem kér döntést.
refusal-TABLE-2 = Az asztal azóta továbblépett. Most így áll.
refusal-TABLE-3 = Ez nincs a lehetőségek között.
refusal-TABLE-4 = Ez az asztal véget ért.
refusal-TABLE-5 = Nincs mit visszavonni: azóta kiderült valami rejtett, vagy más is lépett.
refusal-TABLE-6 = Ezt a játékot nem lehet feladni.

bot-random = Vad
bot-dreamer = Ábrándos
bot-hasty = Kapkodó
bot-quick = Higgadt
bot-keen = Éber
bot-strong = Ravasz
bot-random-is = bármit lép, ami szabályos
bot-dreamer-is = sok mindent nem vesz észre; jó az első játszmákhoz
bot-hasty-is = néha átsiklik valamin
bot-quick-is = egyszerű megfontolással, azonnal lép
bot-keen-is = kicsit előre is számol
bot-strong-is = előre számol, kis idő kell neki
player-bot = { $level } bot
player-open = Szabad hely
player-seat = { $number }. hely

kit-choices = Mit lehet vele tenni
kit-nearer = Közelebb
kit-farther = Távolabb
kit-fit = Lássuk az egészet

refusal-error-lost = Megszakadt a kapcsolat, mielőtt a szerver válaszolt volna. Újra elküldjük.
refusal-error-too-fast = Túl sok üzenet egyszerre. Várj egy kicsit.
refusal-error-too-large = Ez túl hosszú.
refusal-error-too-many = A szerver most nem fogad többet ebből.
refusal-error-forbidden = Ez itt nem a te dolgod.
refusal-error-not-now = Az asztal most nem tart ott, hogy ezt lehessen.
refusal-error-taken = Valaki gyorsabb volt: a hely már foglalt.
refusal-error-bad-settings = Ezek a beállítások nem férnek össze.
refusal-error-not-ready = Valaki, aki már leült, még nem választotta ki, mivel játszik.
refusal-error-unknown-table = A szerver nem ismer ilyen asztalt.
refusal-error-gone = A szerver félretette ezt az asztalt.
refusal-error-malformed = A szerver ezt nem értette.
refusal-error-failed = Valami hiba történt a szerveren. Semmi sem veszett el; próbáld újra.
refusal-error-outdated = A szerver újabb ennél az oldalnál. Töltsd be újra.
refusal-error-unknown-game = A szerveren nincs meg ez a játék.
refusal-error-unknown-tournament = Nincs ilyen verseny.
`
