export default `
ask-load-crates = Mely ládák kerülnek fel?
ask-set-course = Merre?
confirm-load-crates = { $n } láda felrakása
confirm-set-course = Indulás
option-crate = Láda
refusal-CV-2 = Együtt túl nehezek.
refusal-CV-5 = Egy szakasz 1–6 hosszú, és legfeljebb 90 fokkal fordul.
refusal-CV-6 = Ekkora rakománnyal ez túl gyors.
result-won = { $players } hozta haza a legtöbbet.
`
