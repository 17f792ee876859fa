import { expect, test } from 'vitest'
import { type SampleProduct, sampleRows } from '../samples/catalogue-samples.ts'
import { buildProducts } from './build-products.ts'
import type { ProductRows } from './catalogue-rows.ts'
import { createStore } from './catalogue-store.ts'
import { putShared } from './put-shared.ts'

const goods: SampleProduct[] = [
  { slug: 'oil', name: 'Oil' },
  { slug: 'wax', name: 'Wax' },
]

test('what many products have alike is one object for all of them', () => {
  const store = createStore()
  const sample = sampleRows(goods)
  putShared(store, sample)
  // As from the database: every row has objects and texts of its own.
  const rows: ProductRows = JSON.parse(
    JSON.stringify({
      ...sample,
      serviceTypes: [1, 2].flatMap((productId) =>
        ['center', 'home'].map((venue) => ({ productId, serviceType: 'delivery', venue })),
      ),
      media: [1, 2].map((productId) => ({
        productId,
        id: productId,
        type: 'IMAGE',
        url: '/a',
        alt: 'Oil',
        altAr: '',
      })),
    }),
  )
  const [oil, wax] = buildProducts(store, rows).values()
  expect(oil?.serviceTypes).toEqual([
    { serviceType: 'delivery', venue: 'center' },
    { serviceType: 'delivery', venue: 'home' },
  ])
  expect(oil?.serviceTypes.every((each, at) => each === wax?.serviceTypes[at])).toBe(true)
  expect(oil?.metadata).toBe(wax?.metadata)
  expect(oil?.variants[0]?.metadata).toBe(wax?.metadata)
  expect([oil?.media[0]?.alt, wax?.media[0]?.alt]).toEqual(['Oil', 'Oil'])
})
