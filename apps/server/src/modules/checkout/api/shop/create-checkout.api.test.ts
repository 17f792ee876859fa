import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { ask } from '#testing/sign-in.ts'
import { type Booked, bookedLine, offerAtHome, oil, setStock } from '../../samples/booked-line.ts'
import { useCheckoutShop } from '../testing/checkout-shop.ts'

const shop = useCheckoutShop('91000001')
let booked: Booked
let other: string
beforeAll(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
  other = await shop.signIn('91000002')
})

type Pair = { key: string; value: string }
const codesOf = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code)
const withPair = (key: string, value: string) => ({
  ...booked.line,
  metadata: booked.line.metadata.map((pair) => (pair.key === key ? { key, value } : pair)),
})

describe('creating a checkout', () => {
  test('[GQL-24] [GQL-25] [CHK-06] holds the hour and the unit, and answers what paying needs', async () => {
    const { checkout, errors, created } = await shop.create({ lines: [booked.line] })
    expect([errors, created]).toEqual([[], true])
    expect(checkout.availablePaymentGateways).toEqual([
      { id: 'warsha.payments', name: 'Warsha', currencies: ['OMR'], config: [] },
      { id: 'saleor.io.dummy-payment-app', name: 'Dummy Payment App', currencies: ['OMR'], config: [] },
    ])
    expect(checkout.availableCollectionPoints.length).toBeGreaterThan(0)
    const minutes = (Date.parse(checkout.stockReservationExpires) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(14)
    expect(minutes).toBeLessThan(16)
    expect(await shop.takenOf(booked.slotId)).toBe(1)
    expect(await shop.reservedOf(booked.variantKey)).toBe(1)
  })

  test('a checkout of goods that can be handed over nowhere has no collection point, which is logged', async () => {
    const { checkout } = await shop.create({ lines: [booked.line] })
    const close = (isActive: boolean) => shop.db().execute(sql`UPDATE warehouses SET is_active = ${isActive}`)
    await close(false)
    const read = async () => {
      const { isShippingRequired, availableCollectionPoints } = await shop.read(checkout.id)
      return [isShippingRequired, availableCollectionPoints.length]
    }
    // Memory hears of the change a moment later.
    await expect.poll(read).toEqual([true, 0])
    await close(true)
    await expect.poll(async () => (await read())[1]).toBeGreaterThan(0)
    const logged = shop.shop().logs.find((line) => line.includes('a checkout has no collection point'))
    expect(JSON.parse(logged ?? '{}')).toMatchObject({ level: 50, incident: expect.stringMatching(/./) })
  })

  test('[UX-121] the centre of a booked line is read in the language of the reader, a home address as it was written', async () => {
    const metadata = [...booked.line.metadata, { key: 'address', value: 'Ghala' }]
    const { checkout } = await shop.create({ lines: [{ ...booked.line, metadata }] })
    const read = async (locale: string) => {
      const { data } = await ask(
        shop.shop(),
        'query($id: ID) { checkout(id: $id) { lines { metafield(key: "name") metadata { key value } } } }',
        { variables: { id: checkout.id }, token: shop.token(), headers: { 'accept-language': locale } },
      )
      const [{ metadata, metafield }] = data.checkout.lines
      const booking = Object.fromEntries(metadata.map(({ key, value }: Pair) => [key, value]))
      expect(metafield).toBe(booking.name)
      return booking
    }
    const [centre] = (
      await shop
        .db()
        .execute<Record<string, string>>(
          sql`SELECT name_en, name_ar, address_ar FROM service_centres WHERE id = 1`,
        )
    ).rows
    expect((await read('en')).name).toBe(centre?.name_en)
    expect(await read('ar')).toMatchObject({ name: centre?.name_ar, address: centre?.address_ar })

    const home = sql`metadata || '{"place": "home", "address": "My own street 7"}'`
    await shop
      .db()
      .execute(sql`UPDATE checkout_lines SET metadata = ${home} WHERE slot_id = ${booked.slotId}`)
    expect(await read('ar')).toMatchObject({ name: centre?.name_ar, address: 'My own street 7' })
  })

  test('[CHK-12] [GQL-37] the checkout can be read again, whole', async () => {
    const { checkout } = await shop.create({ lines: [booked.line] })
    expect(await shop.read(checkout.id)).toEqual(checkout)
    expect(checkout).toMatchObject({
      id: toGlobalId('Checkout', checkout.token),
      quantity: 1,
      channel: { slug: 'default-channel' },
      user: { id: expect.any(String) },
      email: null,
      voucherCode: null,
      giftCards: [],
      shippingMethods: [{ name: 'Handed over at the booked place', price: { amount: 0 } }],
      deliveryMethod: null,
      billingAddress: { country: { code: 'OM' } },
      problems: [],
      chargeStatus: 'NONE',
    })
    expect(checkout.lines[0].metadata).toEqual(expect.arrayContaining(booked.line.metadata))
  })

  test('the fee comes from the hour and is charged by the piece, whatever fees and totals are sent', async () => {
    const feeVariant = toGlobalId('ProductVariant', booked.feeVariantId ?? 0)
    const forged = { variantId: feeVariant, quantity: 9, metadata: [] }
    const { checkout, errors } = await shop.create({ lines: [{ ...booked.line, quantity: 2 }, forged] })
    expect(errors).toEqual([])
    const [goods, fee] = checkout.lines
    expect(checkout.lines).toHaveLength(2)
    expect(fee).toMatchObject({
      variant: { id: feeVariant },
      quantity: 2,
      unitPrice: { gross: { amount: 1.5 } },
      totalPrice: { gross: { amount: 3 }, tax: { amount: 0 } },
    })
    const goodsTotal = goods.totalPrice.gross.amount
    const { gross, net, tax } = checkout.totalPrice
    expect(gross.amount).toBeCloseTo(goodsTotal + 3, 6)
    expect(tax.amount).toBe(Math.round((goodsTotal * 1000 * 5) / 105) / 1000)
    expect(net.amount + tax.amount).toBeCloseTo(gross.amount, 6)
    expect(checkout.totalBalance.amount).toBe(-gross.amount)
  })

  test('prices and private metadata are not for callers to send', async () => {
    const priced = await shop.create({ lines: [{ ...booked.line, price: 0.001 }] })
    expect(priced.errors[0].extensions.exception.code).toBe('PermissionDenied')
    const secret = await shop.create({ lines: [booked.line], privateMetadata: [{ key: 'a', value: 'b' }] })
    expect(secret.errors[0].extensions.exception.code).toBe('PermissionDenied')
  })

  test('a billing address stays as it was sent, and one that was not sent is not invented', async () => {
    const canada = {
      country: 'CA',
      city: 'Toronto',
      countryArea: 'ON',
      postalCode: 'M5V 2T6',
      streetAddress1: 'King St',
    }
    const { checkout, errors } = await shop.create({ lines: [booked.line], billingAddress: canada })
    expect(errors).toEqual([])
    expect(checkout.billingAddress).toMatchObject({
      country: { code: 'CA' },
      city: 'TORONTO',
      streetAddress1: 'KING ST',
    })
    const none = await shop.create({ lines: [booked.line], billingAddress: null })
    expect([none.errors, none.checkout.billingAddress]).toEqual([[], null])
  })

  test('[CHK-10] [CHK-18] the storefront bills to Muscat in Oman; without a street it is the address of the booked centre, or that of the home in the booking', async () => {
    const centre = await shop.value(sql`SELECT address_en FROM service_centres WHERE id = 1`)
    const billingAddress = { country: 'OM', city: 'muscat' }
    const atCentre = await shop.create({ lines: [booked.line], billingAddress })
    expect(atCentre.checkout.billingAddress).toMatchObject({
      country: { code: 'OM' },
      city: 'MUSCAT',
      streetAddress1: centre,
    })
    await offerAtHome(shop.db(), booked)
    const home = { place: 'home', address: 'Way 2519, Al Khuwair', latitude: '23.59', longitude: '58.41' }
    const metadata = [
      ...booked.line.metadata,
      ...Object.entries(home).map(([key, value]) => ({ key, value })),
    ]
    const atHome = await shop.create({ lines: [{ ...booked.line, metadata }], billingAddress })
    expect(atHome.checkout.billingAddress.streetAddress1).toBe('Way 2519, Al Khuwair')
  })

  test('[CHK-19] confirming again takes the same checkout with other lines, and holds only those', async () => {
    const first = await shop.create({ lines: [booked.line] })
    const { variantId } = booked.line
    const again = await shop.create({ lines: [{ variantId, quantity: 3 }] })
    expect(again.checkout.id).toBe(first.checkout.id)
    expect(again.checkout.lines).toHaveLength(1)
    expect([await shop.takenOf(booked.slotId), await shop.reservedOf(booked.variantKey)]).toEqual([0, 3])
  })

  test('[CHK-19] a refused confirm leaves the checkout and its reservation as they were', async () => {
    const first = await shop.create({ lines: [booked.line] })
    const refused = await shop.create({
      lines: [{ ...booked.line, quantity: 50 }, withPair('slot_id', '999999')],
    })
    expect(refused.checkout).toBeNull()
    expect(await shop.read(first.checkout.id)).toEqual(first.checkout)
  })
})

describe('what a checkout is refused for', () => {
  test('an hour that is full names the line, in the language of the caller', async () => {
    const last = await bookedLine(shop.db(), { capacity: 1 })
    expect((await shop.create({ lines: [last.line] })).errors).toEqual([])
    const lost = await shop.create({ lines: [last.line] }, other)
    expect(lost).toMatchObject({
      checkout: null,
      errors: [{ code: 'INSUFFICIENT_STOCK', field: 'lines', variants: [last.line.variantId] }],
    })
    expect(lost.errors[0].message).toBe('This time has just been taken. Please choose another one.')
    const free = lost.errors[0].freeHours
    expect(free).toHaveLength(3)
    expect(free.map(({ slotId }: { slotId: string }) => slotId)).not.toContain(String(last.slotId))
    expect(Date.parse(free[0].startsAt)).toBeGreaterThan(Date.now())
    const arabic = await shop.create({ lines: [last.line] }, other, { headers: { 'accept-language': 'ar' } })
    expect(arabic.errors[0].message).toBe('حُجز هذا الموعد للتو. يرجى اختيار موعد آخر.')
  })

  test('units that are gone say how many are left', async () => {
    const { variantKey } = await oil(shop.db())
    const held = Number(await shop.reservedOf(variantKey))
    await setStock(shop.db(), variantKey, 2)
    const variantId = toGlobalId('ProductVariant', variantKey)
    const refused = await shop.create({ lines: [{ variantId, quantity: 3 }] }, other)
    expect(refused.errors).toEqual([
      {
        code: 'INSUFFICIENT_STOCK',
        field: 'quantity',
        message: 'Only 2 left.',
        metadataKey: null,
        variants: [variantId],
        addressType: null,
        freeHours: null,
      },
    ])
    expect(await shop.reservedOf(variantKey)).toBe(held)
    const visitors = await shop.create({ lines: [{ variantId, quantity: 3 }] }, null)
    expect(visitors.errors).toEqual(refused.errors)
    await setStock(shop.db(), variantKey, 1000)
  })

  test.each([
    ['another hour than its text says', 'delivery_time', '03:00-04:00'],
    ['another centre', 'service_center_id', '2'],
    ['another day', 'delivery_date', '2031-01-01'],
    ['another fee', 'service_fee_id', ''],
    ['another product', 'product_id', '1'],
  ])('a booking that claims %s', async (_case, key, value) => {
    expect(codesOf(await shop.create({ lines: [withPair(key, value)] }))).toEqual(['INVALID'])
  })

  test('an hour that does not exist', async () => {
    expect(codesOf(await shop.create({ lines: [withPair('slot_id', '999999')] }))).toEqual([
      'INSUFFICIENT_STOCK',
    ])
  })

  test.each([
    ['ZERO_QUANTITY', { quantity: 0 }],
    ['ZERO_QUANTITY', { quantity: -1 }],
    ['QUANTITY_GREATER_THAN_LIMIT', { quantity: 51 }],
    ['INVALID', { metadata: [{ key: 'a key with spaces', value: '' }] }],
    ['INVALID', { metadata: [{ key: 'long', value: 'x'.repeat(1001) }] }],
  ])('%s', async (code, change) => {
    expect(codesOf(await shop.create({ lines: [{ ...booked.line, ...change }] }))).toEqual([code])
  })

  test.each([
    ['NOT_FOUND', { channel: 'no-such-channel' }],
    ['INVALID', { email: 'nobody' }],
    [
      'INVALID',
      { shippingAddress: { country: 'OM', city: 'Muscat', streetAddress1: 'A', postalCode: '12345' } },
    ],
    ['REQUIRED', { shippingAddress: { city: 'Muscat', streetAddress1: 'A' } }],
    ['REQUIRED', { metadata: [{ key: ' ', value: '' }] }],
  ])('%s for %o', async (code, input) => {
    expect(codesOf(await shop.create({ lines: [booked.line], ...input }))).toEqual([code])
  })

  // graphql/channel/utils.py of Saleor, clean_channel: "You need to provide channel slug."
  test('[GQL-78] no channel, where two are and neither the host nor the storefront says which', async () => {
    const unnamed = { channel: null, isCart: false }
    const { errors } = await shop.create({ lines: [booked.line], ...unnamed })
    expect(errors).toMatchObject([
      { code: 'MISSING_CHANNEL_SLUG', field: 'channel', message: 'You need to provide channel slug.' },
    ])
    const { config } = shop.shop().deps
    Object.assign(config, { CHECKOUT_CHANNEL: 'default-channel' })
    try {
      expect(codesOf(await shop.create({ lines: [booked.line], ...unnamed }))).toEqual([])
    } finally {
      Object.assign(config, { CHECKOUT_CHANNEL: undefined })
    }
    expect(codesOf(await shop.create({ lines: [booked.line], channel: null }))).toEqual([])
  })

  // graphql/checkout/tests/mutations/test_checkout_create.py and test_checkout_lines_update.py of Saleor.
  test.each([
    ['one that does not exist', toGlobalId('ProductVariant', 999_999), undefined],
    ['none at all', 'nonsense', 'Invalid ID: nonsense. Expected: ProductVariant.'],
    [
      'of another type',
      toGlobalId('Product', 1),
      `Invalid ID: ${toGlobalId('Product', 1)}. Expected: ProductVariant, received: Product.`,
    ],
  ])('[GQL-58] the id of a variant, %s', async (_case, variantId, message) => {
    const { errors } = await shop.create({ lines: [{ ...booked.line, variantId }] })
    expect(errors).toMatchObject([{ code: 'GRAPHQL_ERROR', field: 'variantId', ...(message && { message }) }])
  })

  test('[GQL-58] the id of a checkout or a line that is none, or of another type', async () => {
    const add = `mutation($id: ID!) { checkoutEmailUpdate(id: $id, email: "a@example.om") { errors { code field message } } }`
    const update = `mutation($id: ID!, $lineId: ID!) {
      checkoutLinesUpdate(id: $id, lines: [{ lineId: $lineId, quantity: 1 }]) { errors { code field message } } }`
    const send = async (query: string, variables: Record<string, unknown>) =>
      Object.values((await shop.ask(query, variables)).data)[0]
    const refused = (id: string, field: string, expected: string) => ({
      errors: [{ code: 'GRAPHQL_ERROR', field, message: `Invalid ID: ${id}. Expected: ${expected}` }],
    })
    expect(await send(add, { id: 'abc' })).toEqual(refused('abc', 'id', 'Checkout.'))
    const user = toGlobalId('User', 1)
    expect(await send(add, { id: user })).toEqual(refused(user, 'id', 'Checkout, received: User.'))
    const { checkout } = await shop.create({ lines: [booked.line] })
    expect(await send(update, { id: checkout.id, lineId: 'abc' })).toEqual(
      refused('abc', 'lineId', 'CheckoutLine.'),
    )
    const unknown = toGlobalId('CheckoutLine', '00000000-0000-4000-8000-000000000000')
    expect(await send(update, { id: checkout.id, lineId: unknown })).toMatchObject({
      errors: [{ code: 'NOT_FOUND', field: 'lineId' }],
    })
  })

  test('more than a hundred lines', async () => {
    const lines = Array.from({ length: 101 }, () => ({ ...booked.line, forceNewLine: true }))
    expect((await shop.create({ lines })).errors[0].message).toContain('100')
  })

  test('what is not sold in the channel, not published or not yet for sale', async () => {
    const { productId } = await oil(shop.db())
    const listing = (set: ReturnType<typeof sql>) =>
      shop.db().execute(sql`UPDATE product_channel_listings SET ${set} WHERE product_id = ${productId}`)
    const refusedWith = async (code: string) =>
      expect.poll(async () => codesOf(await shop.create({ lines: [booked.line] }))).toEqual([code])
    await listing(sql`is_published = false`)
    await refusedWith('PRODUCT_NOT_PUBLISHED')
    await listing(sql`is_published = true, available_for_purchase_at = now() + interval '1 day'`)
    await refusedWith('PRODUCT_UNAVAILABLE_FOR_PURCHASE')
    await listing(sql`available_for_purchase_at = now() - interval '1 day'`)
    await expect.poll(async () => codesOf(await shop.create({ lines: [booked.line] }))).toEqual([])
  })
})

describe('whose a checkout is', () => {
  test("a visitor's holds nothing and belongs to everybody who knows its id", async () => {
    const before = await shop.takenOf(booked.slotId)
    const { checkout, errors } = await shop.create({ lines: [booked.line] }, null)
    expect(errors).toEqual([])
    expect([checkout.stockReservationExpires, checkout.user]).toEqual([null, null])
    expect(checkout.lines).toHaveLength(2)
    expect(await shop.takenOf(booked.slotId)).toBe(before)
    expect(await shop.read(checkout.id, other)).toEqual(checkout)
  })

  test("a customer's is changed by nobody else, and to another customer it does not exist", async () => {
    const { checkout } = await shop.create({ lines: [booked.line] })
    for (const stranger of [other, null]) {
      expect((await shop.read(checkout.id, stranger))?.user ?? null).toBeNull()
      if (stranger) expect(await shop.read(checkout.id, stranger)).toBeNull()
      const { id } = checkout
      const lineId = checkout.lines[0].id
      const address = { country: 'OM', city: 'Muscat', streetAddress1: 'A' }
      const lines = '$id: ID, $lines: [CheckoutLineInput!]!'
      const asked = [
        await shop.change('checkoutLinesAdd', lines, { id, lines: [booked.line] }, stranger),
        await shop.change(
          'checkoutLinesDelete',
          '$id: ID, $linesIds: [ID!]!',
          { id, linesIds: [lineId] },
          stranger,
        ),
        await shop.change(
          'checkoutEmailUpdate',
          '$id: ID, $email: String!',
          { id, email: 'a@b.om' },
          stranger,
        ),
        await shop.change(
          'checkoutAddPromoCode',
          '$id: ID, $promoCode: String!',
          { id, promoCode: 'x' },
          stranger,
        ),
        await shop.change(
          'checkoutDeliveryMethodUpdate',
          '$id: ID, $deliveryMethodId: ID',
          { id, deliveryMethodId: toGlobalId('Warehouse', 101) },
          stranger,
        ),
        await shop.change(
          'checkoutBillingAddressUpdate',
          '$id: ID, $billingAddress: AddressInput!',
          { id, billingAddress: address },
          stranger,
        ),
        await shop.change(
          'checkoutShippingAddressUpdate',
          '$id: ID, $shippingAddress: AddressInput!',
          { id, shippingAddress: address },
          stranger,
        ),
      ]
      expect(asked.map(codesOf)).toEqual(asked.map(() => ['NOT_FOUND']))
    }
    expect(await shop.read(checkout.id)).toEqual(checkout)
  })

  test('an id of something else is an error, not a checkout', async () => {
    const id = toGlobalId('User', checkoutless)
    const email = '$id: ID, $email: String!'
    expect(codesOf(await shop.change('checkoutEmailUpdate', email, { id, email: 'a@b.om' }))).toEqual([
      'GRAPHQL_ERROR',
    ])
    const both = '$id: ID, $checkoutId: ID, $email: String!'
    const twice = await shop.change('checkoutEmailUpdate', both, { id, checkoutId: id, email: 'a@b.om' })
    expect(codesOf(twice)).toEqual(['GRAPHQL_ERROR'])
  })
})

const checkoutless = '0f0e1d2c-3b4a-4596-8877-665544332211'
