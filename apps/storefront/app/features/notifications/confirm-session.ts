import { loginStore } from '~/session/groups/login.ts'
import { browserApi } from '~/session/load-page.ts'
import { confirmSessionDocument } from './confirm-session.generated.ts'

const confirmedForMs = 60_000

/**
 * Calls that are open to visitors take a customer's expired token for none, and would answer a customer with what
 * visitors get. This asks who is there, which renews such a token; what was asked a moment ago is not asked again.
 */
export async function confirmSession(): Promise<void> {
  const { is_login, token } = loginStore.getState()
  if (!is_login || (token === confirmed.token && Date.now() < confirmed.until)) return
  await browserApi().graphql(confirmSessionDocument, {}, { isBackground: true })
  confirmed = { token: loginStore.getState().token, until: Date.now() + confirmedForMs }
}

let confirmed = { token: '', until: 0 }
