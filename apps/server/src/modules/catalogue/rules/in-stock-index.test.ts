import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  onlyChannel,
  type SampleProduct,
  sampleCatalogue,
  sampleNow,
  sampleRows,
} from '../samples/catalogue-samples.ts'
import type { Availability } from './availability.ts'
import type { Variant } from './catalogue.ts'
import { createProductLists } from './product-lists.ts'
import { putProducts } from './put-products.ts'

/** Counts that tell what changed, and how often they were read. */
function countedStock(isForgetful = false) {
  const free = new Map<number, number>()
  const log: number[] = []
  let looks = 0
  const unitsOf = (variant: Variant, find: (id: number) => Variant | undefined): number => {
    looks += 1
    const { bundle } = variant.product
    if (bundle.length === 0) return free.get(variant.id) ?? 0
    return Math.min(...bundle.map(({ variantId }) => (find(variantId) ? (free.get(variantId) ?? 0) : 0)))
  }
  const availabilityIn = (store: ReturnType<typeof sampleCatalogue>): Availability => ({
    get version() {
      return log.length
    },
    changedSince: (version) => (isForgetful ? undefined : new Set(log.slice(version))),
    freeUnits: (variant, stateId) => {
      const { stateIds } = variant.product
      if (stateId !== null && stateIds.length > 0 && !stateIds.includes(stateId)) return 0
      return unitsOf(variant, (id) => store.variantsById.get(id))
    },
    freeUnitsIn: () => 0,
  })
  return {
    availabilityIn,
    put(variantId: number, units: number) {
      free.set(variantId, units)
      log.push(variantId)
    },
    looksDuring(work: () => unknown): number {
      const before = looks
      work()
      return looks - before
    },
  }
}

function open(products: readonly SampleProduct[], stock = countedStock()) {
  const store = sampleCatalogue({ products })
  const lists = createProductLists(store)
  for (const index of store.indexes) for (const _step of index.rebuild());
  const availability = stock.availabilityIn(store)
  const question = (stateId: number | null, yes = true) => ({
    channel: onlyChannel(store),
    terms: [{ is: 'inStock' as const, yes, stateId }],
    sort: { by: { field: 'SLUG' as const }, direction: 'ASC' as const, language: 'en' as const },
    nowMs: sampleNow.getTime(),
    availability,
  })
  const slugs = (stateId: number | null = null, yes = true) =>
    lists.page(question(stateId, yes), { size: 100 })?.products.map(({ slug }) => slug)
  const isReady = () => lists.missing(question(null)).length === 0
  const makeInSteps = () => {
    const [missing] = lists.missing(question(null))
    if (!missing) throw new Error('Nothing has to be made')
    return missing.make()
  }
  const slugsByLooking = (stateId: number | null) =>
    [...store.productsById.values()]
      .filter(({ variants }) => variants.some((variant) => availability.freeUnits(variant, stateId) > 0))
      .map(({ slug }) => slug)
      .sort()
  return { store, stock, slugs, slugsByLooking, isReady, makeInSteps }
}

const letters = Array.from({ length: 50 }, (_, at) => ({ slug: `p${String(at).padStart(2, '0')}` }))

/** More than one step of a walk. */
const many = Array.from({ length: 3_000 }, (_, at) => ({ slug: `q${at}` }))

describe('products in stock', () => {
  test('are those with units, by place; the others are those without', () => {
    const { stock, slugs } = open([{ slug: 'a', states: [11] }, { slug: 'b' }, { slug: 'c' }])
    stock.put(1, 5)
    stock.put(2, 1)
    expect([slugs(), slugs(11), slugs(12)]).toEqual([['a', 'b'], ['a', 'b'], ['b']])
    expect(slugs(12, false)).toEqual(['a', 'c'])
  })

  test('a changed count costs a look at its product, and a question without a change none', () => {
    const { stock, slugs } = open(letters)
    stock.put(1, 1)
    expect(slugs()).toEqual(['p00'])
    expect(stock.looksDuring(() => slugs())).toBe(0)
    stock.put(2, 1)
    expect(stock.looksDuring(() => expect(slugs()).toEqual(['p00', 'p01']))).toBe(1)
    stock.put(1, 0)
    expect(slugs()).toEqual(['p01'])
  })

  test('a bundle follows the counts of its parts', () => {
    const { stock, slugs } = open([{ slug: 'oil' }, { slug: 'kit', bundle: [{ sku: 'oil-0', quantity: 1 }] }])
    expect(slugs()).toEqual([])
    stock.put(1, 1)
    expect(slugs()).toEqual(['kit', 'oil'])
    stock.put(1, 0)
    expect(slugs()).toEqual([])
  })

  test('a bundle goes with a part that is gone, and comes back with it', () => {
    const goods = [{ slug: 'oil' }, { slug: 'kit', bundle: [{ sku: 'oil-0', quantity: 1 }] }]
    const { store, stock, slugs } = open(goods)
    stock.put(1, 1)
    expect(slugs()).toEqual(['kit', 'oil'])
    const rows = sampleRows(goods)
    putProducts(store, [1], { ...rows, products: [] })
    expect(slugs()).toEqual([])
    putProducts(store, [1], rows)
    expect(slugs()).toEqual(['kit', 'oil'])
  })

  test('a set that is made in steps has what changed between them', () => {
    const { store, stock, slugs, isReady, makeInSteps } = open(letters.slice(0, 3).concat(many))
    const steps = makeInSteps()
    expect(steps.next().done).toBe(false)
    expect(isReady()).toBe(false)
    stock.put(1, 1)
    putProducts(store, [2], { ...sampleRows([]), products: [] })
    // A question about another place follows these changes for both.
    slugs(11)
    for (const _step of steps);
    expect(isReady()).toBe(true)
    expect(slugs()).toEqual(['p00'])
  })

  test('a set that was begun before all counts were loaded anew is not used', () => {
    const { stock, isReady, makeInSteps } = open(many, countedStock(true))
    const steps = makeInSteps()
    steps.next()
    stock.put(1, 1)
    expect(isReady()).toBe(false)
    for (const _step of steps);
    expect(isReady()).toBe(false)
  })

  test('counts that were loaded anew are all looked at', () => {
    const { stock, slugs } = open(letters, countedStock(true))
    expect(slugs()).toEqual([])
    stock.put(3, 1)
    expect(slugs()).toEqual(['p02'])
  })
})

test('whatever changes, the answer is what a look at every product says', () => {
  const base: SampleProduct[] = [
    { slug: 'a', prices: [1, 2] },
    { slug: 'b', states: [11] },
    { slug: 'c' },
    {
      slug: 'kit',
      bundle: [
        { sku: 'a-0', quantity: 1 },
        { sku: 'c-0', quantity: 1 },
      ],
    },
  ]
  const step = fc.oneof(
    fc.record({ variantId: fc.integer({ min: 1, max: 5 }), units: fc.nat(1) }),
    fc.record({
      productId: fc.integer({ min: 1, max: 4 }),
      states: fc.subarray([11, 12]),
      isGone: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const { store, stock, slugs, slugsByLooking } = open(base)
      for (const variantId of [1, 3, 4]) stock.put(variantId, 1)
      for (const each of steps) {
        if ('units' in each) stock.put(each.variantId, each.units)
        else {
          const { productId, states, isGone } = each
          const rows = sampleRows(base.map((one, at) => (at + 1 === productId ? { ...one, states } : one)))
          const products = rows.products.filter(({ id }) => id !== productId || !isGone)
          putProducts(store, [productId], { ...rows, products })
        }
        for (const stateId of [11, 12, null]) expect(slugs(stateId)).toEqual(slugsByLooking(stateId))
      }
    }),
  )
})
