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
import { eventOf, type TransactionNode, transactionOf } from '#modules/payments/api/shop/index.ts'
import {
  decideSandboxPayment,
  type PaymentAttempt,
  readOwnAttempt,
  settleAttempt,
  silentSandboxCard,
} from '#modules/payments/index.ts'
import { type CardPayment, payCheckout } from '../../use-cases/pay-checkout.ts'
import { purchaseContextOf } from '../../use-cases/purchase-context.ts'
import { ownHost } from './own-host.ts'

const endings = {
  CHARGE_SUCCESS: 'pay',
  CHARGE_FAILURE: 'decline',
  CHARGE_REQUEST: 'wait',
  CHARGE_ACTION_REQUIRED: 'wait',
  AUTHORIZATION_SUCCESS: 'pay',
  AUTHORIZATION_FAILURE: 'decline',
  AUTHORIZATION_REQUEST: 'wait',
  AUTHORIZATION_ACTION_REQUIRED: 'wait',
} as const

type EventType = keyof typeof endings

const dataShape = z.object({
  event: z.object({
    type: z.enum(Object.keys(endings) as EventType[]),
    includePspReference: z.boolean().default(true),
  }),
})

/** Of a payment at the dummy payment app of a demo. */
export type DummyTransaction = {
  transaction: TransactionNode | null
  transactionEvent: TransactionEvent
  data: object | null
}

/**
 * Begins a payment at the sandbox and ends it as the client's data say, through the one way in which payments of every
 * gateway end. A payment that waits is ended by `endDummyPayment`, or runs out like any other.
 */
export async function startDummyPayment(
  context: RequestContext,
  payment: Omit<CardPayment, 'gatewayId' | 'host'>,
  data: unknown,
): Promise<Outcome<DummyTransaction>> {
  const asked = dataShape.safeParse(data)
  if (!asked.success) return ok(invalidData(context, payment))
  const checked = ownHost(context)
  if (!checked.ok) return checked
  const started = countStep(
    'pay_by_card',
    await payCheckout(purchaseContextOf(context), { ...payment, gatewayId: 'sandbox', host: checked.value }),
  )
  return started.ok ? ok(await end(context, started.value, asked.data.event)) : started
}

/** Ends a payment that waits at the sandbox. Undefined: the data are not those of this app, or it does not wait. */
export async function endDummyPayment(
  context: RequestContext,
  attempt: PaymentAttempt,
  data: unknown,
): Promise<DummyTransaction | undefined> {
  const asked = dataShape.safeParse(data)
  const isWaiting = attempt.gateway === 'sandbox' && attempt.state === 'open'
  if (!context.config.demo || !asked.success || !isWaiting) return undefined
  return end(context, attempt, asked.data.event)
}

async function end(
  context: RequestContext,
  attempt: PaymentAttempt,
  { type, includePspReference }: z.output<typeof dataShape>['event'],
): Promise<DummyTransaction> {
  const outcome = endings[type]
  if (outcome !== 'wait' && attempt.pspReference) {
    const choice = { outcome, card: silentSandboxCard }
    const decided = await decideSandboxPayment(context, attempt.pspReference, choice)
    if (!decided.ok) throw new Error(`The sandbox has no payment ${attempt.publicId}: ${decided.code}`)
    await settleAttempt(purchaseContextOf(context), attempt.id)
  }
  const settled = (await readOwnAttempt(context, attempt)) ?? attempt
  const isGuest = customerIdOf(context.caller) === undefined
  const words = outcome === 'decline' && isGuest ? 'declineGuest' : outcome
  const message = translatorFor(context.locale)(`outgoing.dummyPayment.${words}`)
  const actions = settled.state === 'paid' ? (['REFUND'] as const) : []
  const event = eventOf(settled)
  const isAsAsked = isEndOf(settled, outcome)
  const reference = includePspReference ? {} : { pspReference: '' }
  // A payment that ended otherwise, because another call was first, says how.
  const said = isAsAsked ? { ...event, ...reference, type, message, externalUrl: '' } : event
  const transaction = { ...transactionOf(settled), ...reference, actions: [...actions], message }
  return {
    transaction: { ...transaction, events: [said] },
    transactionEvent: said,
    data: null,
  }
}

function isEndOf({ state }: PaymentAttempt, outcome: (typeof endings)[EventType]): boolean {
  if (outcome === 'wait') return state === 'open'
  return outcome === 'pay' ? state === 'paid' : state === 'declined'
}

function invalidData(
  { clock, locale }: RequestContext,
  { checkout, asked }: Pick<CardPayment, 'checkout' | 'asked'>,
): DummyTransaction {
  return {
    transaction: null,
    transactionEvent: {
      id: toGlobalId('TransactionEvent', checkout.publicId),
      createdAt: clock.now(),
      pspReference: '',
      message: translatorFor(locale)('outgoing.dummyPayment.invalid'),
      externalUrl: '',
      amount: toMoney(asked ?? noBaisa),
      type: 'CHARGE_FAILURE',
    },
    data: { exception: true },
  }
}

/** The gateway's answer to a client that asks what it needs. */
export const dummyPaymentConfig = { ok: true }
