import autocannon from 'autocannon'

export type Pressure = { connections: number; seconds: number; nextPath(): string }
export type Answers = {
  /** How often each status was answered; `none` counts connections that ended without an answer. */
  statuses: string
  admittedP99Ms: number
  maxMs: number
}

/** Sends another address with every request and tells admitted requests (all but 429 and 503) from refused ones. */
export async function press(origin: string, { connections, seconds, nextPath }: Pressure): Promise<Answers> {
  const counts = new Map<number | 'none', number>()
  const admitted: number[] = []
  let maxMs = 0
  const options = {
    url: origin,
    connections,
    duration: seconds,
    headers: { 'accept-language': 'en', 'accept-encoding': 'gzip, deflate, br' },
    requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: nextPath() }) }],
  }
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    run.on('response', (_client, status, _bytes, ms) => {
      counts.set(status, (counts.get(status) ?? 0) + 1)
      maxMs = Math.max(maxMs, ms)
      if (status !== 503 && status !== 429) admitted.push(ms)
    })
  })
  if (errors > 0) counts.set('none', errors)
  return {
    statuses: listCounts(counts),
    admittedP99Ms: percentile99(admitted),
    maxMs: Math.round(maxMs),
  }
}

export function listCounts(counts: ReadonlyMap<number | string, number>): string {
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ')
}

function percentile99(times: number[]): number {
  times.sort((one, other) => one - other)
  return Math.round(times[Math.floor(times.length * 0.99)] ?? Number.NaN)
}
