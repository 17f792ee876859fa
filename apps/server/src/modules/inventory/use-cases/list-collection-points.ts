import type { Executor } from '#kernel/database/connect.ts'
import { findServingWarehouses, findWarehouses, type WarehouseRow } from '../storage/stock-queries.ts'

/** Where goods for a state can be handed over, the state's own warehouses first. */
export function listCollectionPoints(executor: Executor, stateId: number): Promise<CollectionPoint[]> {
  return findServingWarehouses(executor, stateId)
}

/** By id: where goods of past orders were handed over, whatever became of the place since. */
export async function readCollectionPoints(
  executor: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CollectionPoint>> {
  return new Map((await findWarehouses(executor, ids)).map((point) => [point.id, point]))
}

export type CollectionPoint = WarehouseRow
