import { maxSavedCars } from '@warsha/contract/vehicles/vehicles.constants.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { sqlState } from '#kernel/database/sql-state.ts'
import type { CustomerCar } from '../rules/customer-car.ts'
import { carModels, customerCars } from './vehicles.tables.ts'

/** A car by its id and customer, so that another customer's car is never found. */
export type OwnedCar = { customerId: number; publicId: string }

type NewCar = { customerId: number; modelId: number; year: number }

const columns = { publicId: customerCars.publicId, modelId: customerCars.modelId, year: customerCars.year }

export async function findCustomerCars(executor: Executor, customerId: number): Promise<CustomerCar[]> {
  return await executor
    .select(columns)
    .from(customerCars)
    .where(eq(customerCars.customerId, customerId))
    .orderBy(asc(customerCars.slot))
}

export async function findCustomerCar(executor: Executor, owned: OwnedCar): Promise<CustomerCar | undefined> {
  const [car] = await executor.select(columns).from(customerCars).where(isOwned(owned))
  return car
}

/** Model and year of one of the customer's cars. */
export async function findSavedCar(
  executor: Executor,
  owned: OwnedCar,
): Promise<{ carId: number; year: number } | undefined> {
  const car = await findCustomerCar(executor, owned)
  return car && { carId: car.modelId, year: car.year }
}

export async function isKnownModel(executor: Executor, modelId: number): Promise<boolean> {
  const found = await executor.select({ id: carModels.id }).from(carModels).where(eq(carModels.id, modelId))
  return found.length > 0
}

/** Takes the first free slot. Undefined: none is free, the car is there already, or another request was faster. */
export async function insertCustomerCar(
  executor: Executor,
  { customerId, modelId, year }: NewCar,
): Promise<CustomerCar | undefined> {
  const added = await executor.execute<{ public_id: string }>(sql`
    INSERT INTO ${customerCars} (customer_id, model_id, year, slot)
    SELECT ${customerId}::int, ${modelId}::int, ${year}::int, free
    FROM generate_series(1, ${maxSavedCars}::int) AS free
    WHERE NOT EXISTS (SELECT FROM ${customerCars} car WHERE car.customer_id = ${customerId} AND car.slot = free)
    ORDER BY free
    LIMIT 1
    ON CONFLICT DO NOTHING
    RETURNING public_id`)
  const [row] = added.rows
  return row && { publicId: row.public_id, modelId, year }
}

export type CarChange = 'changed' | 'absent' | 'double'

const uniqueViolation = '23505'

export async function updateCustomerCar(
  executor: Executor,
  owned: OwnedCar,
  change: { modelId: number; year: number },
): Promise<CarChange> {
  try {
    const changed = await executor
      .update(customerCars)
      .set(change)
      .where(isOwned(owned))
      .returning({ id: customerCars.id })
    return changed.length > 0 ? 'changed' : 'absent'
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return 'double'
    throw error
  }
}

export async function deleteCustomerCar(executor: Executor, owned: OwnedCar): Promise<boolean> {
  const gone = await executor.delete(customerCars).where(isOwned(owned)).returning({ id: customerCars.id })
  return gone.length > 0
}

export async function deleteCustomerCars(executor: Executor, customerId: number): Promise<void> {
  await executor.delete(customerCars).where(eq(customerCars.customerId, customerId))
}

function isOwned({ customerId, publicId }: OwnedCar) {
  return and(eq(customerCars.customerId, customerId), eq(customerCars.publicId, publicId))
}
