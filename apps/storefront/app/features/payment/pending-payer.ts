import { updateProfileCall } from '@warsha/contract/identity/identity.calls.ts'
import { browserApi } from '~/session/browser-api.ts'
import { storeProfile } from '~/session/session-actions.ts'
import type { Payer } from './payer-form.ts'

const key = 'warsha:payer'

/** What was typed at the payment becomes part of the account once it is paid, so it waits for the way back. */
export function rememberPayer(payer: Partial<Payer>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(payer))
  } catch {
    // A full or closed storage loses a name, not a payment.
  }
}

export async function savePendingPayer(): Promise<void> {
  const payer = takePayer()
  if (!payer) return
  const { firstName, lastName, email } = payer
  const body = {
    ...(firstName && { first_name: firstName }),
    ...(lastName && { last_name: lastName }),
    ...(email && { email }),
  }
  if (Object.keys(body).length === 0) return
  const { data } = await browserApi().call(updateProfileCall, { body, isBackground: true })
  storeProfile({ first_name: data.first_name, last_name: data.last_name, emailAddress: data.email })
}

function takePayer(): Partial<Payer> | null {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text ? (JSON.parse(text) as Partial<Payer>) : null
  } catch {
    return null
  }
}
