export type { LineReservation, PlannedUnits, StockReservation } from './rules/allocate-stock.ts'
export {
  type CheckedLine,
  type LimitProblem,
  limitProblems,
  type StockProblem,
  type WantedLine,
} from './rules/stock-check.ts'
export { unitsOf } from './rules/units-of.ts'
export { freeUnits, localWarehouses } from './storage/offered-sql.ts'
export { areUnitsReserved, reservingUnits, reservingValues } from './storage/reserving-units.ts'
export { lockStockedVariants } from './storage/stock-level-queries.ts'
export { findCentralWarehouse, openWarehouse } from './storage/warehouse-queries.ts'
export { backInStock } from './use-cases/announce-stock.ts'
export {
  checkCountedStock,
  checkStock,
  countFreeUnits,
  type StockCheckDeps,
} from './use-cases/check-stock.ts'
export {
  type CollectionPoint,
  findCollectionPoint,
  listCollectionPoints,
  readCollectionPoints,
} from './use-cases/list-collection-points.ts'
export { countLowStock, lowStockUnits } from './use-cases/list-stock.ts'
export { planUnits } from './use-cases/plan-units.ts'
export {
  exchangeStock,
  releaseStock,
  reserveStock,
  returnStock,
  type StockWanted,
  takeStock,
} from './use-cases/reserve-stock.ts'
export { stockModel } from './use-cases/stock-model.ts'
