/** One request of the typed client. Browser and server bring their own way of carrying it out. */
export type ApiRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  signal?: AbortSignal
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

  constructor(status: number, problems: ApiProblem[], body?: unknown) {
    super(problems[0]?.message ?? `HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.problems = problems
    this.body = body
  }
}

export type ApiProblem = { field: string | null; message: string; code: string | null }
