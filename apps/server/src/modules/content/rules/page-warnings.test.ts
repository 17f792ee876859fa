import { expect, test } from 'vitest'
import { pageWarnings } from './page-warnings.ts'

test('[GQL-54] twenty pages and fifty types are the most that give no warning', () => {
  const counts = [
    { pageType: 'home-page', language: 'en' as const, pages: 18 },
    { pageType: 'header', language: 'en' as const, pages: 2 },
    { pageType: 'text', language: null, pages: 20 },
  ]
  expect(pageWarnings(counts, 50)).toEqual([])
})

test('[GQL-54] banners of the home screen and the header count together, by language', () => {
  const counts = [
    { pageType: 'home-page', language: 'en' as const, pages: 18 },
    { pageType: 'header', language: 'en' as const, pages: 3 },
    { pageType: 'home-page', language: 'ar' as const, pages: 20 },
    { pageType: 'text', language: null, pages: 21 },
  ]
  expect(pageWarnings(counts, 51)).toEqual([
    { kind: 'home-pages', language: 'en', count: 21, limit: 20 },
    { kind: 'pages-of-type', pageType: 'text', language: null, count: 21, limit: 20 },
    { kind: 'page-types', count: 51, limit: 50 },
  ])
})
