import { itemsPerStep } from '@warsha/data-structures/sort-in-steps.ts'
import { expect, test } from 'vitest'
import { onlyChannel, type SampleProduct, sampleCatalogue, sampleNow } from '../samples/catalogue-samples.ts'
import { createChannelListings } from './channel-listing.ts'
import { createProductLists } from './product-lists.ts'

/** One price, then two or three each: together they are never a multiple of the items of a step. */
const products: SampleProduct[] = Array.from({ length: 3 * itemsPerStep + 5 }, (_, at) => ({
  slug: `p${at}`,
  name: `Product ${(at * 7919) % 6151}`,
  prices: [1000 + ((at * 31) % 977), 2000, 3000 + at].slice(0, at === 0 ? 1 : at % 3 === 0 ? 2 : 3),
  values: { brand: `brand ${at % 7}` },
}))

test('indexes are made anew in steps, each of which looks at a bounded number of products', () => {
  const store = sampleCatalogue({ products })
  createProductLists(store)
  let looks = 0
  for (const product of store.productsById.values()) {
    const { variants, listings, assignments } = product
    const counted = <Value>(value: Value) => ({
      get: () => {
        looks += 1
        return value
      },
    })
    Object.defineProperties(product, {
      variants: counted(variants),
      listings: counted(listings),
      assignments: counted(assignments),
    })
  }
  for (const index of store.indexes) {
    let longest = 0
    const steps = index.rebuild()[Symbol.iterator]()
    for (let isDone = false; !isDone; ) {
      looks = 0
      isDone = steps.next().done === true
      longest = Math.max(longest, looks)
    }
    // Whether a channel lists a product takes five looks, anything else one.
    expect(longest).toBeLessThanOrEqual(8 * itemsPerStep)
    if (index !== store.indexes[0]) expect(longest).toBeLessThanOrEqual(itemsPerStep)
  }
})

test('dates in the future are sorted in steps, and each product is listed when its date has come', () => {
  const opening = sampleNow.getTime() + 1000
  const waiting = products.map((product, at) => ({
    ...product,
    listing: { publishedMs: opening + ((at * 7919) % products.length) },
  }))
  const store = sampleCatalogue({ products: waiting })
  const listings = createChannelListings(store)
  const steps = [...listings.rebuild()].length
  // Runs of 512 are sorted in a step each.
  expect(steps).toBeGreaterThan(products.length / 512)
  const channel = onlyChannel(store)
  const listedAt = (ms: number) => listings.at(channel, opening + ms).listed.size
  expect([listedAt(-1), listedAt(0), listedAt(99), listedAt(products.length)]).toEqual([
    0,
    1,
    100,
    products.length,
  ])
})
