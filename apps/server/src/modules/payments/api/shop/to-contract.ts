import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { decimalFromBaisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { toMoney } from '#http/graphql/money.ts'
import type {
  TransactionEvent,
  TransactionEventTypeEnum,
  TransactionItem,
} from '#http/graphql/schema.generated.ts'
import { moneyMovedBy } from '../../rules/money-moved.ts'
import type { AttemptState, PaymentAttempt } from '../../rules/payment-attempt.ts'

/** A transaction, with the checkout that it pays for: its order is read when it is asked for. */
export type TransactionNode = Omit<TransactionItem, 'order'> & {
  checkoutPublicId: string | null
  customerId: number
}

export function transactionOf(attempt: PaymentAttempt): TransactionNode {
  const { publicId, gateway, pspReference, charge, state, createdAt, checkoutPublicId, customerId } = attempt
  return {
    id: toGlobalId('TransactionItem', publicId),
    token: publicId,
    createdAt,
    name: gateway,
    message: '',
    pspReference: pspReference ?? '',
    actions: [],
    authorizedAmount: toMoney(noBaisa),
    authorizePendingAmount: toMoney(noBaisa),
    chargedAmount: toMoney(state === 'paid' ? charge : noBaisa),
    chargePendingAmount: toMoney(noBaisa),
    events: [eventOf(attempt)],
    checkoutPublicId,
    customerId,
  }
}

/** How it stands now, as the newest event. */
export function eventOf({
  publicId,
  pspReference,
  charge,
  state,
  url,
  createdAt,
}: PaymentAttempt): TransactionEvent {
  return {
    id: toGlobalId('TransactionEvent', publicId),
    createdAt,
    pspReference: pspReference ?? '',
    message: '',
    // The customer is not redirected to a payment that has ended.
    externalUrl: state === 'open' ? (url ?? '') : '',
    amount: toMoney(charge),
    type: types[state],
  }
}

const types: Readonly<Record<AttemptState, TransactionEventTypeEnum>> = {
  created: 'CHARGE_REQUEST',
  open: 'CHARGE_ACTION_REQUIRED',
  paid: 'CHARGE_SUCCESS',
  declined: 'CHARGE_FAILURE',
  cancelled: 'CHARGE_FAILURE',
  expired: 'CHARGE_FAILURE',
  mismatched: 'CHARGE_FAILURE',
  refunded: 'REFUND_SUCCESS',
}

/** The `data` of `transactionProcess`: whether money moved, how much of it is in the wallet, and whether a bank declined. */
export function moneyDataOf(attempt: PaymentAttempt) {
  const moved = moneyMovedBy(attempt)
  return moved.money === 'wallet'
    ? { money: moved.money, wallet_amount: decimalFromBaisa(moved.walletAmount) }
    : { money: moved.money, ...(attempt.state === 'declined' && { reason: 'declined' }) }
}
