/** The host’s page, and programs that act for a player. */
export default `
# The host's page
host-page = The server
host-page-is = How it is, and what to do about it: for whoever hosts it.
host-key = The host’s key
host-key-is = Whoever starts the server chooses it: the setting “host-key”, or ORRERY_HOST_KEY, of at least 24 characters. This browser keeps it for as long as the tab is open.
host-key-wrong = That is not the key, or the server has none.
host-open = Open
host-forget = Forget the key here
host-none = The server does not answer.
host-silent = The server does not answer any more; this is what it said last.
host-advice = What to do
host-well = All is well
host-well-is = Nothing wants your attention.
host-attention = { $n ->
    [one] One thing wants your attention
   *[other] { $n } things want your attention
 }
host-servers = Servers: { $n }
host-servers-are = They share one database, and any of them takes any table. Choose one to see all of its figures below.
host-this = answers here
host-column-uptime = running for
host-column-tables = tables in memory
host-column-people = connections
host-column-delay = delay (99 of 100)
host-column-queue = bots that think or wait
host-column-errors = kinds of errors
host-column-aside = set aside
host-column-memory = memory
host-advice-silent = This server does not say how it is.
host-advice-silent-do = It lives, as the database knows. See that it can reach NATS and is of the same version; while one version follows another this passes by itself.
host-tables = Tables being played
host-tables-gathering = gathering players
host-tables-over = over
host-tables-memory = in memory
host-connections = Connections
host-people = people
host-addresses = addresses
host-limit = at most
host-delays = Delay of an answer (99 of 100)
host-answers-half = half of them
host-answers-minute = answers in a minute
host-writes = putting it on disk (99 of 100)
host-loop = waiting for its turn (99 of 100)
host-queue = Bots that think or wait
host-threads = think at once
host-database = Database
host-engine = kind
host-players = players
host-server = Running for
host-memory = memory
host-cores = cores
host-node = Node
host-name = name
host-errors = What went wrong lately
host-errors-none = Nothing, since it was started.
host-errors-are = The newest first; the log has every line with its ids.
host-times = { $n ->
    [one] once
   *[other] { $n } times
 }, last { $ago }
host-aside = Tables set aside: { $n }
host-aside-none = Every table that was wanted could be read.
host-aside-are = They lie in the database as they are; everything else works.
host-why-corrupt = Cannot be read
host-why-unknown-game = Of a game that is not here
host-why-older-version = Of rules that are too old
host-why-newer-version = Of newer rules
host-advice-stopping = The server is stopping.
host-advice-stopping-do = Whoever played goes on at its successor; nothing is lost.
host-advice-database = The database does not answer: { $why }
host-advice-database-do = See that it runs, that its disk has room and that it may be reached from here. Until then players wait; nothing that was acknowledged is lost.
host-advice-bus = The other servers do not answer: { $why }
host-advice-bus-do = See that NATS runs and may be reached from here (NATS_URL). Until then every server goes on with the tables that it has.
host-advice-part = “{ $part }” does not answer: { $why }
host-advice-part-do = See that it runs and may be reached from here. The server tries again by itself.
host-advice-aside-corrupt = { $n ->
    [one] One table is set aside because it cannot be read.
   *[other] { $n } tables are set aside because they cannot be read.
 }
host-advice-aside-corrupt-do = The log says what is wrong with each. Check the disk, and look for the table in the last back-up: restore it into another folder and play on there.
host-advice-aside-unknown-game = { $n ->
    [one] One table is of a game that this server does not have.
   *[other] { $n } tables are of a game that this server does not have.
 }
host-advice-aside-unknown-game-do = Install the game again, or leave them: they take no harm.
host-advice-aside-older-version = { $n ->
    [one] One table is of rules that are too old to be read.
   *[other] { $n } tables are of rules that are too old to be read.
 }
host-advice-aside-older-version-do = They can be finished with the version of Orrery with which they were begun, on a copy of the data.
host-advice-aside-newer-version = { $n ->
    [one] One table was played by newer rules than this server has.
   *[other] { $n } tables were played by newer rules than this server has.
 }
host-advice-aside-newer-version-do = Bring this server up to date; they go on by themselves then.
host-advice-slow-disk = Putting an answer on disk takes up to { $ms } ms.
host-advice-slow-disk-do = The disk is slow or busy: see what else writes there (a back-up, another program), or take a faster one. With Postgres, see how far away it is.
host-advice-busy = Things wait up to { $ms } ms for their turn.
host-advice-busy-do = The processor cannot keep up: give the machine more cores, let fewer bots think at once (bot-threads), or share people out among several servers.
host-advice-slow = Answers take up to { $ms } ms.
host-advice-slow-do = Neither the disk nor the processor is the cause here; the metrics say which requests are slow.
host-advice-full = { $open } of { $limit } connections are open.
host-advice-full-do = More will be sent away: raise “connections” if the machine has memory left (about 10 kB each), or add a server.
host-advice-queue = { $n } decisions of bots wait for { $threads ->
    [one] one thread
   *[other] { $threads } threads
 }.
host-advice-queue-do = Bots answer late: give the machine more cores, or let strong bots think for less time (bot-milliseconds).
host-advice-memory = The server has { $n } MB of memory.
host-advice-memory-do = If it goes on growing, stop it gently at a quiet hour and report what the log says.
host-advice-errors = { $n ->
    [one] One kind of error was written within an hour.
   *[other] { $n } kinds of errors were written within an hour.
 }
host-advice-errors-do = They stand below. Errors in rules harm their table at most; report them with the table’s id and the log’s lines.
host-advice-big-file = The database has { $n } GB.
host-advice-big-file-do = Back-ups take long by now: move to Postgres (orrery move), or keep finished tables for fewer days (keep-days).
host-labs = Labs
host-labs-are = Bots play among themselves, after all that people wait for; every game is a job in the line, and none is lost when a server stops.
host-lab-game = game
host-lab-players = players
host-lab-first = first seat
host-lab-others = other seats
host-lab-games = games
host-lab-order = Have them play
host-lab-not = The server does not take it.
host-lab-played = { $played } of { $games } games are over
host-lab-failed = { $n ->
    [one] one could not be played to its end
   *[other] { $n } could not be played to their end
 }
host-lab-wins = seat { $seat } ({ $bot }) won { $share } %
host-lab-decisions = { $n } decisions a game
host-stop = Stop gently
host-stop-sure = Stop the server?
host-stop-is = Nothing that was acknowledged is lost, and every table goes on at the next start. { $n ->
    [0] Nobody is connected now.
    [one] One person is connected now.
   *[other] { $n } people are connected now.
 } Nobody can play here until it is started again, by whatever started it.
host-stop-is-many = This stops { $name }, which answers this page. Its tables go to the other servers at once, and { $n ->
    [0] nobody is connected to it now.
    [one] the one person who is connected to it plays on there.
   *[other] the { $n } people who are connected to it play on there.
 }
host-stop-no = Let it run
host-stops = The server is stopping.
host-stops-not = The server does not stop.
programs-are = A program with one of these keys plays in your name: a bot, another client. The documentation says how.
programs-none = There are no keys.
programs-name = What it is for
programs-make = Make a key
programs-secret = The new key, shown only now
programs-never = never used
programs-used = last used: { $day }
programs-limit = { $n } requests a minute
programs-drop = Take back
programs-dropped = The key is taken back.
programs-offline = Keys are made while the server can be reached.
`
