import { ValueType } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  type MetricData,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client'

export type PushOptions = {
  url: string
  headers: Record<string, string>
  timeoutMs: number
  everyMs: number
  resource: Resource
  read: () => Registry
}

/** Sends what Prometheus would read, under the same names, to a receiver of OTLP by HTTP. */
export function pushMetrics(options: PushOptions): { close(): Promise<void> } {
  const { url, headers, timeoutMs, everyMs, resource, read } = options
  const registry = read()
  const startTime = timeOf(Date.now())
  const producer: MetricProducer = {
    async collect() {
      const endTime = timeOf(Date.now())
      const told = (await registry.getMetricsAsJSON()) as MetricObjectWithValues<MetricValue<string>>[]
      const metrics = told.flatMap((each) => metricOf(each, { startTime, endTime }) ?? [])
      const scopeMetrics = [{ scope: { name: 'warsha' }, metrics }]
      return { resourceMetrics: { resource, scopeMetrics }, errors: [] }
    },
  }
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url, headers, timeoutMillis: timeoutMs, concurrencyLimit: 1 }),
    exportIntervalMillis: everyMs,
    exportTimeoutMillis: Math.min(timeoutMs, everyMs),
    metricProducers: [producer],
  })
  const provider = new MeterProvider({ resource, readers: [reader] })
  return { close: () => provider.shutdown() }
}

type Times = { startTime: [number, number]; endTime: [number, number] }

const timeOf = (ms: number): [number, number] => [Math.floor(ms / 1000), (ms % 1000) * 1_000_000]

function metricOf(
  { name, help, type, values }: MetricObjectWithValues<MetricValue<string>>,
  times: Times,
): MetricData | undefined {
  const base = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  const points = () =>
    values
      .filter(({ value }) => Number.isFinite(value))
      .map(({ labels, value }) => ({ ...times, attributes: labels as Record<string, string>, value }))
  // prom-client names the kind as text, though its types say a number.
  const kind = String(type)
  if (kind === 'counter')
    return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }
  if (kind === 'gauge') return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() }
  if (kind === 'histogram')
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(values, times) }
  return undefined
}

type Buckets = { labels: Record<string, string>; upTo: [number, number][]; sum: number; count: number }

/** Prometheus counts everything up to a bound; OTLP counts what lies between two. */
function histogramsOf(values: readonly MetricValue<string>[], times: Times) {
  const series = new Map<string, Buckets>()
  for (const { labels, value, metricName = '' } of values as (MetricValue<string> & {
    metricName?: string
  })[]) {
    const { le, ...rest } = labels as Record<string, string | number>
    const own = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, String(each)]))
    const key = JSON.stringify(Object.entries(own).toSorted())
    const buckets = series.get(key) ?? { labels: own, upTo: [], sum: 0, count: 0 }
    series.set(key, buckets)
    if (metricName.endsWith('_sum')) buckets.sum = value
    else if (metricName.endsWith('_count')) buckets.count = value
    else if (le !== '+Inf') buckets.upTo.push([Number(le), value])
  }
  return [...series.values()].map(({ labels, upTo, sum, count }) => {
    const sorted = upTo.toSorted(([one], [other]) => one - other)
    const below = [0, ...sorted.map(([, upToBound]) => upToBound)]
    const counts = [...below.slice(1), count].map((each, index) => each - (below[index] ?? 0))
    const buckets = { boundaries: sorted.map(([bound]) => bound), counts }
    return { ...times, attributes: labels, value: { buckets, sum, count } }
  })
}
