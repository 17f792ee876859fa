import { Agent, get } from 'node:http'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Work } from './load.ts'
import { printSection, printTable } from './print.ts'
import type { RunningServer } from './server-process.ts'

const pagesPerRun = 40
const runs = 7
/** Processor time of one page, all threads, in ms. */
const goals: Readonly<Record<string, number>> = { 'home page': 10, 'listing page': 5, 'product page': 4 }

/**
 * Cost of a page that is not in the cache. Each request names another host, which makes it a page of its own with
 * the same content; the GraphQL answers behind it are cached as they would be in a busy shop.
 */
export async function measureUncachedPages(server: RunningServer, works: readonly Work[]): Promise<void> {
  const cardsMs = drawCards()
  const rows = []
  for (const { name, path } of works) {
    const [median, least] = await processorTimeOf(server, path)
    rows.push([name, median.toFixed(1), least.toFixed(1), goals[name] ?? '', (median / cardsMs).toFixed(0)])
  }
  printSection('Pages that are not in the cache, processor time of all threads')
  console.log(`drawing 24 cards alone: ${cardsMs.toFixed(2)} ms`)
  printTable(['page', 'ms, median', 'ms, least', 'goal', '× 24 cards'], rows)
}

async function processorTimeOf(
  { origin, processorMs }: RunningServer,
  path: string,
): Promise<[number, number]> {
  const times: number[] = []
  // The first run warms the engine up.
  for (let run = 0; run <= runs; run++) {
    const before = processorMs()
    for (let page = 0; page < pagesPerRun; page++) await fetchAs(`page-${run}-${page}.example`, origin + path)
    if (run > 0) times.push((processorMs() - before) / pagesPerRun)
  }
  times.sort((one, other) => one - other)
  return [times[Math.floor(runs / 2)] ?? Number.NaN, times[0] ?? Number.NaN]
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function fetchAs(host: string, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'gzip, deflate, br' }
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().on('end', resolve).on('error', reject)
    }).on('error', reject)
  })
}

/** The reference of the same run: React alone, without a shop around it. */
function drawCards(): number {
  const cards = Array.from({ length: 24 }, (_, at) =>
    createElement(
      'li',
      { key: at, className: 'card' },
      createElement('img', { src: `/media/${at}.svg`, alt: `Product ${at}`, width: 256, height: 256 }),
      createElement('h3', null, createElement('a', { href: `/en/product/${at}/` }, `Product ${at}`)),
      createElement('p', { className: 'price' }, '8.900 OMR'),
      createElement('button', { type: 'button' }, 'Add to cart'),
    ),
  )
  const times: number[] = []
  for (let turn = 0; turn < 300; turn++) {
    const before = performance.now()
    renderToString(createElement('ul', null, cards))
    times.push(performance.now() - before)
  }
  return times.sort((one, other) => one - other)[150] ?? Number.NaN
}
