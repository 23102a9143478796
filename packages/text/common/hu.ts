/** What every table says, whatever its game. */
export default `
option-yes = Igen
option-no = Nem
option-done = Kész
option-pass = Passz

# $player is the name of the seat's player, $what the only option's name.
event-forced = { $player }: { $what }. Más lehetőség nem volt.

refusal-TABLE-1 = Ettől a helytől most senki nem kér döntést.
refusal-TABLE-2 = Az asztal azóta továbblépett. Most így áll.
refusal-TABLE-3 = Ez nincs a lehetőségek között.
refusal-TABLE-4 = Ez az asztal véget ért.
refusal-TABLE-5 = Nincs mit visszavonni: azóta kiderült valami rejtett, vagy más is lépett.

bot-random = Ábrándos
bot-quick = Higgadt
bot-strong = Ravasz
bot-random-is = bármit lép, ami szabályos
bot-quick-is = egyszerű megfontolással, azonnal lép
bot-strong-is = előre számol, kis idő kell neki
player-bot = { $level } bot
player-open = Szabad hely
player-seat = { $number }. hely
`
