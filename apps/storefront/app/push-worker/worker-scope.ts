/** Globals that the service worker uses; the types of pages do not have them. */
export type WorkerScope = {
  location: { origin: string; hostname: string }
  registration: { showNotification(title: string, options: ShownOptions): Promise<void> }
  clients: {
    matchAll(query: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickedEvent) => void): void
}

export type WindowClient = {
  url: string
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}

export type ShownOptions = {
  body: string
  /** A second one with the same tag takes the place of the first. */
  tag: string
  dir: 'auto'
  icon: string
  image?: string
  data: { path: string }
}

/** The browser lets the worker run until the promise is settled. */
export type WorkerEvent = { waitUntil(work: Promise<unknown>): void }

export type PushedEvent = WorkerEvent & { data: { text(): string } | null }

export type ClickedEvent = WorkerEvent & { notification: { close(): void; data: unknown } }
