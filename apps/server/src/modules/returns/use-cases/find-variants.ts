import type { Models } from '#kernel/read-model.ts'
import { catalogueModel, type Variant } from '#modules/catalogue/index.ts'

/** What was sold as the catalogue has it now; what is gone is not in the answer. */
export async function findVariants(
  models: Models,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, Variant>> {
  const { catalogue, cache } = await models.get(catalogueModel)
  await cache?.ensure({ variantIds: [...variantIds] })
  return new Map(
    variantIds.flatMap((id) => {
      const variant = catalogue.variantsById.get(id)
      return variant ? [[id, variant] as const] : []
    }),
  )
}
