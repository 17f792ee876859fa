import { type Category, findCategoryPath } from '@warsha/contract/catalogue/category-tree.ts'
import { type BannerTarget, bannerTarget } from '@warsha/contract/content/banner-target.ts'
import type { Banner, HomeBanners } from './banners.ts'

/** The offer at the shopper's place. */
export type Offer = {
  categories: readonly Category[]
  /** Of the products that banners lead to, those that are sold here. */
  productIds: readonly string[]
}

/** Leaves out banners of categories and products that the shopper's place does not have: they would lead to nothing. */
export function leadingBanners({ groups, popup }: HomeBanners, offer: Offer): HomeBanners {
  return {
    groups: groups
      .map((group) => ({ ...group, banners: group.banners.filter((banner) => leads(banner, offer)) }))
      .filter(({ banners }) => banners.length > 0),
    popup: popup && leads(popup, offer) ? popup : null,
  }
}

/** The products that banners lead to. */
export function bannerProductIds({ groups, popup }: HomeBanners): string[] {
  const banners = [...groups.flatMap((group) => group.banners), ...(popup ? [popup] : [])]
  const ids = banners.map(targetOf).flatMap((target) => (target.kind === 'product' ? target.id : []))
  return [...new Set(ids)]
}

function leads(banner: Banner, { categories, productIds }: Offer): boolean {
  const target = targetOf(banner)
  if (target.kind === 'page') return true
  if (target.kind === 'product') return productIds.includes(target.id)
  const path = findCategoryPath(categories, target.wish)
  // No category at all is the whole shop.
  return path !== null && path.at(-1)?.productsCount !== 0
}

function targetOf({ link }: Banner): BannerTarget {
  return bannerTarget(link)
}
