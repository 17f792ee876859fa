import { arrangeBanners, type BannerSlot, bannerSlotOf } from '@warsha/contract/content/banner-slots.ts'
import { isPageAt, isPageFor, pagePriority } from '@warsha/contract/content/page-visibility.ts'
import type { ContentPage } from './content-page.ts'

export type Slide = {
  page: ContentPage
  slot: BannerSlot
  priority: number
  picture: string | null
  mediaType: string
  text: string | null
  buttonLabel: string | null
  link: string | null
}

export type SlideWish = {
  channel: string
  locale: string
  device: 'mobile' | 'desktop'
  stateId?: number
  categoryId?: number
}

/** The banners of the home screen for one audience, in the order of the screen. */
export function slidesFor(pages: readonly ContentPage[], wish: SlideWish): Slide[] {
  const own = pages
    .filter(({ metadata }) => isPageFor(metadata, wish) && isPageAt(metadata, wish))
    .map((page) => ({ page, slug: page.slug, priority: pagePriority(page.metadata) }))
  return arrangeBanners(own).flatMap(({ pages }) =>
    pages.flatMap(({ page, priority }) => {
      const slot = bannerSlotOf(page.slug)
      return slot ? [toSlide(page, slot, priority, wish.device)] : []
    }),
  )
}

function toSlide(page: ContentPage, slot: BannerSlot, priority: number, device: SlideWish['device']): Slide {
  return {
    page,
    slot,
    priority,
    picture: pictureOf(page, device),
    mediaType: firstValue(page, 'media-type')?.name ?? 'image',
    text: firstValue(page, 'text')?.plainText ?? null,
    buttonLabel: firstValue(page, 'button-label')?.plainText ?? null,
    link: firstValue(page, 'link')?.plainText ?? null,
  }
}

/** The wide picture's attribute is named like the banner's place; phones have one of their own, if any. */
function pictureOf(page: ContentPage, device: SlideWish['device']): string | null {
  const files = page.assignments.filter(({ attribute }) => attribute.inputType === 'FILE')
  const mobile = files.find(({ attribute }) => attribute.slug === 'image-mobile')
  const desktop = files.find(({ attribute }) => bannerSlotOf(attribute.slug))
  const chosen = device === 'mobile' ? (mobile ?? desktop) : (desktop ?? mobile)
  return chosen?.values[0]?.fileUrl ?? null
}

function firstValue(page: ContentPage, slug: string) {
  return page.assignments.find(({ attribute }) => attribute.slug === slug)?.values[0]
}
