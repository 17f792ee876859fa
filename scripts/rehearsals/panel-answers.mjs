/** The finite values of what Prometheus answered over a time, each as [seconds, value]. */
export function valuesOf(series) {
  return (series ?? []).flatMap(({ values }) =>
    values.map(([at, value]) => [at, Number(value)]).filter(([, value]) => Number.isFinite(value)),
  )
}

/** The highest value of a time, undefined where there is none. */
export function highest(series, { from, to }) {
  const values = valuesOf(series)
    .filter(([at]) => at >= from && at <= to)
    .map(([, value]) => value)
  return values.length === 0 ? undefined : Math.max(...values)
}

/** What a panel of rates has counted: the area below its lines. */
export function counted(series, { from, to, stepSeconds }) {
  const values = valuesOf(series).filter(([at]) => at >= from && at <= to)
  return values.reduce((sum, [, value]) => sum + value * stepSeconds, 0)
}

/**
 * Whether a count that was read from rates is the true one, within their error: a part of each minute lies between two scrapes, and what a
 * process counted after its last one ends with it.
 */
export function isCloseTo(told, truth) {
  return Math.abs(told - truth) <= Math.max(2, truth * 0.05)
}
