/**
 * The server knows no cart. Where the browser's storage has none either, the page may say so at once instead of
 * showing placeholders until it has taken over.
 *
 * Goes into the head of the page as text, so it knows nothing but the browser.
 */
export function markEmptyCart(): void {
  try {
    const { state } = JSON.parse(localStorage.getItem('warsha:cart') ?? '{}')
    if (!state?.lines?.length) document.documentElement.dataset.cartEmpty = ''
  } catch {
    // An unreadable cart may still be repaired.
  }
}
