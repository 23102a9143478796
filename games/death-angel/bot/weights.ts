/**
 * What things are worth to the policy, about in marines saved. Found by trying many values over many games; the names
 * say what each stands for.
 */
export const WEIGHTS = {
  /** One genestealer less, beyond the danger of now. */
  kill: 0.1,
  /** An attack card, in shares of the attacks' worth. */
  attackCard: 1,
  /** Attacks that Full Auto, Flamer Attack, Psionic Attack are worth. */
  fullAuto: 2.4,
  flamer: 2.6,
  psionic: 1.8,
  /** A token placed, and how much its relief counts. */
  token: 0.05,
  tokenRelief: 1,
  /** How much of the danger the abilities of the support cards take away. */
  block: 0.5,
  counter: 0.6,
  stance: 0.3,
  overwatch: 0.7,
  strategize: 0.35,
  powerField: 0.8,
  /** A move card: turning, danger that swapping may lessen, activating. */
  turning: 1,
  moving: 0.25,
  activating: 1,
  stealth: 0.06,
  intimidation: 0.4,
  scouting: 0.04,
  runAndGun: 0.7,
  /** What a swap, a turn, a reroll has to be worth at least. */
  swapCost: 0.02,
  turnCost: 0.01,
  rerollCost: 0.05,
  /** How a marine's own attack counts when a token is placed. */
  tokenAttack: 0.1,
  /** Facing terrain. */
  facingTerrain: 0.03,
  /** How much being seen by no marine counts beside attacking. */
  sideDanger: 1,
  door: 0.12,
  artefact: 0.3,
  chimney: 0.15,
  tank: 0.2,
}
