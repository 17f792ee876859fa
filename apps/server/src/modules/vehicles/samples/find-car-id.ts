import { and, eq } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { carBrands, carModels } from '../storage/vehicles.tables.ts'

/** A car of the table by its slugs. */
export async function findCarId(executor: Executor, brand: string, model: string): Promise<number> {
  const [found] = await executor
    .select({ id: carModels.id })
    .from(carModels)
    .innerJoin(carBrands, eq(carBrands.id, carModels.brandId))
    .where(and(eq(carBrands.slug, brand), eq(carModels.slug, model)))
  if (!found) throw new Error(`There is no ${brand} ${model}`)
  return found.id
}
