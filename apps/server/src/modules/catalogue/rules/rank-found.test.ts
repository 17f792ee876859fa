import { expect, test } from 'vitest'
import { sampleCatalogue } from '../samples/catalogue-samples.ts'
import type { Product } from './catalogue.ts'
import { cacheFoldedNames, foldedInAStep, foldNames, rankFound } from './rank-found.ts'

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

test('[UX-48] goods come before services that carry the same words; the very name comes first', () => {
  const { productsById } = sampleCatalogue({
    products: [
      { slug: 'service', name: 'Battery replacement', kind: 'service', salesRank: 1 },
      { slug: 'goods', name: 'Volt battery', salesRank: 90 },
      { slug: 'elsewhere', name: 'Charger', salesRank: 2 },
    ],
  })
  const rank = (term: string) =>
    rankFound([...productsById.values()], term, cacheFoldedNames()).map(({ slug }) => slug)
  expect(rank('battery')).toEqual(['goods', 'service', 'elsewhere'])
  expect(rank('battery replacement')[0]).toBe('service')
})

test('names are folded before they are ranked, a few in a step', () => {
  const products = sampleCatalogue({
    products: Array.from({ length: 200 }, (_, at) => ({
      slug: `oil-${at}`,
      name: `Oil ${at}`,
      salesRank: at,
    })),
  }).productsById
  let folded = 0
  const known = cacheFoldedNames()
  const namesOf = (product: Product) => {
    folded += 1
    return known(product)
  }
  const steps = []
  for (const _ of foldNames(products.values(), namesOf)) steps.push(folded)
  expect([steps, folded]).toEqual([[foldedInAStep, 2 * foldedInAStep, 3 * foldedInAStep], 200])
})
