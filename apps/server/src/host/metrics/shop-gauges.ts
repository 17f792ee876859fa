import { Gauge, type Registry } from 'prom-client'
import type { Database } from '#kernel/database/connect.ts'
import type { GaugeDefinition } from '#kernel/metrics/define-gauge.ts'

/** Scrapes of several readers within this time share one reading of the database. */
const freshMs = 5000

/**
 * Fills the gauges of the whole shop. What the database does not answer in time is left out, so that a figure is never
 * older than it seems; whether all could be read is a figure of its own.
 */
export function registerShopGauges(
  registry: Registry,
  db: Database,
  definitions: readonly GaugeDefinition[],
): void {
  let reading: { at: number; done: Promise<void> } | undefined
  function collect(): Promise<void> {
    if (!reading || performance.now() - reading.at > freshMs)
      reading = { at: performance.now(), done: refresh() }
    return reading.done
  }
  const gauges = definitions.map((definition) => {
    const { name, help, label } = definition
    const labelNames = label ? [label] : []
    // Several processes read the same figure.
    const gauge = new Gauge({ name, help, labelNames, aggregator: 'max', registers: [registry], collect })
    return { definition, gauge }
  })
  const readable = new Gauge({
    name: 'warsha_gauges_readable',
    help: 'Whether the figures of the whole shop could be read from the database (1) or not (0)',
    aggregator: 'min',
    registers: [registry],
    collect,
  })
  const refresh = async () => {
    const read = await Promise.allSettled(gauges.map(async ({ definition }) => definition.read(db)))
    for (const [index, { definition, gauge }] of gauges.entries()) {
      const result = read[index]
      if (definition.label) gauge.reset()
      else gauge.remove()
      if (result?.status !== 'fulfilled') continue
      if (typeof result.value === 'number') gauge.set(result.value)
      else for (const [key, value] of result.value) gauge.set({ [definition.label ?? 'kind']: key }, value)
    }
    readable.set(read.every(({ status }) => status === 'fulfilled') ? 1 : 0)
  }
}
