/**
 * What things are worth to the policy, about in marines saved. Found by trying many values over many games; the names
 * say what each stands for.
 */
export const WEIGHTS = {
  /** One genestealer less, beyond the danger of now. */
  kill: 0.22,
  /** An attack card, in shares of the attacks' worth. */
  attackCard: 1.82,
  /** Attacks that Full Auto, Flamer Attack, Psionic Attack are worth. */
  fullAuto: 1.58,
  flamer: 3.7,
  psionic: 1.53,
  /** A token placed, and how much its relief counts. */
  token: 0.03,
  tokenRelief: 1.26,
  /** How much of the danger the abilities of the support cards take away. */
  block: 0.47,
  counter: 0.47,
  stance: 0.22,
  overwatch: 0.01,
  strategize: 0.25,
  powerField: 0.32,
  /** A move card: turning, danger that swapping may lessen, activating. */
  turning: 0.77,
  moving: 0,
  activating: 1.35,
  stealth: 0.02,
  intimidation: 0.84,
  scouting: 0.08,
  runAndGun: 0.82,
  /** What a swap, a turn, a reroll has to be worth at least. */
  swapCost: 0.08,
  turnCost: 0.05,
  rerollCost: 0.03,
  /** How a marine's own attack counts when a token is placed. */
  tokenAttack: 0.1,
  /** Facing terrain. */
  facingTerrain: 0.1,
  /** How much being seen by no marine counts beside attacking. */
  sideDanger: 0.92,
  door: 0.25,
  artefact: 0.32,
  chimney: 0.2,
  tank: 0.24,
}
