import type { Models } from '#kernel/read-model.ts'
import { catalogueModel, type Variant } from '#modules/catalogue/index.ts'

/** The sold variants as the catalogue has them now; removed ones are left out. */
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
