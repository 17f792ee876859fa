import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const ask = async (endpoint: string, query: string, variables = {}) => {
  const answer = await shop.app.inject({ method: 'POST', url: endpoint, payload: { query, variables } })
  return { status: answer.statusCode, body: answer.json() }
}

describe('the GraphQL endpoints', () => {
  test.each(['/graphql/', '/graphql/auth/', '/graphql/wallet/', '/graphql/otp/', '/graphql'])(
    '[GQL-01] %s answers',
    async (endpoint) => {
      const { status, body } = await ask(endpoint, '{ shop { name } }')
      expect(status).toBe(200)
      expect(body.data.shop.name).toBe('Warsha')
    },
  )

  test('[GQL-73] /graphql behaves as /graphql/ does: sent, read by address and asked for beforehand', async () => {
    const headers = { origin: 'https://storefront.example' }
    const preflight = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    const requests = [
      { method: 'POST', payload: { query: '{ shop { name } }' }, status: 200 },
      // Refusals are in the language that no header has asked for.
      {
        method: 'POST',
        payload: {
          query: 'mutation { requestPasswordReset(email: "x", redirectUrl: "x") { errors { message } } }',
        },
        status: 200,
      },
      { method: 'POST', payload: {}, status: 400 },
      { method: 'GET', query: { query: '{ shop { name } }' }, status: 404 },
      { method: 'OPTIONS', headers: preflight, status: 204 },
    ] as const
    for (const { status, ...request } of requests) {
      const [bare, whole] = await Promise.all(
        ['/graphql', '/graphql/'].map((url) =>
          shop.app.inject({
            ...request,
            url,
            headers: { ...headers, ...('headers' in request && request.headers) },
          }),
        ),
      )
      const seen = [bare, whole].map((answer) => ({
        status: answer?.statusCode,
        body: answer?.body,
        location: answer?.headers.location,
        allowed: answer?.headers['access-control-allow-origin'],
        methods: answer?.headers['access-control-allow-methods'],
      }))
      expect(seen[0], request.method).toEqual(seen[1])
      expect(seen[0], request.method).toMatchObject({ status, allowed: '*', location: undefined })
    }
  })

  test.each(['/graphql/auth/', '/graphql/wallet/', '/graphql/otp/'])(
    '%s has only its own operations',
    async (endpoint) => {
      const { status, body } = await ask(endpoint, '{ channels { slug } }')
      expect(status).toBe(400)
      expect(body.errors[0].message).toContain('Cannot query field "channels"')
      const shopEndpoint = await ask('/graphql/', '{ channels { slug } }')
      expect(shopEndpoint.body.data.channels).toHaveLength(2)
    },
  )

  test('[GQL-50] each of the smaller endpoints has its list, and the first has everything of all of them', async () => {
    const whole = await fieldsOf('/graphql/')
    const [auth, wallet, otp] = await Promise.all(
      ['auth', 'wallet', 'otp'].map((name) => fieldsOf(`/graphql/${name}/`)),
    )
    expect(auth).toEqual(expect.arrayContaining(signInList))
    expect(wallet?.toSorted()).toEqual(['shop', ...walletList].toSorted())
    expect(otp?.toSorted()).toEqual(['shop', ...codeList, 'tokenRefresh', 'logout'].toSorted())
    expect(whole).toEqual(expect.arrayContaining([...(auth ?? []), ...(wallet ?? []), ...(otp ?? [])]))
    for (const name of ['products', 'checkoutCreate', 'order', 'pages', ...walletList])
      expect(auth, name).not.toContain(name)
    for (const name of ['products', 'checkoutCreate', 'me', 'order', 'transactionInitialize'])
      expect(whole, name).toContain(name)
  })

  test('[GQL-50] what an endpoint has is answered there as at the first, and what it lacks is refused', async () => {
    const services = '{ messagingServices { value isDefault label } }'
    const answer = (await ask('/graphql/', services)).body
    expect(answer.data.messagingServices.length).toBeGreaterThan(0)
    for (const endpoint of ['/graphql/auth/', '/graphql/otp/'])
      expect((await ask(endpoint, services)).body).toEqual(answer)
    expect((await ask('/graphql/wallet/', services)).status).toBe(400)
    const wallet = '{ wallet { id balance } }'
    const denied = (await ask('/graphql/', wallet)).body.errors[0].extensions.exception.code
    expect(denied).toBe('PermissionDenied')
    expect((await ask('/graphql/wallet/', wallet)).body.errors[0].extensions.exception.code).toBe(denied)
    for (const endpoint of ['/graphql/auth/', '/graphql/otp/'])
      expect((await ask(endpoint, wallet)).body.errors[0].message).toContain('Cannot query field "wallet"')
    const verify = 'mutation { tokenVerify(token: "none") { isValid } }'
    expect((await ask('/graphql/auth/', verify)).body.data.tokenVerify.isValid).toBe(false)
    expect((await ask('/graphql/otp/', verify)).status).toBe(400)
  })

  test('[GQL-55] a query that may read too much is refused before it runs', async () => {
    const query = '{ pages(first: 100) { edges { node { pageType { id } } } } }'
    const wide = Array.from({ length: 501 }, () => '...P').join(' ')
    expect((await ask('/graphql/', query)).status).toBe(200)
    const { status, body } = await ask(
      '/graphql/',
      `query Wide { ${wide} } fragment P on Query { pages(first: 100) { totalCount } }`,
    )
    expect(status).toBe(400)
    expect(body.errors[0].extensions.exception.code).toBe('QueryCostError')
  })

  test('a variable whose type contains itself is answered again and again', async () => {
    const query =
      'query ($where: PageWhereInput) { pages(first: 5, where: $where) { edges { node { slug } } } }'
    const where = { OR: [{ slug: { eq: 'top-image-1' } }, { AND: [{ slug: { eq: 'left-image' } }] }] }
    for (let round = 0; round < 4; round++) {
      const { status, body } = await ask('/graphql/', query, { where })
      expect(status).toBe(200)
      expect(body.data.pages.edges.length).toBeGreaterThan(0)
    }
  })

  test.each([
    ['variables', (nest: string) => `{"query":"{ __typename }","variables":{"a":${nest}}}`],
    ['a body', (nest: string) => nest],
  ])('[GQL-55] %s nested as deep as a body can be is refused, not a fault', async (_what, bodyOf) => {
    const levels = 60_000
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/graphql/',
      headers: { 'content-type': 'application/json' },
      payload: bodyOf('['.repeat(levels) + ']'.repeat(levels)),
    })
    expect(statusCode).toBe(400)
  })

  test('[GQL-55] conditions nested a thousand deep are refused', async () => {
    let where: object = { slug: { eq: 'left-image' } }
    for (let depth = 0; depth < 1000; depth++) where = { AND: [where] }
    const { status } = await ask(
      '/graphql/',
      'query ($where: PageWhereInput) { pages(first: 5, where: $where) { totalCount } }',
      { where },
    )
    expect(status).toBe(400)
  })

  test('[GQL-55] introspection stays on', async () => {
    const { body } = await ask('/graphql/', '{ __schema { queryType { name } } }')
    expect(body.data.__schema.queryType.name).toBe('Query')
  })

  test('[UX-123] introspection says nothing that tools with an older library cannot read', async () => {
    const { body } = await ask('/graphql/', '{ __schema { directives { name locations } } }')
    const known = new Set(['FIELD', 'FRAGMENT_SPREAD', 'INLINE_FRAGMENT', 'FIELD_DEFINITION', 'SCALAR'])
    for (const location of ['ARGUMENT_DEFINITION', 'INPUT_FIELD_DEFINITION', 'ENUM_VALUE', 'INPUT_OBJECT'])
      known.add(location)
    const { directives } = body.data.__schema
    expect(directives.map(({ name }: { name: string }) => name)).toContain('deprecated')
    expect(
      directives
        .flatMap(({ locations }: { locations: string[] }) => locations)
        .filter((location: string) => !known.has(location)),
    ).toEqual([])
  })

  test('[GQL-55] an oversized body gets 413', async () => {
    const { status, body } = await ask('/graphql/', `{ shop { name } } # ${'x'.repeat(300_000)}`)
    expect(status).toBe(413)
    expect(body.errors[0].code).toBe('PAYLOAD_TOO_LARGE')
  })

  test('a batch of two, an empty body and a non-object are refused clearly', async () => {
    const query = '{ shop { name } }'
    for (const payload of [[{ query }, { query }], {}, { query: 5 }, { query: '' }]) {
      const answer = await shop.app.inject({ method: 'POST', url: '/graphql/', payload })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors[0].message).toMatch(/query|batch/)
    }
  })

  test('[ERR-04] a top-level failure carries its code in extensions.exception.code', async () => {
    const { body } = await ask('/graphql/', '{ nothing }')
    expect(body.errors[0].extensions.exception.code).toBe('GraphQLError')
  })
})

/** The lists of the specification. */
const codeList = ['sendOtp', 'login', 'messagingServices']
const signInList = [
  ...[...codeList, 'tokenRefresh', 'tokenCreate', 'accountRegister'],
  ...['requestPasswordReset', 'setPassword', 'accountUpdate'],
]
const walletList = ['wallet', 'walletTransactions', 'chargeWalletAvailableGateways', 'chargeWallet']

/** The root fields that an endpoint says it has. */
async function fieldsOf(endpoint: string): Promise<string[]> {
  const fields = 'fields(includeDeprecated: true) { name }'
  const { body } = await ask(endpoint, `{ __schema { queryType { ${fields} } mutationType { ${fields} } } }`)
  const { queryType, mutationType } = body.data.__schema
  return [queryType, mutationType].flatMap((type) => (type?.fields ?? []).map(({ name }: Named) => name))
}

type Named = { name: string }
