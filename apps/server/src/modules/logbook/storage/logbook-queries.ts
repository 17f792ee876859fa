import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { ownAndUpperCategories } from '#modules/catalogue/index.ts'
import type { ServiceInterval } from '../rules/service-due.ts'
import { carServices } from './logbook.tables.ts'

export type CarService = typeof carServices.$inferSelect
export type NewCarService = Omit<CarService, 'id' | 'publicId' | 'createdAt' | 'updatedAt'>

/** The shortest interval of a product's categories. */
export async function findInterval(
  executor: Executor,
  productId: number,
): Promise<ServiceInterval | undefined> {
  const { rows } = await executor.execute<ServiceInterval>(sql`
    SELECT category_id AS "categoryId", months, kilometres FROM service_intervals
    WHERE category_id IN (${ownAndUpperCategories(productId)}) ORDER BY months LIMIT 1`)
  return rows[0]
}

/** A line of an order is written down once. */
export async function insertService(tx: Transaction, service: NewCarService): Promise<void> {
  await tx
    .insert(carServices)
    .values(service)
    .onConflictDoNothing({ target: [carServices.orderId, carServices.position] })
}

/** Services of the customer's cars, the newest first; later work of the same kind has no due date before it. */
export function findServices(executor: Executor, customerId: number, limit: number): Promise<CarService[]> {
  return executor
    .select()
    .from(carServices)
    .where(eq(carServices.customerId, customerId))
    .orderBy(desc(carServices.doneOn), desc(carServices.id))
    .limit(limit)
}

export type DueService = CarService & { dueOn: string }

/** Work that falls due by a day and was not done again since, by its id. */
export async function findDueServices(
  executor: Executor,
  { from, until, afterId, limit }: { from: string; until: string; afterId: number; limit: number },
): Promise<DueService[]> {
  const rows = await executor
    .select()
    .from(carServices)
    .where(
      and(
        sql`${carServices.dueOn} BETWEEN ${from}::date AND ${until}::date`,
        gt(carServices.id, afterId),
        sql`NOT EXISTS (SELECT FROM car_services AS later WHERE later.customer_id = ${carServices.customerId}
          AND later.model_id = ${carServices.modelId} AND later.year = ${carServices.year}
          AND later.interval_category_id = ${carServices.intervalCategoryId}
          AND (later.done_on, later.id) > (${carServices.doneOn}, ${carServices.id}))`,
      ),
    )
    .orderBy(carServices.id)
    .limit(limit)
  return rows.flatMap((row) => (row.dueOn ? { ...row, dueOn: row.dueOn } : []))
}

export async function deleteServicesOf(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(carServices).where(eq(carServices.customerId, customerId))
}
