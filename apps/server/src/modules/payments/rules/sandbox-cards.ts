import { type Baisa, baisa } from '@warsha/contract/money/baisa.ts'

/** It refuses less, as real gateways do. */
export const sandboxMinAmount: Baisa = baisa(100)

/** The share of every charge that it keeps. */
export const sandboxCostPercent = 1.5

export type SandboxState = 'open' | 'paid' | 'declined' | 'cancelled'

/** Failures between a gateway and a shop. */
export const sandboxBehaviours = [
  'usual',
  'slow',
  'twice',
  'late',
  'after-return',
  'never',
  'wrong-amount',
  'unsigned',
  'declined',
] as const

export type SandboxBehaviour = (typeof sandboxBehaviours)[number]

/** Its payments end without a callback. */
export const silentSandboxCard = '4000000000000507'

/** Test card numbers: set aside by payment services for tests, or similar. */
export const sandboxCards: Readonly<Record<string, SandboxBehaviour>> = {
  '4242424242424242': 'usual',
  '4000000000000002': 'declined',
  '4000000000000101': 'slow',
  '4000000000000200': 'twice',
  '4000000000000309': 'late',
  '4000000000000408': 'after-return',
  [silentSandboxCard]: 'never',
  '4000000000000606': 'wrong-amount',
  '4000000000000705': 'unsigned',
}

/** How long a slow bank takes, and how late a late callback is. */
export const slowSeconds = 8
export const lateSeconds = 60

export type SandboxChoice = { outcome: 'pay' | 'decline' | 'cancel'; card?: string | undefined }

/** How a payment ends: a card that is not for tests is refused, so that nobody's real one seems to be charged. */
export function sandboxResult({ outcome, card }: SandboxChoice): {
  state: Exclude<SandboxState, 'open'>
  behaviour: SandboxBehaviour
} {
  if (outcome === 'cancel') return { state: 'cancelled', behaviour: 'usual' }
  const digits = card?.replaceAll(/\D/g, '') ?? ''
  const behaviour = digits === '' ? 'usual' : (sandboxCards[digits] ?? 'declined')
  const isPaid = outcome === 'pay' && behaviour !== 'declined'
  return { state: isPaid ? 'paid' : 'declined', behaviour: behaviour === 'declined' ? 'usual' : behaviour }
}
