import { vi } from 'vitest'

export type FakeBrowser = {
  window: EventTarget
  document: EventTarget & { visibilityState: string }
  /** Every cookie as it was written. */
  cookies: string[]
  storage: FakeStorage
  navigations: string[]
  /** Another tab wrote to local storage. */
  tellStorage(key: string | null): void
  hide(): void
  leave(): void
}

/** As much of a browser as the session touches. A second call is a second tab, or the same one after a reload. */
export function openBrowser(path = '/en', storage = createStorage()): FakeBrowser {
  const window = new EventTarget()
  const cookies: string[] = []
  const navigations: string[] = []
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  Object.defineProperty(document, 'cookie', { set: (cookie: string) => cookies.push(cookie) })
  const { pathname, search } = new URL(path, 'http://shop.test')

  vi.stubGlobal('document', document)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('location', {
    protocol: 'http:',
    pathname,
    search,
    assign: (to: string) => navigations.push(to),
    replace: (to: string) => navigations.push(to),
  })

  return {
    window,
    document,
    cookies,
    storage,
    navigations,
    tellStorage: (key) => window.dispatchEvent(Object.assign(new Event('storage'), { key })),
    leave: () => window.dispatchEvent(new Event('pagehide')),
    hide() {
      document.visibilityState = 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

export type FakeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  items: Map<string, string>
  /** Keys in the order of their writes. */
  writes: string[]
}

export function createStorage(initial: Record<string, unknown> = {}): FakeStorage {
  const items = new Map(
    Object.entries(initial).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  const writes: string[] = []
  return {
    items,
    writes,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      items.set(key, value)
      writes.push(key)
    },
  }
}
