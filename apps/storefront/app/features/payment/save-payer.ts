import { updateProfileCall } from '@warsha/contract/identity/identity.calls.ts'
import { browserApi } from '~/session/browser-api.ts'
import { storeProfile } from '~/session/session-actions.ts'
import { dropPayerDraft, readPayerDraft } from './payer-draft.ts'

/** Saves what was typed at a paid checkout to the account, as far as the account does not have it by now. */
export async function savePayer(checkoutId: string): Promise<void> {
  const { firstName = '', lastName = '', email = '' } = readPayerDraft(checkoutId)
  dropPayerDraft()
  const typed = { first_name: firstName.trim(), last_name: lastName.trim(), email: email.trim() }
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
  if (Object.keys(given).length === 0) return
  const body = { ...given, keep_existing: true }
  const { data } = await browserApi().call(updateProfileCall, { body, isBackground: true })
  storeProfile({ first_name: data.first_name, last_name: data.last_name, emailAddress: data.email })
}
