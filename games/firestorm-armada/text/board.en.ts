/** What the board and the fleet builder say by themselves. */
export default `
board-weapon = Weapon
board-both-broadside = broadsides
board-both-tubes = side torpedo tubes
board-both-gunRack = gun racks
board-both-battery = side guns
board-both-fixed = fixed guns
board-both-turret = turrets
board-tier = tier { $tier }
board-points-of = { $points } points
board-hull = hull { $left } of { $of }
board-crew = crew { $left } of { $of }
board-cloak-short = CLK
board-figure-dr = damage rating
board-figure-cr = critical rating
board-figure-mv = movement in inches
board-figure-tl = turn limit in inches
board-figure-hp = hull points
board-figure-cp = crew points
board-figure-ap = assault points
board-figure-pd = point defence
board-figure-mn = mines
board-figure-sh = shield
board-figure-wc = wing capacity
board-figure-cloak = cloaking field
`
