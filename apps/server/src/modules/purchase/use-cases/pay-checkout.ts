import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { type Baisa, maxBaisa, minBaisa, noBaisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import { affordableBaisa, withFee } from '@warsha/contract/payments/split-payment.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  type Checkout,
  checkFulfilment,
  extendReservation,
  type FulfilmentProblem,
  planLengthening,
  setWalletPart,
} from '#modules/checkout/index.ts'
import { draftOrder, dueOf } from '#modules/orders/index.ts'
import {
  type PaymentForm,
  type Prepared,
  type PrepareRefusal,
  type SettlementContext,
  type StartedPayment,
  type StartRefusal,
  startPayment,
} from '#modules/payments/index.ts'
import { refuseWithoutReservation } from './refuse-without-reservation.ts'

/** Payments end a little before what they are for is given up, so that nobody pays at the last moment in vain. */
const graceMs = 60_000

export type CardPayment = {
  checkout: Checkout
  customerId: number
  gatewayId: string
  host: string
  /** Left out: at the gateway's page. */
  form?: PaymentForm
  /** The amount the customer wants to pay by card; the wallet has set the rest aside before. */
  asked?: Baisa | undefined
}

/**
 * Begins to pay for a customer's checkout by card. Lines and prices are frozen now. The card pays what
 * the wallet has not set aside, never less; asked for more, the wallet gets the difference back.
 */
export async function payCheckout(
  context: SettlementContext,
  { checkout, customerId, gatewayId, host, asked, form = 'page' }: CardPayment,
): Promise<Outcome<StartedPayment, StartRefusal | FulfilmentProblem>> {
  const possible = checkFulfilment(checkout)
  if (!possible.ok) return possible
  const purchase = await draftOrder(context.models, checkout)
  const { id, version, publicId, language } = checkout
  return startPayment(context, {
    purpose: 'checkout',
    checkout: { id, publicId, version },
    customerId,
    gatewayId,
    form,
    language,
    purchase,
    atOnce: {
      amount: dueOf(purchase),
      lengthening: planLengthening({ publicId, customerId, version }),
      graceSeconds: graceMs / 1000,
    },
    prepare: (tx) => prepareReservation(tx, { checkout, customerId, total: dueOf(purchase), asked }),
    returnTo: { host, checkoutId: toGlobalId('Checkout', publicId) },
    description: language === 'en' ? context.config.BRAND_NAME_EN : context.config.BRAND_NAME_AR,
  })
}

type Wanted = { checkout: Checkout; customerId: number; total: Baisa; asked: Baisa | undefined }

async function prepareReservation(
  tx: Transaction,
  { checkout, customerId, total, asked }: Wanted,
): Promise<Outcome<Prepared, PrepareRefusal>> {
  const { version, publicId } = checkout
  const extended = await extendReservation(tx, { publicId, customerId, version })
  if (!extended.ok)
    return extended.code === 'HOLD_EXPIRED' ? refuseWithoutReservation(tx, checkout) : extended
  const { heldUntil, walletPart: part } = extended.value
  const held = part?.amount ?? noBaisa
  // The fee that the customer was shown when the money was set aside, whatever it is by now.
  const walletFeePercent = part?.feePercent ?? 0
  const wallet = fromWallet(affordableBaisa(held, walletFeePercent), total, asked)
  if (wallet === total) return refuse('NOTHING_TO_PAY')
  const wanted = {
    customerId,
    amount: withFee(wallet, walletFeePercent),
    feePercent: walletFeePercent,
    expiresAt: heldUntil,
  }
  const set = held === noBaisa ? ok(undefined) : await setWalletPart(tx, checkout, wanted)
  if (!set.ok) return refuse('CONFLICT')
  const amount = subtractBaisa(total, wallet)
  return ok({ amount, wallet, walletFeePercent, expiresAt: new Date(heldUntil.getTime() - graceMs) })
}

/** The wallet's part: the amount set aside, less what the card is asked to pay instead. */
function fromWallet(held: Baisa, total: Baisa, asked: Baisa | undefined): Baisa {
  const rest = asked === undefined ? total : maxBaisa(noBaisa, subtractBaisa(total, asked))
  return minBaisa(held, rest)
}
