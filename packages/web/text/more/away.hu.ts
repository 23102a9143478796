/** Messages of play by day: answers in advance, and what happened meanwhile. */
export default `
away = Amíg távol vagy
away-what = Mondd meg most, mit tennél; a többi megvár. Erről senki sem értesül.
away-looking = Előretekintés …
away-failed = Most semmit sem sikerült találni.
away-again = Előretekintés újra
away-if = Ha:
away-then = Aztán:
away-if-asked = téged kérdeznek
away-else = Bármi más
away-ask-me = Engem kérdezzen
away-answer = Válasz a táblán
away-change = Módosítás
away-forget = Inkább engem kérdezzen
away-share = 100 elképzelésből { $share } esetben
away-plan = Ahogy a táblán áll
away-none = Egyik sem
away-passes = Passzoljon helyettem, ahol csak passzolni tudnék
away-passes-tells = Ebből mások láthatják, hogy mást nem tehettél.
imagined = Elképzelt állás
imagined-what = Így állhat a tábla, amikor kérdeznek. A válaszodat megőrizzük, és csak akkor adjuk meg, ha pontosan ez a kérdés jön.
imagined-told = Ami addig történne: { $n ->
    [one] egy esemény
   *[other] { $n } esemény
 }
imagined-back = Vissza a táblához
away-notices = Értesítések
my-calendar = Naptár
my-calendar-is = Minden napi ütemű asztalodhoz: mikor áll az órád, és mikor nem járhat le semmi.
calendar-open = Időzóna, csendes órák, szabadság
calendar-kept = Megjegyezve. Minden asztalodnál azonnal érvényes.
calendar-refused = Ez nem lehet: egy évben legfeljebb { $days } nap szabadság vehető ki, és csak mostantól.
calendar-zone = Időzóna
calendar-zone-is = Ez dönti el, mikor kezdődnek a napjaid és a hétvégéid.
calendar-zone-here = Ennek az eszköznek az időzónája: { $zone }
calendar-quiet = Csendes órák
calendar-quiet-is = Az idő telik, de ami lejárna, megvárja a végüket, és értesítés sem jön.
calendar-quiet-on = Vannak csendes óráim
calendar-from = Mettől
calendar-until = Meddig
calendar-holidays = Szabadság
calendar-holidays-is = Nem telik az idő. Naptári évenként { $days } napod van.
calendar-left = { $year }: még { $left } nap a { $days } napból.
calendar-first = Első nap
calendar-last = Utolsó nap
calendar-add = Ezeket a napokat kiveszem
calendar-drop = Visszavonás
calendar-end = Most visszatérek
calendar-weekends = Hétvégék
calendar-weekends-is = Egy asztal szabadon hagyhatja a hétvégéket; erről az dönt, aki nyitja. A te időzónád szerint kezdődnek és érnek véget.
losses = Veszteség: { $what }
losses-again = Mutasd újra
recap-losses = Amit elveszítettél
recap = Amíg nem voltál itt
recap-nothing = Semmi, amit láthattál.
recap-skip = Tovább a kérdésre
recap-on = Tovább
notes = Jegyzeteim
notes-alone = Csak neked
notes-kept = Megőrizve.
notes-failed = Nincs megőrizve: a kiszolgáló nem érhető el.
next-table = Következő: { $game }
next-table-left = Következő: { $game }, még { $left }
next = Következő
time-is-left = még { $left }
person-by-day = Napi ütemben: egy válasz átlagosan { $each } ({ $answers } válasz); az idő { $timeouts ->
    [0] sosem járt le
   *[other] { $timeouts } alkalommal járt le
 }.
by-your-order = előre megmondva
late-title = Még egy napokig tartó asztal?
late-why = Az egyik napokig tartó asztalodnál kétszer egymás után lejárt az időd, és a többiek minden alkalommal rád vártak. Van időd még egy asztalra?
late-no = Most nincs
late-yes = Igen, van időm
`
