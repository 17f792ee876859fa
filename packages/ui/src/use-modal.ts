import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

export type ModalOptions = {
  isOpen: boolean
  onClose?: () => void
  /** Stays until the page closes it: Escape and a click beside it do nothing. */
  isBlocking?: boolean
}

/**
 * The native dialog brings the focus trap, the inert page behind and the return of focus. What it lacks is
 * obedience: here it opens and closes only by `isOpen`, whatever the browser would do by itself.
 */
export function useModal({ isOpen, onClose, isBlocking = false }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null)

  // A layout effect, because the dialog must be closed before it leaves the page, or the focus is lost.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    const stopWaiting = cameOpen(dialog) ? whenNeeded(dialog) : showModal(dialog)
    return () => {
      stopWaiting?.()
      dialog.close()
    }
  }, [isOpen])

  function requestClose() {
    if (!isBlocking) onClose?.()
  }

  return {
    ref,
    tabIndex: -1,
    closedby: isBlocking ? ('none' as const) : ('closerequest' as const),
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      requestClose()
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || !isOpen || event.currentTarget.open) return
      if (isBlocking) event.currentTarget.showModal()
      else onClose?.()
    },
    // A browser without `closedby` closes a dialog at the second Escape even if the first was refused.
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (isBlocking && event.key === 'Escape') event.preventDefault()
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget) requestClose()
    },
  }
}

function showModal(dialog: HTMLDialogElement): undefined {
  const first = firstFocus(dialog)
  if (!dialog.matches(':modal')) dialog.removeAttribute('open')
  if (!dialog.open) dialog.showModal()
  first.focus()
}

/** The dialog itself, so that its title is read first and no control looks chosen; a field may ask for the focus. */
function firstFocus(dialog: HTMLDialogElement): HTMLElement {
  return usedControl(dialog) ?? dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
}

/** With the server's page, and covers it; it is no modal yet. */
const cameOpen = (dialog: HTMLDialogElement) => dialog.open && !dialog.matches(':modal')

/**
 * That the rest of the page becomes inert is computed for every element of it, which holds up a slow phone that has just
 * begun to respond. A press cannot reach the page behind; the focus can, so it is kept from the first key on.
 */
function whenNeeded(dialog: HTMLDialogElement): () => void {
  const stop = new AbortController()
  const keepFocus = ({ type, target }: Event) => {
    if (type === 'focusin' && target instanceof Node && dialog.contains(target)) return
    stop.abort()
    showModal(dialog)
  }
  for (const event of ['keydown', 'focusin'])
    document.addEventListener(event, keepFocus, { capture: true, signal: stop.signal })
  const timer = setTimeout(() => firstFocus(dialog).focus())
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

/** The control that the shopper has already gone to in a dialog of the server's page. */
function usedControl(dialog: HTMLDialogElement): HTMLElement | null {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== dialog && dialog.contains(active) ? active : null
}
