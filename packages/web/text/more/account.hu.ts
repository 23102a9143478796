/** Belépés, tagság és a saját fiók. */
export default `
account-welcome = A fiókod
account-welcome-is = A játékhoz nem kell. A tagnak saját neve van, és minden eszközén ugyanaz a játékos.
account-since = Tag { $day } óta
account-sign-in = Belépés
account-sign-out = Kilépés
account-join = Légy tag
account-join-guest = Minden megmarad, amid itt van: asztalok, eredmények, paklik, flották, gyűjtemény.
account-join-new = Saját neved lesz, és mindent megtalálsz minden eszközön, amelyen belépsz.
account-joined = Mostantól tag vagy.
account-done = Kész.
account-name = Név
account-name-hint = Legfeljebb 24 betű. Másnak nem lehet olyan neve, amely erre hasonlít.
account-password = Jelszó
account-password-hint = Legalább 10 karakter.
account-password-is = Az egyik mód a belépésre; bármilyen hosszú lehet, de legalább 10 karakter.
account-password-old = Az eddigi jelszó
account-password-new = Új jelszó
account-password-set = Jelszó beállítása
account-password-change = Jelszó módosítása
account-recover = Belépés helyreállító kóddal
account-recover-is = A felírt kódok mindegyikével egyszer lehet belépni.
account-code = Helyreállító kód
account-names = A neved
account-names-is = Ezt látják a többiek, a még le nem zárult asztaloknál is.
account-rename = Név módosítása
account-codes = Helyreállító kódok
account-codes-is = Arra az esetre, ha minden más módot elvesztettél: írd fel őket, mindegyikkel egyszer léphetsz be.
account-codes-left = { $n ->
    [0] Nincs egy sem.
   *[other] Még { $n } nincs felhasználva.
 }
account-codes-once = Csak most láthatók. A korábbiak már nem nyitnak semmit.
account-codes-make = Új kódok
account-sessions = Ahol be vagy lépve
account-sessions-is = Zárd le, amit nem ismersz vagy elvesztettél; ami ott nyitva van, azonnal bezárul.
account-session-times = belépés: { $began } · utoljára itt: { $seen }
account-device-unknown = Más program
account-here = ez itt
account-end = Lezárás
account-end-others = A többi lezárása
account-leave = A fiókom törlése
account-leave-is = Hét nap gondolkodási idő után a neved, a belépéseid és a leveleid törlődnek. A befejezett játékok „egy korábbi tag” nevén megmaradnak: a többieké is.
account-leave-sure = Szeretnék elmenni
account-leaving = Minden törlődik: { $day }. Addig még maradhatsz.
account-stay = Maradok
account-problem-malformed = Valami nem olvasható benne. Nézd át újra a mezőket.
account-problem-too-fast = Túl sok próbálkozás. Próbáld újra { $n } másodperc múlva.
account-problem-too-many = Több már nem lehet. Előbb vegyél el egyet.
account-problem-foreign = Ez az oldal nem magától a szervertől jön. Nyisd meg a szerver saját címét.
account-problem-signed-out = Már nem vagy belépve. Lépj be újra.
account-problem-wrong = Ez így nem talál. Nézd meg a nevet is, és azt is, amivel be akartál lépni.
account-problem-used-up = Ez a link vagy kód már fel van használva, vagy túl régi. Kérj újat.
account-problem-name-taken = Ez a név már valakié, vagy egy rá hasonlító.
account-problem-name-reserved = A botok és a tisztségek neve senkié. Válassz másikat.
account-problem-name-unreadable = A névben betű, szám, szóköz és . _ - ’ lehet, és betűvel vagy számmal kezdődik.
account-problem-password-weak = Ezt túl könnyű kitalálni. Legalább 10 karakter legyen; a legjobb néhány össze nem tartozó szó.
account-problem-closed = Itt most senki nem lehet tag.
account-problem-uninvited = Itt meghívással lehet tag az ember. Nyisd meg a meghívód linkjét.
account-problem-member = Már tag vagy: lépj be.
account-problem-last-way = Ez az utolsó mód, ahogyan be tudsz lépni. Előbb állíts be egy másikat.
account-problem-no-mail = Ez a szerver nem küld levelet.
account-problem-forbidden = Ezt itt nem teheted meg.
account-problem-failed = Valami nem sikerült a szerveren. Próbáld újra.
account-problem-away = A szerver nem válaszol. Próbáld újra, ha visszajött a kapcsolat.
`
