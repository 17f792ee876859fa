import { answerFile, isBuildFile } from './answer-file.ts'
import { answerPage, isShopPage } from './answer-page.ts'
import { openPage } from './open-page.ts'
import type { Release } from './release.ts'
import { showPushed } from './show-pushed.ts'
import { dropOlderReleases, keepFiles, storeRelease } from './store-release.ts'
import type { FetchedEvent, InstalledEvent, MessageReceivedEvent, WorkerScope } from './worker-scope.ts'

/**
 * The shop's service worker. It shows what is pushed and opens the page of what is tapped; and where the shop does not
 * answer, it answers with the files of its build and the offline page. It stores nothing of a customer: no answer of
 * the API, no page but the offline page, which was asked for without cookies.
 */
export function installServiceWorker(scope: WorkerScope, release: Release): void {
  scope.addEventListener('install', (event) => {
    leaveToBrowser(event)
    // Push works without stored files: a release that could not be stored is completed by a later page.
    const stored = storeRelease(scope, release).catch(() => undefined)
    event.waitUntil(stored.then(() => scope.skipWaiting()))
  })
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver(scope, release)))
  scope.addEventListener('fetch', (event) => answer(scope, release, event))
  scope.addEventListener('message', (event) => event.waitUntil(hear(scope, release, event)))
  scope.addEventListener('push', (event) => event.waitUntil(showPushed(scope, event)))
  scope.addEventListener('notificationclick', (event) => event.waitUntil(openPage(scope, event)))
}

/** What the worker has nothing to say about, so that the browser need not even wake it. */
const notOurs = ['/api/*', '/graphql/*', '/events*', '/media/*', '/thumbnail/*', '/console*', '/health/*']

function leaveToBrowser(event: InstalledEvent): void {
  void event.addRoutes?.(
    notOurs.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' as const })),
  )
}

/** Pages that are open go on with the files of their own release, which is kept until the next one. */
async function takeOver(scope: WorkerScope, release: Release): Promise<void> {
  // The page is asked for while the worker is still waking up.
  await scope.registration.navigationPreload?.enable()
  await dropOlderReleases(scope, release)
  await scope.clients.claim()
}

function answer(scope: WorkerScope, release: Release, event: FetchedEvent): void {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== scope.location.origin) return
  if (mode === 'navigate') {
    if (isShopPage(pathname)) event.respondWith(answerPage(scope, release, event))
  } else if (isBuildFile(pathname)) event.respondWith(answerFile(scope, event.request))
}

/** A page tells which files it has loaded, so that it can be opened again without the shop. */
async function hear(scope: WorkerScope, release: Release, { data }: MessageReceivedEvent): Promise<void> {
  const { type, files } = (data ?? {}) as { type?: unknown; files?: unknown }
  if (type === 'keep' && Array.isArray(files)) await keepFiles(scope, release, files)
}
