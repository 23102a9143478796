/** How people find each other. */
export default `
lobby-is = People who look for somebody to play with, now or on a day that suits.
lobby-no-server = People meet on a server; this page does not come from one.
quick = Quick match
quick-wish = Against
quick-wish-alike = somebody about as strong
quick-wish-any = anybody
quick-begin = Match me
quick-looking = Looking for somebody to play { $game } with
quick-wait-unknown = Nobody can say how long it will take.
quick-wait-now = Somebody is there at once.
quick-wait-minute = It takes about a minute.
quick-wait-minutes = It takes about { $n } minutes.
quick-meanwhile = Play a bot meanwhile
quick-stop = Stop looking
quick-found = Somebody is there
quick-with = { $name } would play { $game } with you.
quick-yes = I am ready
quick-no = Not now
quick-waits-for = Waiting for { $name }.
quick-off = { $name } and you do not play. Look again whenever you like.
quick-off-on = { $name } did not come. You keep your place in line.
table-pace = Pace
pace-of-live = live
pace-of-day = by day
`
