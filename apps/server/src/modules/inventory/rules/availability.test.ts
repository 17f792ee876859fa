import { expect, test } from 'vitest'
import { find, sampleCatalogue } from '../../catalogue/samples/catalogue-samples.ts'
import { availabilityOf, uncountedUnits } from './availability.ts'
import { createStockCounts } from './stock-counts.ts'

const catalogue = sampleCatalogue({
  products: [
    { slug: 'oil', states: [11] },
    { slug: 'filter' },
    {
      slug: 'kit',
      kind: 'bundle',
      bundle: [
        { sku: 'oil-0', quantity: 2 },
        { sku: 'filter-0', quantity: 1 },
      ],
    },
    { slug: 'wash', kind: 'service', isTracked: false },
    { slug: 'ghost', kind: 'bundle', bundle: [{ sku: 'nowhere-0', quantity: 1 }] },
  ],
})
const warehouses = [{ id: 1, isCentral: true, stateId: null, isActive: true }]
let version = 0
const counts = createStockCounts(warehouses, () => ++version)
const put = (variantId: number, free: number) =>
  counts.replace([variantId], [{ variantId, warehouseId: 1, free }])
put(1, 9)
put(2, 3)
const { freeUnits } = availabilityOf(counts, catalogue)
const unitsOf = (slug: string, stateId: number | null) =>
  freeUnits(find(catalogue.variantsBySku, `${slug}-0`), stateId)

test('counts what is in the warehouses', () => {
  expect(unitsOf('filter', 12)).toBe(3)
})

test('nothing is available where it is not sold', () => {
  expect([unitsOf('oil', 11), unitsOf('oil', 12), unitsOf('oil', null)]).toEqual([9, 0, 9])
})

test('[CART-29] a bundle is as available as its scarcest part', () => {
  expect(unitsOf('kit', 11)).toBe(3)
  put(1, 5)
  expect(unitsOf('kit', 11)).toBe(2)
})

test('a bundle with a part that is gone cannot be had', () => {
  expect(unitsOf('ghost', null)).toBe(0)
})

test('working time is not counted', () => {
  expect(unitsOf('wash', 11)).toBe(uncountedUnits)
})
