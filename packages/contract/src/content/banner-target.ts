import type { CategoryWish } from '../catalogue/category-tree.ts'
import { isLocale } from '../locale/locale.ts'

/** Target of a banner's link. A page is always there, as is another site; a category may have nothing to sell. */
export type BannerTarget =
  | { kind: 'page' }
  | { kind: 'category'; wish: CategoryWish }
  | { kind: 'product'; id: string }

/** Reads a link as content has it: a path of ours, with or without its language, or the address of another site. */
export function bannerTarget(link: string | null): BannerTarget {
  if (!link || /^https?:/i.test(link)) return { kind: 'page' }
  const { pathname, searchParams } = new URL(`/${link.replace(/^[\\/]+/, '')}`, 'https://shop.invalid')
  const steps = pathname.split('/').filter(Boolean)
  const [page, id, ...more] = isLocale(steps[0]) ? steps.slice(1) : steps
  if (page === 'product' && id && more.length === 0) return { kind: 'product', id: decoded(id) }
  if (page !== 'products' || id) return { kind: 'page' }
  return { kind: 'category', wish: { category: searchParams.get('category'), cat: searchParams.get('cat') } }
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
