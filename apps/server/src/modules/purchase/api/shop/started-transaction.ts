import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { decimalFromBaisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { toMoney } from '#http/graphql/money.ts'
import type { TransactionEvent } from '#http/graphql/schema.generated.ts'
import { eventOf, type TransactionNode, transactionOf } from '#modules/payments/api/shop/index.ts'
import { type PaymentAttempt, walletSource } from '#modules/payments/index.ts'
import type { WalletHold } from '#modules/wallet/index.ts'
import type { WalletPayment } from '../../use-cases/pay-from-wallet.ts'

export type StartedTransaction = {
  transaction: TransactionNode | null
  transactionEvent: TransactionEvent
  data: { url: string | null; psp_reference: string | null; has_navigation: boolean; amount: number }
}

/** The customer goes on at the gateway. */
export function startedAtGateway(attempt: PaymentAttempt, message: string): StartedTransaction {
  const { url, pspReference, charge } = attempt
  return {
    transaction: { ...transactionOf(attempt), message },
    transactionEvent: { ...eventOf(attempt), message },
    data: { url, psp_reference: pspReference, has_navigation: true, amount: decimalFromBaisa(charge) },
  }
}

/** Set aside and not taken yet, which Saleor calls authorised. */
export function startedFromWallet(
  { publicId, amount }: WalletHold,
  {
    now: createdAt,
    notice: message,
    payment: { checkout, customerId },
  }: { now: Date; notice: string; payment: WalletPayment },
): StartedTransaction {
  const transactionEvent: TransactionEvent = {
    id: toGlobalId('TransactionEvent', publicId),
    createdAt,
    pspReference: publicId,
    message,
    externalUrl: '',
    amount: toMoney(amount),
    type: 'AUTHORIZATION_SUCCESS',
  }
  return {
    transaction: {
      id: toGlobalId('TransactionItem', publicId),
      token: publicId,
      createdAt,
      name: walletSource,
      message,
      pspReference: publicId,
      actions: [],
      authorizedAmount: toMoney(amount),
      authorizePendingAmount: toMoney(noBaisa),
      chargedAmount: toMoney(noBaisa),
      chargePendingAmount: toMoney(noBaisa),
      events: [transactionEvent],
      checkoutPublicId: checkout.publicId,
      customerId,
    },
    transactionEvent,
    data: { url: null, psp_reference: publicId, has_navigation: false, amount: decimalFromBaisa(amount) },
  }
}

export function refusedByWallet(
  { checkout, asked }: WalletPayment,
  { message, now }: { message: string; now: Date },
): StartedTransaction {
  return {
    transaction: null,
    transactionEvent: {
      id: toGlobalId('TransactionEvent', checkout.publicId),
      createdAt: now,
      pspReference: '',
      message,
      externalUrl: '',
      amount: toMoney(asked ?? noBaisa),
      type: 'AUTHORIZATION_FAILURE',
    },
    data: { url: null, psp_reference: null, has_navigation: false, amount: 0 },
  }
}
