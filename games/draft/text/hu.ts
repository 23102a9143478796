import cards from '../../chaos-galaxy/text/board.hu.ts'
import card from '../../chaos-galaxy/text/board-card.hu.ts'
import { cardNames } from '../../chaos-galaxy/text/cards.ts'
import board from './board.hu.ts'

/** The Hungarian texts of the draft. */
export default `${cards}
${card}
${board}
${cardNames('hu')}
ask-pick-card = Válassz egy lapot: { $pack }. csomag, { $pick }. választás
option-pick = { $card }
ask-build-deck = Építs egy { $size } lapos paklit
direction-left = balra
direction-right = jobbra
event-opened = { $packs } csomagból { ART($pack) } { $pack }. bontása
event-picked = Ezt választod: { $name }
event-passed = A csomagok { $direction } mennek tovább; mindegyikben { $left } lap maradt
event-built = Kész { ART($cards) } { $cards } lapos paklid
event-built-all = Minden pakli elkészült
result-built = Mind { ART($seats) } { $seats } pakli elkészült.
setting-format = Forma
setting-format-booster = draft: négy csomag, laponként választva
setting-format-sealed = zárt pakli: fejenként hat csomag
setting-raceDegree = Faji korlátozások
setting-raceDegree-0 = az eredeti: ellentétes fajok nem
setting-raceDegree-1 = bármely fajok, legfeljebb négy
setting-raceDegree-2 = nincsenek
setting-decisionTime = Idő egy választásra
setting-decisionTime-0 = nincs korlát
setting-decisionTime-30 = fél perc
setting-decisionTime-60 = egy perc
setting-decisionTime-120 = két perc
setting-decisionTime-600 = tíz perc
setting-decisionTime-86400 = egy nap
refusal-DR-PICK-1 = Már választottál; a többiek még döntenek.
refusal-DR-PICK-3 = A választás véget ért.
refusal-DR-PICK-4 = Ez a lap nincs az előtted lévő csomagban.
refusal-DR-BUILD-1 = Egy pakli { $size } lapos, ez { $cards }.
refusal-DR-BUILD-2 = Ezek a fajok nem lehetnek egy pakliban.
refusal-DR-BUILD-4 = { $card }: ennyi van belőle: { $owned }.
`
