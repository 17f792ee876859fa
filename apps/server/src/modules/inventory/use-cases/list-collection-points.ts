import type { Executor } from '#kernel/database/connect.ts'
import { findServingWarehouses, type WarehouseRow } from '../storage/stock-queries.ts'

/** Where goods for a state can be handed over, the state's own warehouses first. */
export function listCollectionPoints(executor: Executor, stateId: number): Promise<CollectionPoint[]> {
  return findServingWarehouses(executor, stateId)
}

export type CollectionPoint = WarehouseRow
