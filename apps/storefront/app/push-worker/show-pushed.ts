import { ownPagePath } from './own-page-path.ts'
import type { PushedEvent, WorkerScope } from './worker-scope.ts'

const icon = '/push-icon.png'

type Pushed = { id: string; subject: string; text: string; image: string | null; path: string }

/** Shows a push and tells the open pages of it. Browsers insist on showing something, so one that cannot be read is shown by the shop's name. */
export async function showPushed(scope: WorkerScope, { data }: PushedEvent): Promise<void> {
  const { origin, hostname } = scope.location
  const { id, subject, text, image, path } = readPushed(data?.text())
  const picture = image && ownPagePath(image, origin)
  await scope.registration.showNotification(subject || hostname, {
    body: text,
    tag: id,
    dir: 'auto',
    icon,
    ...(picture && { image: picture }),
    data: { path },
  })
  if (!id) return
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: 'notification', id })
}

/** What is missing or of another type is empty. */
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
