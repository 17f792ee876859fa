import { readKey } from '@warsha/contract/ids/global-id.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { products } from '../../storage/products.tables.ts'
import { ask, askPage, askProducts, metadataOf, type Node } from '../testing/ask-products.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

/** Everything the seed has, which is more than a page. */
async function everything(): Promise<Node[]> {
  const first = await askPage(shop, {})
  return [
    ...first.edges.map(({ node }) => node),
    ...(await askProducts(shop, { after: first.pageInfo.endCursor })),
  ]
}

describe('prices', () => {
  test('[PROD-21] gross, net and tax add up, and a discount is there when something is off', async () => {
    for (const { pricing } of await everything()) {
      const { gross, net, tax } = pricing.priceRange.start
      expect(gross.fractionalAmount).toBe(net.fractionalAmount + tax.fractionalAmount)
      expect(pricing.discount !== null).toBe(pricing.onSale)
    }
  })

  test('[PROD-21] are told to the baisa, before and after the discount', async () => {
    const { data } = await ask(
      shop,
      `{ product(slug: "durub-classic-10w-40") { pricing {
        displayGrossPrices
        priceRange { start { currency gross { amount } net { amount } tax { amount } } }
        priceRangeUndiscounted { start { gross { amount currency fractionDigits } } }
        discount { gross { amount } net { amount } tax { amount } } } } }`,
    )
    const price = { gross: { amount: 8 }, net: { amount: 7.619 }, tax: { amount: 0.381 } }
    expect(data.product.pricing).toEqual({
      displayGrossPrices: true,
      priceRange: { start: { currency: 'OMR', ...price } },
      priceRangeUndiscounted: { start: { gross: { amount: 8.9, currency: 'OMR', fractionDigits: 3 } } },
      discount: { gross: { amount: 0.9 }, net: { amount: 0.857 }, tax: { amount: 0.043 } },
    })
  })
})

describe('what Saleor has no field for', () => {
  test('[DATA-03] the seed has discounts of both kinds, gift, tag, bundle, rich text and an empty shelf', async () => {
    const all = await everything()
    const some = (holds: (node: Node) => unknown) => expect(all.some(holds)).toBe(true)
    some((node) => metadataOf(node, 'visible_discount_type') === 'fixed')
    some((node) => metadataOf(node, 'visible_discount_type') === 'percentage')
    some((node) => metadataOf(node, 'free_gift') && metadataOf(node, 'free_gift_ar'))
    some((node) => metadataOf(node, 'tag') && metadataOf(node, 'tag_ar'))
    some((node) => metadataOf(node, 'bundle'))
    some(({ attributes }) => attributes.some(({ values }) => values.some(({ richText }) => richText)))
    some(({ variants }) => variants.every(({ quantityAvailable }) => quantityAvailable === 0))
  })

  test('[CART-29] a bundle names the products it consists of', async () => {
    const [bundle] = (await everything()).flatMap((node) => metadataOf(node, 'bundle') ?? [])
    const parts = JSON.parse(bundle ?? '[]') as { product_id: string; quantity: number }[]
    expect(parts.length).toBeGreaterThan(0)
    for (const { product_id, quantity } of parts) {
      expect(readKey('Product', product_id)).toBeGreaterThan(0)
      expect(quantity).toBeGreaterThan(0)
    }
  })

  test('[CAT-18] products of a limited category tell its limit', async () => {
    const limits = new Set((await everything()).map((node) => metadataOf(node, 'usage_limit_type')))
    expect(limits).toEqual(new Set([undefined, 'per_order', 'per_user']))
  })

  test('metadata is sorted, and one key can be asked for', async () => {
    const { data } = await ask(
      shop,
      '{ product(slug: "durub-classic-10w-40") { metadata { key } metafield(key: "kind") metafields(keys: ["priority", "constructor"]) } }',
    )
    const keys = data.product.metadata.map(({ key }: { key: string }) => key)
    expect(keys).toEqual(keys.toSorted())
    expect(data.product).toMatchObject({ metafield: 'goods', metafields: { priority: expect.any(String) } })
    expect(data.product.metafields).not.toHaveProperty('constructor')
  })
})

test('[PROD-22] attribute values have name, rich text and input type', async () => {
  const { data } = await ask(
    shop,
    '{ product(slug: "durub-synthetic-5w-30") { attributes { values { name richText inputType } } } }',
  )
  type Attribute = { values: { name: string; richText: string | null; inputType: string }[] }
  const values = data.product.attributes.flatMap(
    (attribute: Attribute) => attribute.values,
  ) as Attribute['values']
  const text = values.find(({ richText }) => richText)
  expect(text).toMatchObject({ name: expect.any(String), inputType: 'RICH_TEXT' })
  expect(JSON.parse(text?.richText ?? '').blocks[0].type).toBe('paragraph')
})

test.each([
  ['url', 'http://localhost:80/media/products/durub-synthetic-5w-30-2.svg'],
  ['url(size: 256)', 'http://localhost:80/media/products/durub-synthetic-5w-30-2.svg'],
  ['url(size: 0)', 'http://localhost:80/media/products/durub-synthetic-5w-30-2.svg'],
  [
    'url(size: 250, format: WEBP)',
    'http://localhost:80/thumbnail/products/durub-synthetic-5w-30-2.svg/256.webp',
  ],
  [
    'url(size: 1024, format: AVIF)',
    'http://localhost:80/thumbnail/products/durub-synthetic-5w-30-2.svg/1024.avif',
  ],
  [
    'url(size: -5, format: WEBP)',
    'http://localhost:80/thumbnail/products/durub-synthetic-5w-30-2.svg/2048.webp',
  ],
])('[PROD-20] media { %s } is %s', async (field, expected) => {
  const { data } = await ask(
    shop,
    `{ product(slug: "durub-synthetic-5w-30") { media { type alt ${field} } } }`,
  )
  expect(data.product.media[1]).toMatchObject({ type: 'IMAGE', url: expected })
})

test('a change of the catalogue shows without a restart', async () => {
  const { db } = shop.deps
  const name = async () =>
    (await ask(shop, '{ product(slug: "durub-classic-10w-40") { name } }')).data.product.name
  expect(await name()).not.toBe('Renamed oil')
  await db.update(products).set({ name: 'Renamed oil' }).where(eq(products.slug, 'durub-classic-10w-40'))
  await expect.poll(() => name()).toBe('Renamed oil')
})

test('a limit that is said to be null is the default, not none', async () => {
  const { data, errors } = await ask(
    shop,
    `query ($limit: PositiveInt) { product(slug: "durub-synthetic-5w-30") {
      few: assignedAttributes(limit: 1) { attribute { slug } }
      all: assignedAttributes(limit: $limit) { attribute { slug }
        ... on AssignedMultiChoiceAttribute { value(limit: $limit) { slug } } } } }`,
    { limit: null },
  )
  expect(errors).toBeUndefined()
  expect(data.product.few).toHaveLength(1)
  expect(data.product.all.length).toBeGreaterThan(1)
  const choices = data.product.all.flatMap(({ value }: { value?: unknown[] }) => value ?? [])
  expect(choices.length).toBeGreaterThan(0)
})
