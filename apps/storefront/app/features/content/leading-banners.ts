import { type Category, findCategoryPath } from '@warsha/contract/catalogue/category-tree.ts'
import { withoutLanguage } from '~/session/locale-path.ts'
import type { Banner, HomeBanners } from './banners.ts'

/** What the shopper's place has to offer. */
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
  return [...new Set(banners.flatMap((banner) => productIdOf(banner) ?? []))]
}

function leads(banner: Banner, { categories, productIds }: Offer): boolean {
  const productId = productIdOf(banner)
  if (productId) return productIds.includes(productId)
  const { pathname, searchParams } = addressOf(banner) ?? {}
  if (pathname !== '/products/' || !searchParams) return true
  const path = findCategoryPath(categories, {
    category: searchParams.get('category'),
    cat: searchParams.get('cat'),
  })
  // No category at all is the whole shop.
  return path !== null && path.at(-1)?.productsCount !== 0
}

function productIdOf(banner: Banner): string | null {
  const [, id] = /^\/product\/([^/]+)\/$/.exec(addressOf(banner)?.pathname ?? '') ?? []
  if (!id) return null
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** Of a page of ours, without its language. */
function addressOf({ link, isOutside }: Banner): URL | null {
  return link && !isOutside ? new URL(withoutLanguage(link), 'https://shop.invalid') : null
}
