export default `
board-primary-attack = { $left ->
    [one] one attack could still be made
   *[other] { $left } attacks could still be chosen
}
board-hint-support = A token pays for one new roll: in attack, or in defence against a swarm that he faces.
board-hint-attack = A skull, on three faces of the six, slays one genestealer. What is left of a swarm attacks this very round.
board-roll-attack = { $hits ->
    [yes] This roll hits.
   *[no] This roll slays nobody.
  } A new one hits with { $chance } % and costs one of his tokens; he has { $tokens }.
board-roll-defence = { $slays ->
    [yes] With this roll he falls.
   *[no] With this roll he lives.
  } A new one slays him with { $chance } % and costs one of his tokens; he has { $tokens }.
board-primary-move = nobody else changes places
board-primary-turn = nobody else turns round
board-primary-activate = no terrain is used any more
board-offered = Can be chosen now
board-happened = What happened
board-actions = Action cards
board-choices = What to do with it
board-won = Mission accomplished
board-loss = { $marine }
board-loss-swarm = { $marine } to { $size ->
    [one] a genestealer
   *[other] { $size } genestealers
  }
board-loss-card = { $marine } to { $card }
board-loss-more = and { $more } more
board-lost = The squad is lost
board-muster = Combat teams
board-team-of = taken by { $player }
board-formation = Formation, { $marines ->
    [one] 1 marine
   *[other] { $marines } marines
  }; arrow keys walk over it
board-marine = Position { $position }: { $name }, { $team }, faces { $side }, range { $range }, support tokens { $tokens }{ $risk ->
    [0] {""}
   *[other] , chance to be slain { $risk } %
  }
board-swarm = Swarm of { $count } { $side } of position { $position }: { $icons }{ $risk ->
    [0] {""}
   *[other] ; slays with { $risk } %
  }
board-terrain = { $name }, threat { $threat } of 4, { $side } of position { $position }{ $tokens ->
    [0] {""}
   *[other] , support tokens { $tokens }
  }{ $used ->
    [0] {""}
   *[other] , activated this round
  }
board-place = Empty place { $side } of position { $position }
board-pile = Blip pile { $side }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
board-pile-left = Left blips
board-pile-right = Right blips
board-pile-of = of { $count }
board-location = { $name }, place { $place } of { $places }. { $special }{ $tokens ->
    [0] {""}
   *[other] {" "}Support tokens here: { $tokens }
  }
board-location-none = Nothing happens here. The way on opens when a blip pile is empty.
board-location-win = To win: { $win }
board-ability-enter = On entering:
board-ability-panel = Control panel:
board-action = { $number } { $name }, { $type }{ $stage }
board-type-support = Support
board-type-move = Move + activate
board-type-attack = Attack
board-card-rest = Free
board-card-chosen = Chosen
board-card-acting = Acts now
board-card-done = Done
board-card-barred = Last round
board-card-jammed = Jammed
board-tab-green = Green
board-tab-yellow = Yellow
board-tab-red = Red
board-tab-blue = Blue
board-tab-grey = Grey
board-tab-purple = Purple
board-team-slain = eliminated
board-team-choosing = choosing now
board-team-chosen = has chosen
board-team-acting = acts now
board-team-done = has acted
board-team-waits = not chosen yet
board-team-slain-short = out
board-team-choosing-short = chooses
board-team-chosen-short = chosen
board-team-acting-short = acts
board-team-done-short = done
board-team-waits-short = not yet
board-rank-brother = Brother
board-rank-sergeant = Sergeant
board-rank-lexicanium = Lexicanium
board-attack-chance = { $chance } % slays
board-slain = slain
board-risk-reroll = with rerolls
board-risk-behind = behind
board-risk-card = with card { $card }
board-risk-blessed = second wind
board-risk-protected = held
board-instinct = Instinct
board-event = Event
board-event-card = { $name }: { $says }
board-colour-green = green
board-colour-yellow = yellow
board-colour-orange = orange
board-colour-red = red
board-spawn = at { $colour } terrain
board-move-adjacent = { $icon } swarms move on
board-move-flank = { $icon } swarms flank
board-skull = Skull
board-no-skull = No skull
board-die = The die shows { $face }{ $skull ->
    [0] {""}
   *[other] , a skull
  }
board-rolled = { $marine }, { $purpose }
board-card-rolled = { $card }
board-peril = a marine falls in the coming attack
board-supply = support tokens left
board-events-left = events left
board-round = Round { $round }
board-headline = Round { $round } · { $location }
board-phase-setup = Set-up
board-phase-choose = Choose
board-phase-resolve = Resolve
board-phase-attack = Genestealers
board-phase-event = Event
board-fallen = { $name }, slain
board-short-block = Gideon blocks skulls
board-short-defensive-stance = Yellow rerolls save, 0 slays
board-short-counter-attack = Lorenzo's skulls strike back
board-short-overwatch = Shoot after the event
board-short-strategize = Then move one swarm
board-short-power-field = Then hold one swarm
board-short-onward-brothers = Door: 1 token more
board-short-stealth-tactics = Discard blips
board-short-reorganize = Swap with anybody
board-short-forward-scouting = See the next event
board-short-intimidation = Send some back to the blips
board-short-run-and-gun = Then shoot for a token
board-short-lead-by-example = First kill: 1 support token
board-short-flamer-attack = Zael slays the number rolled
board-short-psionic-attack = Skull: attack again
board-short-dead-aim = A 4 slays up to 3
board-short-full-auto = Leon attacks three times
board-short-heroic-charge = Claudio slays 3, dies on 0
board-says-block = This round a skull rolled by Gideon in defence blocks the attack.
board-says-defensive-stance = This round a yellow marine's reroll in defence saves him, unless it is a 0.
board-says-counter-attack = This round Lorenzo's skulls in defence miss him and slay one of the swarm, which attacks again.
board-says-overwatch = After the event each red marine may spend a token to attack.
board-says-strategize = After the support you may move one swarm up, down or across.
board-says-power-field = After the support you may hold one swarm: this round it cannot attack or be slain.
board-says-onward-brothers = Each time red activates a Door you may place 1 more token on it.
board-says-stealth-tactics = Then you may discard the top card of one blip pile; for 1 grey token, of both.
board-says-reorganize = Yellow marines may swap with a marine at any position.
board-says-forward-scouting = Then see the next event: leave it on top or put it at the bottom.
board-says-intimidation = Then you may roll: shuffle that many engaged with blue into the smaller blip pile.
board-says-run-and-gun = Then each green marine may spend a token to attack.
board-says-lead-by-example = Once this round, when blue slays, place 1 support token on any marine.
board-says-flamer-attack = This round Zael slays as many of the swarm as the number he rolls.
board-says-psionic-attack = When Calistarius's attack shows a skull, he may attack again at once.
board-says-dead-aim = This round a green attack that rolls 4 slays up to 3.
board-says-full-auto = Leon may attack up to three times.
board-says-heroic-charge = Claudio may slay up to 3 within 1 position instead; then he dies on a 0.
board-sheet-cards = All cards of the round at once
board-sheet-cards-go = Choose { $count ->
    [one] 1 card
   *[other] { $count } cards
  } and lock
board-sheet-its-move = Its move
board-sheet-its-move-ask = ask me then
board-sheet-its-move-now = I say it now
board-sheet-ability-ask = ask me then
board-sheet-ability-roll = roll
board-sheet-ability-pile-left = the left blip pile
board-sheet-ability-pile-right = the right blip pile
board-sheet-ability-decline = do not use it
board-sheet-move = Move the formation at once
board-sheet-move-go = Move and turn like this
board-sheet-stays = stays
board-sheet-swaps = swaps with { $other }
board-sheet-faces = { $marine } looks
board-sheet-ahead = where he does
board-sheet-turns = to the other side
board-sheet-activates = { $marine } activates
board-sheet-nothing = nothing
board-said-cards = Cards said beforehand: { $count }.
board-said-formation = The formation moves as you said: { $count } more.
board-standing-tokens = Give support tokens to whom they help most, without asking me
board-standing-attacks = Attack where it counts most, without asking me
board-standing-charges = Heroic Charge is made where it counts most
board-standing-rolls = Roll again where it can still help, without asking me
board-standing-targets = Name the targets of a Power Field and of events, without asking me
board-said-standing = Some things are decided by themselves, as you said.
`
