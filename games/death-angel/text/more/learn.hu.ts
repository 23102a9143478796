/** The Hungarian texts of the page that teaches the game. */
export default `
learn-goal = A cél: éljétek túl, együtt
learn-goal-is = Űrgárdistáid egy oszlopban állnak egy roncs folyosóin. Jussatok el az utolsó helyszínre, és tegyétek meg, amit kér. Ha az utolsó gárdista is elesik, mindenki veszített.
learn-marine = űrgárdista: egyik oldalra néz, és adott távolságra lő
learn-swarm = raj: minél több lap, annál halálosabb
learn-die = a kocka: hat lapjából háromon koponya van
learn-facing = Balra, jobbra és hátul
learn-facing-is = A rajok balról vagy jobbról érkeznek egy pozícióhoz. A gárdista csak arra támad, amerre néz, és csak a lőtávolságáig.
learn-front = szemben: támadhatja, és újradobhat
learn-back = a háta mögött: ugyanúgy támad
learn-round = Egy forduló
learn-phase-choose = Minden osztag egy lapot választ. Az épp kijátszott lap egy fordulót pihen.
learn-phase-resolve = A lapok a számuk sorrendjében hatnak, a legkisebb elöl.
learn-phase-attack = Minden raj támad: a dobásnak nagyobbnak kell lennie a méreténél.
learn-phase-event = Egy esemény; aztán génorzók jelennek meg a terepeknél, és mozognak.
learn-cards = Háromféle lap
learn-card-support = Támogatás
learn-card-support-is = Egy jelző újradobáshoz, és amit a lap mond.
learn-card-move = Mozgás és használat
learn-card-move-is = Helycsere szomszéddal, fordulás, terep használata.
learn-card-attack = Támadás
learn-card-attack-is = Az osztag minden gárdistája egyszer támad. A koponya öl.
learn-five = Öt dolog, amit a kezdők elnéznek
learn-five-behind = A háromlapos raj hat dobásból négyszer öl. Ritkítsd a nagyokat.
learn-five-twice = Ugyanaz a lap kétszer egymás után nem játszható ki: amíg az egyik osztag újratölt, a másik támadjon.
learn-five-order = A számok számítanak: a kis számú támogatás még a támadások előtt segít.
learn-five-tokens = A háta mögötti raj ellen a gárdista nem használhatja a jelzőjét.
learn-five-travel = Az üres szkennerpakli továbbvisz: ami mellettetek állt, ott marad.
`
