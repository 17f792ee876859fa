import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { z } from 'zod'
import { toMoney } from '#http/graphql/money.ts'
import type { TransactionEvent } from '#http/graphql/schema.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import { countStep } from '#modules/checkout/index.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import {
  eventOf,
  moneyDataOf,
  type TransactionNode,
  transactionOf,
} from '#modules/payments/api/shop/index.ts'
import type { PaymentAttempt } from '#modules/payments/index.ts'
import { type CardPayment, payCheckout } from '../../use-cases/pay-checkout.ts'
import { purchaseContextOf } from '../../use-cases/purchase-context.ts'
import { ownHost } from './own-host.ts'

/** What takes money at once: a bank debit that takes days is longer than anything is held. */
const methods = ['card', 'apple_pay', 'google_pay', 'link']

const dataShape = z.object({ paymentIntent: z.object({ paymentMethod: z.string().max(60) }) })

/** Of a payment in Stripe's fields, as Saleor's app of Stripe answers it. */
export type StripeTransaction = {
  transaction: TransactionNode | null
  transactionEvent: TransactionEvent
  data: object
}

/** Begins a payment that the client confirms in Stripe's fields, with the secret it is answered. */
export async function startStripePayment(
  context: RequestContext,
  payment: Omit<CardPayment, 'gatewayId' | 'host' | 'form'>,
  data: unknown,
): Promise<Outcome<StripeTransaction>> {
  const asked = dataShape.safeParse(data)
  if (!asked.success) return ok(invalidData(context, payment, 'ParseError'))
  if (!methods.includes(asked.data.paymentIntent.paymentMethod))
    return ok(invalidData(context, payment, 'UnsupportedPaymentMethodError'))
  const host = ownHost(context)
  if (!host.ok) return host
  const embedded = { ...payment, gatewayId: 'stripe', form: 'embedded', host: host.value } as const
  const started = countStep('pay_by_card', await payCheckout(purchaseContextOf(context), embedded))
  if (!started.ok) return started
  const { clientSecret: stripeClientSecret } = started.value
  return ok({ ...stripeAnswer(context, started.value), data: { paymentIntent: { stripeClientSecret } } })
}

/** How a payment in Stripe's fields stands; what may be done with it and the words are those of Saleor's app. */
export function stripeAnswer(context: RequestContext, attempt: PaymentAttempt): StripeTransaction {
  const { state, effect } = attempt
  const isDiverted = effect === 'wallet'
  const isGuest = customerIdOf(context.caller) === undefined
  const words = isDiverted ? (isGuest ? 'walletGuest' : 'wallet') : (wordsOf[state] ?? 'failed')
  const message = translatorFor(context.locale)(`outgoing.stripeApp.${words}`)
  // Money that has bought nothing has not paid for the checkout, whatever has become of it.
  const type = isDiverted ? 'CHARGE_FAILURE' : eventOf(attempt).type
  const event: TransactionEvent = { ...eventOf(attempt), type, message, externalUrl: '' }
  const actions = actionsOf[words] ?? []
  return {
    transaction: { ...transactionOf(attempt), actions: [...actions], message, events: [event] },
    transactionEvent: event,
    data: moneyDataOf(attempt),
  }
}

const wordsOf: Readonly<Partial<Record<PaymentAttempt['state'], 'wait' | 'paid'>>> = {
  created: 'wait',
  open: 'wait',
  paid: 'paid',
}

const actionsOf: Readonly<Record<string, readonly ('CANCEL' | 'REFUND')[]>> = {
  wait: ['CANCEL'],
  paid: ['REFUND'],
}

function invalidData(
  { clock, locale }: RequestContext,
  { checkout, asked }: Pick<CardPayment, 'checkout' | 'asked'>,
  code: 'ParseError' | 'UnsupportedPaymentMethodError',
): StripeTransaction {
  const message = translatorFor(locale)(
    `outgoing.stripeApp.${code === 'ParseError' ? 'invalid' : 'unsupported'}`,
  )
  return {
    transaction: null,
    transactionEvent: {
      id: toGlobalId('TransactionEvent', checkout.publicId),
      createdAt: clock.now(),
      pspReference: '',
      message,
      externalUrl: '',
      amount: toMoney(asked ?? noBaisa),
      type: 'CHARGE_FAILURE',
    },
    data: { paymentIntent: { errors: [{ code, message }] } },
  }
}
