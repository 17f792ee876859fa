import type { BadgeTone } from '@warsha/ui/badge.tsx'

/**
 * The colour of an order's status: amber is for what the customer has to do something about. An unknown one, `FAILED`
 * among them, is shown as an error.
 */
export function toneOfStatus(status: string): BadgeTone {
  return orderTones.get(status) ?? 'danger'
}

/** The colour of a payment's status; both spellings of a cancelled one are alike. */
export function toneOfPayment(status: string): BadgeTone {
  return paymentTones.get(status) ?? 'danger'
}

/** A status that this build does not know is shown by a generic text. */
export function isKnownStatus(status: string): boolean {
  return orderTones.has(status)
}

export function isKnownPayment(status: string): boolean {
  return paymentTones.has(status)
}

const orderTones: ReadonlyMap<string, BadgeTone> = new Map([
  ['DRAFT', 'amber'],
  ['UNCONFIRMED', 'neutral'],
  ['UNFULFILLED', 'brand'],
  ['PARTIALLY_FULFILLED', 'brand'],
  ['FULFILLED', 'brand'],
  ['PARTIALLY_RETURNED', 'neutral'],
  ['RETURNED', 'neutral'],
  ['CANCELED', 'danger'],
  ['EXPIRED', 'danger'],
])

const paymentTones: ReadonlyMap<string, BadgeTone> = new Map([
  ['FULLY_CHARGED', 'brand'],
  ['PARTIALLY_CHARGED', 'amber'],
  ['PENDING', 'amber'],
  ['NOT_CHARGED', 'amber'],
  ['PARTIALLY_REFUNDED', 'neutral'],
  ['FULLY_REFUNDED', 'neutral'],
  ['REFUSED', 'danger'],
  ['CANCELED', 'danger'],
  ['CANCELLED', 'danger'],
])
