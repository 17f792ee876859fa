import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Span as ApiSpan,
  type Attributes,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Span, SpanStart, Tracing } from './tracing.ts'

export type TraceOptions = {
  url: string
  headers: Record<string, string>
  timeoutMs: number
  /** The share of traces that are recorded, from 0 to 1. */
  share: number
  resource: Resource
  /** Called when the receiver takes no spans, once until it takes some again. */
  onLost(): void
}

/** Spans that wait for a receiver are given up beyond this; each has at most a few kilobytes. */
const maxWaiting = 2048
const maxAtOnce = 512
const maxTextLength = 2000
const everyMs = 2000

/** Sends the spans to a receiver of OTLP by HTTP, in batches and beside the work. */
export function openTracing(options: TraceOptions): Tracing & { close(): Promise<void> } {
  const { url, headers, timeoutMs, share, resource, onLost } = options
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: timeoutMs, concurrencyLimit: 4 })
  const byShare = new TraceIdRatioBasedSampler(share)
  const provider = new TracerProvider({
    resource,
    // Whether a trace is recorded is decided here alone: a stranger's flag would let anybody have everything recorded, or nothing.
    sampler: new ParentBasedSampler({
      root: byShare,
      remoteParentSampled: byShare,
      remoteParentNotSampled: byShare,
    }),
    spanLimits: { attributeValueLengthLimit: maxTextLength },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: tellOnce(exporter, onLost),
        maxQueueSize: maxWaiting,
        maxExportBatchSize: maxAtOnce,
        scheduledDelayMillis: everyMs,
        exportTimeoutMillis: timeoutMs + 1000,
      }),
    ],
  })
  const tracer = provider.getTracer('warsha')
  const running = new AsyncLocalStorage<OpenSpan>()

  type OpenSpan = Span & { api: ApiSpan }

  function start({ name, kind, attributes, parent }: SpanStart): Span {
    const remote = parent === undefined ? undefined : readTraceparent(parent)
    const above = running.getStore()
    let context = ROOT_CONTEXT
    if (remote) context = trace.setSpanContext(ROOT_CONTEXT, remote)
    else if (above) context = trace.setSpan(ROOT_CONTEXT, above.api)
    const api = tracer.startSpan(
      name,
      { ...(kind && { kind: kinds[kind] }), ...(attributes && { attributes: attributes as Attributes }) },
      context,
    )
    const { traceId, spanId, traceFlags } = api.spanContext()
    const span: OpenSpan = {
      api,
      traceId,
      traceparent: `00-${traceId}-${spanId}-${traceFlags & TraceFlags.SAMPLED ? '01' : '00'}`,
      rename: (next) => api.updateName(next),
      set: (more) => api.setAttributes(more as Attributes),
      fail(type) {
        api.setAttributes({ 'error.type': type })
        api.setStatus({ code: SpanStatusCode.ERROR })
      },
      run: (work) => running.run(span, work),
      end: () => api.end(),
    }
    return span
  }
  return { start, current: () => running.getStore(), close: () => provider.shutdown() }
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/** As W3C writes it; anything else begins a trace of its own. */
function readTraceparent(header: string): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header) ?? []
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return trace.isSpanContextValid(context) ? context : undefined
}

/** A receiver that is away is told of once, not with every batch. */
function tellOnce(exporter: SpanExporter, onLost: () => void): SpanExporter {
  let isLost = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== 0 && !isLost) onLost()
        isLost = result.code !== 0
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
