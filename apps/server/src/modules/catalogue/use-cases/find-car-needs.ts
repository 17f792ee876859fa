import type { Clock } from '#kernel/clock.ts'
import type { Models } from '#kernel/read-model.ts'
import { type CarKey, findCar, needsOf } from '#modules/vehicles/index.ts'
import type { Term } from '../rules/product-term.ts'

/**
 * The terms that a product must meet to suit the car. A car or year that the shop does not know leaves nothing out: it
 * would be wrong to call everything unfit. Undefined: there is no such car.
 */
export async function findCarNeeds(
  reader: { models: Models; clock: Clock },
  key: CarKey,
): Promise<Term[] | undefined> {
  const car = await findCar(reader, key)
  if (!car.ok) return undefined
  const { fitment } = car.value
  return fitment ? [{ is: 'suits', needs: needsOf(fitment) }] : []
}
