import type { Transaction } from '#kernel/database/connect.ts'
import { knownCars } from '../rules/known-cars/known-cars.ts'
import { addMissingCars } from '../storage/add-missing-cars.ts'

/** The cars that customers choose from: without them nobody can save one. */
export function seedCars(tx: Transaction): Promise<void> {
  return addMissingCars(tx, knownCars)
}
