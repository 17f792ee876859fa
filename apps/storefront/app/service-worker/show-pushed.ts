import { ownPagePath } from './own-page-path.ts'
import type { PushedEvent, WorkerScope } from './worker-scope.ts'

const icon = '/push-icon.png'

type Pushed = { id: string; subject: string; text: string; image: string | null; path: string }

/**
 * Shows a push and tells the open pages of it, neither waiting for the other. Browsers insist on showing something, so
 * one that cannot be read is shown by the shop's name.
 */
export async function showPushed(scope: WorkerScope, { data }: PushedEvent): Promise<void> {
  const pushed = readPushed(data?.text())
  await Promise.all([tellPages(scope, pushed.id), show(scope, pushed)])
}

async function tellPages({ clients }: WorkerScope, id: string): Promise<void> {
  if (!id) return
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: 'notification', id })
}

function show({ location, registration }: WorkerScope, pushed: Pushed): Promise<void> {
  const { id, subject, text, image, path } = pushed
  const picture = image && ownPagePath(image, location.origin)
  return registration.showNotification(subject || location.hostname, {
    body: text,
    tag: id,
    dir: 'auto',
    icon,
    ...(picture && { image: picture }),
    data: { path },
  })
}

/** A field that is missing or of another type is empty. */
function readPushed(text: string | undefined): Pushed {
  const pushed = parse(text)
  return {
    id: asText(pushed.id),
    subject: asText(pushed.subject),
    text: asText(pushed.text),
    image: asText(pushed.image) || null,
    path: asText(pushed.path),
  }
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
