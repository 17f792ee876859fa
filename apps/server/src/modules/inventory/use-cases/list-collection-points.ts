import type { Executor } from '#kernel/database/connect.ts'
import type { ModelDefinition, Models } from '#kernel/read-model.ts'
import { findOpenWarehouses, findWarehouses, type WarehouseRow } from '../storage/stock-queries.ts'

/** The open warehouses, those of a state before the central ones. A change of stock is none of them. */
const warehousesModel: ModelDefinition<readonly WarehouseRow[]> = {
  topics: ['stock'],
  load: findOpenWarehouses,
  patch: async (known) => known,
}

/** Where goods for a state can be handed over, the state's own warehouses first. */
export async function listCollectionPoints(models: Models, stateId: number): Promise<CollectionPoint[]> {
  const open = await models.get(warehousesModel)
  return open.filter((warehouse) => warehouse.isCentral || warehouse.stateId === stateId)
}

/** An open warehouse, whatever state it serves. */
export async function findCollectionPoint(models: Models, id: number): Promise<CollectionPoint | undefined> {
  return (await models.get(warehousesModel)).find((warehouse) => warehouse.id === id)
}

/** By id: where goods of past orders were handed over, whatever became of the place since. */
export async function readCollectionPoints(
  executor: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CollectionPoint>> {
  return new Map((await findWarehouses(executor, ids)).map((point) => [point.id, point]))
}

export type CollectionPoint = WarehouseRow
