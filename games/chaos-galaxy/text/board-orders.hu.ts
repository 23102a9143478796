/** The texts of orders in a duel. */
export default `
board-order-all = Mind { ART($ships) } { $ships } aktív űrhajóval
board-order-all-end = Mind { ART($ships) } { $ships } aktív űrhajóval, aztán vége a körömnek
board-order-end = Támadás, aztán vége a körömnek
board-order-name = Az egész támadás megtervezése
board-order-aboard = { $crew } felszáll ide:
board-order-stays = sehova
board-order-these-end = Támadás { $ships } űrhajóval, aztán vége a körömnek
board-order-left = { $credits ->
    [0] nem marad credited
   *[other] { $credits } credited marad
}
board-keep = Passz, és tartsd meg egy másik támadásra
board-order-then = És utána
board-order-more = Még { $more }
board-order-ships = Űrhajók és legénység
board-order-figures = tűzerő { $firepower }, bombázás { $bombing }
board-fight = A harcban
board-fight-holds = Nem lövünk, amíg egyiküket el nem találják
board-fight-returns = Mindig visszalövünk
board-fight-keeps = A megszakításokat és képességeket megtartom: ne kérdezz
board-fight-stays = A fegyverzet a helyén marad
board-fight-later = majd akkor döntöm el
board-fight-none = semennyi
board-fight-most = amennyi csak lehet
board-fight-asked = Amit nem jelölsz be, azt akkor kérdezzük meg, amikor sorra kerül.
board-standing-recall = Az előre mondottak visszavonása
board-standing-holds = nem lövünk
board-standing-returns = mindig visszalövünk
board-standing-keeps = a megszakítások megmaradnak
board-standing-stays = a fegyverzet marad
board-standing-none = tűzszerészet nélkül
board-standing-most = teljes tűzszerészet
board-standing-shots = { $shots } űrhajó tudja a dolgát
board-standing-after = utána még { $plays }
board-standing-ends = aztán vége a körömnek
board-standing-away = passzok és magától értetődő válaszok távollétben is
board-stops-away-about = A szerveren ugyanez érvényes, amíg távol vagy. Mások láthatják, hogy nem volt min gondolkodnod.
board-stops-away = Akkor is, ha távol vagyok
board-order-after = Aztán vége a körömnek
board-order-pick-about = Ha elvetted a lapot, véget ér a fő fázisod.
board-order-after-about = A támadás után véget ér a fő fázisod, hacsak nem hoz lapot, creditet, új lehetőséget vagy bombát egy újabb támadáshoz.
board-aims = Mire lőjön a többi?{ $said ->
    [0] {""}
   *[other] {" "}Kijelölve: { $said }
}
board-aim = { $ship } erre lő:
board-aim-later = majd akkor döntöm el
board-aim-hold = nem lő
board-aim-once = ha már nem tud visszalőni
board-aim-back = Ebben a támadásban mindig visszalövünk
board-aim-about = Az űrhajó magától teszi ezt, ha sorra kerül, amíg a lövése legalább ennyit ér, nem kerül többe, és nem jön új ellenfél; aki nem lő, amíg sértetlen. Különben megkérdezünk.
board-order = Sorrend
`
