declare global {
  interface Window {
    /** The button that was pressed before the page could answer. */
    earlyClick?: HTMLElement
  }
}

/** What was pressed before the page could answer is pressed again. */
export function repeatEarlyClick(): void {
  const button = window.earlyClick
  delete window.earlyClick
  if (button?.isConnected) button.click()
}
