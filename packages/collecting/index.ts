export type { CollectionInfo, CollectorInfo, OpenedPack, PackInfo, SeekerInfo, TradeInfo, TradeStep } from './collection-info.ts'
export { added, type Copies, copiesOf, counted, holds, lacking, sizeOf, without } from './copies.ts'
export { drawPack, drawSome, type Rarity } from './draw.ts'
export { boostersFor, type Day, dayOf, type Finished, LEAST_ANSWERS, MOST_A_DAY, POINTS_A_BOOSTER, pointsFor } from './earning.ts'
export { type Collecting, PACKS, type Pack, type Starter } from './game.ts'
export { type DeckWithMissing, free, type Holding, lockedBy, nearest, spare } from './holding.ts'
export {
  answered,
  cannotGive,
  exchanged,
  MOST_TRADED,
  offered,
  type Side,
  type Trade,
  type TradeFault,
  type TradeMove,
} from './trade.ts'
