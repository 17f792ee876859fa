import { applyPercent, baisaFromDecimal, negateBaisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import { clearingOf, postTransaction } from '@warsha/server/modules/ledger/index.ts'
import { sandboxCostPercent } from '@warsha/server/modules/payments/rules/sandbox-cards.ts'
import { orderPayments } from '@warsha/server/modules/payments/storage/order-payments.tables.ts'
import { orderRefunds } from '@warsha/server/modules/payments/storage/order-refunds.tables.ts'
import { paymentAttempts } from '@warsha/server/modules/payments/storage/payments.tables.ts'
import { sandboxEntries } from '@warsha/server/modules/payments/storage/sandbox.tables.ts'
import type { DemoOrder } from '../orders/demo-orders.ts'

type Paid = { order: DemoOrder; orderId: number; customerId: number; placedAt: Date }

const gateway = 'sandbox'

/** Records the payment of an order. The wallet's part of the books is its own history; a card's is written here. */
export async function insertDemoPayment(tx: Transaction, paid: Paid): Promise<void> {
  const { order, orderId, placedAt } = paid
  const amount = baisaFromDecimal(order.rial)
  const attempt = order.paidBy === 'card' ? await insertAttempt(tx, paid) : undefined
  const source = attempt === undefined ? 'WALLET' : gateway
  const [payment] = await tx
    .insert(orderPayments)
    .values({
      orderId,
      position: 1,
      source,
      attemptId: attempt?.id ?? null,
      amountBaisa: amount,
      feeBaisa: noBaisa,
      paidBaisa: amount,
      refundedBaisa: refundedOf(order),
      createdAt: placedAt,
    })
    .returning({ id: orderPayments.id })
  const refund =
    payment && order.refundedRial
      ? await insertRefund(tx, paid, { paymentId: payment.id, target: source })
      : undefined
  if (attempt) await postCard(tx, paid, { attempt: attempt.publicId, refund })
  if (attempt) await writeBook(tx, paid, { attempt: attempt.publicId, refund })
}

async function insertRefund(
  tx: Transaction,
  { order, placedAt }: Paid,
  to: { paymentId: number; target: string },
): Promise<string | undefined> {
  const [refund] = await tx
    .insert(orderRefunds)
    .values({
      ...to,
      key: `demo-order-refund:${order.number}`,
      position: 1,
      amountBaisa: refundedOf(order),
      state: 'done',
      refundReference: `demo-refund-${order.number}`,
      createdAt: placedAt,
    })
    .returning({ publicId: orderRefunds.publicId })
  return refund?.publicId
}

const refundedOf = ({ refundedRial }: DemoOrder) => baisaFromDecimal(refundedRial ?? '0')

async function insertAttempt(
  tx: Transaction,
  { order, customerId, placedAt }: Paid,
): Promise<{ id: number; publicId: string }> {
  const amount = baisaFromDecimal(order.rial)
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      purpose: 'checkout',
      customerId,
      gateway,
      amountBaisa: amount,
      feeBaisa: noBaisa,
      chargeBaisa: amount,
      refundedBaisa: refundedOf(order),
      pspReference: `demo-order-${order.number}`,
      state: 'paid',
      paidBaisa: amount,
      effect: 'order',
      gatewayEndedAt: placedAt,
      language: 'en',
      expiresAt: placedAt,
      endedAt: placedAt,
      createdAt: placedAt,
    })
    .returning({ id: paymentAttempts.id, publicId: paymentAttempts.publicId })
  if (!attempt) throw new Error(`Order ${order.number} has no payment`)
  return attempt
}

/** What the sandbox has in its own book of it. */
async function writeBook(
  tx: Transaction,
  { order, placedAt }: Paid,
  { attempt, refund }: { attempt: string; refund: string | undefined },
): Promise<void> {
  const amount = baisaFromDecimal(order.rial)
  const paymentReference = `demo-order-${order.number}`
  const charge = {
    kind: 'charge' as const,
    reference: paymentReference,
    paymentReference,
    attemptId: attempt,
    amountBaisa: amount,
    feeBaisa: applyPercent(amount, sandboxCostPercent),
    occurredAt: placedAt,
  }
  const refunds = refund
    ? [
        {
          kind: 'refund' as const,
          reference: `demo-refund-${order.number}`,
          paymentReference,
          refundKey: refund,
          amountBaisa: refundedOf(order),
          occurredAt: placedAt,
        },
      ]
    : []
  await tx
    .insert(sandboxEntries)
    .values([charge, ...refunds])
    .onConflictDoNothing()
}

async function postCard(
  tx: Transaction,
  { order, placedAt }: Paid,
  { attempt, refund }: { attempt: string; refund: string | undefined },
): Promise<void> {
  const amount = baisaFromDecimal(order.rial)
  const refunded = refundedOf(order)
  const about = { reference: String(order.number), gateway, at: placedAt }
  const posted = await postTransaction(tx, {
    kind: 'ORDER_PAYMENT',
    key: `payment:${attempt}`,
    ...about,
    moves: [
      { account: clearingOf(gateway), amount: negateBaisa(amount) },
      { account: { kind: 'sales' }, amount },
    ],
  })
  if (!posted.ok) throw new Error(`The payment of order ${order.number} could not be posted`)
  if (refunded === noBaisa || !refund) return
  await postTransaction(tx, {
    kind: 'ORDER_REFUND',
    key: `refund:${refund}`,
    ...about,
    moves: [
      { account: { kind: 'refunds' }, amount: negateBaisa(refunded) },
      { account: clearingOf(gateway), amount: refunded },
    ],
  })
}
