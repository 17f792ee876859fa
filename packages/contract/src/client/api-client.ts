import { ApiError, type ApiProblem, type ApiRequest, type Transport } from './transport.ts'

export type GraphqlDoor = 'shop' | 'auth' | 'wallet' | 'otp'

/** A document with the types of its answer and variables; the string is all that travels. */
export type TypedDocument<Data, Variables> = string & { readonly __types?: (variables: Variables) => Data }

export function document<Data, Variables = Record<string, never>>(text: string) {
  return text as TypedDocument<Data, Variables>
}

const doorPaths: Record<GraphqlDoor, string> = {
  shop: '/graphql/',
  auth: '/graphql/auth/',
  wallet: '/graphql/wallet/',
  otp: '/graphql/otp/',
}

export type CallOptions = { signal?: AbortSignal }

export type ApiClient = ReturnType<typeof createApiClient>

/** The one way both the server renderer and the browser talk to the shop. */
export function createApiClient(transport: Transport) {
  return {
    async rest<Data>(request: ApiRequest): Promise<Data> {
      const answer = await transport({ ...request, path: `/api/v1/${request.path}` })
      if (answer.status >= 400) throw new ApiError(answer.status, readProblems(answer.body), answer.body)
      return answer.body as Data
    },

    async graphql<Data, Variables>(
      document: TypedDocument<Data, Variables>,
      variables: Variables,
      options: CallOptions & { door?: GraphqlDoor } = {},
    ): Promise<Data> {
      const path = doorPaths[options.door ?? 'shop']
      const answer = await transport({
        method: 'POST',
        path,
        body: { query: document, variables },
        signal: options.signal,
      })
      const body = answer.body as { data?: Data | null; errors?: unknown } | null
      if (answer.status >= 400 || body?.errors || !body?.data) {
        throw new ApiError(answer.status, readProblems(body), body)
      }
      return body.data
    },
  }
}

/** Reads every shape in which the shop tells failures: REST lists and details, GraphQL top-level errors. */
export function readProblems(body: unknown): ApiProblem[] {
  if (typeof body !== 'object' || body === null) return []
  const { detail, errors } = body as { detail?: unknown; errors?: unknown }
  if (typeof detail === 'string') return [{ field: null, message: detail, code: null }]
  if (Array.isArray(errors)) return errors.map(readProblem)
  if (typeof errors === 'object' && errors !== null) {
    return Object.entries(errors).flatMap(([field, messages]) =>
      (Array.isArray(messages) ? messages : [messages]).map((message) => ({
        field,
        message: String(message),
        code: null,
      })),
    )
  }
  return []
}

function readProblem(error: unknown): ApiProblem {
  const { field, message, code, extensions } = (error ?? {}) as {
    field?: string
    message?: string
    code?: string
    extensions?: { code?: string; exception?: { code?: string } }
  }
  return {
    field: field ?? null,
    message: message ?? '',
    code: code ?? extensions?.exception?.code ?? extensions?.code ?? null,
  }
}
