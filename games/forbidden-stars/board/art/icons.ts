import swap from 'game-icon:back-forth'
import card from 'game-icon:card-random'
import defence from 'game-icon:checked-shield'
import strategize from 'game-icon:chess-knight'
import attack from 'game-icon:crossed-swords'
import dice from 'game-icon:dice-six-faces-five'
import affluence from 'game-icon:eagle-emblem'
import strike from 'game-icon:falling-bomb'
import morale from 'game-icon:fist'
import forge from 'game-icon:flat-hammer'
import cache from 'game-icon:gears'
import health from 'game-icon:hearts'
import dominate from 'game-icon:imperial-crown'
import padlock from 'game-icon:padlock'
import reinforcement from 'game-icon:rally-the-troops'
import run from 'game-icon:run'
import timing from 'game-icon:sands-of-time'
import scheme from 'game-icon:scroll-unfurled'
import tactic from 'game-icon:thrust'
import upgrade from 'game-icon:upgrade'

/** The icons of game-icons.net that the board uses: the content of each one's box of 512 x 512 (see CREDITS.md). */
export const icons = {
  attack,
  defence,
  morale,
  health,
  dice,
  forge,
  cache,
  reinforcement,
  affluence,
  strategize,
  dominate,
  strike,
  scheme,
  tactic,
  timing,
  upgrade,
  card,
  swap,
  run,
  padlock,
} as const

export type IconName = keyof typeof icons
