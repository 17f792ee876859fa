import { openStandIn } from './stand-in.ts'

type Attributes = { key: string; value: Record<string, unknown> }[]

/** A span as OTLP writes it. */
export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attributes
  status?: { code?: number }
}

export type ReceivedMetric = {
  name: string
  sum?: { dataPoints: { attributes: Attributes; asDouble: number }[] }
  gauge?: { dataPoints: { asDouble: number }[] }
  histogram?: { dataPoints: { count: number; bucketCounts: number[]; explicitBounds: number[] }[] }
}

/** Receives OTLP over HTTP as a collector does, and keeps what it is sent. */
export async function openOtlpReceiver(answer: 'takes' | 'refuses' | 'is silent' = 'takes') {
  const standIn = await openStandIn(() => {
    if (answer === 'is silent') return 'silence'
    return { status: answer === 'takes' ? 200 : 503, body: '{}' }
  })
  const bodies = (path: string) => standIn.asked.filter((each) => each.path === path).map(({ body }) => body)
  return {
    ...standIn,
    texts: () => standIn.asked.map(({ body }) => body).join('\n'),
    spans: () =>
      bodies('/v1/traces').flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap((of: { scopeSpans: { spans: ReceivedSpan[] }[] }) =>
          of.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ) as ReceivedSpan[],
    metrics: () =>
      bodies('/v1/metrics').flatMap((body) =>
        JSON.parse(body).resourceMetrics.flatMap((of: { scopeMetrics: { metrics: ReceivedMetric[] }[] }) =>
          of.scopeMetrics.flatMap(({ metrics }) => metrics),
        ),
      ) as ReceivedMetric[],
  }
}
