import { formatDayOfYear } from '@warsha/contract/formats/format-day.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inPairs } from '#testing/in-pairs.ts'
import { ask } from '#testing/sign-in.ts'
import { type Booked, bookedLine } from '../../samples/booked-line.ts'
import { useCheckoutShop } from '../testing/checkout-shop.ts'

const shop = useCheckoutShop('91000021')
let oil: Booked
let unit: number
let filter: { line: object; price: number }
beforeAll(async () => {
  filter = await goodsOf('oil-filters')
})
beforeEach(async () => {
  await shop.db().execute(sql`DELETE FROM promo_tries`)
  oil = await bookedLine(shop.db(), { capacity: 5 })
  unit = 1000 * (await priceOf(oil.variantKey))
})

type Row = { kind: string; code: string | null; name: string; amount: { amount: number } }
const fields = `id voucherCode discount { amount } discountName translatedDiscountName giftCards { code currentBalance { amount } }
  discounts { kind code name amount { amount } } lines { totalPrice { gross { amount } } }
  subtotalPrice { gross { amount } } totalPrice { gross { amount } tax { amount } } totalBalance { amount }`

async function send(
  mutation: string,
  variables: object,
  options: { locale?: string; token?: string | null } = {},
) {
  const token = options.token === undefined ? shop.token() : options.token
  const query = `mutation($id: ID, $promoCode: ${mutation === 'checkoutAddPromoCode' ? 'String!' : 'String'}) {
    ${mutation}(id: $id, promoCode: $promoCode) { checkout { ${fields} } errors { field code message messages { language text } } } }`
  const headers = { 'accept-language': options.locale ?? 'en' }
  const { data } = await ask(shop.shop(), query, {
    variables: { ...variables },
    headers,
    ...(token && { token }),
  })
  return data[mutation]
}
const add = (id: string, promoCode: string, options = {}) =>
  send('checkoutAddPromoCode', { id, promoCode }, options)
const remove = (id: string, promoCode: string) => send('checkoutRemovePromoCode', { id, promoCode })
const create = async (lines: object[], token?: string) =>
  (await shop.create({ lines }, token)).checkout.id as string

/** Changes a code of the demo shop for one test. */
async function having(code: string, change: ReturnType<typeof sql>, work: () => Promise<void>) {
  const { rows } = await shop
    .db()
    .execute(sql`SELECT ends_on::text, channel_id FROM promo_codes WHERE code = ${code}`)
  await shop.db().execute(sql`UPDATE promo_codes SET ${change} WHERE code = ${code}`)
  try {
    await work()
  } finally {
    await shop.db().execute(sql`
      UPDATE promo_codes SET ends_on = ${rows[0]?.ends_on}, channel_id = ${rows[0]?.channel_id} WHERE code = ${code}`)
  }
}

async function priceOf(variantId: number): Promise<number> {
  const query = `query($id: ID) { productVariant(id: $id, channel: "default-channel") { pricing { price { gross { amount } } } } }`
  const { data } = await ask(shop.shop(), query, {
    variables: { id: toGlobalId('ProductVariant', variantId) },
  })
  return data.productVariant.pricing.price.gross.amount
}

async function goodsOf(category: string) {
  const id = await shop.value<number>(sql`
    SELECT min(product_variants.id) FROM product_variants JOIN products ON products.id = product_id
      JOIN categories ON categories.id = category_id WHERE categories.slug = ${category}`)
  await shop.db().execute(sql`UPDATE stocks SET on_hand = reserved + 50 WHERE variant_id = ${id}`)
  return {
    line: { variantId: toGlobalId('ProductVariant', id ?? 0), quantity: 1 },
    price: 1000 * (await priceOf(id ?? 0)),
  }
}

const baisaOf = ({ amount }: { amount: number }) => Math.round(amount * 1000)
const rowsOf = (checkout: { discounts: Row[] }) =>
  checkout.discounts.map(({ kind, code, amount }) => [kind, code, baisaOf(amount)])

describe('a promo code', () => {
  test('[GQL-29] [GQL-30] [CHK-26] is added in whatever case, shown with what it takes off, and removed again', async () => {
    const id = await create([{ ...oil.line, quantity: 2 }])
    const off = Math.round((unit * 2) / 10)
    const { checkout, errors } = await add(id, ' WELCOME10 ')
    expect(errors).toEqual([])
    expect(rowsOf(checkout)).toEqual([['PROMO', 'welcome10', off]])
    expect(checkout).toMatchObject({ voucherCode: 'welcome10', discountName: '10% welcome discount' })
    expect(baisaOf(checkout.discount)).toBe(off)
    const fees = 2 * oil.feeBaisa
    expect(baisaOf(checkout.totalPrice.gross)).toBe(2 * unit + fees - off)
    expect(baisaOf(checkout.totalPrice.tax)).toBe(Math.round(((2 * unit - off) * 5) / 105))
    expect(baisaOf(checkout.lines[0].totalPrice.gross)).toBe(2 * unit - off)

    expect(await remove(id, 'summer25')).toMatchObject({
      errors: [{ field: 'promoCode', code: 'NOT_FOUND' }],
    })
    const { checkout: after } = await remove(id, 'Welcome10')
    expect([after.discounts, after.voucherCode, after.discountName]).toEqual([[], null, null])
    expect(baisaOf(after.totalPrice.gross)).toBe(2 * unit + fees)
  })

  test('[CHK-29] is one for a checkout; what a friend was granted stacks with it, and nothing falls below zero', async () => {
    const token = await shop.signIn('91000022')
    await shop.db().execute(sql`INSERT INTO reductions (customer_id, kind, amount_baisa)
      SELECT id, 'referral', 2000 FROM customers WHERE phone = '+96891000022'`)
    const id = await create([oil.line], token)
    const { checkout: first } = await add(id, 'welcome10', { token })
    expect(rowsOf(first)).toEqual([
      ['PROMO', 'welcome10', Math.round(unit / 10)],
      ['REFERRAL', null, 2000],
    ])
    const { checkout: second } = await add(id, 'bima', { token })
    expect(rowsOf(second).map(([, code]) => code)).toEqual(['bima', null])
    expect(await shop.value(sql`SELECT used FROM promo_codes WHERE code = 'welcome10'`)).toBe(0)

    const { checkout: paid } = await add(id, 'gift-demo-25', { token })
    expect(rowsOf(paid).map(([kind]) => kind)).toEqual(['PROMO', 'REFERRAL', 'GIFT_CARD'])
    expect(baisaOf(paid.totalPrice.gross)).toBeGreaterThanOrEqual(0)
    expect(baisaOf(paid.totalPrice.gross)).toBe(Math.max(0, baisaOf(paid.subtotalPrice.gross) - 25_000))
    await shop.change('checkoutCustomerDetach', '$id: ID', { id }, token)
  })

  test('goes on when the lines change while it is valid, and is left out when it is not', async () => {
    const id = await create([oil.line, filter.line])
    await add(id, 'oil72')
    const { checkout: refused } = await shop.change(
      'checkoutLinesAdd',
      '$id: ID, $lines: [CheckoutLineInput!]!',
      {
        id,
        lines: [filter.line],
      },
    )
    expect(refused.voucherCode).toBeNull()
    await add(id, 'welcome10')
    const { checkout } = await shop.change('checkoutLinesAdd', '$id: ID, $lines: [CheckoutLineInput!]!', {
      id,
      lines: [filter.line],
    })
    expect(checkout.voucherCode).toBe('welcome10')
  })
})

describe('a gift card', () => {
  const cardEnds = (day: ReturnType<typeof sql>) =>
    shop.db().execute(sql`UPDATE gift_cards SET ends_on = ${day} WHERE code = 'gift-demo-3'`)
  const today = sql`(now() AT TIME ZONE 'Asia/Muscat')::date`

  let token: string
  beforeAll(async () => {
    token = await shop.signIn('91000024')
  })
  const card = (id: string, code: string, options = {}) => add(id, code, { token, ...options })

  test('[CHK-28] pays a part that is a row of its own, on its last day in Muscat too and not on the day after', async () => {
    const id = await create([oil.line], token)
    const before = await shop.read(id, token)
    await cardEnds(sql`${today} - 1`)
    const { rows } = await shop
      .db()
      .execute<{ day: string }>(
        sql`SELECT to_char(ends_on, 'YYYY-MM-DD') AS day FROM gift_cards WHERE code = 'gift-demo-3'`,
      )
    expect((await card(id, 'gift-demo-3')).errors).toMatchObject([
      {
        code: 'GIFT_CARD_NOT_APPLICABLE',
        message: `This gift card was valid until ${formatDayOfYear(rows[0]?.day ?? '', 'en')}.`,
      },
    ])
    await cardEnds(today)
    const { checkout, errors } = await card(id, 'GIFT-DEMO-3')
    expect(errors).toEqual([])
    expect(rowsOf(checkout).at(-1)).toEqual(['GIFT_CARD', 'gift-demo-3', 3000])
    expect(baisaOf(checkout.totalPrice.gross)).toBe(baisaOf(before.totalPrice.gross) - 3000)
    await cardEnds(sql`NULL`)
    await send('checkoutRemovePromoCode', { id, promoCode: 'gift-demo-3' }, { token })
  })

  test('[CHK-28] is one for a checkout: a second is refused in words, the first stays', async () => {
    const id = await create([oil.line], token)
    await card(id, 'gift-demo-3')
    const message = 'An order can be paid with one gift card. Remove the one it has to use this one.'
    expect((await card(id, 'gift-demo-25')).errors).toMatchObject([
      { field: 'promoCode', code: 'GIFT_CARD_NOT_APPLICABLE', message },
    ])
    expect((await card(id, 'gift-demo-25', { locale: 'ar' })).errors[0].message).toMatch(/[\u0600-\u06ff]/)
    const { checkout: again, errors } = await card(id, 'gift-demo-3')
    expect([errors, rowsOf(again)]).toEqual([[], [['GIFT_CARD', 'gift-demo-3', 3000]]])
    await send('checkoutRemovePromoCode', { id, promoCode: 'gift-demo-3' }, { token })
    expect(rowsOf((await card(id, 'gift-demo-25')).checkout).map(([, code]) => code)).toEqual([
      'gift-demo-25',
    ])
    await send('checkoutRemovePromoCode', { id, promoCode: 'gift-demo-25' }, { token })
  })
})

describe('campaigns', () => {
  test('[CAMP-01] [CAMP-31] the driver campaign takes its own percentage off oil, filter and oil change, and nothing off the rest', async () => {
    const tyre = await goodsOf('tyres-15-inch')
    const work = await goodsOf('oil-services')
    const id = await create([oil.line, filter.line, work.line, tyre.line])
    const { checkout, errors } = await add(id, 'bima')
    expect(errors).toEqual([])
    const [oils, , filters, works, tyres] = checkout.lines.map(
      (line: { totalPrice: { gross: { amount: number } } }) => baisaOf(line.totalPrice.gross),
    )
    const left = (price: number, percent: number) => price - Math.round((price * percent) / 100)
    expect([oils, filters, works, tyres]).toEqual([
      left(unit, 30),
      left(filter.price, 40),
      left(work.price, 50),
      tyre.price,
    ])
  })

  test('[CAMP-03] [CAMP-04] [CAMP-05] [CAMP-33] the insurance gift makes one unit free, once; its fee is not', async () => {
    const today = sql`(now() AT TIME ZONE 'Asia/Muscat')::date`
    await having('insurance-gift', sql`ends_on = ${today}`, async () => {
      const id = await create([{ ...oil.line, quantity: 3 }, filter.line])
      const { checkout, errors } = await add(id, 'insurance-gift')
      expect(errors).toEqual([])
      expect(rowsOf(checkout)).toEqual([['PROMO', 'insurance-gift', unit]])
      expect(baisaOf(checkout.lines[1].totalPrice.gross)).toBe(3 * oil.feeBaisa)

      const other = await shop.signIn('91000023')
      const late = await create([oil.line], other)
      expect((await add(late, 'insurance-gift', { token: other })).errors).toMatchObject([
        { code: 'INVALID', message: 'This code has been used as often as it can be.' },
      ])
      await remove(id, 'insurance-gift')
      expect((await add(late, 'insurance-gift', { token: other })).errors).toEqual([])
      await shop.change('checkoutCustomerDetach', '$id: ID', { id: late }, other)
    })
  })

  test('[CAMP-06] [CAMP-32] the gift ended with 30 September 2025 in Muscat, and a new period opens it', async () => {
    const id = await create([oil.line])
    expect((await add(id, 'insurance-gift')).errors).toMatchObject([
      { code: 'INVALID', message: 'This code was valid until Tue 30 Sept 2025.' },
    ])
    const inArabic = await add(id, 'insurance-gift', { locale: 'ar' })
    expect(inArabic.errors[0].message).toBe('كان هذا الرمز صالحًا حتى الثلاثاء 30 سبتمبر 2025.')
    expect(inArabic.errors[0].messages).toEqual([
      { language: 'EN', text: 'This code was valid until Tue 30 Sept 2025.' },
      { language: 'AR', text: 'كان هذا الرمز صالحًا حتى الثلاثاء 30 سبتمبر 2025.' },
    ])
    const today = sql`(now() AT TIME ZONE 'Asia/Muscat')::date`
    await having('insurance-gift', sql`ends_on = ${today} - 1`, async () => {
      expect((await add(id, 'insurance-gift')).errors).toHaveLength(1)
    })
    await having('insurance-gift', sql`ends_on = ${today}`, async () => {
      expect((await add(id, 'insurance-gift')).errors).toEqual([])
      await remove(id, 'insurance-gift')
    })
  })

  test('[CAMP-07] [CAMP-08] [CAMP-34] ten percent more off oil, from its reduced price, when its hour begins within 72 hours', async () => {
    await shop.db().execute(sql`DELETE FROM holidays`)
    const soon = await bookedLine(shop.db(), { capacity: 5, isSoon: true })
    const id = await create([soon.line, filter.line])
    const { checkout, errors } = await add(id, 'oil72')
    expect(errors).toEqual([])
    expect(rowsOf(checkout)).toEqual([['PROMO', 'oil72', Math.round((await priceOf(soon.variantKey)) * 100)]])
    expect(baisaOf(checkout.lines.at(-1).totalPrice.gross)).toBe(filter.price)

    const later = await create([(await bookedLine(shop.db(), { capacity: 5 })).line])
    expect((await add(later, 'oil72')).errors).toMatchObject([
      {
        code: 'VOUCHER_NOT_APPLICABLE',
        message: 'This code is valid for appointments within 72 hours. Choose an earlier time to use it.',
      },
    ])
  })
})

describe('[BEY-13] a refusal says why, and what would make the code valid', () => {
  test.each([
    ['nonsense', 'INVALID', 'This discount code is not valid.'],
    ['summer25', 'INVALID', 'This code was valid until Sun 31 Aug 2025.'],
    ['eid2030', 'INVALID', 'This code is valid from Mon 4 Feb 2030 on.'],
    [
      'save2',
      'VOUCHER_NOT_APPLICABLE',
      /^This code is valid from 10\.000 OMR\. Add \d\.\d{3} OMR more to use it\.$/,
    ],
    ['oil72', 'VOUCHER_NOT_APPLICABLE', 'This code is for: Engine oil. Add it to your cart to use the code.'],
  ])('%s', async (code, saleor, message) => {
    const id = await create([filter.line])
    const { checkout, errors } = await add(id, code)
    expect(checkout).toBeNull()
    expect(errors).toMatchObject([
      { field: 'promoCode', code: saleor, message: expect.stringMatching(message) },
    ])
    const { errors: inArabic } = await add(id, code, { locale: 'ar' })
    expect(inArabic[0].message).toMatch(/[\u0600-\u06ff]/)
    expect((await shop.read(id)).voucherCode).toBeNull()
  })

  test('used by the same customer before', async () => {
    await shop.db().execute(sql`
      WITH used AS (UPDATE promo_codes SET used = used + 1 WHERE code = 'welcome10' RETURNING id)
      INSERT INTO promo_uses (code_id, customer_id, ordinal, holder, state)
      SELECT used.id, customers.id, 1, 'checkout:former', 'consumed' FROM used, customers WHERE phone = '+96891000021'`)
    const id = await create([{ ...filter.line, quantity: 3 }])
    expect((await add(id, 'welcome10')).errors).toMatchObject([
      { code: 'VOUCHER_NOT_APPLICABLE', message: 'You have used this code already.' },
    ])
    await shop.db().execute(sql`DELETE FROM promo_uses WHERE holder = 'checkout:former'`)
    await shop.db().execute(sql`UPDATE promo_codes SET used = used - 1 WHERE code = 'welcome10'`)
  })

  test('a code of another channel is no code here', async () => {
    const id = await create([oil.line])
    const other = sql`channel_id = (SELECT id FROM channels WHERE slug <> 'default-channel' LIMIT 1)`
    await having('save2', other, async () => {
      expect((await add(id, 'save2')).errors).toMatchObject([{ message: 'This discount code is not valid.' }])
    })
  })
})

test('whoever has tried too many codes waits, before anything is looked up', async () => {
  const id = await create([oil.line])
  await shop.db().execute(sql`
    INSERT INTO promo_tries (subject, span, tries)
    SELECT 'account:' || id, span, 20 FROM customers, generate_series(0, 1) AS later,
      LATERAL (SELECT floor(extract(epoch FROM now()) / 600)::int + later AS span) AS spans
    WHERE phone = '+96891000021'`)
  const message = 'Too many codes were tried. Please wait 10 minutes.'
  expect((await add(id, 'welcome10')).errors).toMatchObject([
    { field: 'promoCode', code: 'INVALID', message },
  ])
  expect((await add(id, 'nonsense')).errors).toMatchObject([{ message }])
})

test('[DATA-04] the demo shop has a code of every kind', async () => {
  const { rows } = await shop
    .db()
    .execute(sql`SELECT code, type, percent, ends_on::text, within_hours FROM promo_codes ORDER BY id`)
  expect(rows).toMatchObject([
    { code: 'welcome10', type: 'percent', ends_on: null },
    { code: 'save2', type: 'amount' },
    { code: 'summer25', ends_on: '2025-08-31' },
    { code: 'eid2030' },
    { code: 'falaj20' },
    { code: 'bima' },
    { code: 'insurance-gift', type: 'gift', ends_on: '2025-09-30' },
    { code: 'oil72', percent: 10, within_hours: 72 },
  ])
})

describe('from outside', () => {
  test('[SEC-02] a code of another shop and one that nobody has are refused in the same words for the same work', async () => {
    const id = await create([filter.line])
    const statements = { first: new Set<number>(), second: new Set<number>() }
    const answers = new Set<string>()
    await having('welcome10', sql`channel_id = (SELECT max(id) FROM channels)`, async () => {
      await inPairs(8, async (kind, pair) => {
        // Tries are limited, which is not the subject here.
        if (pair % 8 === 0) await shop.db().execute(sql`DELETE FROM promo_tries`)
        const count = await shop.shop().deps.connection.statementsOf(async () => {
          const { errors } = await add(id, kind === 'first' ? 'WELCOME10' : `NOBODY${pair}`)
          answers.add(JSON.stringify(errors))
        })
        statements[kind].add(count)
      })
      expect([...answers]).toHaveLength(1)
      expect(Math.min(...statements.first)).toBe(Math.min(...statements.second))
    })
  })
})
