import { randomUUID } from 'node:crypto'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { approvalRequested } from '#commands/approval-events.ts'
import { defineCommand } from '#commands/define-command.ts'
import { runCommand } from '#commands/run-command.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { reservationExpired } from '#modules/checkout/index.ts'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { releaseExpiredReservations } from '#modules/checkout/use-cases/release-expired-reservations.ts'
import {
  blockCustomer,
  customerBlocked,
  customerDeleted,
  customerRegistered,
  readCustomer,
} from '#modules/identity/index.ts'
import { eraseAccount } from '#modules/identity/use-cases/erase-account.ts'
import { creditNoteIssued, invoiceIssued, issueCreditNote, issueInvoice } from '#modules/invoices/index.ts'
import { orderPlaced } from '#modules/orders/index.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { paymentFailed, paymentSucceeded, refundDiverted, refundSent } from '#modules/payments/index.ts'
import { sendRefund } from '#modules/payments/use-cases/send-refund.ts'
import { staffClosed, staffInvited, staffRoleChanged } from '#modules/staff/index.ts'
import { inviteStaff, updateStaff } from '#modules/staff/use-cases/manage-staff.ts'
import { payoutRequested } from '#modules/wallet/index.ts'
import { payOut } from '#modules/wallet/use-cases/pay-out.ts'
import { topUp } from '#testing/open-wallets.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeMember } from '#testing/staff.ts'
import { watchEvents } from '#testing/watch-events.ts'

const shop = usePaymentShop('91480001', undefined, {}, [], { jobs: ['send-message'] })
const { begin, complete, process, choose, context, customerId } = purchasesOf(shop)

const watched: readonly { eventName: string }[] = [
  orderPlaced,
  paymentSucceeded,
  paymentFailed,
  refundSent,
  refundDiverted,
  reservationExpired,
  customerRegistered,
  customerBlocked,
  customerDeleted,
  invoiceIssued,
  creditNoteIssued,
  staffInvited,
  staffRoleChanged,
  staffClosed,
  payoutRequested,
  approvalRequested,
]

let events: Awaited<ReturnType<typeof watchEvents>>
beforeAll(async () => {
  events = await watchEvents(shop.shop(), watched)
})

/** A change that is ready to be made: made again, it changes nothing more. */
type Ready = { change(): Promise<unknown>; changed: SQL }
type Flow = { event: { eventName: string }; prepare(): Promise<Ready> }

let numbers = 91480100
const newNumber = () => String(++numbers)

async function openCheckout() {
  const { line } = await bookedLine(shop.db(), { capacity: 50 })
  const { checkout } = await shop.create({ lines: [line] })
  return checkout as { id: string; token: string }
}

async function chosen(outcome: 'pay' | 'decline') {
  const checkout = await openCheckout()
  const begun = await begin(checkout.id)
  await choose(begun.data.url, outcome)
  const attempt = sql`SELECT count(*)::int FROM payment_attempts
    WHERE public_id = ${begun.transaction.token} AND ended_at IS NOT NULL`
  return { checkout, attempt, transactionId: begun.transaction.id as string }
}

async function bought() {
  const { checkout } = await chosen('pay')
  const { order } = await complete(checkout.id)
  const orderId = await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${Number(order.number)}`)
  return { orderId: orderId ?? 0, number: Number(order.number) }
}

async function requestedRefund() {
  const { orderId: id, number } = await bought()
  const refunded = await purchasesOf(shop).refund(
    { id, number, customerId: await customerId() },
    randomUUID(),
    1_000,
  )
  const [refund] = refunded.ok ? refunded.value : []
  return refund?.id ?? 0
}

const refundEnded = (id: number) =>
  sql`SELECT count(*)::int FROM order_refunds WHERE id = ${id} AND state <> 'requested'`

async function newCustomer() {
  const number = newNumber()
  await signIn(shop.shop(), number)
  return (await shop.value<number>(sql`SELECT id FROM customers WHERE phone = ${`+968${number}`}`)) ?? 0
}

async function operator() {
  const { id } = await makeMember(shop.shop(), 'administrator')
  return {
    operatorId: id,
    sessionId: randomUUID(),
    permissions: new Set<never>(),
    centres: 'all',
    requestId: randomUUID(),
    address: '192.0.2.1',
  } as const
}

const inOne = (work: Parameters<typeof inTransaction>[1]) => inTransaction(shop.db(), work)

const flows: readonly Flow[] = [
  {
    event: paymentSucceeded,
    async prepare() {
      const { attempt, transactionId } = await chosen('pay')
      return { change: () => process(transactionId), changed: attempt }
    },
  },
  {
    event: orderPlaced,
    async prepare() {
      const { checkout } = await chosen('pay')
      const changed = sql`SELECT count(*)::int FROM orders WHERE checkout_public_id = ${checkout.token}`
      return { change: () => complete(checkout.id), changed }
    },
  },
  {
    event: paymentFailed,
    async prepare() {
      const { attempt, transactionId } = await chosen('decline')
      return { change: () => process(transactionId), changed: attempt }
    },
  },
  {
    event: refundSent,
    async prepare() {
      const id = await requestedRefund()
      return { change: () => sendRefund(context(), id), changed: refundEnded(id) }
    },
  },
  {
    event: refundDiverted,
    async prepare() {
      const id = await requestedRefund()
      const { gateways, ...rest } = context()
      const sandbox = gateways.get('sandbox')
      if (!sandbox) throw new Error('no sandbox')
      const refund = async () => ({ kind: 'not-refundable', reason: 'charge_disputed' }) as const
      const disputed = new Map([['sandbox', { ...sandbox, port: { ...sandbox.port, refund } }]])
      return {
        change: () => sendRefund({ ...rest, gateways: disputed }, id),
        changed: sql`SELECT count(*)::int FROM order_refunds WHERE id = ${id} AND target = 'WALLET'`,
      }
    },
  },
  {
    event: reservationExpired,
    async prepare() {
      const { token } = await openCheckout()
      await shop.db().execute(sql`UPDATE checkouts SET held_since = now() - interval '29 minutes',
        held_until = now() - interval '1 second' WHERE public_id = ${token}`)
      return {
        change: () => releaseExpiredReservations(shop.shop().deps),
        changed: sql`SELECT count(*)::int FROM checkouts WHERE public_id = ${token} AND held_until IS NULL`,
      }
    },
  },
  {
    event: customerRegistered,
    async prepare() {
      const number = newNumber()
      return {
        change: () => signIn(shop.shop(), number),
        changed: sql`SELECT count(*)::int FROM customers WHERE phone = ${`+968${number}`}`,
      }
    },
  },
  {
    event: customerBlocked,
    async prepare() {
      const id = await newCustomer()
      return {
        change: () => blockCustomer(shop.shop().deps, id),
        changed: sql`SELECT count(*)::int FROM customers WHERE id = ${id} AND NOT is_active`,
      }
    },
  },
  {
    event: customerDeleted,
    async prepare() {
      const id = await newCustomer()
      const customer = await readCustomer({ db: shop.db() }, id)
      if (!customer) throw new Error('no customer')
      const erasure = { personalData: [], settleAccount: async () => ok(undefined), balance: undefined }
      return {
        change: async () => {
          if (await shop.value(sql`SELECT phone FROM customers WHERE id = ${id}`))
            await inOne((tx) => eraseAccount(tx, shop.shop().deps, customer, erasure))
        },
        changed: sql`SELECT count(*)::int FROM customers WHERE id = ${id} AND phone IS NULL`,
      }
    },
  },
  {
    event: invoiceIssued,
    async prepare() {
      const { orderId } = await bought()
      return {
        change: () => issueInvoice(shop.shop().deps, { orderId }),
        changed: sql`SELECT count(*)::int FROM invoices WHERE order_id = ${orderId}`,
      }
    },
  },
  {
    event: creditNoteIssued,
    async prepare() {
      const { orderId } = await bought()
      await issueInvoice(shop.shop().deps, { orderId })
      const refunded = {
        orderId,
        key: randomUUID(),
        occasion: 'refund',
        amountBaisa: 100,
        lines: [],
      } as const
      return {
        change: () => issueCreditNote(shop.shop().deps, refunded),
        changed: sql`SELECT count(*)::int FROM credit_notes WHERE order_id = ${orderId}`,
      }
    },
  },
  {
    event: staffInvited,
    async prepare() {
      const actor = await operator()
      const email = `invited-${randomUUID()}@warsha.example`
      const input = { name: 'Huda', email, role: 'support', language: 'en' } as const
      return {
        change: () =>
          runCommand(shop.shop().deps, actor, inviteStaff, { key: email, reason: undefined, input }),
        changed: sql`SELECT count(*)::int FROM staff_members WHERE email = ${email}`,
      }
    },
  },
  {
    event: staffRoleChanged,
    async prepare() {
      const actor = await operator()
      const { id, publicId } = await makeMember(shop.shop(), 'support')
      const input = { publicId, revision: 1, role: 'content' }
      return {
        change: () =>
          runCommand(shop.shop().deps, actor, updateStaff, { key: publicId, reason: undefined, input }),
        changed: sql`SELECT count(*)::int FROM staff_members WHERE id = ${id} AND role = 'content'`,
      }
    },
  },
  {
    event: staffClosed,
    async prepare() {
      const actor = await operator()
      const { id, publicId } = await makeMember(shop.shop(), 'support')
      const input = { publicId, revision: 1, isActive: false }
      return {
        change: () =>
          runCommand(shop.shop().deps, actor, updateStaff, { key: publicId, reason: undefined, input }),
        changed: sql`SELECT count(*)::int FROM staff_members WHERE id = ${id} AND NOT is_active`,
      }
    },
  },
  {
    event: payoutRequested,
    async prepare() {
      const id = await newCustomer()
      await topUp(shop.db(), id, 5_000)
      const payouts = sql`SELECT count(*)::int FROM wallet_payouts WHERE customer_id = ${id}`
      const wanted = { customerId: id, cause: 'late money', amount: baisa(5_000), bank: null } as const
      return {
        change: async () => {
          if ((await shop.value(payouts)) === 0)
            await inOne(async (tx) => ok(await payOut(tx, { ...wanted, gateway: null, reference: '' })))
        },
        changed: payouts,
      }
    },
  },
  {
    event: approvalRequested,
    async prepare() {
      const actor = await operator()
      const key = randomUUID()
      const command = defineCommand({
        action: 'wallets.adjust',
        permission: 'wallets.adjust',
        needsApproval: async () => true,
        run: async () => ok({ result: true, subject: { kind: 'customer', id: 1 }, before: {}, after: {} }),
      })
      return {
        change: () =>
          runCommand(shop.shop().deps, actor, command, { key, reason: undefined, input: { key } }),
        changed: sql`SELECT count(*)::int FROM operator_approvals WHERE input ->> 'key' = ${key}`,
      }
    },
  },
]

describe.each(flows)('$event.eventName', ({ event, prepare }) => {
  test('is published once with its change, and the change is not made without it', async () => {
    const { change, changed } = await prepare()
    const before = (await events.published(event)).length
    await events.whileRefused(event, () => change().catch(() => undefined))
    expect(await shop.value(changed)).toBe(0)
    expect(await events.published(event)).toHaveLength(before)

    await change()
    await change().catch(() => undefined)
    expect(await shop.value(changed)).toBe(1)
    expect(await events.published(event)).toHaveLength(before + 1)
  })
})
