import { randomUUID } from 'node:crypto'
import { appVersion } from '@warsha/contract/app-version.ts'
import type { Registry } from 'prom-client'
import type { Config } from '#config/config.ts'
import { traceWith } from '#kernel/tracing/tracing.ts'

export type Telemetry = {
  /** Tells these figures from now on. */
  watch(read: () => Registry): Promise<void>
  stop(): Promise<void>
}

/** At the end, what waits is sent as far as a receiver takes it in this time. */
const maxFarewellMs = 2000

/**
 * Sends traces and metrics to a receiver of OpenTelemetry, if one is configured; otherwise nothing of it is loaded. Comes before
 * connections and the app are made.
 */
export async function startTelemetry(config: Config, onLost: () => void): Promise<Telemetry | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: isDisabled } = config
  if (!endpoint || isDisabled) return undefined
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const resource = resourceFromAttributes({
    ...config.OTEL_RESOURCE_ATTRIBUTES,
    'service.name': config.OTEL_SERVICE_NAME,
    'service.version': appVersion,
    'service.instance.id': randomUUID(),
  })
  const to = {
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    timeoutMs: config.OTEL_EXPORTER_OTLP_TIMEOUT,
    resource,
  }
  const url = (path: string) => `${endpoint.replace(/\/$/, '')}/v1/${path}`
  const closing: (() => Promise<void>)[] = []
  if (config.OTEL_TRACES_EXPORTER === 'otlp') {
    const { openTracing } = await import('#kernel/tracing/open-telemetry.ts')
    const tracing = openTracing({ ...to, url: url('traces'), share: config.OTEL_TRACES_SAMPLER_ARG, onLost })
    traceWith(tracing)
    closing.push(tracing.close)
  }
  return {
    async watch(read) {
      if (config.OTEL_METRICS_EXPORTER !== 'otlp') return
      const { pushMetrics } = await import('#kernel/metrics/push-metrics.ts')
      const everyMs = config.OTEL_METRIC_EXPORT_INTERVAL
      closing.push(pushMetrics({ ...to, url: url('metrics'), everyMs, read }).close)
    },
    async stop() {
      traceWith(undefined)
      let timer: NodeJS.Timeout | undefined
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, maxFarewellMs)
      })
      const closed = Promise.allSettled(closing.map((close) => close()))
      await Promise.race([closed, patience])
      clearTimeout(timer)
    },
  }
}
