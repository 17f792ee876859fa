import { baisa } from '@warsha/contract/money/baisa.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { issueGiftCard } from '#modules/promotions/index.ts'
import { useReferralShop } from '#modules/referral/api/testing/referral-shop.ts'
import { topUp } from '#testing/open-wallets.ts'
import { ask } from '#testing/sign-in.ts'
import { waitUntil } from '#testing/wait-until.ts'

const shop = useReferralShop('91600001', { SANDBOX_FEE_PERCENT: '2.5', WALLET_FEE_PERCENT: '1.5' })
const { begin, choose, complete } = purchasesOf(shop)

type Mixture = {
  quantity: number
  code: 'welcome10' | 'save2' | 'bima' | null
  isInvited: boolean
  giftCard: number
  wallet: number
}

const anyAmount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40_000 }))
const mixture: fc.Arbitrary<Mixture> = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  code: fc.constantFrom('welcome10', 'save2', 'bima', null),
  isInvited: fc.boolean(),
  giftCard: anyAmount,
  wallet: anyAmount,
})
const mixtures = fc.sample(mixture, {
  numRuns: Number(process.env.MIXTURES ?? 14),
  seed: Number(process.env.MIXTURES_SEED ?? 2_026),
})

const toBaisa = ({ amount }: { amount: number }) => Math.round(amount * 1000)
const sum = (rows: readonly { amount: { amount: number } }[]) =>
  rows.reduce((before, { amount }) => before + toBaisa(amount), 0)

test.each(mixtures.map((each, at) => [at, each] as const))(
  'whatever takes off and pays, the total is never negative and the invoice says the same to the baisa (%i: %j)',
  async (_at, mixed) => {
    const { token, id: customerId } = await newCustomer(mixed.isInvited)
    const { line } = await bookedLine(shop.db(), { capacity: 5 })
    const { checkout, errors } = await shop.create({ lines: [{ ...line, quantity: mixed.quantity }] }, token)
    expect(errors).toEqual([])
    if (mixed.code) await addCode(checkout.id, mixed.code, token)
    if (mixed.giftCard > 0) await addCode(checkout.id, await newGiftCard(mixed.giftCard), token)
    if (mixed.wallet > 0) await topUp(shop.db(), customerId, mixed.wallet)

    const { totalPrice } = await readCheckout(checkout.id, token)
    expect(totalPrice.gross.amount).toBeGreaterThanOrEqual(0)
    const charged = await pay(checkout.id, mixed, { token, due: toBaisa(totalPrice.gross) })
    const { order } = await complete(checkout.id, token)
    expect(order.paymentStatus).toBe('FULLY_CHARGED')

    const { total, invoices } = await invoiced(order.id, token)
    const [invoice] = invoices
    expect(toBaisa(invoice.total.gross)).toBe(toBaisa(total.gross))
    expect(toBaisa(invoice.total.tax)).toBe(toBaisa(total.tax))
    const lines = sum(invoice.lines.map(({ totalPrice: { gross } }) => ({ amount: gross })))
    expect(lines).toBe(toBaisa(total.gross))
    expect(sum(invoice.payments) - toBaisa(invoice.fee)).toBe(toBaisa(total.gross))
    expect(sum(invoice.payments.filter(({ kind }) => kind === 'card'))).toBe(charged)
    for (const { amount } of [...invoice.discounts, ...invoice.payments])
      expect(amount.amount).toBeGreaterThan(0)
  },
)

let lastNumber = 91_610_000
const newNumber = () => String(++lastNumber)

/** One who was invited has 2 Rial off the first order. */
async function newCustomer(isInvited: boolean) {
  const phone = newNumber()
  const inviter = isInvited ? await shop.inviter(newNumber()) : null
  const token = inviter ? await shop.signInBy(inviter.code, phone) : await shop.signIn(phone)
  return { token, id: await shop.idOf(phone) }
}

async function newGiftCard(amount: number): Promise<string> {
  const code = `card-${newNumber()}`
  await shop.during((tx) =>
    issueGiftCard(tx, { code, initialBaisa: baisa(amount), endsOn: null, customerId: null }),
  )
  return code
}

async function addCode(id: string, promoCode: string, token: string): Promise<void> {
  const query = `mutation($id: ID, $promoCode: String!) { checkoutAddPromoCode(id: $id, promoCode: $promoCode) {
    errors { message } } }`
  // A code that is not for this basket is refused, and nothing changes.
  await ask(shop.shop(), query, { token, variables: { id, promoCode } })
}

async function readCheckout(id: string, token: string) {
  const query = 'query($id: ID) { checkout(id: $id) { totalPrice { gross { amount } } } }'
  return (await ask(shop.shop(), query, { token, variables: { id } })).data.checkout
}

/** The wallet first, where it is used, then the card. Answers what the card was charged. */
async function pay(id: string, { wallet }: Mixture, { token, due }: { token: string; due: number }) {
  if (due === 0) return 0
  if (wallet > 0) expect((await begin(id, 'WALLET', undefined, token)).errors).toEqual([])
  const begun = await begin(id, 'sandbox', undefined, token)
  if (!begun.data?.url) return 0
  await choose(begun.data.url, 'pay')
  return toBaisa(begun.transactionEvent.amount)
}

type Row = { kind: string; amount: { amount: number } }
type Taxed = { gross: { amount: number }; tax: { amount: number } }
type Invoice = { total: Taxed; fee: { amount: number }; lines: { totalPrice: Taxed }[] } & {
  discounts: Row[]
  payments: Row[]
}

async function invoiced(id: string, token: string) {
  const rows = 'kind amount { amount }'
  const taxed = 'gross { amount } tax { amount }'
  const query = `query($id: ID!) { order(id: $id) { total { ${taxed} } invoices { total { ${taxed} } fee { amount }
    lines { totalPrice { ${taxed} } } discounts { ${rows} } payments { ${rows} } } } }`
  let order: { total: Taxed; invoices: Invoice[] } | undefined
  await waitUntil(async () => {
    order = (await ask(shop.shop(), query, { token, variables: { id } })).data.order
    return order?.invoices.length === 1
  })
  return order as { total: Taxed; invoices: [Invoice] }
}
