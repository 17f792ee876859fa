import { isPageFor } from '@warsha/contract/content/page-visibility.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Models } from '#kernel/read-model.ts'
import { type ContentPage, isPublic, type PageType } from '../rules/content-page.ts'
import { pagesModel } from '../storage/pages-model.ts'

type Reader = { models: Models; clock: Clock }

/** Published pages by slug, whoever they are for. */
export async function listPages({ models, clock }: Reader): Promise<ContentPage[]> {
  const { pages } = await models.get(pagesModel)
  const now = clock.now()
  return pages.filter((page) => isPublic(page, now))
}

/** Pages of several languages and channels share a slug: the one for this audience comes first. */
export async function findPage(
  reader: Reader,
  wanted: { id: number } | { slug: string },
  audience: { channel: string; locale: string },
): Promise<ContentPage | undefined> {
  const pages = await listPages(reader)
  const found = pages.filter((page) => ('id' in wanted ? page.id === wanted.id : page.slug === wanted.slug))
  return (
    found.find(({ metadata }) => isPageFor(metadata, audience)) ??
    found.find(({ metadata }) => metadata.lang === audience.locale) ??
    found[0]
  )
}

export async function listPageTypes(models: Models): Promise<readonly PageType[]> {
  const { pageTypes } = await models.get(pagesModel)
  return pageTypes
}
