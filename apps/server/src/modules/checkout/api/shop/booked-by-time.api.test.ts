import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Booked, bookedLine, offerAtHome, type SampleLine } from '../../samples/booked-line.ts'
import { useCheckoutShop } from '../testing/checkout-shop.ts'

// A client that knows the keys of the ledger and neither `slot_id` nor `place`.

const shop = useCheckoutShop('91000931')
let booked: Booked
let line: SampleLine
beforeAll(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
  line = { ...booked.line, metadata: booked.line.metadata.filter(({ key }) => key !== 'slot_id') }
})

const withPairs = (changed: Record<string, string>) => ({
  ...line,
  metadata: [
    ...line.metadata.filter(({ key }) => !(key in changed)),
    ...Object.entries(changed).map(([key, value]) => ({ key, value })),
  ],
})
const without = (left: string) => ({ ...line, metadata: line.metadata.filter(({ key }) => key !== left) })
const metadataOf = ({ metadata }: SampleLine) =>
  Object.fromEntries(metadata.map(({ key, value }) => [key, value]))

test('[BOOK-44] [BEY-01] a booking without a slot id gets its slot found and held, and its fee', async () => {
  const { checkout, errors } = await shop.create({ lines: [line] })
  expect(errors).toEqual([])
  expect(await shop.takenOf(booked.slotId)).toBe(1)
  expect(checkout.lines).toHaveLength(2)
  expect(checkout.lines[1]).toMatchObject({
    variant: { id: toGlobalId('ProductVariant', booked.feeVariantId ?? 0) },
    unitPrice: { gross: { amount: booked.feeBaisa / 1000 } },
  })
  expect(metadataOf(checkout.lines[0])).toMatchObject({ slot_id: String(booked.slotId), place: 'center' })
})

test('[SEC-03] of what was sent about a booking only what was checked is kept', async () => {
  const forged = {
    name: 'Invented Centre',
    address: 'Nowhere 1',
    service_center_phone_number: '+96899999999',
    latitude: '1',
    longitude: '2',
    stock_type: 'moon',
    free_gift: 'A car',
    name_en: 'Invented',
    address_ar: 'x',
    delivered_at: '2026-01-01T00:00:00Z',
    used: '9',
    note: 'mine',
  }
  const { checkout, errors } = await shop.create({ lines: [withPairs(forged)] })
  expect(errors).toEqual([])
  const kept = metadataOf(checkout.lines[0])
  expect(kept).toMatchObject({ name: 'Ghala Service Centre', stock_type: 'center', note: 'mine' })
  expect(kept.address).not.toBe('Nowhere 1')
  expect(kept.service_center_phone_number).not.toBe('+96899999999')
  expect(Number(kept.latitude)).toBeGreaterThan(16)
  for (const key of ['free_gift', 'name_en', 'address_ar', 'delivered_at', 'used'])
    expect(kept).not.toHaveProperty(key)
})

const variant = () => booked.line.variantId

test.each([
  ['delivery_time', () => withPairs({ delivery_time: '03:00-04:00' })],
  ['delivery_time', () => withPairs({ delivery_date: '2026-01-01' })],
  ['delivery_date', () => withPairs({ delivery_date: '2026-02-31' })],
  ['delivery_time', () => withPairs({ delivery_shift: 'night' })],
  ['service_center_id', () => withPairs({ service_center_id: 'Invented Centre' })],
  ['service_fee_id', () => withPairs({ service_fee_id: toGlobalId('ProductVariant', 1) })],
  ['service_type', () => withPairs({ service_type: 'moon' })],
  ['delivery_date', () => without('delivery_date')],
  ['delivery_time', () => without('delivery_time')],
  ['delivery_shift', () => without('delivery_shift')],
  ['service_center_id', () => without('service_center_id')],
  ['product_id', () => without('product_id')],
  ['service_center_id', () => ({ ...line, metadata: [{ key: 'name', value: 'Invented Centre' }] })],
])(
  '[BOOK-44] what is wrong with %s is INVALID, names the line and the key, and holds nothing',
  async (key, sent) => {
    await shop.create({ lines: [] })
    const { checkout, errors } = await shop.create({ lines: [sent()] })
    expect(checkout).toBeNull()
    expect(errors).toMatchObject([
      { code: 'INVALID', field: 'lines', metadataKey: key, variants: [variant()] },
    ])
    expect(await shop.takenOf(booked.slotId)).toBe(0)
  },
)

test('[BOOK-44] a time on a holiday is refused', async () => {
  const date = metadataOf(line).delivery_date ?? ''
  await shop
    .db()
    .execute(sql`INSERT INTO holidays (centre_id, date, name_en, name_ar) VALUES (1, ${date}, 'Day', 'يوم')`)
  const { errors } = await shop.create({ lines: [line] })
  await shop.db().execute(sql`DELETE FROM holidays WHERE centre_id = 1 AND date = ${date}`)
  expect(errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK', variants: [variant()] }])
})

test('[BOOK-40] a booking at home needs the address and where it is', async () => {
  await offerAtHome(shop.db(), booked)
  const home = { place: 'home', address: 'Way 12, House 3', latitude: '23.59', longitude: '58.41' }
  const send = async (change: Record<string, string>) =>
    shop.create({ lines: [withPairs({ ...home, ...change })] })
  const { checkout } = await send({})
  expect(metadataOf(checkout.lines[0])).toMatchObject(home)
  for (const [key, value, named] of [
    ['address', ' ', 'address'],
    ['latitude', 'north', 'latitude'],
    ['longitude', '', 'longitude'],
    ['latitude', '-77', 'latitude'],
  ] as const)
    expect((await send({ [key]: value })).errors).toMatchObject([{ code: 'INVALID', metadataKey: named }])
})

test('[SEC-03] nothing about a booking or its end can be written beside the line', async () => {
  const { checkout } = await shop.create({ lines: [line] })
  const [{ id }] = checkout.lines
  const query = `mutation($id: ID!, $input: [MetadataInput!]!) {
    updateMetadata(id: $id, input: $input) { errors { code } } }`
  for (const key of [
    'delivery_date',
    'slot_id',
    'name_en',
    'address_ar',
    'delivered_at',
    'expired_at',
    'used',
  ]) {
    const { data, errors } = await shop.ask(query, { id, input: [{ key, value: 'x' }] })
    expect(data?.updateMetadata ?? null, key).toBeNull()
    expect(errors, key).toHaveLength(1)
  }
})
