import { maxSavedCars } from '@warsha/contract/vehicles/vehicles.constants.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import {
  deleteCustomerCar,
  findCustomerCar,
  findCustomerCars,
  insertCustomerCar,
  type OwnedCar,
  updateCustomerCar,
} from '../storage/customer-car-queries.ts'
import { type Car, type CarKey, findCar } from './find-car.ts'

type Deps = { db: Database; models: Models; clock: Clock }

export type SavedCar = Car & { publicId: string }

export type CarRefusal = 'CAR_UNKNOWN' | 'CAR_YEAR_INVALID' | 'CAR_ALREADY_SAVED' | 'CARS_FULL'

export async function addCar(
  deps: Deps,
  customerId: number,
  key: CarKey,
): Promise<Outcome<SavedCar, CarRefusal>> {
  const car = await findCar(deps, key)
  if (!car.ok) return car
  // Each turn that adds nothing means that another request took the slot, so there are no more turns than slots.
  for (let turn = 0; turn < maxSavedCars; turn++) {
    const added = await insertCustomerCar(deps.db, { customerId, modelId: key.carId, year: key.year })
    if (added) return ok({ ...car.value, publicId: added.publicId })
    const saved = await findCustomerCars(deps.db, customerId)
    const isThere = saved.some(({ modelId, year }) => modelId === key.carId && year === key.year)
    if (isThere) return refuse('CAR_ALREADY_SAVED', { field: 'car_id' })
    if (saved.length >= maxSavedCars) break
  }
  return refuse('CARS_FULL')
}

export async function changeCar(
  deps: Deps,
  owned: OwnedCar,
  key: CarKey,
): Promise<Outcome<SavedCar, CarRefusal | 'NOT_FOUND'>> {
  const car = await findCar(deps, key)
  if (!car.ok) return car
  const change = await updateCustomerCar(deps.db, owned, { modelId: key.carId, year: key.year })
  if (change === 'absent') return refuse('NOT_FOUND')
  if (change === 'double') return refuse('CAR_ALREADY_SAVED', { field: 'car_id' })
  return ok({ ...car.value, publicId: owned.publicId })
}

export async function hasCar({ db }: Pick<Deps, 'db'>, owned: OwnedCar): Promise<boolean> {
  return (await findCustomerCar(db, owned)) !== undefined
}

export async function removeCar(
  { db }: Pick<Deps, 'db'>,
  owned: OwnedCar,
): Promise<Outcome<true, 'NOT_FOUND'>> {
  return (await deleteCustomerCar(db, owned)) ? ok(true) : refuse('NOT_FOUND')
}
