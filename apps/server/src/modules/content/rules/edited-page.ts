import { type BannerSlot, bannerSlotOf } from '@warsha/contract/content/banner-slots.ts'
import { findOlderTexts, type LanguageCode, type OlderTexts, type RichText } from '#kernel/texts.ts'
import { isPublic, type PageSchedule, type PageTexts } from './content-page.ts'
import type { PageAttributeValues } from './page-attribute.ts'

export type TranslationCode = 'ar' | 'hi'

/** The fields of a page that operators edit. Values of attributes that are left out stay. */
export type EditedPageFields = {
  pageTypeId: number
  slug: string
  /** Of a banner; a text is one page with translations and has none. */
  language: LanguageCode | null
  /** In the page's language, or in English. */
  title: string
  content: RichText | null
  seoTitle: string | null
  seoDescription: string | null
  translations: Readonly<Partial<Record<TranslationCode, PageTexts>>>
  channels: readonly string[]
  priority: number | null
  stateIds: readonly number[]
  picture: string | null
  pictureMobile: string | null
  text: string | null
  buttonLabel: string | null
  link: string | null
} & Partial<PageAttributeValues>

export type EditedPage = EditedPageFields &
  PageAttributeValues &
  PageSchedule & { id: number; pageTypeSlug: string; older: OlderTexts; updatedAt: Date; revision: number }

const textNames = ['title', 'content', 'seoTitle', 'seoDescription'] as const

/** Texts of a page that are older than their English once it is saved. */
export function olderTextsOf(before: EditedPage, after: EditedPageFields): OlderTexts {
  const textOf = (page: EditedPageFields) => (name: string, language: LanguageCode) =>
    (language === 'en' ? page : page.translations[language])?.[name as (typeof textNames)[number]] ?? null
  return findOlderTexts(textNames, { older: before.older, was: textOf(before), is: textOf(after) })
}

export type PageState = 'draft' | 'scheduled' | 'shown' | 'ended'

export function pageState(page: PageSchedule, now: Date): PageState {
  if (isPublic(page, now)) return 'shown'
  if (!page.isPublished) return 'draft'
  return page.publishedUntil !== null && page.publishedUntil <= now ? 'ended' : 'scheduled'
}

/** The attribute that carries a banner's picture is named like its place, without language and channel. */
export function pictureAttribute(slug: string): string | undefined {
  const slot = bannerSlotOf(slug)
  if (!slot) return undefined
  if (slot.group === 'popup') return 'top-image'
  return slot.number > 0 ? `${slot.group}-${slot.number}` : slot.group
}

/** A link leads to a path of the shop or to a web address, never to a script. */
export function isLink(link: string): boolean {
  return (
    /^https?:\/\/[^\s]+$/i.test(link) || (!/^[a-z][a-z\d+.-]*:/i.test(link) && !/^[\\/]{2}|\s/.test(link))
  )
}

export function mediaTypeOf(address: string): 'image' | 'video' {
  return /\.(mp4|webm)$/i.test(address) ? 'video' : 'image'
}

/** Slugs of banners that stand in this order: the numbers of their places stay, and go to others. */
export function orderedSlugs(slugs: readonly string[]): readonly string[] | undefined {
  const parts = slugs.map((slug) => ({ slug, slot: bannerSlotOf(slug) }))
  const [first] = parts
  const isOneGroup = parts.every(
    ({ slug, slot }) =>
      slot &&
      slot.number > 0 &&
      slot.group === first?.slot?.group &&
      suffixOf(slug, slot) === suffixOf(first.slug, first.slot),
  )
  if (!isOneGroup || new Set(slugs).size !== slugs.length) return undefined
  const numbers = parts.map(({ slot }) => slot?.number ?? 0).sort((one, other) => one - other)
  return parts.map(({ slug, slot }, at) =>
    slot ? `${slot.group}-${numbers[at]}${suffixOf(slug, slot)}` : slug,
  )
}

/** Language and channel behind the place: `-tasleem-ar`. */
function suffixOf(slug: string, { group, number }: BannerSlot): string {
  return slug.slice(`${group}-${number}`.length)
}
