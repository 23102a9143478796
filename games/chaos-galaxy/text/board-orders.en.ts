/** The texts of orders in a duel. */
export default `
board-order-all = With all { $ships } active ships
board-order-all-end = With all { $ships } active ships, then end my turn
board-order-end = Attack, then end my turn
board-order-name = Plan the whole attack
board-order-aboard = { $crew } goes aboard
board-order-stays = nowhere
board-order-these-end = Attack with { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}, then end my turn
board-order-left = { $credits ->
    [0] no credits left
    [one] 1 credit left
   *[other] { $credits } credits left
}
board-keep = Pass, and keep this for another attack
board-order-then = And then
board-order-more = { $more } more
board-order-ships = Ships and crew
board-order-figures = firepower { $firepower }, bombing { $bombing }
board-fight = In the fight
board-fight-holds = Hold fire until one of them is hit
board-fight-returns = Always fire back
board-fight-keeps = Keep interrupts and abilities: do not ask
board-fight-stays = Weaponry stays where it is
board-fight-later = I decide then
board-fight-none = none
board-fight-most = as much as possible
board-fight-asked = Whatever is not ticked is asked when it comes up.
board-standing-recall = Take back what was said
board-standing-holds = fire is held
board-standing-returns = all fire back
board-standing-keeps = interrupts are kept
board-standing-stays = weaponry stays
board-standing-none = no ordnance
board-standing-most = most ordnance
board-standing-shots = { $shots ->
    [one] 1 ship knows what to do
   *[other] { $shots } ships know what to do
}
board-standing-after = { $plays } more after it
board-standing-ends = then my turn ends
board-standing-away = passes and plain answers while away
board-stops-away-about = On a server the same holds while you are away. Others may see that you had nothing to think about.
board-stops-away = Also while I am away
board-order-after = Then end my turn
board-order-pick-about = Once you have taken the card, your main phase ends.
board-order-after-about = After this attack your main phase ends, unless it brings you cards, credits, something new to do or bombs for another attack.
board-aims = What the others fire at{ $said ->
    [0] {""}
   *[other] {""}: { $said } said
}
board-aim = { $ship } fires at
board-aim-later = I decide then
board-aim-hold = holds its fire
board-aim-once = once it cannot fire back
board-aim-back = Always fire back in this attack
board-aim-about = A ship does so by itself when its turn comes, as long as its shot does as much and costs no more than now, and no other enemy comes; who holds its fire, as long as it is unhurt. Else you are asked.
board-order = Order
`
