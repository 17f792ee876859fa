import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { expireReservations } from '#modules/checkout/samples/draft-checkout.ts'
import type { ShopProcess } from '#testing/kill-points/shop-process.ts'
import { topUp } from '#testing/open-wallets.ts'

const documents = {
  create: `mutation($input: CheckoutCreateInput!) {
    checkoutCreate(input: $input) { checkout { id token } errors { code message } } }`,
  begin: `mutation($id: ID!, $data: JSON!, $amount: PositiveDecimal) {
    transactionInitialize(id: $id, amount: $amount, paymentGateway: { id: "warsha.payments", data: $data }) { data errors { code message } } }`,
  complete: `mutation($id: ID!) { checkoutComplete(id: $id) { order { number } errors { code message } } }`,
}

type Answer = {
  checkout?: { id: string; token: string } | null
  data?: { url: string } | null
  order?: { number: string } | null
  errors: { code: string; message: string }[]
}

type Wanted = {
  db: Database
  customerId: number
  nth?: number | undefined
  /** Cancels an order as an operator. */
  cancel(orderId: number): Promise<unknown>
}

/** Buys one booked line in a process that may die at any moment. Answers are remembered. */
export async function openShopper(process: ShopProcess, { db, customerId, nth = 0, cancel }: Wanted) {
  const booked: Booked = await bookedLine(db, { capacity: 5, nth })
  let checkout = { id: '', token: '' }
  let payUrl = ''
  let orderNumber: string | undefined
  const send = async (name: keyof typeof documents, mutation: string, variables: object) => {
    const answer = await process.ask(customerId, documents[name], variables)
    const given = answer?.data?.[mutation] as Answer | null | undefined
    if (given?.errors.length) throw new Error(`${mutation}: ${JSON.stringify(given.errors)}`)
    return given ?? undefined
  }
  return {
    process,
    customerId,
    slotId: booked.slotId,
    checkoutToken: () => checkout.token,
    /** Of the order that the shopper was told of. */
    orderNumber: () => orderNumber,
    async create() {
      const billingAddress = { country: 'OM', city: 'muscat', streetAddress1: 'Ghala Heights' }
      const input = { channel: 'default-channel', isCart: true, billingAddress, lines: [booked.line] }
      const made = await send('create', 'checkoutCreate', { input })
      checkout = made?.checkout ?? checkout
    },
    async begin() {
      const data = { gateway_id: 'sandbox', callback_host: `${process.origin}/en` }
      const started = await send('begin', 'transactionInitialize', { id: checkout.id, data })
      payUrl = started?.data?.url ?? ''
    },
    /** The wallet is filled, and sets so many Rial aside, or everything. */
    async useWallet(amount: number | undefined) {
      await topUp(db, customerId, 1_000_000)
      const data = { gateway_id: 'WALLET' }
      await send('begin', 'transactionInitialize', { id: checkout.id, data, amount })
    },
    /** Pays at the sandbox's page. */
    async choose(card: string) {
      const answer = await fetch(payUrl, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ outcome: 'pay', card }),
      }).catch(() => undefined)
      if (answer && answer.status !== 303) throw new Error(`The sandbox answered ${answer.status}`)
    },
    async complete() {
      const done = await send('complete', 'checkoutComplete', { id: checkout.id })
      orderNumber = done?.order?.number ?? orderNumber
    },
    /** By an operator: what was paid is given back by a job of the process. */
    async cancelOrder() {
      const { rows } = await db.execute<{ id: number }>(
        sql`SELECT id FROM orders WHERE number = ${Number(orderNumber)}`,
      )
      await cancel(rows[0]?.id ?? 0)
    },
    letReservationExpire: () => expireReservations(db, [customerId]),
  }
}

export type Shopper = Awaited<ReturnType<typeof openShopper>>
