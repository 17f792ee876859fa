import { findCategoryPath } from '@warsha/contract/catalogue/category-tree.ts'
import type { BannerTarget } from '@warsha/contract/content/banner-target.ts'
import { readKey } from '@warsha/contract/ids/global-id.ts'
import type { BannerOfferPort } from '#modules/content/index.ts'
import { isShown } from '../rules/channel-listing.ts'
import { isSoldIn } from '../rules/sold-in.ts'
import { catalogueModel } from './catalogue-model.ts'
import { type PlaceCatalogue, productCounter } from './products-of-place.ts'

/** A banner leads to something where its category has products and its product is sold. */
export const isBannerOffered: BannerOfferPort = async ({ models, clock }, at, targets) => {
  const loaded = await models.get(catalogueModel)
  const channel = loaded.catalogue.channels.get(at.channel)
  if (!channel?.isActive) return targets.map(({ kind }) => kind === 'page')
  await loaded.cache?.ensure({ ids: targets.flatMap((target) => productKeyOf(target) ?? []) })
  const shop = { ...loaded, channel, stateId: at.stateId, nowMs: clock.now().getTime() }
  const countIn = targets.some(({ kind }) => kind === 'category') ? await productCounter(shop) : () => 0
  return targets.map((target) => {
    if (target.kind === 'page') return true
    return target.kind === 'product' ? isSold(shop, target) : hasProducts(shop, target, countIn)
  })
}

function hasProducts(
  { catalogue }: PlaceCatalogue,
  { wish }: Extract<BannerTarget, { kind: 'category' }>,
  countIn: Awaited<ReturnType<typeof productCounter>>,
): boolean {
  const tops = catalogue.categories.filter(({ level }) => level === 0)
  const path = findCategoryPath(tops, wish)
  const category = path?.at(-1)
  // No category at all is the whole shop.
  return path !== null && (!category || countIn(category) > 0)
}

function isSold({ catalogue, channel, stateId, nowMs }: PlaceCatalogue, target: BannerTarget): boolean {
  const product = catalogue.productsById.get(productKeyOf(target) ?? -1)
  if (!product || !isShown(product, channel, nowMs)) return false
  return isSoldIn(product, stateId)
}

function productKeyOf(target: BannerTarget): number | undefined {
  return target.kind === 'product' ? readKey('Product', target.id) : undefined
}
