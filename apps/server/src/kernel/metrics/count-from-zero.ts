import { Counter, type Registry } from 'prom-client'

type Labels<Name extends string> = Record<Name, string>
type CounterOptions<Name extends string> = {
  name: `warsha_${string}_total`
  help: string
  labelNames: readonly Name[]
  /** Labels that there are from the start. */
  known?: readonly Labels<Name>[]
  registers: Registry[]
}

export type CountFromZero<Name extends string> = {
  inc(labels: Labels<Name>): void
  /** From now on these labels are told. */
  begin(labels: Labels<Name>): void
}

/**
 * A counter whose labels need not be known before. Prometheus sees no increase in a series that begins with its first count, so
 * that the first refusals of a storm would never be seen: each series is told as 0 once, and with its count from then on.
 */
export function countFromZero<Name extends string>({
  known = [],
  labelNames,
  ...options
}: CounterOptions<Name>): CountFromZero<Name> {
  const begun = new Set<string>()
  const untold = new Map<string, { labels: Labels<Name>; count: number; isTold: boolean }>()
  const keyOf = (labels: Labels<Name>) => labelNames.map((name) => labels[name]).join('\n')
  const counter = new Counter({
    ...options,
    labelNames: [...labelNames],
    collect() {
      for (const [key, series] of untold) {
        if (series.isTold) {
          this.inc(series.labels, series.count)
          untold.delete(key)
        }
        series.isTold = true
      }
    },
  })
  function begin(labels: Labels<Name>): void {
    const key = keyOf(labels)
    if (begun.has(key)) return
    begun.add(key)
    untold.set(key, { labels, count: 0, isTold: false })
    counter.inc(labels, 0)
  }
  for (const labels of known) begin(labels)
  return {
    begin,
    inc(labels) {
      begin(labels)
      const series = untold.get(keyOf(labels))
      if (series) series.count += 1
      else counter.inc(labels)
    },
  }
}
