import type { Database } from '#kernel/database/connect.ts'
import type { Models } from '#kernel/read-model.ts'
import { fitmentOf } from '../rules/car.ts'
import { carsModel } from '../storage/cars-model.ts'
import { findCustomerCars } from '../storage/customer-car-queries.ts'
import type { SavedCar } from './save-car.ts'

/** The customer's cars, the oldest entry first. */
export async function listSavedCars(
  { db, models }: { db: Database; models: Models },
  customerId: number,
): Promise<SavedCar[]> {
  const [saved, { modelsById }] = await Promise.all([findCustomerCars(db, customerId), models.get(carsModel)])
  return saved.flatMap(({ publicId, modelId, year }) => {
    const model = modelsById.get(modelId)
    // A model that was added a moment ago is in the table before it is in memory.
    return model ? [{ publicId, model, year, fitment: fitmentOf(model, year) }] : []
  })
}
