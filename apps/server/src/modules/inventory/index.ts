export { readVariantKey } from './api/read-variant-key.ts'
export { requestAvailability } from './api/request-availability.ts'
export { stockMessages, stockText } from './api/stock-messages.ts'
export type { LineHold, StockHold } from './rules/allocate-stock.ts'
export {
  type CheckedLine,
  type LimitProblem,
  limitProblems,
  type StockProblem,
  type WantedLine,
} from './rules/stock-check.ts'
export { unitsOf } from './rules/units-of.ts'
export { freeUnits, localWarehouses } from './storage/offered-sql.ts'
export {
  checkCountedStock,
  checkStock,
  countFreeUnits,
  type StockCheckDeps,
} from './use-cases/check-stock.ts'
export { holdStock, releaseStock, returnStock, type StockWanted, takeStock } from './use-cases/hold-stock.ts'
export { type CollectionPoint, listCollectionPoints } from './use-cases/list-collection-points.ts'
export { stockModel } from './use-cases/stock-model.ts'
