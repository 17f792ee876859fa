import type { Assignment, Translations } from '#kernel/described-attributes.ts'
import type { Metadata, RichText } from '#kernel/texts.ts'

export type PageType = { id: number; slug: string; name: string; metadata: Metadata }

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
  createdAt: Date
  metadata: Metadata
  pageType: PageType
  translations: Translations<PageTexts>
  assignments: readonly Assignment[]
}

/** Drafts and pages of a later date are visible to operators only. */
export function isPublic(page: Pick<ContentPage, 'isPublished' | 'publishedAt'>, now: Date): boolean {
  return page.isPublished && page.publishedAt !== null && page.publishedAt <= now
}
