import { browserApi } from './browser-api.ts'
import { loginStore } from './groups/login.ts'
import { flushSession } from './persisted-state.ts'
import { forgetSeen } from './seen-products.ts'
import { logout } from './session-actions.ts'
import { logoutDocument } from './sign-out.generated.ts'

/** Forgets the session on this device at once, and ends it on the server, so that a copied token is worth nothing. */
export async function signOut(): Promise<void> {
  const { refreshToken } = loginStore.getState()
  logout()
  forgetSeen()
  flushSession()
  if (!refreshToken) return
  // Without connection there is nobody to tell, and nothing is left to tell it with.
  await browserApi()
    .graphql(logoutDocument, { refreshToken }, { endpoint: 'auth', isBackground: true })
    .catch(() => undefined)
}
