import { expect, test } from 'vitest'
import { sampleCatalogue } from '../samples/catalogue-samples.ts'
import type { Product } from './catalogue.ts'
import { workKindOf } from './work-kind.ts'

const catalogue = sampleCatalogue({
  categories: [
    { slug: 'wash', metadata: { work_kind: 'wash' } },
    { slug: 'foam', parent: 'wash', metadata: {} },
    { slug: 'parts', metadata: { work_kind: 'nonsense' } },
  ],
  products: [
    { slug: 'foam-wash', category: 'foam', kind: 'service' },
    { slug: 'filter', category: 'parts' },
    { slug: 'labour', category: 'parts', kind: 'service' },
  ],
})

test('[UX-27] what is done with a product comes from it or from the nearest category that says so', () => {
  expect(workKindOf(named('foam-wash'))).toBe('wash')
  expect(workKindOf({ ...named('foam-wash'), metadata: { work_kind: 'inspection' } })).toBe('inspection')
})

test('[UX-27] goods are fitted and services done where nobody says more', () => {
  expect(workKindOf(named('filter'))).toBe('fitting')
  expect(workKindOf(named('labour'))).toBe('work')
})

function named(slug: string): Product {
  const product = catalogue.productsBySlug.get(slug)
  if (!product) throw new Error(`There is no ${slug}`)
  return product
}
