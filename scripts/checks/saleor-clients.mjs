import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse, print, visit } from 'graphql'

// Asks a demo shop that runs already with the GraphQL clients that storefronts for Saleor are written with, and with the
// queries of such a storefront. They are fetched for the check and not part of the project.
const [apiUrl = 'http://localhost:3000/graphql/', documents] = process.argv.slice(2)
const packages = ['@urql/core@6.0.3', '@apollo/client@4.3.8', 'rxjs@7.8.2', 'graphql-request@7.4.0']
const folder = mkdtempSync(path.join(tmpdir(), 'warsha-clients-'))

const list = /* GraphQL */ `
  query List($first: Int!, $channel: String!) {
    products(first: $first, channel: $channel) {
      totalCount
      edges {
        node {
          id
          name
          pricing { priceRange { start { gross { amount currency } } } }
          thumbnail(size: 256) { url }
          category { id name products(first: 100, channel: $channel) { totalCount } }
          attributes { attribute { slug choices(first: 100) { edges { node { slug name } } } } values { name } }
          variants { id name quantityAvailable attributes { values { name } } }
        }
      }
    }
  }
`
const values = { first: 100, channel: 'default-channel' }
const create = /* GraphQL */ `
  mutation Create($input: CheckoutCreateInput!) {
    checkoutCreate(input: $input) { checkout { id lines { quantity } } errors { field code } }
  }
`

try {
  const install = ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--prefix', folder]
  execFileSync('npm', [...install, 'graphql@16', ...packages], { stdio: ['ignore', 'ignore', 'inherit'] })
  const resolve = createRequire(path.join(folder, 'x.js')).resolve
  const load = (name) => import(pathToFileURL(resolve(name)))
  for (const [name, open] of [
    ['urql', withUrql],
    ['Apollo Client', withApollo],
    ['graphql-request', withGraphqlRequest],
  ]) {
    await check(await open(load))
    process.stdout.write(`✓ ${name}: a hundred products with their choices, a checkout, an error\n`)
  }
  if (documents) await askDocuments(documents)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** What a storefront does with any of them. */
async function check({ query, mutate }) {
  const { products } = await query(list, values)
  expect(products.edges.length === Math.min(100, products.totalCount), 'all products of the page are there')
  const [variant] = products.edges.flatMap(({ node }) =>
    node.variants.filter((each) => each.quantityAvailable),
  )
  const lines = [{ variantId: variant.id, quantity: 1 }]
  const { checkoutCreate: made } = await mutate(create, { input: { channel: values.channel, lines } })
  expect(made.errors.length === 0 && made.checkout.lines[0].quantity === 1, 'the bag has the product')
  const failed = await query('{ products { edges { node { id } } } }', {}).catch((error) =>
    String(error.message),
  )
  expect(/first/.test(failed), 'an error is told by its message')
}

async function withUrql(load) {
  const { Client, cacheExchange, fetchExchange } = await load('@urql/core')
  const client = new Client({
    url: apiUrl,
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
  })
  const dataOf = async (asked) => {
    const { data, error } = await asked.toPromise()
    if (error) throw error
    return data
  }
  return {
    query: (text, variables) => dataOf(client.query(text, variables)),
    mutate: (text, variables) => dataOf(client.mutation(text, variables)),
  }
}

async function withApollo(load) {
  const { ApolloClient, HttpLink, InMemoryCache } = await load('@apollo/client')
  const client = new ApolloClient({ link: new HttpLink({ uri: apiUrl }), cache: new InMemoryCache() })
  return {
    query: async (text, variables) => (await client.query({ query: parse(text), variables })).data,
    mutate: async (text, variables) => (await client.mutate({ mutation: parse(text), variables })).data,
  }
}

async function withGraphqlRequest(load) {
  const { GraphQLClient } = await load('graphql-request')
  const client = new GraphQLClient(apiUrl)
  const send = (text, variables) => client.request(text, variables)
  return { query: send, mutate: send }
}

/** Sends every query of a storefront, with values that the shop has for its variables. */
async function askDocuments(root) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const named = files.filter((name) => /\.graphql$/.test(name) && !/node_modules|schema/.test(name))
  const definitions = named.flatMap((name) => parse(readFileSync(path.join(root, name), 'utf8')).definitions)
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === 'FragmentDefinition').map((each) => [each.name.value, each]),
  )
  const queries = definitions.filter(({ operation }) => operation === 'query')
  const known = await knownValues()
  for (const query of queries) {
    const used = fragmentsOf(query, fragments)
    const text = print({ kind: 'Document', definitions: [query, ...used] })
    const [{ name }] = query.selectionSet.selections
    const fitting = { ...known, id: known.ids[name.value], slug: known.slugs[name.value] }
    const given = Object.fromEntries(
      (query.variableDefinitions ?? []).map(({ variable }) => [
        variable.name.value,
        fitting[variable.name.value],
      ]),
    )
    const { data, errors } = await send(text, given)
    const isThere = !errors && Object.values(data).every((each) => each !== null)
    expect(isThere, `${query.name?.value} is answered: ${errors?.[0]?.message}`)
  }
  process.stdout.write(`✓ ${queries.length} queries of ${root} are answered\n`)
}

function fragmentsOf(node, fragments, found = new Set()) {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value)
      if (!fragment || found.has(fragment)) return
      found.add(fragment)
      fragmentsOf(fragment, fragments, found)
    },
  })
  return [...found]
}

/** By the names that storefronts give their variables. */
async function knownValues() {
  const { data } = await send(`{
    products(first: 1, channel: "default-channel") { edges { node { id slug } } }
    collections(first: 1, channel: "default-channel") { edges { node { slug } } }
    categories(first: 1) { edges { node { slug } } }
    pages(first: 1) { edges { node { slug } } }
  }`)
  const { data: made } = await send(create, { input: { channel: values.channel, lines: [] } })
  const slugOf = (field) => data[field].edges[0]?.node.slug
  return {
    ids: { product: data.products.edges[0].node.id, checkout: made.checkoutCreate.checkout.id },
    slugs: {
      product: slugOf('products'),
      collection: slugOf('collections'),
      category: slugOf('categories'),
      page: slugOf('pages'),
      menu: 'navbar',
    },
    first: 100,
    limit: 100,
    channel: values.channel,
    search: 'oil',
    languageCode: 'EN',
    locale: 'EN',
    sortBy: 'NAME',
    sortDirection: 'ASC',
  }
}

async function send(query, variables = {}) {
  const answer = await fetch(apiUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return answer.json()
}

function expect(isSo, what) {
  if (!isSo) throw new Error(`Not so: ${what}`)
}
