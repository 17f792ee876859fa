import { headerPageType, homePageType, pageSizes } from '@warsha/contract/constants.ts'
import type { LanguageCode } from '#kernel/texts.ts'

/** How many pages of a type and language are published and have not ended. */
export type PageCount = { pageType: string; language: LanguageCode | null; pages: number }

export type PageWarning =
  | { kind: 'home-pages'; language: LanguageCode | null; count: number; limit: number }
  | { kind: 'pages-of-type'; pageType: string; language: LanguageCode | null; count: number; limit: number }
  | { kind: 'page-types'; count: number; limit: number }

/**
 * The shop reads so many pages and page types at once, and shows none of what comes later. Banners of the home screen and
 * the header in a language are read together.
 */
export function pageWarnings(counts: readonly PageCount[], pageTypes: number): PageWarning[] {
  const limit = pageSizes.pages
  const isHome = ({ pageType }: PageCount) => pageType === homePageType || pageType === headerPageType
  const home = [...Map.groupBy(counts.filter(isHome), ({ language }) => language)].map(
    ([language, own]): PageWarning => ({
      kind: 'home-pages',
      language,
      count: own.reduce((sum, { pages }) => sum + pages, 0),
      limit,
    }),
  )
  const others = counts
    .filter((count) => !isHome(count))
    .map(
      ({ pageType, language, pages }): PageWarning => ({
        kind: 'pages-of-type',
        pageType,
        language,
        count: pages,
        limit,
      }),
    )
  const types: PageWarning = { kind: 'page-types', count: pageTypes, limit: pageSizes.pageTypes }
  return [...home, ...others, types].filter((warning) => warning.count > warning.limit)
}
