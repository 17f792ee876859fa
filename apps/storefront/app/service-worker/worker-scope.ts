/** Globals that the service worker uses; the types of pages do not have them. */
export type WorkerScope = {
  location: { origin: string; hostname: string }
  navigator: { language: string }
  caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>
  fetch: typeof fetch
  registration: {
    showNotification(title: string, options: ShownOptions): Promise<void>
    navigationPreload?: { enable(): Promise<void> }
  }
  clients: {
    claim(): Promise<void>
    matchAll(query: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: InstalledEvent) => void): void
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchedEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageReceivedEvent) => void): void
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

export type InstalledEvent = WorkerEvent & {
  /** Requests that go their way without the worker; not every browser has it. */
  addRoutes?(rules: readonly { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>
}

export type FetchedEvent = WorkerEvent & {
  request: Request
  /** The answer to a navigation that the browser asked for meanwhile; undefined when it did not. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export type MessageReceivedEvent = WorkerEvent & { data: unknown }

export type PushedEvent = WorkerEvent & { data: { text(): string } | null }

export type ClickedEvent = WorkerEvent & { notification: { close(): void; data: unknown } }
