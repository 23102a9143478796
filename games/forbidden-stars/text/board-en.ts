/** What the board says. */
export const boardEn = `
board-map = Star map
board-strike = orbital strike
board-no-level = no level
board-once-a-round = once a round
board-used = used this round
board-scheme = Scheme
board-tactic = Tactic
board-dice = dice
board-health = health
board-morale = morale
board-price = { $materiel } materiel{ $forge ->
    [0] {""}
   *[other] , { $forge } forge
  }{ $level ->
    [0] {""}
   *[other] , command level { $level }
  }
board-unit-supply = { $ship ->
    [yes] ship
   *[no] ground
  } · ×{ $count }
board-unit-left = { $ship ->
    [yes] ship
   *[no] ground
  } · { $count } in supply
board-objective = Objective
board-storm = Warp storm
board-void = void in the { $corner ->
    [north-west] north-west
    [north-east] north-east
    [south-east] south-east
   *[south-west] south-west
  } of { $code }
board-area = { $area }, { $corner ->
    [north-west] north-west
    [north-east] north-east
    [south-east] south-east
   *[south-west] south-west
  } of { $code }
board-held = held by { $player }
board-contested = contested
board-group = { $count ->
    [one] { $unit }
   *[other] { $count } × { $unit }
  }{ $routed ->
    [yes] , routed
   *[no] {""}
  }{ $reinforcement ->
    [yes] , reinforcement
   *[no] {""}
  }
board-worth = { $materiel } materiel, { $used } of { $capacity } places taken
board-objective-of = objective of { $faction }
board-stack-empty = { $code }: no orders
board-stack-order = { $player }, { $order }
board-stack = { $code }: orders of { $orders }
board-over = , over { "" }
`
