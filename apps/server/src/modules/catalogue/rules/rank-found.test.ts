import { expect, test } from 'vitest'
import { sampleCatalogue } from '../samples/catalogue-samples.ts'
import { cacheFoldedNames, rankFound } from './rank-found.ts'

const { productsById } = sampleCatalogue({
  products: [
    { slug: 'elsewhere', name: 'Wiper', salesRank: 1 },
    { slug: 'inside', name: 'Coiled hose', salesRank: 1 },
    { slug: 'word-worse', name: 'Engine oil', salesRank: 9 },
    { slug: 'word-better', name: 'Gear oil', salesRank: 3 },
    { slug: 'beginning', name: 'Oil filter', salesRank: 50 },
    { slug: 'exact', name: 'Motor', nameAr: 'Oil', salesRank: 99 },
  ],
})

test('[SRCH-09] exact, then beginning, then word, then inside, then elsewhere; better sellers first', () => {
  const ranked = rankFound([...productsById.values()], 'oil', cacheFoldedNames()).map(({ slug }) => slug)
  expect(ranked).toEqual(['exact', 'beginning', 'word-better', 'word-worse', 'inside', 'elsewhere'])
})
