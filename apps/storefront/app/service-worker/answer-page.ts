import { offlinePages, type Release } from './release.ts'
import { releasesByAge } from './store-release.ts'
import type { FetchedEvent, WorkerScope } from './worker-scope.ts'

/** How long a page may take until its first byte; a line that is slower than this has most likely gone. */
const maxWaitMs = 10_000

/** Behind these the customer returns from the gateway: the browser alone opens them. */
const paymentReturn = /^\/(?:en|ar)\/payment\/(?:result|done|success|error|cancel)(?:\/|$)/

/** Pages of the storefront; console, API, files and the doors of the demo have addresses without a language. */
export function isShopPage(pathname: string): boolean {
  return /^\/(?:(?:en|ar)(?:\/|$)|$)/.test(pathname) && !paymentReturn.test(pathname)
}

/**
 * The shop's answer, whatever it is. Only where there is none, or none in time, the offline page stands in for it;
 * where that is not stored either, the browser goes on waiting.
 */
export async function answerPage(
  scope: WorkerScope,
  release: Release,
  event: FetchedEvent,
): Promise<Response> {
  const asked = askShop(scope, event)
  const answer = await Promise.race([asked.catch(() => null), pause(maxWaitMs)])
  return answer ?? (await findOfflinePage(scope, release, event.request)) ?? asked
}

async function askShop(
  { fetch }: WorkerScope,
  { preloadResponse, request }: FetchedEvent,
): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms))
}

async function findOfflinePage(
  scope: WorkerScope,
  release: Release,
  { url }: Request,
): Promise<Response | undefined> {
  const { pathname } = new URL(url)
  // An address without a language is the installed shop's first page.
  if (pathname === '/') return Response.redirect(languageOf(scope), 302)
  const page = offlinePages.find((path) => path.startsWith(pathname.slice(0, 3)))
  for (const name of await releasesByAge(scope, release)) {
    const found = page && (await scope.caches.match(page, { cacheName: name, ignoreVary: true }))
    if (found) return found
  }
  return undefined
}

function languageOf({ navigator }: WorkerScope): string {
  return navigator.language.startsWith('en') ? '/en' : '/ar'
}
