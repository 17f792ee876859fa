import autocannon from 'autocannon'

/** `nextBody` makes another question for every request. */
export type Work = {
  name: string
  path: string
  body?: object
  nextBody?(): object
  headers?: Record<string, string>
}
export type Load = { perSecond: number; p99Ms: number; failures: number }

/** Sends the same request from a few connections for a few seconds; bounded in time and to this machine. */
export async function measure(
  origin: string,
  work: Work,
  options: { connections: number; seconds: number },
): Promise<Load> {
  const result = await autocannon({
    url: origin + work.path,
    connections: options.connections,
    duration: options.seconds,
    headers: {
      'accept-language': 'en',
      ...(work.body ? { 'content-type': 'application/json' } : { 'accept-encoding': 'gzip, deflate, br' }),
      ...work.headers,
    },
    method: work.body ? 'POST' : 'GET',
    ...(work.body && { body: JSON.stringify(work.body) }),
    ...(work.nextBody && { requests: [{ setupRequest: withNextBody(work.nextBody) }] }),
  })
  return {
    perSecond: Math.round(result.requests.average),
    p99Ms: result.latency.p99,
    failures: result.errors + result.non2xx,
  }
}

function withNextBody(nextBody: () => object) {
  return (request: autocannon.Request) => ({ ...request, body: JSON.stringify(nextBody()) })
}
