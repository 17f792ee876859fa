import { readProblems } from './read-problems.ts'
import { ApiError, type ApiRequest, type Transport } from './transport.ts'

export { readProblems }

export type GraphqlDoor = 'shop' | 'auth' | 'wallet' | 'otp'

/**
 * A document with the types of its answer and variables; the string is all that travels. Only `npm run generate`
 * makes them, from `.graphql` files that were checked against the schema.
 */
export type TypedDocument<Data, Variables> = string & { readonly __types?: (variables: Variables) => Data }

export const doorPaths: Record<GraphqlDoor, string> = {
  shop: '/graphql/',
  auth: '/graphql/auth/',
  wallet: '/graphql/wallet/',
  otp: '/graphql/otp/',
}

export type CallOptions = Pick<ApiRequest, 'signal' | 'headers' | 'isBackground'>

/** The path is the one below `/api/v1/`; values of the query that are undefined or null are left out. */
export type RestRequest = ApiRequest & { query?: RestQuery }

export type RestQuery = Record<string, string | number | boolean | null | undefined>

/** A list as REST answers it; `next` is absent on the last page. */
export type RestPage<Item> = {
  data: Item[]
  pagination?: { next?: unknown; page?: number; limit?: number; total?: number }
}

export type ApiClient = ReturnType<typeof createApiClient>

/** The one way both the server renderer and the browser talk to the shop. */
export function createApiClient(transport: Transport) {
  async function rest<Data>({ query, path, ...request }: RestRequest): Promise<Data> {
    const answer = await transport({ ...request, path: `/api/v1/${withQuery(path, query)}` })
    if (answer.status >= 400) throw new ApiError(answer.status, readProblems(answer.body), answer.body)
    return answer.body as Data
  }

  return {
    rest,

    /** Walks a paged list; each page is a request of its own and the walk ends where `next` is absent. */
    async *restPages<Item>(request: RestRequest): AsyncGenerator<RestPage<Item>, void, undefined> {
      for (let page = Number(request.query?.page ?? 1); ; page++) {
        const answer = await rest<RestPage<Item>>({ ...request, query: { ...request.query, page } })
        yield answer
        // An empty page that still names a next one would be walked for ever.
        if (!answer.pagination?.next || answer.data.length === 0) return
      }
    },

    async graphql<Data, Variables>(
      document: TypedDocument<Data, Variables>,
      variables: Variables,
      { door = 'shop', ...options }: CallOptions & { door?: GraphqlDoor } = {},
    ): Promise<Data> {
      const answer = await transport({
        ...options,
        method: 'POST',
        path: doorPaths[door],
        body: { query: document, variables },
      })
      const body = answer.body as { data?: Data | null; errors?: unknown } | null
      if (answer.status >= 400 || body?.errors || !body?.data) {
        throw new ApiError(answer.status, readProblems(body), body, 'graphql')
      }
      return body.data
    },
  }
}

function withQuery(path: string, query: RestQuery = {}): string {
  const given = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) given.append(key, String(value))
  }
  if (given.size === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${given}`
}
