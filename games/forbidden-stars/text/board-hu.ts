/** What the board says. */
export const boardHu = `
board-map = Csillagtérkép
board-strike = orbitális csapás
board-no-level = szint nélkül
board-once-a-round = körönként egyszer
board-used = ebben a körben már használt
board-scheme = Terv
board-tactic = Taktika
board-dice = kocka
board-health = életerő
board-morale = morál
board-price = { $materiel } hadianyag{ $forge ->
    [0] {""}
   *[other] , { $forge } kohó
  }{ $level ->
    [0] {""}
   *[other] , { $level }. parancs szint
  }
board-unit-supply = { $ship ->
    [yes] hajó
   *[no] szárazföldi
  } · ×{ $count }
board-unit-left = { $ship ->
    [yes] hajó
   *[no] szárazföldi
  } · készletben { $count }
board-objective = Cél
board-storm = Hipertér vihar
board-void = { $code } { $corner ->
    [north-west] északnyugati
    [north-east] északkeleti
    [south-east] délkeleti
   *[south-west] délnyugati
  } világűr
board-area = { $area }, { $code } { $corner ->
    [north-west] északnyugati
    [north-east] északkeleti
    [south-east] délkeleti
   *[south-west] délnyugati
  } negyede
board-held = birtokosa { $player }
board-contested = vitatott
board-group = { $count ->
    [one] { $unit }
   *[other] { $count } × { $unit }
  }{ $routed ->
    [yes] , megfutamodott
   *[no] {""}
  }{ $reinforcement ->
    [yes] , utánpótlás
   *[no] {""}
  }
board-worth = { $materiel } hadianyag, { $capacity } helyből { $used } foglalt
board-objective-of = { $faction } célja
board-stack-empty = { $code }: nincs parancs
board-stack-order = { $player }, { $order }
board-stack = { $code } parancsai: { $orders }
board-over = , alatta { "" }
`
