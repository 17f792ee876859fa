import { openPage } from './open-page.ts'
import { showPushed } from './show-pushed.ts'
import type { WorkerScope } from './worker-scope.ts'

/**
 * The shop's service worker: it shows what is pushed, and opens the page of what is tapped. It answers no request and
 * stores nothing, so a page is never older than the shop, and removing it changes nothing else.
 */
export function installPushWorker(scope: WorkerScope): void {
  // A new version takes over at once: there is no state that two versions could disagree about.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('push', (event) => event.waitUntil(showPushed(scope, event)))
  scope.addEventListener('notificationclick', (event) => event.waitUntil(openPage(scope, event)))
}
