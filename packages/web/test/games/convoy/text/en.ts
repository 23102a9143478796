export default `
ask-load-crates = Which crates are loaded?
ask-set-course = Where to?
confirm-load-crates = Load { $n }
confirm-set-course = Set sail
option-crate = Crate
refusal-CV-2 = Together they are too heavy.
refusal-CV-5 = A leg is 1 to 6 long and veers 90 degrees at most.
refusal-CV-6 = That is too fast for this load.
result-won = { $players } brought home the most.
`
