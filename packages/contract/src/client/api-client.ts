import { readProblems } from './read-problems.ts'
import type { CallAnswer, CallInput, CallSchema, ListSchema, Nothing, RestCall } from './rest-call.ts'
import { ApiError, type ApiRequest, type Transport } from './transport.ts'

export { readProblems }

export type GraphqlEndpoint = 'shop' | 'auth' | 'wallet' | 'otp'

/**
 * A document with the types of its answer and variables; the string is all that travels. Only `npm run generate`
 * makes them, from `.graphql` files that were checked against the schema.
 */
export type TypedDocument<Data, Variables> = string & { readonly __types?: (variables: Variables) => Data }

export const graphqlPaths: Record<GraphqlEndpoint, string> = {
  shop: '/graphql/',
  auth: '/graphql/auth/',
  wallet: '/graphql/wallet/',
  otp: '/graphql/otp/',
}

export type CallOptions = Pick<ApiRequest, 'signal' | 'headers' | 'isBackground' | 'outlivesPage'>

export type ApiClient = ReturnType<typeof createApiClient>

/** Arguments of a call, with the transport's options; none at all where nothing is needed. */
type Given<Schema extends CallSchema> =
  Nothing extends CallInput<Schema>
    ? [input?: CallInput<Schema> & CallOptions]
    : [input: CallInput<Schema> & CallOptions]

/** The one way both the server renderer and the browser talk to the shop. */
export function createApiClient(transport: Transport) {
  /** The server has checked its answer against the schema that the type of the answer comes from. */
  async function send<Answer>({ method, path }: Address, input: AnyInput): Promise<Answer> {
    const { params, query, body, ...options } = input
    const url = `/api/v1${withParams(path, params)}${queryText(query)}`
    const answer = await transport({ ...options, method, path: url, ...(body !== undefined && { body }) })
    // Removals answer 204 without a body.
    if (answer.status === 204) return null as Answer
    if (answer.status >= 400 || !isObject(answer.body)) {
      throw new ApiError(answer.status, readProblems(answer.body), answer.body)
    }
    return answer.body as Answer
  }

  return {
    call<Schema extends CallSchema>(
      call: RestCall<Schema>,
      ...[input]: Given<Schema>
    ): Promise<CallAnswer<Schema>> {
      return send<CallAnswer<Schema>>(call, (input ?? {}) as AnyInput)
    },

    /** Walks a paged list; each page is a request of its own and the walk ends where `next` is absent. */
    async *pages<Schema extends ListSchema>(
      call: RestCall<Schema>,
      ...[input]: Given<Schema>
    ): AsyncGenerator<CallAnswer<Schema>, void, undefined> {
      const given = (input ?? {}) as AnyInput
      for (let page = Number(given.query?.page ?? 1); ; page++) {
        const asked = { ...given, query: { ...given.query, page } }
        const answer = await send<CallAnswer<Schema>>(call, asked)
        yield answer
        // An empty page that still names a next one would be walked for ever.
        if (!answer.pagination?.next || answer.data.length === 0) return
      }
    },

    async graphql<Data, Variables>(
      document: TypedDocument<Data, Variables>,
      variables: Variables,
      { endpoint = 'shop', ...options }: CallOptions & { endpoint?: GraphqlEndpoint } = {},
    ): Promise<Data> {
      const answer = await transport({
        ...options,
        method: 'POST',
        path: graphqlPaths[endpoint],
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

type Address = Pick<RestCall<CallSchema>, 'method' | 'path'>

/** The input of any call, which `CallInput` narrows to one. */
type AnyInput = CallOptions & {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | null | undefined>
  body?: unknown
}

function withParams(path: string, params: AnyInput['params'] = {}): string {
  return path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** Values that are undefined or null are left out. */
function queryText(query: AnyInput['query'] = {}): string {
  const given = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) given.append(key, String(value))
  }
  return given.size > 0 ? `?${given}` : ''
}

function isObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null
}
