/** The element that toasts are drawn into, and what raises it above everything else. */
export type ToastLayer = {
  element: HTMLElement
  raise(): void
  /** Puts the layer into the page; returns a function that removes it. */
  attach(): () => void
}

/**
 * A modal dialog makes the rest of the page inert and lies above it. A toast shown meanwhile must be seen, heard and
 * clicked all the same, so the layer moves into the dialog and back when that closes. As a popover it is in the top
 * layer, where no parent's transform or overflow can hold it.
 */
export function createToastLayer(): ToastLayer {
  const element = document.createElement('div')
  element.className = 'toast-layer'
  element.popover = 'manual'

  function raise(): void {
    const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (element.parentElement !== parent || !element.isConnected) parent.append(element)
    if (!element.matches(':popover-open')) element.showPopover()
  }

  return {
    element,
    raise,
    attach() {
      raise()
      // A dialog's own event does not bubble, but it can be caught on its way down.
      document.addEventListener('close', raise, true)
      return () => {
        document.removeEventListener('close', raise, true)
        element.remove()
      }
    },
  }
}
