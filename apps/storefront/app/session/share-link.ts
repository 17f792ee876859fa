import { isAbort } from './exchange.ts'

/** Where the clipboard is closed to us, the marked text of the field can still be copied. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.select()
    return document.execCommand('copy')
  }
}

/** In the browser only: the server does not know what it can. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

export async function shareBySystem(shared: { title: string; text?: string; url: string }): Promise<void> {
  try {
    await navigator.share(shared)
  } catch (error) {
    // Closing the system's sheet is an answer too.
    if (!isAbort(error)) throw error
  }
}
