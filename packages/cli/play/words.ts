import type { Language } from '@orrery/text'

const en = `
cli-your-turn = { $player }
cli-choose = Number, option, or a command (help)
cli-some = Choose { $least } to { $most } at once: numbers separated by spaces, 'all', 'none' or 'any'
cli-plan = A plan as JSON, 'any' for any legal one, or a command (help)
cli-thinking = { $player } is thinking ...
cli-taken-back = Undone.
cli-not-a-number = There is no option '{ $given }'. Type its number or its name, or help.
cli-not-json = That is not valid. Write a plan as JSON.
cli-why-what = Why what? One of: { $pieces }
cli-why-free = Nothing forbids it.
cli-can = can
cli-cannot = cannot
cli-no-rule = No rule contains '{ $words }'.
cli-no-rulebook = This game has no rulebook.
cli-more = ... and { $count } more; use more specific words.
cli-hint = The search would choose: { $option } ({ $iterations } iterations)
cli-saved = Saved as { $path }.
cli-over = The table is over.
cli-bye = Goodbye.
cli-you = You
cli-help =
    NUMBER or option   answers the question
    board              shows the table again
    log                shows recent events
    why PIECE          says what the piece can do now, and why not the rest
    undo               undoes your last answer
    rules WORDS        looks up rules by number or words
    hint               asks the search what it would do
    save FILE          writes the table as a replay
    quit               leaves
`

const hu = `
cli-your-turn = { $player }
cli-choose = Szám, választás vagy parancs (help)
cli-some = Egyszerre { $least }–{ $most } választható: számok szóközzel elválasztva, 'all' (mind), 'none' (egyik sem) vagy 'any' (bármi szabályos)
cli-plan = Terv JSON-ként, 'any' egy tetszőleges szabályosért, vagy parancs (help)
cli-thinking = { $player } gondolkodik ...
cli-taken-back = Visszavonva.
cli-not-a-number = Nincs '{ $given }' választás. Írd be a számát vagy a nevét, vagy azt: help.
cli-not-json = Ez nem olvasható. A tervet JSON-ként kell írni.
cli-why-what = Mit miért? Ezek egyikét: { $pieces }
cli-why-free = Semmi sem szól ellene.
cli-can = lehet
cli-cannot = nem lehet
cli-no-rule = Egyik szabályban sincs: '{ $words }'.
cli-no-rulebook = Ennek a játéknak nincs szabálykönyve.
cli-more = ... és még { $count }; keress pontosabban.
cli-hint = A keresés ezt választaná: { $option } ({ $iterations }-szor nézett előre)
cli-saved = Elmentve: { $path }.
cli-over = Az asztal véget ért.
cli-bye = Viszlát.
cli-you = Te
cli-help =
    SZÁM vagy választás   válasz a kérdésre
    board                 újra mutatja az asztalt
    log                   mi történt az utóbbi időben
    why BÁBU              mit tehet most, és a többit miért nem
    undo                  visszavonja az utolsó válaszod
    rules SZAVAK          szabályt keres szám vagy szavak szerint
    hint                  megkérdezi a keresést, mit tenne
    save FÁJL             visszajátszásként elmenti az asztalt
    quit                  kilép
`

/** The messages of `orrery play`. */
export const words: Readonly<Record<Language, string>> = { en, hu }
