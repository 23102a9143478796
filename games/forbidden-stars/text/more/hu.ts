import learn from './learn.hu.ts'

/** What words, signs and states mean, and the page that teaches the game: loaded when somebody looks closer. */
export default `${learn}
board-signs = Mit jelentenek a jelek
board-end = Hogyan történt
board-end-nobody = Senki sem győz
board-end-won = { $count ->
    [one] { $players } győz
   *[other] { $players } együtt győz
  }
board-end-last = Az utolsó: { $area }, { $round }. kör.
board-race = A verseny
board-race-objectives = begyűjtött célok körről körre
board-race-worlds = baráti világok körről körre
board-race-chances = győzelmi esély, ahogy az asztal az egyes körök után állt
board-race-by-objectives = Célok
board-race-by-worlds = Világok
board-race-by-chances = Esély
board-race-when = Mikor
board-race-start = kezdés
board-race-round = { $round }. kör
board-race-goal = { $goal } cél győz
board-deed-worlds = baráti világok
board-deed-spent = elköltött hadianyag
board-deed-won = megnyert harcok
board-deed-lost = elvesztett egységek
asset-forge-is = a legerősebb egységek ára, vagy vásárláskor egy-egy parancsszintet pótol
asset-cache-is = egy egység vagy építmény árából 2 hadianyagot megspórol
asset-reinforcement-is = egyetlen harcban 0. szintű egységként küzd, azután elfogy
asset-affluence-is = amikor itt erőforrást kapsz: egy tetszőleges erőforrásjelző
figure-dice = kocka
figure-dice-is = ennyi kockát ad egy álló egység: oldalaik fele támadás, kettő védekezés, egy morál
figure-health = életerő
figure-health-is = ennyi sebzéstől semmisül meg; a kevesebb megfutamítja, és a kör végén elmúlik
figure-morale = morál
figure-morale-is = egységek, kockák és lapok együtt: három kör után akinek több van, azé a terület
face-morale-is = egységek, kockák és lapok együtt: három kör után akinek több van, azé a terület
face-attack-is = mindegyik egy sebzés a másik félnek, hacsak védekezés fel nem fogja
face-defence-is = mindegyik egy támadást fog fel
board-attacker-is = akinek az egységei bejöttek: az ő lapja hat először; egyenlő morálnál visszavonul
board-defender-is = aki korábban itt volt: egyenlő morálnál övé marad a terület
board-scheme-is = nyíltan fekvő esemény, amíg el nem jön a pillanata, azután eldobod; egyszerre csak egy lehet
board-tactic-is = azonnal végrehajtott esemény
board-once-a-round-is = használat után lefordítva marad a frissítés fázis végéig
board-storm-is = semmi sem mozog és nem vonul vissza rajta át; parancs és lehelyezett egység átkerülhet. Események mozgatják
word-materiel = hadianyag
word-materiel-is = a játék pénze, legfeljebb 14. Világon: ennyit kap minden frissítés fázisban, akié
word-level = parancsszint
word-level-is = minden városod egyet ér: erős egységekhez és lapokhoz kell
word-capacity = hely az egységeknek
word-capacity-is = ennyi egység maradhat itt egy játékostól egy parancs után; ami több, megsemmisül
word-objective = cél
word-objective-is = azé a frakcióé, amelyiket mutatja: a frissítés fázisban gyűjti be, ha a világ csak az övé
word-race = begyűjtött célok
word-race-is = annyival lehet győzni, ahány játékos van
word-first = kezdő játékos
word-first-is = ő tesz, hajt végre és dönt először; a jelző minden kör után balra kerül
word-orders = parancsok a térképen
word-orders-is = ebben a körben még végrehajtásra várnak
word-routed = megfutamodott
word-routed-is = nincs kockája, morálja, nem mozog, és a fajtájához kötött lap sem számít rá, amíg a frissítés fázisban fel nem áll
word-round = végrehajtási kör
word-round-is = mindkét fél lapot választ, és elszenvedi, amit a másik okoz; legfeljebb három, azután a morál dönt
word-token = harcjelző
word-token-is = egy támadás vagy védekezés ennek a végrehajtási körnek a végéig
word-general = felső szöveg
word-general-is = a lap kijátszásakor mindig megtörténik
word-needs = alsó szöveg
word-needs-is = csak akkor történik meg, ha a mutatott egységek egyike áll a harcban
word-icons = jelek a lap szélén
word-icons-is = attól fogva számítanak, hogy a lap felfordult, a harc végéig
word-storm-icon = nyilak
word-storm-icon-is = aki ezt az eseményt húzza, a szöveg előtt így mozgat egy hipertér vihart
word-odds = győzelmi esély
word-odds-is = ennek a harcnak sok lejátszott végéből, amennyire a lapokat ismered
`
