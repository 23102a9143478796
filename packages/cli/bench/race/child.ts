import { boardgameIoGame } from './boardgame-io.ts'
import { orreryGame } from './orrery.ts'
import { quickPick } from './pick.ts'

/** One runner of the race, alone in its process. On request it plays for a number of seconds of CPU. */
const RUNNERS = { light: () => orreryGame(true), full: () => orreryGame(false), theirs: boardgameIoGame }
const GAMES_A_LOOK = 100

const play = RUNNERS[process.argv[2] as keyof typeof RUNNERS]()
const pick = quickPick()

/** Games a second of this process's CPU, including garbage collection, over at least `seconds` of CPU. */
function perSecond(seconds: number): number {
  const began = process.cpuUsage()
  for (let done = 0; ; ) {
    for (let game = 0; game < GAMES_A_LOOK; game++) play(pick)
    done += GAMES_A_LOOK
    const { user, system } = process.cpuUsage(began)
    const spent = (user + system) / 1e6
    if (spent >= seconds) return done / spent
  }
}

process.on('message', (seconds: number) => process.send?.(perSecond(seconds)))
process.on('disconnect', () => process.exit(0))
