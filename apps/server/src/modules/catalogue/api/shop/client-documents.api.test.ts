import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { ask, channel } from '../testing/ask-products.ts'

// Documents in the shapes that storefronts for Saleor send, with their fragments, deprecated fields and arguments.

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

async function run(document: string, variables: object) {
  const { status, data, errors } = await ask(shop, document, variables)
  expect(errors).toBeUndefined()
  expect(status).toBe(200)
  return data
}

const money = 'fragment Price on TaxedMoney { gross { amount currency } }'
const card = `fragment ProductListItem on Product {
  id name slug created
  translation(languageCode: $languageCode) { name slug }
  pricing { priceRange { start { ...Price } stop { ...Price } } priceRangeUndiscounted { start { ...Price } stop { ...Price } } }
  category { id name slug translation(languageCode: $languageCode) { name slug } backgroundImage { url alt } }
  thumbnail(size: 1024, format: WEBP) { url alt }
  bestseller: assignedAttribute(slug: "bestseller") { ... on AssignedBooleanAttribute { value } }
  productVariants(first: 50) { totalCount edges { node { id
    selectionAttributes: attributes(variantSelection: VARIANT_SELECTION) {
      attribute { slug name inputType translation(languageCode: $languageCode) { name } }
      values { name slug value translation(languageCode: $languageCode) { name } file { url } } } } } }
} ${money}`
const variantDetails = `fragment VariantDetails on ProductVariant {
  id name sku quantityAvailable
  translation(languageCode: $languageCode) { name }
  selectionAttributes: attributes(variantSelection: VARIANT_SELECTION) { values { name slug value } attribute { name slug inputType } }
  nonSelectionAttributes: attributes(variantSelection: NOT_VARIANT_SELECTION) { values { name } attribute { name } }
  media { url(size: 2048, format: WEBP) alt type }
  pricing { price { ...Price } priceUndiscounted { ...Price } }
} ${money}`

describe('documents of Saleor’s storefronts', () => {
  test('[GQL-43] a paginated list with every variable', async () => {
    const document = `query ProductListPaginated($first: Int, $after: String, $last: Int, $before: String, $channel: String!,
      $languageCode: LanguageCodeEnum!, $sortBy: ProductOrder, $filter: ProductFilterInput, $where: ProductWhereInput) {
      products(first: $first, after: $after, last: $last, before: $before, channel: $channel, sortBy: $sortBy, filter: $filter, where: $where) {
        totalCount edges { node { ...ProductListItem } cursor }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } ${card}`
    const { products } = await run(document, {
      first: 12,
      channel,
      languageCode: 'AR',
      sortBy: { field: 'PRICE', direction: 'ASC' },
    })
    expect(products.edges).toHaveLength(12)
    expect(products.edges[0].node).toMatchObject({
      bestseller: null,
      productVariants: { totalCount: expect.any(Number) },
    })
  })

  test.each([
    ['Saleor’s storefront', `...ProductListItem`, 304],
    ['nextjs-commerce', `...Details`, 108],
  ])('[GQL-56] a search with a hundred products, as %s asks for it', async (_client, fields, costOfEach) => {
    const details = `fragment Details on Product { id slug name translation(languageCode: $languageCode) { name } isAvailableForPurchase description seoTitle
      pricing { priceRange { start { ...Price } stop { ...Price } } }
      media { url(size: 2160) type alt } collections { name }
      variants { id name attributes { attribute { slug name choices(first: 100) { edges { node { id name slug } } } } values { slug name } }
        pricing { price { ...Price } } } }`
    const document = `query Listing($channel: String!, $languageCode: LanguageCodeEnum!, $first: Int!) {
      products(first: $first, channel: $channel, filter: { search: "o" }) { totalCount edges { node { ${fields} } } } }
      ${fields === '...Details' ? details + money : card}`
    const { status, data, errors, extensions } = await ask(shop, document, {
      first: 100,
      channel,
      languageCode: 'EN_US',
    })
    expect([status, errors]).toEqual([200, undefined])
    expect(data.products.edges).toHaveLength(Math.min(100, data.products.totalCount))
    expect(data.products.totalCount).toBeGreaterThan(30)
    expect(extensions.cost).toEqual({ requestedQueryCost: 100 * costOfEach + 500, maximumAvailable: 50_000 })
  })

  test('[GQL-43] a category with its products', async () => {
    const document = `query ProductListByCategory($slug: String!, $channel: String!, $languageCode: LanguageCodeEnum!, $slugLanguageCode: LanguageCodeEnum, $first: Int) {
      category(slug: $slug, slugLanguageCode: $slugLanguageCode) { id name slug description seoDescription seoTitle
        translation(languageCode: $languageCode) { name description seoDescription seoTitle slug }
        backgroundImage { url alt }
        products(first: $first, channel: $channel) { edges { node { ...ProductListItem } cursor } pageInfo { hasNextPage endCursor } totalCount } } } ${card}`
    const { category } = await run(document, { slug: 'tyres', channel, languageCode: 'AR', first: 5 })
    expect(category.products.edges).toHaveLength(5)
    expect(category.products.pageInfo.hasNextPage).toBe(true)
  })

  test('[GQL-45] the details of a product', async () => {
    const document = `query ProductDetails($slug: String!, $channel: String!, $languageCode: LanguageCodeEnum!) {
      product(slug: $slug, channel: $channel) { id name slug description seoTitle seoDescription isAvailable
        translation(languageCode: $languageCode) { name description seoTitle seoDescription slug }
        thumbnail(size: 2048, format: WEBP) { url alt } media { url(size: 2048, format: WEBP) alt type }
        category { id name slug } productType { slug } productVariants(first: 1) { totalCount }
        assignedAttributes(limit: 50) { attribute { name slug translation(languageCode: $languageCode) { name } }
          ... on AssignedPlainTextAttribute { plainText: value plainTextTranslation: translation(languageCode: $languageCode) }
          ... on AssignedBooleanAttribute { boolean: value }
          ... on AssignedNumericAttribute { numeric: value }
          ... on AssignedSingleChoiceAttribute { choice: value { name slug translation(languageCode: $languageCode) } }
          ... on AssignedMultiChoiceAttribute { choices: value { name slug translation(languageCode: $languageCode) } } }
        pricing { priceRange { start { ...Price } stop { ...Price } } } } } ${money}`
    const { product } = await run(document, { slug: 'durub-synthetic-5w-30', channel, languageCode: 'AR' })
    const assigned = (slug: string) =>
      product.assignedAttributes.find((each: { attribute: { slug: string } }) => each.attribute.slug === slug)
    expect(product.isAvailable).toBe(true)
    expect(JSON.parse(product.description).blocks.length).toBeGreaterThan(0)
    expect(assigned('brand').choice).toEqual({ name: 'Durub', slug: 'durub', translation: 'دروب' })
    // Internal attributes are not shown to clients.
    expect(assigned('priority')).toBeUndefined()
    expect(assigned('state').choices.length).toBeGreaterThan(3)
  })

  test('[PROD-20] the variants of a product, paged', async () => {
    const document = `query ProductVariantsForPdp($slug: String!, $channel: String!, $languageCode: LanguageCodeEnum!, $first: Int!, $after: String) {
      product(slug: $slug, channel: $channel) { id productVariants(first: $first, after: $after) { totalCount
        pageInfo { hasNextPage endCursor } edges { node { ...VariantDetails } } } } } ${variantDetails}`
    const ask = (after?: string) =>
      run(document, { slug: 'durub-synthetic-5w-30', channel, languageCode: 'AR', first: 1, after })
    const { productVariants } = (await ask()).product
    expect(productVariants.edges[0].node).toMatchObject({
      quantityAvailable: expect.any(Number),
      nonSelectionAttributes: [],
    })
    if (productVariants.totalCount > 1) {
      const second = await ask(productVariants.pageInfo.endCursor)
      expect(second.product.productVariants.edges[0].node.id).not.toBe(productVariants.edges[0].node.id)
    }
  })

  test('[PROD-20] one variant by sku', async () => {
    const { product } = await run('{ product(slug: "durub-synthetic-5w-30") { defaultVariant { sku } } }', {})
    const document = `query ProductVariantForPdp($id: ID, $sku: String, $channel: String!, $languageCode: LanguageCodeEnum!) {
      productVariant(id: $id, sku: $sku, channel: $channel) { ...VariantDetails product { id slug } } } ${variantDetails}`
    const { productVariant } = await run(document, {
      sku: product.defaultVariant.sku,
      channel,
      languageCode: 'EN',
    })
    expect(productVariant.product.slug).toBe('durub-synthetic-5w-30')
  })

  test('[SRCH-08] a search with a field and a direction as variables', async () => {
    const document = `query SearchProducts($search: String!, $sortBy: ProductOrderField!, $sortDirection: OrderDirection!, $first: Int, $channel: String!, $languageCode: LanguageCodeEnum!) {
      products(first: $first, channel: $channel, sortBy: { field: $sortBy, direction: $sortDirection }, filter: { search: $search }) {
        totalCount edges { node { ...ProductListItem } cursor } pageInfo { hasNextPage endCursor } } } ${card}`
    const variables = {
      search: 'oil',
      sortBy: 'RANK',
      sortDirection: 'DESC',
      first: 4,
      channel,
      languageCode: 'EN',
    }
    expect((await run(document, variables)).products.edges).toHaveLength(4)
  })

  test('[GQL-18] categories by slug, and the tree of a menu', async () => {
    const bySlug = `query CategoriesBySlug($slugs: [String!]!, $first: Int = 20) {
      categories(filter: { slugs: $slugs }, first: $first) { edges { node { id slug name } } } }`
    expect((await run(bySlug, { slugs: ['tyres', 'fuel'] })).categories.edges).toHaveLength(2)
    const menu = `{ categories(level: 0, first: 10) { edges { node { id name ancestors(last: 5) { edges { node { id name slug } } }
      children(first: 20) { edges { node { id name slug backgroundImage(size: 64, format: AVIF) { url } } } } } } } }`
    expect((await run(menu, {})).categories.edges).toHaveLength(3)
  })

  test('[GQL-16] the facets of a listing', async () => {
    const document = `query AttributesFilter($filter: AttributeFilterInput!, $channel: String, $first: Int!) {
      attributes(first: $first, filter: $filter, channel: $channel, sortBy: { field: NAME, direction: ASC }) { edges { node { id name slug inputType
        choices(first: 100, sortBy: { field: NAME, direction: ASC }) { totalCount edges { node { id name slug } } } } } } }`
    const filter = { filterableInStorefront: true, type: 'PRODUCT_TYPE', metadata: [] }
    const { attributes } = await run(document, { filter, channel, first: 100 })
    const names = attributes.edges.map(({ node }: { node: { name: string } }) => node.name)
    expect(names.slice(0, 3)).toEqual(names.slice(0, 3).toSorted())
  })

  test('[GQL-44] a cart reads its products again by ids', async () => {
    const { products: all } = await run('{ products(first: 3) { edges { node { id } } } }', {})
    const ids = all.edges.map(({ node }: { node: { id: string } }) => node.id)
    const document = `query CartProducts($ids: [ID!], $channel: String!) { products(first: 100, channel: $channel, filter: { ids: $ids }) {
      edges { node { id name isAvailableForPurchase variants { id quantityAvailable(address: { countryArea: "muscat" }, countryCode: OM)
        pricing { price { gross { amount } } discount { gross { amount } } onSale } } } } } }`
    expect((await run(document, { ids, channel })).products.edges).toHaveLength(3)
  })

  test('[UX-50] [UX-51] [UX-53] home, menus and pages, with the slugs of other languages', async () => {
    const slugs = ['EN', 'PL', 'DE', 'FR', 'FI', 'NB', 'JA', 'KO']
      .map((code) => `slug${code}: translation(languageCode: ${code}) { slug }`)
      .join(' ')
    const collection = `query ProductListByCollection($slug: String!, $channel: String!, $languageCode: LanguageCodeEnum!, $slugLanguageCode: LanguageCodeEnum,
      $first: Int, $after: String, $sortBy: ProductOrder, $filter: ProductFilterInput, $where: ProductWhereInput) {
      collection(slug: $slug, channel: $channel, slugLanguageCode: $slugLanguageCode) { id name slug description seoDescription seoTitle
        translation(languageCode: $languageCode) { name description seoDescription seoTitle slug } ${slugs} backgroundImage { url alt }
        products(first: $first, after: $after, sortBy: $sortBy, filter: $filter, where: $where) {
          edges { node { ...ProductListItem } cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } } } ${card}`
    const home = { slug: 'featured-products', channel, languageCode: 'AR', slugLanguageCode: 'AR', first: 12 }
    expect((await run(collection, home)).collection.products.edges.length).toBeGreaterThan(5)

    const item = `fragment MenuItem on MenuItem { id name level translation(languageCode: $languageCode) { name }
      category { id slug name } collection { id name slug } page { id title slug translation(languageCode: $languageCode) { title slug } } url }`
    const menu = `query MenuGetBySlug($slug: String!, $channel: String!, $languageCode: LanguageCodeEnum!) {
      menu(slug: $slug, channel: $channel) { items { ...MenuItem children { ...MenuItem children { ...MenuItem } } } } } ${item}`
    for (const slug of ['navbar', 'footer']) {
      expect((await run(menu, { slug, channel, languageCode: 'AR' })).menu.items.length).toBeGreaterThan(1)
    }
    const page = `query PageGetBySlug($slug: String!, $languageCode: LanguageCodeEnum!, $slugLanguageCode: LanguageCodeEnum) {
      page(slug: $slug, slugLanguageCode: $slugLanguageCode) { id slug title content translation(languageCode: $languageCode) { title content slug } ${slugs} } }`
    expect((await run(page, { slug: 'about', languageCode: 'AR' })).page.translation.title).toBe('عن المتجر')
  })
})
