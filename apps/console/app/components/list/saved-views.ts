import { useSyncExternalStore } from 'react'
import { useOperator } from '~/session/operator.ts'

export type SavedView = { name: string; search: string }

const none: readonly SavedView[] = []
const maxViews = 20
const known = new Map<string, readonly SavedView[]>()
const listeners = new Set<() => void>()

/** The operator's own views of a list, kept on this device. */
export function useSavedViews(list: string) {
  const { id } = useOperator()
  const key = `warsha-console:views:${list}:${id}`
  const views = useSyncExternalStore(
    subscribe,
    () => readViews(key),
    () => none,
  )
  return {
    views,
    /** A view of the same name is replaced. */
    save: (view: SavedView) =>
      writeViews(key, [...views.filter(({ name }) => name !== view.name), view].slice(-maxViews)),
    remove: (name: string) =>
      writeViews(
        key,
        views.filter((view) => view.name !== name),
      ),
  }
}

function readViews(key: string): readonly SavedView[] {
  const read = known.get(key) ?? parseViews(localStorage.getItem(key))
  known.set(key, read)
  return read
}

function writeViews(key: string, views: readonly SavedView[]): void {
  known.set(key, views)
  localStorage.setItem(key, JSON.stringify(views))
  for (const tell of listeners) tell()
}

/** The device's storage may hold anything. */
export function parseViews(text: string | null): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isView) : none
  } catch {
    return none
  }
}

function isView(value: unknown): value is SavedView {
  const { name, search } = (value ?? {}) as Partial<SavedView>
  return typeof name === 'string' && typeof search === 'string'
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
