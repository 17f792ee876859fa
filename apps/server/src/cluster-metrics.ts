import { AggregatorRegistry } from 'prom-client'
import { tellMetrics } from '#host/metrics/serve-metrics.ts'

/** A process that is busy for longer is left out of this reading. */
const maxWaitMs = 2000

type Told = { id: number; metrics: object[] }

/** One port for the metrics of all processes: counts are added up, figures of the whole shop are told once. */
export function openClusterMetrics(
  address: { port: number; host: string },
  processes: () => ((id: number) => void)[],
) {
  const waiting = new Map<number, (told: Told) => void>()
  let readings = 0

  async function read(): Promise<string> {
    readings += 1
    const id = readings
    const asked = processes()
    const told: object[][] = []
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, maxWaitMs)
      const end = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.set(id, ({ metrics }) => {
        told.push(metrics)
        if (told.length === asked.length) end()
      })
      if (asked.length === 0) end()
      for (const ask of asked) ask(id)
    })
    waiting.delete(id)
    return AggregatorRegistry.aggregate(told).metrics()
  }

  const opened = tellMetrics(address, read)
  return {
    opened,
    take: (told: Told) => waiting.get(told.id)?.(told),
    close: async () => (await opened.catch(() => undefined))?.close(),
  }
}
