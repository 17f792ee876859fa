import type { PaymentsResolvers } from '#http/graphql/resolvers.generated.ts'
import type {
  CheckoutError,
  TransactionEvent,
  TransactionInitializeError,
  TransactionProcessError,
} from '#http/graphql/schema.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { refusalText } from '#http/rest/answers.ts'
import { type Outcome, ok, type Refusal, refuse } from '#kernel/outcome.ts'
import { type CheckoutNodes, readCheckoutKey, toCheckoutError } from '#modules/checkout/api/shop/index.ts'
import {
  actingKey,
  countStep,
  dummyPaymentApp,
  paymentAppsOf,
  readCheckout,
  readSpendableOf,
  stripePaymentAppId,
  writeMetadata,
} from '#modules/checkout/index.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import type { OrdersNodes } from '#modules/orders/api/shop/index.ts'
import { type Order, readHeldOrder, readOrderOf } from '#modules/orders/index.ts'
import type { TransactionNode } from '#modules/payments/api/shop/index.ts'
import { cancelAttempt, readAttemptFor, readOwnAttempt, settleAttempt } from '#modules/payments/index.ts'
import { completePurchase } from '../../use-cases/complete-purchase.ts'
import { readyForGuest } from '../../use-cases/hold-as-guest.ts'
import { purchaseContextOf } from '../../use-cases/purchase-context.ts'
import { isOffered, uuidOf } from './asked-ids.ts'
import { dummyPaymentConfig, endDummyPayment } from './dummy-payment-app.ts'
import { paymentOptions } from './payment-options.ts'
import { dataOf, endedTransaction, expectGuests, startTransaction } from './start-transaction.ts'
import { toldOfGoods } from './told-of-goods.ts'

type CompleteNode = {
  order: Order | null
  confirmationNeeded: boolean
  confirmationData: object | null
  errors: CheckoutError[]
  checkoutErrors: CheckoutError[]
}

type PurchaseNodes = CheckoutNodes &
  OrdersNodes & {
    CheckoutComplete: CompleteNode
    TransactionItem: TransactionNode
    TransactionInitialize: TransactionPayload<TransactionInitializeError>
    TransactionProcess: TransactionPayload<TransactionProcessError>
  }

type TransactionPayload<Failure> = {
  transaction: TransactionNode | null
  transactionEvent: TransactionEvent | null
  data: object | null
  errors: readonly Failure[]
}

const nothing = { transaction: null, transactionEvent: null, data: null }

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
      const started = await startTransaction(context, args)
      return started.ok
        ? { ...started.value, errors: [] }
        : { ...nothing, errors: [initializeFailure(started, context)] }
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
      return { ...endedTransaction(context, settled), errors: [] }
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
  TransactionItem: {
    order: ({ checkoutPublicId, customerId }, _args, context) =>
      checkoutPublicId ? boughtBy(context, { checkoutPublicId, customerId }) : null,
  },
} satisfies PaymentsResolvers<PurchaseNodes>

/** Whole for its customer; a guest who holds the payment's id is told what a holder of the order's id is told. */
async function boughtBy(
  context: RequestContext,
  bought: { checkoutPublicId: string; customerId: number },
): Promise<Order | null> {
  const order = await readOrderOf(context, bought)
  if (!order || bought.customerId === customerIdOf(context.caller)) return order ?? null
  return (await readHeldOrder(context, order.publicId)) ?? null
}

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

/** The part that the caller's wallet can pay; guests have no wallet. Undefined for a checkout that the caller cannot pay for. */
async function spendableOf(context: RequestContext, publicId: string | undefined) {
  const customerId = customerIdOf(context.caller)
  if (!publicId) return undefined
  if (customerId !== undefined) return readSpendableOf(context, { publicId, customerId })
  const checkout = await readCheckout(context, await actingKey(context, { publicId, customerId }))
  return checkout && context.config.GUEST_CHECKOUT ? 'none' : undefined
}

function configOf(app: string, options: readonly object[], context: RequestContext) {
  if (!isOffered(context.config, app)) {
    return { id: app, data: null, errors: [failure(refuse('NOT_FOUND', { field: 'id' }), context)] }
  }
  return { id: app, data: dataOfApp(app, options, context), errors: [] }
}

/** What a client needs before it begins a payment. */
function dataOfApp(app: string, options: readonly object[], { config }: RequestContext): object {
  if (app === dummyPaymentApp.id) return dummyPaymentConfig
  if (app === stripePaymentAppId) return { stripePublishableKey: config.STRIPE_PUBLISHABLE_KEY }
  return { payment_options: options }
}

/** Saleor's clients know these codes and no others. */
function failure(refusal: Refusal, { locale }: RequestContext) {
  const code = refusal.code === 'NOT_FOUND' || refusal.code === 'GATEWAY_UNKNOWN' ? 'NOT_FOUND' : 'INVALID'
  return { field: refusal.field ?? null, message: refusalText(refusal, locale), code } as const
}

/** Saleor knows a code of its own for a key that was used for something else. */
function initializeFailure(refusal: Refusal, context: RequestContext) {
  const told = failure(refusal, context)
  return refusal.code === 'TRANSACTION_KEY_USED' ? ({ ...told, code: 'UNIQUE' } as const) : told
}
