/** One request of the typed client. Browser and server bring their own way of carrying it out. */
export type ApiRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path and query below the origin. */
  path: string
  body?: unknown
  /** Beside what the transport adds by itself, for example `Idempotency-Key`. */
  headers?: Record<string, string>
  signal?: AbortSignal
  /** A request the shopper did not ask for: its failure is nobody's news but the caller's. */
  isBackground?: boolean
  /** The browser sends it to its end, also when the page is left. For small ones. */
  outlivesPage?: boolean
}

export type ApiResponse = { status: number; body: unknown; retryAfterSeconds?: number }

/** Answers whatever status came back; throws `NoAnswerError` only when there was no answer at all. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>

/** Offline, timed out or cut off: nothing is known about what the server did. */
export class NoAnswerError extends Error {
  readonly reason: 'offline' | 'timeout'

  constructor(reason: 'offline' | 'timeout') {
    super(reason)
    this.name = 'NoAnswerError'
    this.reason = reason
  }
}

/** The server answered, and the answer was a failure. */
export class ApiError extends Error {
  readonly status: number
  readonly problems: ApiProblem[]
  readonly body: unknown
  readonly source: ApiSource

  constructor(status: number, problems: ApiProblem[], body?: unknown, source: ApiSource = 'rest') {
    super(problems[0]?.message || `HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.problems = problems
    this.body = body
    this.source = source
  }
}

export type ApiSource = 'rest' | 'graphql'

export type ApiProblem = { field: string | null; message: string; code: string | null }
