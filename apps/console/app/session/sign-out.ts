import { endSessionCall } from '@warsha/contract/console/staff/staff.calls.ts'
import { api } from './api.ts'

/** Ends the session on the server and loads the page anew, so that nothing of what was shown is left in it. */
export async function signOut(): Promise<void> {
  // A session that has ended already is just as good.
  await api.call(endSessionCall).catch(() => undefined)
  location.assign('/console/sign-in')
}
