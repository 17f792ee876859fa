import { bannerSlugs } from '../constants.ts'

/** The places for banners on the home screen. */
export type BannerGroup = 'top-header' | 'top-image' | 'bottom-image' | 'right-image' | 'left-image' | 'popup'

export type BannerSlot = { group: BannerGroup; number: number }

/** From top to bottom; decides between groups of equal priority. */
const groups: readonly BannerGroup[] = [
  bannerSlugs.topHeader,
  bannerSlugs.topImage,
  bannerSlugs.rightImage,
  bannerSlugs.leftImage,
  bannerSlugs.bottomImage,
  'popup',
]

const numberedGroups: ReadonlySet<string> = new Set([
  bannerSlugs.topHeader,
  bannerSlugs.topImage,
  bannerSlugs.bottomImage,
])

/**
 * Reads a slug such as `top-image-2`. Without a number `top-image` is the popup's picture; other slugs are no banners.
 * Slugs are unique, so pages of other languages and channels carry a suffix: `top-image-2-ar`, `right-image-tasleem`.
 */
export function bannerSlotOf(slug: string): BannerSlot | undefined {
  const [, name = '', digits] = slotForm.exec(slug) ?? []
  if (slug === bannerSlugs.popupImage || (name === 'popup' && !digits)) return { group: 'popup', number: 0 }
  const group = groups.find((known) => known === name)
  if (!group || group === 'popup' || numberedGroups.has(group) !== (digits !== undefined)) return undefined
  return { group, number: Number(digits ?? 0) }
}

const slotForm = new RegExp(`^(${groups.join('|')})(?:-(\\d{1,4}))?(?:-[a-z][a-z0-9-]*)?$`)

export type BannerPage = { slug: string; priority: number }
export type GroupOfBanners<Page> = { group: BannerGroup; pages: Page[] }

/** Groups by ascending priority, the pages of a group by their number. Other pages are left out. */
export function arrangeBanners<Page extends BannerPage>(pages: readonly Page[]): GroupOfBanners<Page>[] {
  const slotted = pages.flatMap((page) => {
    const slot = bannerSlotOf(page.slug)
    return slot ? [{ page, ...slot }] : []
  })
  return groups
    .map((group) => {
      const own = slotted.filter((entry) => entry.group === group)
      own.sort((one, other) => one.number - other.number || one.page.priority - other.page.priority)
      return { group, pages: own.map(({ page }) => page) }
    })
    .filter(({ pages }) => pages.length > 0)
    .sort((one, other) => priorityOf(one) - priorityOf(other))
}

/** A group stands where its most urgent page wants it. */
function priorityOf({ pages }: GroupOfBanners<BannerPage>): number {
  return Math.min(...pages.map(({ priority }) => priority))
}
