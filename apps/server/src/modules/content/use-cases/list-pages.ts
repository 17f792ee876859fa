import type { Clock } from '#kernel/clock.ts'
import type { Models } from '#kernel/read-model.ts'
import { type ContentPage, isPublic, type PageType } from '../rules/content-page.ts'
import { pagesModel } from './pages-model.ts'

type Reader = { models: Models; clock: Clock }

/** Published pages by slug, of every audience. */
export async function listPages({ models, clock }: Reader): Promise<ContentPage[]> {
  const { pages } = await models.get(pagesModel)
  const now = clock.now()
  return pages.filter((page) => isPublic(page, now))
}

export async function findPage(
  reader: Reader,
  wanted: { id: number } | { slug: string },
): Promise<ContentPage | undefined> {
  const pages = await listPages(reader)
  return pages.find((page) => ('id' in wanted ? page.id === wanted.id : page.slug === wanted.slug))
}

export async function listPageTypes(models: Models): Promise<readonly PageType[]> {
  const { pageTypes } = await models.get(pagesModel)
  return pageTypes
}
