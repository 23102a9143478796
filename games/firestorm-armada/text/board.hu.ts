/** What the board and the fleet builder say by themselves. */
export default `
board-weapon = Fegyver
board-both-broadside = oldalsó ütegek
board-both-tubes = oldalsó torpedóvetők
board-both-gunRack = ágyúállványok
board-both-battery = oldalsó ágyúk
board-both-fixed = fix ütegek
board-both-turret = lövegtornyok
board-tier = { $tier }. szint
board-points-of = { $points } pont
board-hull = hajótest: { $left } / { $of }
board-crew = legénység: { $left } / { $of }
board-cloak-short = ÁLC
board-figure-dr = sérülési érték
board-figure-cr = kritikus érték
board-figure-mv = mozgás hüvelykben
board-figure-tl = fordulási korlát hüvelykben
board-figure-hp = hajótestpont
board-figure-cp = legénységpont
board-figure-ap = rohampont
board-figure-pd = légvédelem
board-figure-mn = akna
board-figure-sh = pajzs
board-figure-wc = rajkapacitás
board-figure-cloak = álcázómező
`
