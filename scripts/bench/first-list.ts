import { setTimeout as wait } from 'node:timers/promises'
import { list } from './documents.ts'

export type FirstList = {
  /** Since the server was ready: the wait of the first visitor after a start. */
  ms: number
  /** Since then until all products are in memory. */
  loadedMs: number
  /** Of the requests for nothing that were sent until then, the longest first: how long the event loop was held. */
  waitsMs: number[]
}

/** Often enough to meet every turn of the event loop that is too long, and seldom enough to leave it the processor. */
const pauseMs = 5

/** Asks for a list as soon as the server is ready, and whether the process is alive until it has loaded everything. */
export async function measureFirstList(origin: string): Promise<FirstList> {
  const begin = performance.now()
  const since = () => Math.round(performance.now() - begin)
  let isLoaded = false
  const asked = ask(origin, { query: list, variables: { first: 24 } }).then(since)
  const loaded = untilLoaded(origin).then(() => {
    isLoaded = true
    return since()
  })
  const waits: number[] = []
  while (!isLoaded) {
    const sent = performance.now()
    await (await fetch(`${origin}/health/live`)).text()
    waits.push(performance.now() - sent)
    await wait(pauseMs)
  }
  const [ms, loadedMs] = await Promise.all([asked, loaded])
  return { ms, loadedMs, waitsMs: waits.sort((one, other) => other - one).map(Math.round) }
}

/** Only the whole catalogue can answer this, so its answer comes when everything is in memory. */
export function untilLoaded(origin: string): Promise<void> {
  const query =
    '{ categories(first: 1, sortBy: { field: PRODUCT_COUNT, direction: DESC }) { edges { node { id } } } }'
  return ask(origin, { query })
}

async function ask(origin: string, document: object): Promise<void> {
  const answer = await fetch(`${origin}/graphql/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(document),
  })
  if (!answer.ok) throw new Error(`The first list was answered with ${answer.status}`)
  await answer.text()
}
