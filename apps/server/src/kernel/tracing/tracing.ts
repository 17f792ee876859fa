/** Of a span: kinds, counts, routes and codes, never a value that a person sent or an id that names one. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>

export type SpanStart = {
  name: string
  kind?: 'server' | 'client' | 'consumer'
  attributes?: SpanAttributes
  /** Where the work began, in the form of the header `traceparent`; without it, the span that is running. */
  parent?: string | undefined
}

/** A piece of work that is timed, as part of a trace of everything that it caused. */
export type Span = {
  readonly traceId: string
  /** What others are told, so that their spans are below this one. */
  readonly traceparent: string
  rename(name: string): void
  set(attributes: SpanAttributes): void
  /** The kind of the fault, without its words. */
  fail(type: string): void
  /** Spans that the work starts are below this one. */
  run<Result>(work: () => Result): Result
  end(): void
}

export type Tracing = { start(span: SpanStart): Span; current(): Span | undefined }

let tracing: Tracing | undefined

/** Without it nothing is traced, and nothing of it is loaded. */
export function traceWith(next: Tracing | undefined): void {
  tracing = next
}

export const isTracing = () => tracing !== undefined
export const startSpan = (span: SpanStart) => tracing?.start(span)
export const currentSpan = () => tracing?.current()

/** Fields of a log line that lead to its trace. */
export function traceFields(): { trace_id?: string } {
  const traceId = currentSpan()?.traceId
  return traceId === undefined ? {} : { trace_id: traceId }
}

/** Headers of a call, so that who is called may go on with the trace. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = currentSpan()?.traceparent
  return traceparent === undefined ? {} : { traceparent }
}

/** Times the work as a span of its own. */
export function inSpan<Result>(start: SpanStart, work: (span?: Span) => Promise<Result>): Promise<Result> {
  return tracing ? finish(tracing.start(start), work) : work()
}

async function finish<Result>(span: Span, work: (span: Span) => Promise<Result>): Promise<Result> {
  try {
    return await span.run(() => work(span))
  } catch (error) {
    span.fail(faultType(error))
    throw error
  } finally {
    span.end()
  }
}

/** The class of a fault and the code of its cause; what it says may be a customer's. */
export function faultType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : error.name
}
