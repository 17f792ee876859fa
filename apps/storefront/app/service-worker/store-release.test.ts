import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerPage, isShopPage } from './answer-page.ts'
import type { Release } from './release.ts'
import { dropOlderReleases, keepFiles, storeRelease } from './store-release.ts'
import type { FetchedEvent, WorkerScope } from './worker-scope.ts'

const release: Release = {
  manifest: '/assets/manifest-2.js',
  files: { '/assets/a.js': 'sha256-a', '/assets/b.js': 'sha256-b' },
  required: ['/assets/a.js'],
}
const ours = () => new Response(`<script src="${release.manifest}"></script>`)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('[OPS-29] the offline page of another release, a failure or a stranger’s page is not stored', async () => {
  for (const answer of [
    () => new Response('Welcome to the hotel'),
    () => new Response(release.manifest, { status: 503 }),
    () => new Response('manifest-1.js'),
  ]) {
    const { scope, paths } = aWorker((path) => (path.startsWith('/assets/') ? new Response() : answer()))
    await expect(storeRelease(scope, release)).rejects.toThrow()
    expect(paths()).toEqual(['/assets/a.js'])
  }
})

test('[OPS-29] files are asked for with their checksum, pages without cookies, and only names of the release are stored', async () => {
  const { scope, paths, asked } = aWorker((path) => (path.startsWith('/assets/') ? new Response() : ours()))
  await keepFiles(scope, release, ['/assets/b.js', '/assets/other.js', '/api/v1/me', 7])
  expect(paths()).toEqual(['/assets/a.js', '/en/offline', '/ar/offline', '/assets/b.js'])
  expect(asked.get('/assets/b.js')).toMatchObject({ integrity: 'sha256-b' })
  expect(asked.get('/en/offline')).toMatchObject({ credentials: 'omit', cache: 'no-store' })
})

test('[OPS-29] a complete release leaves the one before it and no older one; an incomplete one leaves all', async () => {
  const { scope, stores } = aWorker((path) => (path.startsWith('/assets/') ? new Response() : ours()))
  for (const name of ['shop-0', 'shop-1']) await scope.caches.open(name)
  await scope.caches.open(`shop-${release.manifest}`)
  await dropOlderReleases(scope, release)
  expect([...stores.keys()]).toHaveLength(3)
  await storeRelease(scope, release)
  await dropOlderReleases(scope, release)
  expect([...stores.keys()]).toEqual(['shop-1', `shop-${release.manifest}`])
})

test('[OPS-29] every answer of the shop is passed on, and only no answer, or none in time, opens the offline page', async () => {
  let answer: () => Promise<Response> = async () => ours()
  const { scope } = aWorker((path) => (path.startsWith('/en/support') ? answer() : ours()))
  await storeRelease(scope, release)
  const open = async () => {
    const opened = answerPage(scope, release, aNavigation('/en/support/'))
    await vi.advanceTimersByTimeAsync(10_000)
    return (await opened).status
  }
  for (const status of [200, 404, 503]) {
    answer = async () => new Response('', { status })
    expect(await open()).toBe(status)
  }
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await open()).toBe(200)
  answer = () => new Promise(() => undefined)
  expect(await open()).toBe(200)
})

test.each([
  ['/', true],
  ['/en', true],
  ['/ar/cart/', true],
  ['/en/payment/', true],
  ['/en/payment/result', false],
  ['/ar/payment/done/', false],
  ['/console/orders', false],
  ['/api/v1/me/', false],
  ['/graphql/', false],
  ['/demo/outbox', false],
  ['/english', false],
])('of %s the worker answers pages: %s', (path, isAnswered) => {
  expect(isShopPage(path)).toBe(isAnswered)
})

function aNavigation(path: string): FetchedEvent {
  return {
    request: { url: `https://shop.example${path}` } as Request,
    preloadResponse: Promise.resolve(undefined),
    respondWith: () => undefined,
    waitUntil: () => undefined,
  }
}

/** A worker with an empty store, over a line that answers as the test says. */
function aWorker(answer: (path: string) => Response | Promise<Response>) {
  const stores = new Map<string, Map<string, Response>>()
  const asked = new Map<string, RequestInit | undefined>()
  const pathOf = (given: RequestInfo | URL) =>
    new URL(typeof given === 'string' ? given : 'url' in given ? given.url : given, 'https://shop.example')
      .pathname
  const find = (names: Iterable<string>, path: string) => {
    for (const name of names) {
      const found = stores.get(name)?.get(path)
      if (found) return found.clone()
    }
    return undefined
  }
  const scope = {
    navigator: { language: 'en' },
    fetch: async (given: RequestInfo | URL, init?: RequestInit) => {
      asked.set(pathOf(given), init)
      return answer(pathOf(given))
    },
    caches: {
      async open(name: string) {
        const store = stores.get(name) ?? new Map<string, Response>()
        stores.set(name, store)
        return {
          match: async (path: string) => store.get(path)?.clone(),
          put: async (path: string, response: Response) => void store.set(path, response),
        }
      },
      match: async (path: string, { cacheName }: { cacheName?: string } = {}) =>
        find(cacheName ? [cacheName] : stores.keys(), path),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
  } as unknown as WorkerScope
  return { scope, stores, asked, paths: () => [...stores.values()].flatMap((store) => [...store.keys()]) }
}
