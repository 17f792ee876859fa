import type { Assignment, DescribedAttribute, Translations } from '#kernel/described-attributes.ts'
import type { Metadata, RichText } from '#kernel/texts.ts'

export type PageType = {
  id: number
  slug: string
  name: string
  metadata: Metadata
  /** Those that operators gave it, and those that its pages have. */
  attributes: readonly DescribedAttribute[]
}

export type PageTexts = {
  title: string | null
  content: RichText | null
  seoTitle: string | null
  seoDescription: string | null
}

export type ContentPage = {
  id: number
  slug: string
  title: string
  content: RichText | null
  seoTitle: string | null
  seoDescription: string | null
  isPublished: boolean
  publishedAt: Date | null
  publishedUntil: Date | null
  createdAt: Date
  metadata: Metadata
  pageType: PageType
  translations: Translations<PageTexts>
  assignments: readonly Assignment[]
}

export type PageSchedule = Pick<ContentPage, 'isPublished' | 'publishedAt' | 'publishedUntil'>

/** Drafts, pages of a later date and pages that have ended are visible to operators only. */
export function isPublic({ isPublished, publishedAt, publishedUntil }: PageSchedule, now: Date): boolean {
  if (!isPublished || publishedAt === null || publishedAt > now) return false
  return publishedUntil === null || publishedUntil > now
}

/** The next moment at which one of these pages appears or ends by the clock. */
export function nextTurn(pages: readonly PageSchedule[], now: Date): Date | undefined {
  const ahead = pages
    .filter(({ isPublished }) => isPublished)
    .flatMap(({ publishedAt, publishedUntil }) => [publishedAt, publishedUntil])
    .filter((moment) => moment !== null && moment > now)
    .map(Number)
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : undefined
}
