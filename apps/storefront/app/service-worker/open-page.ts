import { ownPagePath } from './own-page-path.ts'
import type { ClickedEvent, WorkerScope } from './worker-scope.ts'

/**
 * Goes to the page that a notification is about: to the tab that shows it, or to a new one. Another page of the shop
 * that is open is left as it is: somebody may be paying there.
 */
export async function openPage(scope: WorkerScope, { notification }: ClickedEvent): Promise<void> {
  notification.close()
  const { origin } = scope.location
  const path = ownPagePath(pathOf(notification.data), origin) ?? '/'
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => url === origin + path)
  await (open ? open.focus() : scope.clients.openWindow(origin + path))
}

function pathOf(data: unknown): string {
  const { path } = (data ?? {}) as { path?: unknown }
  return typeof path === 'string' ? path : '/'
}
