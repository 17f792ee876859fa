import { browserApi } from './browser-api.ts'
import { confirmSessionDocument } from './confirm-session.generated.ts'

/** Asks who is there: renews a token past its time, or ends a session that cannot be renewed. */
export async function confirmSession(): Promise<void> {
  await browserApi()
    .graphql(confirmSessionDocument, {}, { isBackground: true })
    .catch(() => undefined)
}
