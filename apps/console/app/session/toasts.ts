import { useSyncExternalStore } from 'react'

export type Toast = { id: number; tone: 'done' | 'waiting' | 'failed'; text: string }

const shownMs = 6000
let toasts: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

export function showToast(toast: Omit<Toast, 'id'>): void {
  const id = ++last
  set([...toasts.slice(-2), { ...toast, id }])
  // What went wrong stays until it is closed.
  if (toast.tone !== 'failed') setTimeout(() => closeToast(id), shownMs)
}

export function closeToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  )
}

function set(next: readonly Toast[]): void {
  toasts = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
