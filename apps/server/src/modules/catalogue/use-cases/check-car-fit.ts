import type { Clock } from '#kernel/clock.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { type CarFit, type CarKey, evaluateFit, findCar } from '#modules/vehicles/index.ts'
import type { Assignment, Variant } from '../rules/catalogue.ts'
import { catalogueModel } from './catalogue-model.ts'

const unknown: CarFit = { fits: null, quantity: null, litres: null }

/** Whether variants suit the car, and how many of each it takes. Of a variant that does not exist nothing is known. */
export async function checkCarFit(
  reader: { models: Models; clock: Clock },
  key: CarKey,
  variantIds: readonly number[],
): Promise<Outcome<Map<number, CarFit>, 'CAR_UNKNOWN' | 'CAR_YEAR_INVALID'>> {
  const car = await findCar(reader, key)
  if (!car.ok) return car
  const { fitment } = car.value
  const { catalogue, cache } = await reader.models.get(catalogueModel)
  await cache?.ensure({ variantIds: [...variantIds] })
  const judged = variantIds.map((id): [number, CarFit] => {
    const variant = catalogue.variantsById.get(id)
    return [id, fitment && variant ? evaluateFit(fitment, valuesOf(variant)) : unknown]
  })
  return ok(new Map(judged))
}

/** The product's values, and in their place those that the variant has itself. */
function valuesOf({ product, assignments }: Variant): ReadonlyMap<string, readonly string[]> {
  const toEntry = ({ attribute, values }: Assignment) =>
    [attribute.slug, values.map(({ slug }) => slug)] as const
  return new Map([...product.assignments.map(toEntry), ...assignments.map(toEntry)])
}
