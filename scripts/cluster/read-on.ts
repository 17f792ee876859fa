import { setTimeout as wait } from 'node:timers/promises'
import { toGlobalId } from '../../packages/contract/src/ids/global-id.ts'
import { reasonOf } from './watch-answers.ts'

const pauseMs = 200
const maxWaitMs = 10_000

type Read = { path: string; body?: object }

const list = `{ products(first: 24, channel: "default-channel") { edges { node { id name } } } }`
const reads: Record<string, Read> = {
  home: { path: '/en/' },
  'home in Arabic': { path: '/ar/' },
  'a list': { path: '/en/products/' },
  'the catalogue': { path: '/graphql/', body: { query: list } },
  stock: {
    path: '/api/v1/products/check-product-stock/',
    body: {
      state_id: 11,
      site: 'hig',
      products: [{ product_id: toGlobalId('Product', 1), quantity: 1, bundle: [] }],
    },
  },
}

/** What one kind of reading met: answers by kind, and the longest time from one good answer to the next. */
export type Readings = Record<string, { counts: Record<string, number>; stillMs: number; slowestMs: number }>

/** Visitors who look at pages, lists and stock all the while. */
export async function readOn(origin: string, isOver: () => boolean): Promise<Readings> {
  const all = await Promise.all(
    Object.entries(reads).map(async ([name, read]) => [name, await readOne(origin, read, isOver)] as const),
  )
  return Object.fromEntries(all)
}

async function readOne(origin: string, { path, body }: Read, isOver: () => boolean) {
  const counts: Record<string, number> = {}
  let [stillMs, slowestMs, goodAt] = [0, 0, performance.now()]
  while (!isOver()) {
    const startedAt = performance.now()
    const kind = await ask(`${origin}${path}`, body)
    const endedAt = performance.now()
    counts[kind] = (counts[kind] ?? 0) + 1
    slowestMs = Math.max(slowestMs, endedAt - startedAt)
    // A check that says that something is sold out is an answer.
    if (kind === '200' || kind === '400') {
      stillMs = Math.max(stillMs, endedAt - goodAt)
      goodAt = endedAt
    }
    await wait(pauseMs)
  }
  return { counts, stillMs: Math.round(stillMs), slowestMs: Math.round(slowestMs) }
}

async function ask(url: string, body: object | undefined): Promise<string> {
  const options = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  try {
    const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(maxWaitMs) })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch (error) {
    return reasonOf(error)
  }
}
