import { type Baisa, baisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { permissionDenied } from '#http/graphql/errors.ts'
import type { RequestContext } from '#http/request-context.ts'
import { refusalText } from '#http/rest/answers.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  actingKey,
  type Checkout,
  countStep,
  dummyPaymentApp,
  readCheckout,
  stripePaymentAppId,
} from '#modules/checkout/index.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { eventOf, moneyDataOf, transactionOf } from '#modules/payments/api/shop/index.ts'
import {
  checkCallbackHost,
  claimTransactionKey,
  linkTransactionKey,
  type PaymentAttempt,
  walletSource,
} from '#modules/payments/index.ts'
import { holdAsGuest } from '../../use-cases/hold-as-guest.ts'
import { type CardPayment, payCheckout } from '../../use-cases/pay-checkout.ts'
import { type HeldPart, payFromWallet, type WalletPayment } from '../../use-cases/pay-from-wallet.ts'
import { purchaseContextOf } from '../../use-cases/purchase-context.ts'
import { isOffered, uuidOf } from './asked-ids.ts'
import { type DummyTransaction, startDummyPayment } from './dummy-payment-app.ts'
import {
  refusedByWallet,
  type StartedTransaction,
  startedAtGateway,
  startedFromWallet,
} from './started-transaction.ts'
import { type StripeTransaction, startStripePayment, stripeAnswer } from './stripe-payment-app.ts'
import { toldOfGoods } from './told-of-goods.ts'

/** How a payment stands that was begun before. */
export type EndedTransaction = Omit<StartedTransaction, 'data'> & { data: object }

type Started = StartedTransaction | DummyTransaction | StripeTransaction | EndedTransaction

type StartArgs = {
  id: string
  action?: string | null
  amount?: number | null
  idempotencyKey?: string | null
  paymentGateway: { id: string; data?: unknown }
}

/** Begins to pay for the checkout of a client's `transactionInitialize`. */
export async function startTransaction(context: RequestContext, args: StartArgs): Promise<Outcome<Started>> {
  const found = await payableCheckout(context, args.id)
  return found.ok ? toldOfGoods(await startFor(context, found.value, args), found.value) : found
}

async function startFor(
  context: RequestContext,
  checkout: Checkout,
  { action, amount, idempotencyKey, paymentGateway: { id: app, data } }: StartArgs,
): Promise<Outcome<Started>> {
  // Whether money is taken or set aside is for the shop to say.
  if (action) throw permissionDenied('HANDLE_PAYMENTS')
  if (idempotencyKey === '') return refuse('INVALID', { field: 'idempotencyKey' })
  if (!isOffered(context.config, app)) return refuse('NOT_FOUND', { field: 'paymentGateway' })
  const asked = readAmount(amount)
  if (!asked.ok) return asked
  const isGuest = customerIdOf(context.caller) === undefined
  if (isGuest && isWallet(data)) return refuse('GATEWAY_UNKNOWN', { field: 'gateway_id' })
  const held = await holdFor(context, checkout)
  if (!held.ok) return held
  const payment = { ...held.value, asked: asked.value }
  if (idempotencyKey === null || idempotencyKey === undefined) return startAt(context, app, payment, data)
  return startOnce(context, { app, idempotencyKey, payment, data })
}

type Payment = Omit<CardPayment, 'gatewayId' | 'host' | 'form'>

/** Under a key of the client's a payment is begun once; what has become of it is the answer to every later call. */
async function startOnce(
  context: RequestContext,
  {
    app,
    idempotencyKey: key,
    payment,
    data,
  }: { app: string; idempotencyKey: string; payment: Payment; data: unknown },
): Promise<Outcome<Started>> {
  const { customerId, checkout, asked: amount } = payment
  const { gateway_id: gatewayId } = dataOf(data)
  const used = { customerId, key, checkoutPublicId: checkout.publicId, amount }
  const claimed = await claimTransactionKey(context, { ...used, app: [app, gatewayId].join(' ') })
  if (!claimed.ok) return claimed
  const begun = claimed.value
  if (begun && begun.state !== 'created' && begun.state !== 'open')
    return ok(endedTransaction(context, begun))
  const started = await startAt(context, app, payment, data)
  const token = started.ok && !isWallet(data) ? started.value.transaction?.token : undefined
  if (token) await linkTransactionKey(context.db, { customerId, key }, token)
  return started
}

async function startAt(
  context: RequestContext,
  app: string,
  payment: Payment,
  data: unknown,
): Promise<Outcome<Started>> {
  if (app === dummyPaymentApp.id) return startDummyPayment(context, payment, data)
  if (app === stripePaymentAppId) return startStripePayment(context, payment, data)
  const { gateway_id: gatewayId, callback_host: host } = dataOf(data)
  if (typeof gatewayId !== 'string') return refuse('GATEWAY_UNKNOWN', { field: 'gateway_id' })
  if (isWallet(data)) return startFromWallet(context, payment)
  const checked = checkCallbackHost(context.config, context.client.origin, host)
  if (!checked.ok) return checked
  const started = countStep(
    'pay_by_card',
    await payCheckout(purchaseContextOf(context), { ...payment, gatewayId, host: checked.value }),
  )
  return started.ok ? ok(startedAtGateway(started.value, noticeOf(started.value, context))) : started
}

/** A wallet that has too little is an answer, not an error: the client may ask for less, or for a card. */
async function startFromWallet(
  context: RequestContext,
  payment: WalletPayment,
): Promise<Outcome<StartedTransaction>> {
  const held = countStep('pay_from_wallet', await payFromWallet(purchaseContextOf(context), payment))
  if (held.ok) {
    const said = { now: context.clock.now(), notice: noticeOf(held.value, context), payment }
    return ok(startedFromWallet(held.value, said))
  }
  if (held.code !== 'BALANCE_INSUFFICIENT') return held
  const message = refusalText(held, context.locale)
  return ok(refusedByWallet(payment, { message, now: context.clock.now() }))
}

/** Notice about a payment that was begun before and that its gateway could not end. */
function noticeOf({ formerPayment }: Pick<HeldPart, 'formerPayment'>, { locale }: RequestContext): string {
  return formerPayment === 'not-over' ? translatorFor(locale)('outgoing.formerPayment') : ''
}

/** Baisa are the smallest amount there is. */
function readAmount(amount: number | null | undefined): Outcome<Baisa | undefined> {
  if (amount === null || amount === undefined) return ok(undefined)
  const thousandths = Math.round(amount * 1000)
  const isWhole = thousandths / 1000 === amount && thousandths <= maxAmount
  return isWhole ? ok(baisa(thousandths)) : refuse('INVALID', { field: 'amount' })
}

/** No checkout costs more. */
const maxAmount = 1_000_000_000

/** The answer about a payment, in the shape of the app it was begun with. */
export function endedTransaction(context: RequestContext, attempt: PaymentAttempt): EndedTransaction {
  if (attempt.form === 'embedded') return stripeAnswer(context, attempt)
  return {
    transaction: transactionOf(attempt),
    transactionEvent: eventOf(attempt),
    data: moneyDataOf(attempt),
  }
}

export function dataOf(data: unknown): Record<string, unknown> {
  return Object(data) as Record<string, unknown>
}

const isWallet = (data: unknown) => dataOf(data).gateway_id === walletSource

/** Another customer's is not found. */
async function payableCheckout(context: RequestContext, id: string): Promise<Outcome<Checkout>> {
  const customerId = customerIdOf(context.caller)
  const publicId = uuidOf('Checkout', id)
  const checkout =
    publicId && (await readCheckout(context, await actingKey(context, { publicId, customerId })))
  // A visitor's checkout is the customer's once it is attached.
  if (!checkout || (customerId !== undefined && checkout.customerId !== customerId))
    return refuse('NOT_FOUND', { field: 'id' })
  if (customerId === undefined) expectGuests(context)
  return ok(checkout)
}

/** Whose the purchase is: the customer's, or the guest's whose account holds it from now on. */
function holdFor(
  context: RequestContext,
  checkout: Checkout,
): Promise<Outcome<{ checkout: Checkout; customerId: number }>> {
  const customerId = customerIdOf(context.caller)
  return customerId === undefined
    ? holdAsGuest(context, checkout, context.client.address)
    : Promise.resolve(ok({ checkout, customerId }))
}

/** Where guests may not buy, a visitor is told what Saleor tells whoever has to sign in first. */
export function expectGuests({ config }: RequestContext): void {
  if (!config.GUEST_CHECKOUT) throw permissionDenied('AUTHENTICATED_USER')
}
