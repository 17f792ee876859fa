import { endSessionCall } from '@warsha/contract/console/staff/staff.calls.ts'
import { api } from './api.ts'
import { setOperator } from './operator.ts'
import { queryClient } from './query-client.ts'

/** Ends the session on the server and forgets everything that was shown. */
export async function signOut(): Promise<void> {
  // A session that has ended already is just as good.
  await api.call(endSessionCall).catch(() => undefined)
  setOperator(undefined)
  queryClient.clear()
}
