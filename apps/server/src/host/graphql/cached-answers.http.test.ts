import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitor } from '#http/caller.ts'
import type { RequestContext } from '#http/request-context.ts'
import type { ChangeTopic } from '#kernel/database/changes.ts'
import { signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { trackReads } from './read-tracking.ts'

let shop: TestApp
/** How often a context was made from the dependencies, which is once for every answer that is not cached. */
let executions = 0
let token: string

beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  token = (await signIn(shop, '91000871')).token
  const { messenger } = shop.deps
  Object.defineProperty(shop.deps, 'messenger', {
    enumerable: true,
    get: () => {
      executions++
      return messenger
    },
  })
})
afterAll(() => shop.close())

const list =
  '{ products(first: 50, channel: "default-channel") { edges { node { name variants { quantityAvailable } } } } }'

async function ask(query: string, options: { headers?: Record<string, string>; endpoint?: string } = {}) {
  const before = executions
  const answer = await shop.app.inject({
    method: 'POST',
    url: options.endpoint ?? '/graphql/',
    headers: options.headers ?? {},
    payload: { query },
  })
  return { answer, isCached: executions === before, body: answer.json() }
}

async function change(topic: ChangeTopic, statement: ReturnType<typeof sql>) {
  const version = shop.deps.models.version([topic])
  await shop.deps.db.execute(statement)
  await expect.poll(() => shop.deps.models.version([topic]), { interval: 5 }).toBeGreaterThan(version)
}

describe('cached GraphQL answers', () => {
  test('[UX-46] with addresses of pictures are cached, for each host its own', async () => {
    const pictures = '{ products(first: 3) { edges { node { thumbnail(size: 64) { url } media { url } } } } }'
    const from = (host: string) => ask(pictures, { headers: { host } })
    const answers = [await from('a.example.om'), await from('a.example.om'), await from('b.example.om')]
    expect(answers.map(({ isCached }) => isCached)).toEqual([false, true, false])
    expect(answers[2]?.answer.body).not.toContain('a.example.om')
  })

  test('the same question of anybody is answered once, with headers of its own', async () => {
    const first = await ask(list)
    const second = await ask(list)
    expect([first.isCached, second.isCached]).toEqual([false, true])
    expect(second.answer.body).toBe(first.answer.body)
    expect(second.answer.headers['content-type']).toBe(first.answer.headers['content-type'])
    expect(second.answer.headers['x-request-id']).toBeTruthy()
    expect(second.answer.headers['x-request-id']).not.toBe(first.answer.headers['x-request-id'])
    expect(second.answer.headers['content-security-policy']).toBeTruthy()
  })

  test.each<Record<string, string>>([
    { authorization: 'Bearer somebody' },
    { authorization: '' },
    { cookie: 'warsha_place=10' },
    { 'x-state': 'muscat' },
    { 'accept-language': 'ar' },
    { host: 'tasleem.example.om' },
  ])('%o is another question', async (headers) => {
    await ask(list)
    expect((await ask(list, { headers })).isCached).toBe(false)
  })

  test('a cookie that nothing is made from makes no other question', async () => {
    await ask(list, { headers: { cookie: 'theme=dark' } })
    expect((await ask(list, { headers: { cookie: 'theme=light; _ga=1' } })).isCached).toBe(true)
  })

  test('only fields that are declared to be everybody’s are cached', async () => {
    for (const query of ['{ __typename }', '{ shop { name } __schema { queryType { name } } }']) {
      await ask(query)
      expect((await ask(query)).isCached).toBe(false)
    }
  })

  test('a request with wrong credentials never gets a cached answer, nor is its own cached', async () => {
    const headers = { authorization: 'Bearer somebody' }
    const query = `${list} # wrong credentials`
    await ask(query, { headers })
    expect((await ask(query, { headers })).isCached).toBe(false)
    expect((await ask(query)).isCached).toBe(false)
    expect((await ask(query, { headers })).answer.body).not.toContain('edges')
  })

  test('[UX-46] a signed-in customer shares what was made from nothing of the caller', async () => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'ar' }
    const query = `${list} # signed in`
    const own = await ask(query, { headers })
    const visitors = await ask(query, { headers: { 'accept-language': 'ar' } })
    expect([own.isCached, visitors.isCached]).toEqual([false, true])
    expect(visitors.answer.body).toBe(own.answer.body)
    expect((await ask(query, { headers })).isCached).toBe(true)
  })

  test('one product is cached for visitors and customers alike', async () => {
    const { body } = await ask('{ products(first: 1) { edges { node { id } } } }')
    const { id } = body.data.products.edges[0].node
    const query = `{ product(id: "${id}") { name description variants { quantityAvailable } } }`
    const headers = { authorization: `Bearer ${token}` }
    const answers = [await ask(query), await ask(query), await ask(query, { headers })]
    expect(answers.map(({ isCached }) => isCached)).toEqual([false, true, true])
    expect(answers[2]?.answer.body).toBe(answers[0]?.answer.body)
    await change('catalogue', sql`UPDATE products SET name = name || ' (other)'`)
    expect((await ask(query)).body.data.product.name).toContain('(other)')
  })

  test('an answer about the caller is shared with nobody', async () => {
    const query = '{ me { id } products(first: 1) { edges { node { name } } } }'
    const headers = { authorization: `Bearer ${token}` }
    const own = await ask(query, { headers })
    expect(own.body.data.me.id).toBeTruthy()
    expect((await ask(query, { headers })).isCached).toBe(false)
    const visitors = await ask(query)
    expect([visitors.isCached, visitors.body.data.me]).toEqual([false, null])
  })

  test('an endpoint does not answer from what another one cached', async () => {
    const query = '{ shop { name } channels { slug } }'
    expect((await ask(query)).answer.statusCode).toBe(200)
    expect((await ask(query, { endpoint: '/graphql/otp/' })).answer.statusCode).toBe(400)
  })

  test('no answer outlives a change of stock', async () => {
    const quantities = async () => JSON.stringify((await ask(list)).body)
    const before = await quantities()
    await change('stock', sql`UPDATE stocks SET on_hand = reserved`)
    expect(await quantities()).not.toBe(before)
  })

  test('no answer outlives a change of the catalogue', async () => {
    await ask(list)
    await change('catalogue', sql`UPDATE products SET name = name || ' (new)'`)
    const { body } = await ask(list)
    expect(body.data.products.edges[0].node.name).toContain('(new)')
  })

  test('a search is cached, and dropped when the catalogue changes', async () => {
    const query =
      '{ products(first: 3, channel: "default-channel", filter: { search: "xyzzy" }) { totalCount } }'
    await ask(query)
    expect(await ask(query)).toMatchObject({
      isCached: true,
      body: { data: { products: { totalCount: 0 } } },
    })
    await change('catalogue', sql`UPDATE products SET name = name || ' xyzzy' WHERE id = 1`)
    expect((await ask(query)).body.data.products.totalCount).toBe(1)
  })

  test('an answer that asked the database, the messenger or who is calling is of the moment', () => {
    const context = { ...shop.deps, requestId: '1', caller: visitor } as RequestContext
    for (const name of ['db', 'connection', 'messenger', 'requestId', 'caller'] as const) {
      const { context: tracked, basis } = trackReads(context, ['stock'])
      tracked.models.version(['stock'])
      expect([...(basis()?.keys() ?? [])]).toEqual(['stock'])
      expect(tracked[name]).toBe(context[name])
      expect(basis()).toBeUndefined()
    }
    const { context: previewing, basis } = trackReads({ ...context, previewedProduct: 7 }, ['stock'])
    expect([previewing.previewedProduct, basis()]).toEqual([7, undefined])
  })

  test('a mutation is carried out every time', async () => {
    const query = 'mutation { updateMetadata(id: "nothing", input: []) { errors { code } } }'
    expect((await ask(query)).body.data.updateMetadata.errors).toHaveLength(1)
    expect((await ask(query)).isCached).toBe(false)
  })

  test('a failure is not cached', async () => {
    const query = '{ products(first: 3000, channel: "default-channel") { totalCount } }'
    expect((await ask(query)).body.errors).toHaveLength(1)
    expect((await ask(query)).isCached).toBe(false)
  })

  test('a document with two operations answers the one that is named', async () => {
    const query = 'query A { shop { name } } query B { channels { slug } }'
    for (const [index, operationName] of ['A', 'A', 'A', 'B', 'A', 'B'].entries()) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/graphql/',
        // Another claim each time, so that nothing comes from the cache.
        headers: { 'x-state': `nowhere-${index}` },
        payload: { query, operationName },
      })
      expect(Object.keys(answer.json().data)).toEqual([operationName === 'A' ? 'shop' : 'channels'])
    }
  })
})
