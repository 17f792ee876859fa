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
    // One that came open with the server's page is no modal yet. That the rest of the page becomes inert is computed for
    // every element, which takes too long to be done in one go with the rest of the hydration.
    const cameOpen = dialog.open && !dialog.matches(':modal')
    const timer = cameOpen ? setTimeout(showModal, 0, dialog) : showModal(dialog)
    return () => {
      clearTimeout(timer)
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
  const used = usedControl(dialog)
  if (!dialog.matches(':modal')) dialog.removeAttribute('open')
  if (!dialog.open) dialog.showModal()
  // The dialog itself, so that its title is read first and no control looks chosen; a field may ask for the focus.
  const first = used ?? dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
  first.focus()
}

/** The control that the shopper has already gone to in a dialog of the server's page. */
function usedControl(dialog: HTMLDialogElement): HTMLElement | null {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== dialog && dialog.contains(active) ? active : null
}
