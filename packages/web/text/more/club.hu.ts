/** Ahogyan az emberek egymásra találnak. */
export default `
lobby-is = Emberek, akik játszótársat keresnek, mostanra vagy egy alkalmas napra.
lobby-no-server = Az emberek szerveren találkoznak; ez az oldal nem szerverről jön.
quick = Gyors párosítás
quick-wish = Ellenfél
quick-wish-alike = hasonló erejű
quick-wish-any = bárki
quick-begin = Keress nekem
quick-looking = Keresünk valakit, aki veled játszik: { $game }
quick-wait-unknown = Nem tudni, meddig tart.
quick-wait-now = Máris van valaki.
quick-wait-minute = Körülbelül egy perc.
quick-wait-minutes = Körülbelül { $n } perc.
quick-meanwhile = Addig bot ellen
quick-stop = Ne keress tovább
quick-found = Van valaki
quick-with = { $name } játszana veled: { $game }.
quick-yes = Mehet
quick-no = Most nem
quick-waits-for = Várunk rá: { $name }.
quick-off = { $name } és te nem játszotok. Keress újra, amikor csak akarsz.
quick-off-on = { $name } nem jött. A helyed a sorban megmarad.
table-pace = Tempó
pace-of-live = élőben
pace-of-day = naponta
`
