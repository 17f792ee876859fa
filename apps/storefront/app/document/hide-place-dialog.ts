/**
 * The server knows the chosen place by its cookie alone. Where only the browser's storage still has it, the dialog that
 * asks for it must not be seen until the page has taken over.
 *
 * Goes into the head of the page as text, so it knows nothing but the browser.
 */
export function hidePlaceDialog(): void {
  try {
    const { state } = JSON.parse(localStorage.getItem('warsha:login') ?? '{}')
    if (state?.state_id && state.country_id) document.documentElement.dataset.placeChosen = ''
  } catch {
    // Without storage nothing was chosen.
  }
}
