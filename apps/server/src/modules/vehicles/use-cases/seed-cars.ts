import type { Transaction } from '#kernel/database/connect.ts'
import { knownCars } from '../rules/known-cars/known-cars.ts'
import { addMissingCars, hasBrands } from '../storage/add-missing-cars.ts'

/** The cars that customers choose from, at the first start alone: one that operators delete stays deleted. */
export async function seedCars(tx: Transaction): Promise<void> {
  if (!(await hasBrands(tx))) await addMissingCars(tx, knownCars)
}
