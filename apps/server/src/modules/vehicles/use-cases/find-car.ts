import type { Clock } from '#kernel/clock.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { type CarFitment, type CarModel, fitmentOf } from '../rules/car.ts'
import { checkCarYear } from '../rules/car-year.ts'
import { carsModel } from '../storage/cars-model.ts'

/** A model as it was built in a year; without a fitment the shop does not know what it takes. */
export type Car = { model: CarModel; year: number; fitment: CarFitment | undefined }

export type CarKey = { carId: number; year: number }

export async function findCar(
  { models, clock }: { models: Models; clock: Clock },
  { carId, year }: CarKey,
): Promise<Outcome<Car, 'CAR_UNKNOWN' | 'CAR_YEAR_INVALID'>> {
  const checked = checkCarYear(year, clock.now())
  if (!checked.ok) return checked
  const model = (await models.get(carsModel)).modelsById.get(carId)
  if (!model) return refuse('CAR_UNKNOWN', { field: 'car_id' })
  return ok({ model, year, fitment: fitmentOf(model, year) })
}
