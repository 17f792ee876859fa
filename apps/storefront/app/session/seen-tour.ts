import { browserApi } from './browser-api.ts'
import { loginStore } from './groups/login.ts'
import { rememberTourDocument } from './seen-tour.generated.ts'
import { hasSeenTour, type LoginResult, tourKey } from './session-actions.ts'

/** The tour has ended: it is remembered by the browser and, once somebody has signed in, by the account. */
export function rememberTour(): void {
  loginStore.setState({ seenTour: true })
  void saveTour()
}

/** A tour seen as a visitor counts for the account from the sign-in on. */
export function keepTour(user: LoginResult['user']): void {
  if (loginStore.getState().seenTour && !hasSeenTour(user)) void saveTour()
}

async function saveTour(): Promise<void> {
  const { is_login, user_id } = loginStore.getState()
  if (!is_login || !user_id) return
  const input = [{ key: tourKey, value: 'true' }]
  // A tour that is shown once more is no reason to disturb anybody.
  await browserApi()
    .graphql(rememberTourDocument, { id: user_id, input }, { isBackground: true })
    .catch(() => undefined)
}
