import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { OrderDraft } from '#modules/orders/index.ts'

/**
 * `created`: the gateway may not know of it yet. `open`: the shopper can pay. `mismatched`: the gateway was paid, but
 * not what was asked for; the money has an effect all the same, and an operator looks at it.
 */
export const attemptStates = [
  'created',
  'open',
  'paid',
  'declined',
  'cancelled',
  'expired',
  'mismatched',
  'refunded',
] as const

export type AttemptState = (typeof attemptStates)[number]

/** Where the customer pays: at the gateway's page, or in the gateway's fields inside another storefront's page. */
export type PaymentForm = 'page' | 'embedded'

/** What opens that page, or those fields. */
export type PaymentDoor = { url: string } | { url: null; clientSecret: string }

/** The object of the payment. */
export type AttemptPurpose = 'checkout' | 'wallet-charge'

/** Effect of money that a gateway took: an order, wallet credit, a refund at the gateway, or an operator's review. */
export type PaymentEffect = 'order' | 'wallet' | 'refund' | 'review'

export type PaymentAttempt = {
  id: number
  /** Known to the gateway, too: its idempotency key. */
  publicId: string
  purpose: AttemptPurpose
  checkoutId: number | null
  checkoutPublicId: string | null
  checkoutVersion: number | null
  purchase: OrderDraft | null
  customerId: number
  gateway: string
  /** The amount due, the gateway's fee, and the charge for the two. */
  amount: Baisa
  fee: Baisa
  charge: Baisa
  /** The wallet's part of the same purchase, without its fee. */
  wallet: Baisa
  /** Of the fee on that part, as its hold had it. */
  walletFeePercent: number
  pspReference: string | null
  form: PaymentForm
  url: string | null
  /** Opens the fields of an embedded payment. */
  clientSecret: string | null
  state: AttemptState
  /** The gateway has said that nobody can pay it any more. */
  isOverAtGateway: boolean
  /** The amount that the gateway took, and its effect. */
  paid: Baisa | null
  effect: PaymentEffect | null
  language: Locale
  expiresAt: Date
  createdAt: Date
}

/**
 * Every allowed move of an attempt. Money that arrived is money, whatever was believed before; and what is paid
 * changes by a refund alone.
 */
export const attemptMoves = {
  created: ['open', 'paid', 'declined', 'cancelled', 'expired', 'mismatched'],
  open: ['paid', 'declined', 'cancelled', 'expired', 'mismatched'],
  declined: ['paid', 'mismatched'],
  cancelled: ['paid', 'mismatched'],
  expired: ['paid', 'mismatched'],
  paid: ['refunded'],
  mismatched: ['refunded'],
  refunded: [],
} as const satisfies Record<AttemptState, readonly AttemptState[]>

/** A move, with the states from which it is allowed. */
export function moveTo(to: AttemptState): { from: AttemptState[]; to: AttemptState } {
  return { from: attemptStates.filter((from) => mayMove(from, to)), to }
}

export function mayMove(from: AttemptState, to: AttemptState): boolean {
  return (attemptMoves[from] as readonly AttemptState[]).includes(to)
}

/** Whether the customer can pay it: the gateway has opened its page or its fields. */
export function isOpened({ url, clientSecret }: Pick<PaymentAttempt, 'url' | 'clientSecret'>): boolean {
  return url !== null || clientSecret !== null
}

/** Whether the shopper can still be led to the gateway for it, as far as the shop knows. */
export function isOpenHere({ state }: Pick<PaymentAttempt, 'state'>): boolean {
  return state === 'created' || state === 'open'
}
