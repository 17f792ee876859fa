import type { Actor } from '#commands/define-command.ts'
import { recordReading } from '#commands/record-reading.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { listSavedCars } from '#modules/vehicles/index.ts'
import {
  type FoundCustomer,
  findCustomerOf,
  findRecentOrders,
  type RecentOrder,
} from '../storage/customer-queries.ts'

type SavedCars = Awaited<ReturnType<typeof listSavedCars>>

export type OpenedCustomer = { customer: FoundCustomer; orders: RecentOrder[]; cars: SavedCars }

const maxRecentOrders = 10

/** Shows a customer to an operator, with an entry in the log that it was shown. */
export async function openCustomer(
  { db, models }: { db: Database; models: Models },
  actor: Actor,
  publicId: string,
): Promise<Outcome<{ value: OpenedCustomer; changeId: number }, 'NOT_FOUND'>> {
  const { centres } = actor
  const opened = await recordReading<Omit<OpenedCustomer, 'cars'>, 'NOT_FOUND'>({ db }, actor, {
    action: 'customers.open',
    async read(tx) {
      const customer = await findCustomerOf(tx, { publicId, centres })
      if (!customer) return refuse('NOT_FOUND')
      const orders = await findRecentOrders(tx, { customerId: customer.id, centres, limit: maxRecentOrders })
      return { value: { customer, orders }, subject: { kind: 'customer', id: publicId } }
    },
  })
  if (!opened.ok) return opened
  const { value, changeId } = opened.value
  const cars = await listSavedCars({ db, models }, value.customer.id)
  return ok({ value: { ...value, cars }, changeId })
}
