/** The messages that all tables share. */
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
bot-keen-bold = Éber · merész
bot-keen-patient = Éber · türelmes
bot-strong-bold = Ravasz · merész
bot-strong-patient = Ravasz · türelmes
player-bot = { $level } bot
player-open = Szabad hely
player-seat = { $number }. hely
player-here = { $number }. játékos

kit-choices = Mit lehet vele tenni
kit-nearer = Közelebb
kit-farther = Távolabb
kit-fit = Lássuk az egészet
kit-standings = Kérdés nélkül eldől: { $on }/{ $all }
`
