export type ToastKind = 'success' | 'error' | 'info' | 'warning'

export type ToastOptions = {
  action?: ToastAction
  /** Stands before the other one. */
  firstAction?: ToastAction
  /** A second toast with the id of one that is still visible is not shown. */
  id?: string
  /** It takes the place of the visible toast with its id, and has its full time. */
  isReplacing?: boolean
  /** It speaks of what this page shows: the next page is not covered by it. */
  isOfPage?: boolean
  /** The toast has gone; one that was replaced has not. */
  onClose?(): void
}

export type ToastAction = { label: string; onSelect(): void }

export type Toast = ToastOptions & { kind: ToastKind; text: string }

export type ToastPlacement = { position: 'bottom-center' | 'bottom-right'; limit?: number }

/** Shows short messages. The code that draws them is fetched with the first one. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show({ ...options, kind: 'success', text }),
  error: (text: string, options?: ToastOptions) => show({ ...options, kind: 'error', text }),
  info: (text: string, options?: ToastOptions) => show({ ...options, kind: 'info', text }),
  warning: (text: string, options?: ToastOptions) => show({ ...options, kind: 'warning', text }),
}

/** The host takes what has waited for it and every later toast; returns a function that stops it. */
export function receiveToasts(receive: (toast: Toast) => void): () => void {
  receiver = receive
  for (const each of waiting.splice(0)) receive(each)
  return () => {
    if (receiver === receive) receiver = null
  }
}

/** The campaign page has its toasts elsewhere, and fewer at once; returns a function that restores the usual position. */
export function placeToasts(next: ToastPlacement): () => void {
  placement = next
  tellWatchers()
  return () => {
    placement = usualPlacement
    tellWatchers()
  }
}

export function currentToastPlacement(): ToastPlacement {
  return placement
}

/** For the host and the one who mounts it: nothing is mounted until there is something to show. */
export function watchToasts(listener: () => void): () => void {
  watchers.add(listener)
  return () => void watchers.delete(listener)
}

export function isToastHostWanted(): boolean {
  return isWanted
}

const waiting: Toast[] = []
const watchers = new Set<() => void>()
let receiver: ((toast: Toast) => void) | null = null
let isWanted = false
const usualPlacement: ToastPlacement = { position: 'bottom-center' }
let placement = usualPlacement

function show(next: Toast): void {
  // The module is shared by all requests on the server, and nobody would see the toast there.
  if (typeof document === 'undefined') return
  if (receiver) {
    receiver(next)
    return
  }
  waiting.push(next)
  isWanted = true
  tellWatchers()
}

function tellWatchers(): void {
  for (const watcher of watchers) watcher()
}
