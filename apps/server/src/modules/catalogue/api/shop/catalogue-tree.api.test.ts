import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { ask, askPage } from '../testing/ask-products.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

/** The storefront's own document: ten categories a level over four levels, counted for one place. */
const level = (children: string) => `edges { node {
  id name slug level
  translation(languageCode: $lng) { name }
  backgroundImage { url alt }
  metadata { key value }
  products(channel: $channel, filter: $productFilter) { totalCount }
  ${children}
} }`
const treeQuery = `query ($channel: String!, $productFilter: ProductFilterInput, $lng: LanguageCodeEnum!) {
  categories(first: 10, level: 0) { ${level(
    `children(first: 10) { ${level(
      `children(first: 10) { ${level(`children(first: 10) { ${level('')} }`)} }`,
    )} }`,
  )} }
}`
type Category = {
  id: string
  name: string
  slug: string
  level: number
  translation: { name: string } | null
  backgroundImage: { url: string; alt: string } | null
  metadata: { key: string; value: string }[]
  products: { totalCount: number }
  children?: { edges: { node: Category }[] }
}

async function askTree(state: string): Promise<Category[]> {
  const productFilter = { attributes: [{ slug: 'state', values: [state] }] }
  const { data, errors } = await ask(shop, treeQuery, {
    channel: 'default-channel',
    productFilter,
    lng: 'AR',
  })
  expect(errors).toBeUndefined()
  return data.categories.edges.map(({ node }: { node: Category }) => node)
}
const childrenOf = ({ children }: Category) => children?.edges.map(({ node }) => node) ?? []
const flat = (categories: Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flat(childrenOf(category))])

describe('the tree of categories', () => {
  test('[GQL-17] [CAT-23] ten a level, four levels, each counted for the place of the filter', async () => {
    const tree = await askTree('muscat')
    expect(tree.map(({ name }) => name)).toEqual(['Automobile', 'Services', 'Accessories'])
    expect(new Set(flat(tree).map((category) => category.level))).toEqual(new Set([0, 1, 2, 3]))
    const counts = new Map(flat(await askTree('dubai')).map(({ id, products }) => [id, products.totalCount]))
    expect(flat(tree).some(({ id, products }) => products.totalCount > (counts.get(id) ?? 0))).toBe(true)
  })

  test('[GQL-18] tells children, picture, count, metadata and the translated name', async () => {
    const [automobile] = await askTree('muscat')
    expect(automobile).toMatchObject({
      translation: { name: 'السيارات' },
      backgroundImage: { url: 'http://localhost:80/media/categories/automobile.svg', alt: 'Automobile' },
      metadata: [{ key: 'priority', value: '10' }],
    })
    expect(childrenOf(automobile as Category).length).toBeGreaterThan(3)
  })

  test('[CAT-12] siblings come in the order of their priority', async () => {
    for (const category of flat(await askTree('muscat'))) {
      const priorities = childrenOf(category).map(({ metadata }) =>
        Number(metadata.find(({ key }) => key === 'priority')?.value),
      )
      expect(priorities).toEqual(priorities.toSorted((one, other) => one - other))
    }
  })

  test('a count is that of the list it counts, and the parent has them all', async () => {
    for (const category of flat(await askTree('sohar'))) {
      const below = childrenOf(category).map(({ products }) => products.totalCount)
      expect(category.products.totalCount).toBeGreaterThanOrEqual(Math.max(0, ...below))
    }
    const [oil] = flat(await askTree('sohar')).filter(({ slug }) => slug === 'engine-oil')
    const filter = { categories: [oil?.id], attributes: [{ slug: 'state', values: ['sohar'] }] }
    expect((await askPage(shop, { filter })).totalCount).toBe(oil?.products.totalCount)
  })
})

describe('categories', () => {
  const query = `query ($filter: CategoryFilterInput, $where: CategoryWhereInput, $sortBy: CategorySortingInput) {
    categories(first: 100, filter: $filter, where: $where, sortBy: $sortBy) { edges { node { id slug } } } }`
  const slugs = async (variables: object) =>
    (await ask(shop, query, variables)).data.categories.edges.map(({ node }: { node: Category }) => node.slug)

  test('are found by slug, id, metadata and either language', async () => {
    expect(await slugs({ filter: { slugs: ['tyres', 'nothing'] } })).toEqual(['tyres'])
    expect(await slugs({ filter: { search: 'البطاريات' } })).toEqual(['batteries'])
    expect((await slugs({ filter: { search: 'BATTERIES' } })).length).toBeGreaterThan(1)
    expect(await slugs({ where: { metadata: [{ key: 'priority', value: '10' }] } })).toContain('automobile')
  })

  test.each(['NAME', 'PRODUCT_COUNT', 'SUBCATEGORY_COUNT'])('sort by %s', async (field) => {
    const up = await slugs({ sortBy: { field, direction: 'ASC' } })
    expect(await slugs({ sortBy: { field, direction: 'DESC' } })).toEqual(up.toReversed())
  })

  test('one tells its ancestors and its limit', async () => {
    const { data } = await ask(
      shop,
      `{ category(slug: "oil-5w-30") { parent { slug } ancestors(first: 5) { edges { node { slug } } } }
        limited: category(slug: "bundles") { metafield(key: "usage_limit_type") }
        missing: category(slug: "no-such") { slug } }`,
    )
    const ancestors = data.category.ancestors.edges.map(({ node }: { node: Category }) => node.slug)
    expect(ancestors).toEqual(['automobile', 'engine-oil', 'fully-synthetic'])
    expect(data.category.parent.slug).toBe('fully-synthetic')
    expect([data.limited.metafield, data.missing]).toEqual(['per_order', null])
  })
})

describe('attributes', () => {
  const query = `query ($filter: AttributeFilterInput, $channel: String, $lng: LanguageCodeEnum!) {
    attributes(first: 100, channel: $channel, filter: $filter) { edges { node {
      id slug name inputType withChoices metadata { key value } translation(languageCode: $lng) { name }
      choices(first: 100) { totalCount edges { node { id slug name translation(languageCode: $lng) { name } } } } } } } }`
  type Attribute = {
    id: string
    slug: string
    name: string
    translation: { name: string }
    choices: { totalCount: number; edges: { node: { slug: string; translation: { name: string } } }[] }
  }
  const list = async (filter: object): Promise<Attribute[]> => {
    const { data, errors } = await ask(shop, query, { filter, channel: 'default-channel', lng: 'AR' })
    expect(errors).toBeUndefined()
    return data.attributes.edges.map(({ node }: { node: Attribute }) => node)
  }
  const idOf = async (slug: string) =>
    (await ask(shop, `{ category(slug: "${slug}") { id } }`)).data.category.id

  test('[GQL-16] of a category are those its products have, with their choices in the language', async () => {
    const oil = await list({ inCategory: await idOf('engine-oil') })
    const tyres = await list({ inCategory: await idOf('tyres') })
    const slugs = (attributes: Attribute[]) => attributes.map(({ slug }) => slug)
    expect(slugs(oil)).toEqual(expect.arrayContaining(['brand', 'viscosity', 'priority']))
    expect(slugs(oil)).not.toContain('tyre-size')
    expect(slugs(tyres)).toContain('tyre-size')
    expect(slugs(tyres)).not.toContain('viscosity')
    const brand = oil.find(({ slug }) => slug === 'brand')
    expect(brand?.translation.name).toBe('العلامة')
    expect(brand?.choices.edges[0]?.node.translation.name).toBe('دروب')
  })

  test('[GQL-16] a category offers only choices that one of its products has', async () => {
    const category = await idOf('oil-5w-30')
    const [viscosity] = (await list({ inCategory: category })).filter(({ slug }) => slug === 'viscosity')
    expect(viscosity?.choices.edges.map(({ node }) => node.slug)).toEqual(['5w-30'])
    const everywhere = await list({ slugs: ['viscosity'] })
    expect(everywhere[0]?.choices.totalCount).toBeGreaterThan(1)
  })

  test('[LIM-05] come a hundred at a time with a hundred choices each, and each id once', async () => {
    const all = await list({})
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.every(({ choices }) => choices.edges.length <= 100)).toBe(true)
    const { errors } = await ask(shop, '{ attributes(first: 101) { edges { node { id } } } }')
    expect(errors[0].message).toContain('exceeds the `first` limit of 100 records.')
  })
})
