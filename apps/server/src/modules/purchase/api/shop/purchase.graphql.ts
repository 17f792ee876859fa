import { parseGlobalId } from '@warsha/contract/ids/global-id.ts'
import { type Baisa, baisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { permissionDenied } from '#http/graphql/errors.ts'
import type { PaymentsResolvers } from '#http/graphql/resolvers.generated.ts'
import type { CheckoutError } from '#http/graphql/schema.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { refusalText } from '#http/rest/answers.ts'
import { type Outcome, ok, type Refusal, refuse } from '#kernel/outcome.ts'
import { type CheckoutNodes, readCheckoutKey, toCheckoutError } from '#modules/checkout/api/shop/index.ts'
import {
  actingKey,
  type Checkout,
  countStep,
  dummyPaymentApp,
  paymentAppsOf,
  readCheckout,
  readSpendableOf,
  writeMetadata,
} from '#modules/checkout/index.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import type { OrdersNodes } from '#modules/orders/api/shop/index.ts'
import { type Order, readHeldOrder } from '#modules/orders/index.ts'
import { eventOf, moneyDataOf, transactionOf } from '#modules/payments/api/shop/index.ts'
import {
  cancelAttempt,
  checkCallbackHost,
  type PaymentAttempt,
  readAttemptFor,
  readOwnAttempt,
  settleAttempt,
  walletSource,
} from '#modules/payments/index.ts'
import { completePurchase } from '../../use-cases/complete-purchase.ts'
import { holdAsGuest, readyForGuest } from '../../use-cases/hold-as-guest.ts'
import { payCheckout } from '../../use-cases/pay-checkout.ts'
import { type HeldPart, payFromWallet, type WalletPayment } from '../../use-cases/pay-from-wallet.ts'
import { purchaseContextOf } from '../../use-cases/purchase-context.ts'
import {
  type DummyTransaction,
  dummyPaymentConfig,
  endDummyPayment,
  startDummyPayment,
} from './dummy-payment-app.ts'
import { paymentOptions } from './payment-options.ts'
import {
  refusedByWallet,
  type StartedTransaction,
  startedAtGateway,
  startedFromWallet,
} from './started-transaction.ts'
import { toldOfGoods } from './told-of-goods.ts'

type CompleteNode = {
  order: Order | null
  confirmationNeeded: boolean
  confirmationData: object | null
  errors: CheckoutError[]
  checkoutErrors: CheckoutError[]
}

type PurchaseNodes = CheckoutNodes & OrdersNodes & { CheckoutComplete: CompleteNode }

export const purchaseResolvers = {
  Mutation: {
    async paymentGatewayInitialize(_root, { id, paymentGateways }, context) {
      const spendable = await spendableOf(context, uuidOf('Checkout', id))
      if (spendable === undefined) {
        const refusal = refuse('NOT_FOUND', { field: 'id' })
        return { gatewayConfigs: null, errors: [failure(refusal, context)] }
      }
      const asked =
        paymentGateways?.map((gateway) => gateway.id) ?? paymentAppsOf(context.config).map((app) => app.id)
      const options = await paymentOptions(context, spendable === 'none' ? undefined : spendable)
      return { gatewayConfigs: asked.map((app) => configOf(app, options, context)), errors: [] }
    },

    async transactionInitialize(_root, args, context) {
      const started = await start(context, args)
      return started.ok
        ? { ...started.value, errors: [] }
        : { ...nothing, errors: [failure(started, context)] }
    },

    async transactionProcess(_root, { id, token, data: given }, context) {
      const publicId = token ?? (id ? uuidOf('TransactionItem', id) : undefined)
      const customerId = customerIdOf(context.caller)
      const attempt = publicId ? await readAttemptFor(context, { publicId, customerId }) : undefined
      if (!attempt) {
        const refusal = refuse('NOT_FOUND', { field: id ? 'id' : 'token' })
        return { ...nothing, errors: [failure(refusal, context)] }
      }
      const ended = await endDummyPayment(context, attempt, given)
      if (ended) return { ...ended, errors: [] }
      const isGivenUp = dataOf(given).cancel === true
      const settle = isGivenUp ? cancelAttempt : settleAttempt
      await settle(purchaseContextOf(context), attempt.id)
      const settled = (await readOwnAttempt(context, attempt)) ?? attempt
      return { ...answerOf(settled), data: moneyDataOf(settled), errors: [] }
    },

    async checkoutComplete(_root, args, context): Promise<CompleteNode> {
      const completed = await complete(context, args)
      const errors = completed.ok ? [] : [toCheckoutError(completed, context.locale)]
      return {
        order: completed.ok ? completed.value : null,
        confirmationNeeded: false,
        confirmationData: completed.ok ? {} : null,
        errors,
        checkoutErrors: errors,
      }
    },
  },
} satisfies PaymentsResolvers<PurchaseNodes>

type CompleteArgs = Parameters<typeof readCheckoutKey>[1] & {
  metadata?: readonly { key: string; value: string }[] | null
}

async function complete(context: RequestContext, args: CompleteArgs): Promise<Outcome<Order>> {
  const key = readCheckoutKey(context, args)
  if (!key.ok) return key
  const own = await actingKey(context, key.value)
  const { publicId, customerId } = own
  if (args.metadata?.length) {
    const given = Object.fromEntries(args.metadata.map(({ key: name, value }) => [name, value]))
    const written = await writeMetadata(context, own, given)
    if (!written.ok && written.code !== 'NOT_FOUND') return written
  }
  if (customerId === undefined) return completeUnpaid(context, publicId)
  const purchase = purchaseContextOf(context)
  const completed = countStep('complete', await completePurchase(purchase, { publicId, customerId }))
  if (!completed.ok) return toldOfGoods(completed, await readCheckout(context, own))
  if (customerIdOf(context.caller) !== undefined) return completed
  // Whoever holds the id of a guest's checkout is told what a holder of the order's id is told.
  return ok((await readHeldOrder(context, completed.value.publicId)) ?? completed.value)
}

/** A visitor's checkout is a guest's once its payment begins; before that it is told what is missing, in Saleor's order. */
async function completeUnpaid(context: RequestContext, publicId: string): Promise<Outcome<Order>> {
  const checkout = await readCheckout(context, { publicId, customerId: undefined })
  if (!checkout) return refuse('NOT_FOUND', { field: 'id' })
  expectGuests(context)
  const ready = readyForGuest(checkout)
  return ready.ok ? refuse('CHECKOUT_NOT_PAID', { field: 'id' }) : ready
}

/** Where guests may not buy, a visitor is told what Saleor tells whoever has to sign in first. */
function expectGuests({ config }: RequestContext): void {
  if (!config.GUEST_CHECKOUT) throw permissionDenied('AUTHENTICATED_USER')
}

type Started = StartedTransaction | DummyTransaction

type StartArgs = {
  id: string
  action?: string | null
  amount?: number | null
  idempotencyKey?: string | null
  paymentGateway: { id: string; data?: unknown }
}

async function start(context: RequestContext, args: StartArgs): Promise<Outcome<Started>> {
  const found = await payableCheckout(context, args.id)
  return found.ok ? toldOfGoods(await startFor(context, found.value, args), found.value) : found
}

async function startFor(
  context: RequestContext,
  checkout: Checkout,
  { action, amount, idempotencyKey, paymentGateway: { id: app, data } }: StartArgs,
): Promise<Outcome<Started>> {
  if (idempotencyKey === '') return refuse('INVALID', { field: 'idempotencyKey' })
  // Whether money is taken or set aside is for the shop to say.
  if (action) throw permissionDenied('HANDLE_PAYMENTS')
  if (!isOffered(context, app)) return refuse('NOT_FOUND', { field: 'paymentGateway' })
  const asked = readAmount(amount)
  if (!asked.ok) return asked
  const isGuest = customerIdOf(context.caller) === undefined
  if (isGuest && isWallet(data)) return refuse('GATEWAY_UNKNOWN', { field: 'gateway_id' })
  const held = await holdFor(context, checkout)
  if (!held.ok) return held
  const payment = { ...held.value, asked: asked.value }
  if (app === dummyPaymentApp.id) return startDummyPayment(context, payment, data)
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
    const said = { now: context.clock.now(), notice: noticeOf(held.value, context) }
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

const nothing = { transaction: null, transactionEvent: null, data: null }

function dataOf(data: unknown): Record<string, unknown> {
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

/** The part that the caller's wallet can pay; guests have no wallet. Undefined for a checkout that the caller cannot pay for. */
async function spendableOf(context: RequestContext, publicId: string | undefined) {
  const customerId = customerIdOf(context.caller)
  if (!publicId) return undefined
  if (customerId !== undefined) return readSpendableOf(context, { publicId, customerId })
  const checkout = await readCheckout(context, await actingKey(context, { publicId, customerId }))
  return checkout && context.config.GUEST_CHECKOUT ? 'none' : undefined
}

function uuidOf(type: string, id: string): string | undefined {
  const node = parseGlobalId(id)
  return node?.type === type && node.key.includes('-') ? node.key.toLowerCase() : undefined
}

function configOf(app: string, options: readonly object[], context: RequestContext) {
  if (!isOffered(context, app)) {
    return { id: app, data: null, errors: [failure(refuse('NOT_FOUND', { field: 'id' }), context)] }
  }
  const data = app === dummyPaymentApp.id ? dummyPaymentConfig : { payment_options: options }
  return { id: app, data, errors: [] }
}

function isOffered({ config }: RequestContext, app: string): boolean {
  return paymentAppsOf(config).some(({ id }) => id === app)
}

function answerOf(attempt: PaymentAttempt) {
  return { transaction: transactionOf(attempt), transactionEvent: eventOf(attempt) }
}

/** Saleor's clients know these codes and no others. */
function failure(refusal: Refusal, { locale }: RequestContext) {
  const code = refusal.code === 'NOT_FOUND' || refusal.code === 'GATEWAY_UNKNOWN' ? 'NOT_FOUND' : 'INVALID'
  return { field: refusal.field ?? null, message: refusalText(refusal, locale), code } as const
}
