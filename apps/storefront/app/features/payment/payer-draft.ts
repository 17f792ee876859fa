import { logouts } from '~/session/session-actions.ts'
import type { Payer } from './payer-form.ts'

const key = 'warsha:payer'

/** Forgets a customer's names with the sign-in; the next one in this tab may be somebody else. */
logouts.on(dropPayerDraft)

/** Keeps what was typed at the payment of a checkout, through a reload, a refused card and the way back. */
export function keepPayerDraft(checkoutId: string, payer: Partial<Payer>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ checkoutId, payer }))
  } catch {
    // A full or closed storage loses a name, not a payment.
  }
}

/** The payer's draft for this checkout; none for any other. */
export function readPayerDraft(checkoutId: string): Partial<Payer> {
  const draft = readDraft()
  return draft?.checkoutId === checkoutId ? toPayer(draft.payer) : {}
}

export function dropPayerDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // A closed storage has nothing to forget.
  }
}

function readDraft(): { checkoutId?: unknown; payer?: unknown } | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function toPayer(stored: unknown): Partial<Payer> {
  const entries = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(entries)
}
