import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let content: Session
let manager: Session
let ownWarehouse = ''
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  const centre = await shop.deps.db.execute<{ id: number; slug: string }>(sql`
    SELECT service_centres.id, warehouses.slug FROM service_centres JOIN warehouses ON warehouses.id = warehouse_id
    WHERE NOT is_central ORDER BY service_centres.id LIMIT 1`)
  ownWarehouse = centre.rows[0]?.slug ?? ''
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [centre.rows[0]?.id ?? 0]))
})
afterAll(() => shop.close())

let keys = 0
const key = () => `import-${process.pid}-${++keys}`
const exported = async (kind: string, by = content) => (await by.ask(`/sheets/${kind}/`)).body as string
const recordsOf = (file: string) => file.replace('\uFEFF', '').trim().split('\r\n')

async function check(kind: string, file: string | Uint8Array, by = content) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : Buffer.from(file)
  const body = { key: key(), file_name: `${kind}.csv`, file: bytes.toString('base64') }
  return by.ask(`/sheets/${kind}/imports/`, body)
}
const run = (kind: string, id: string, expected_count: number, by = content, reason = 'from the supplier') =>
  by.ask(`/sheets/${kind}/imports/${id}/run/`, { key: key(), expected_count, reason })
const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
]

async function ended(id: string, by = content) {
  await waitUntil(async () => ['done', 'refused'].includes((await by.ask(`/imports/${id}/`)).body.data.state))
  return (await by.ask(`/imports/${id}/`)).body.data
}
const entriesOf = async (action: string) => {
  const { rows } = await shop.deps.db.execute<{
    subject: string
    reason: string
    before: object
    after: object
  }>(sql`
    SELECT subject_id AS subject, reason, before, after FROM operator_changes WHERE action = ${action} ORDER BY id`)
  return rows
}
const priceOf = async (sku: string) => {
  const { rows } = await shop.deps.db.execute<{ price: number }>(sql`
    SELECT price_baisa AS price FROM variant_channel_listings JOIN product_variants ON product_variants.id = variant_id
    JOIN channels ON channels.id = channel_id WHERE sku = ${sku} AND channels.slug = 'default-channel'`)
  return rows[0]?.price
}
const skus = async (count: number) => {
  const records = recordsOf(await exported('prices')).filter((record) => record.includes(',default-channel,'))
  return records.slice(0, count).map((record) => record.split(',')[0] ?? '')
}

describe.each(['prices', 'stock'])('a file of %s', (kind) => {
  test('that is exported and imported again changes nothing', async () => {
    const file = await exported(kind)
    expect(recordsOf(file).length).toBeGreaterThan(20)
    const { body } = await check(kind, file)
    expect(body.data).toMatchObject({ state: 'checked', creates: 0, changes: 0, wrong: 0 })
    expect(body.data.same).toBe(recordsOf(file).length - 1)
  })

  test('is exported with a fresh proof of identity alone, and the log tells of it', async () => {
    const session = await signInStaff(shop, await makeMember(shop, 'content'))
    await shop.deps.db.execute(sql`UPDATE staff_sessions SET proven_at = now() - interval '6 minutes'
      WHERE member_id = ${session.member.id}`)
    expect(codeOf(await session.ask(`/sheets/${kind}/`))).toEqual([403, 'STEP_UP_REQUIRED'])
    const before = (await entriesOf(`${kind}.export`)).length
    await exported(kind)
    expect((await entriesOf(`${kind}.export`)).length).toBe(before + 1)
  })
})

test('prices change all at once, with an entry each, and come back by the undo file', async () => {
  const [first = '', second = ''] = await skus(2)
  const [was, other] = [await priceOf(first), await priceOf(second)]
  // Excel of the region: semicolons, Arabic digits and decimal point.
  const file = `\uFEFFsku;channel;price;discount\r\n${first};default-channel;١٢٫٥٠٠;١٠٪\r\n${second};default-channel;9.5;\r\n`
  const { body } = await check('prices', file)
  expect(body.data).toMatchObject({ rows: 2, changes: 2, wrong: 0, progress: 0 })
  expect(body.data.examples[0].after).toMatchObject({
    priceBaisa: 12_500,
    discountKind: 'percent',
    discountValue: 10,
  })
  expect([await priceOf(first), await priceOf(second)]).toEqual([was, other])
  expect(codeOf(await run('prices', body.data.id, 3))).toEqual([409, 'IMPORT_COUNT_CHANGED'])
  expect(codeOf(await run('prices', body.data.id, 2, content, ' '))).toEqual([400, 'REASON_REQUIRED'])
  const before = (await entriesOf('prices.import')).length
  const sent = await atOnce([1, 2, 3], () => run('prices', body.data.id, 2))
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const done = await ended(body.data.id)
  expect(done).toMatchObject({ state: 'done', progress: 2, has_undo: true })
  expect([await priceOf(first), await priceOf(second)]).toEqual([12_500, 9_500])
  const entries = (await entriesOf('prices.import')).slice(before)
  expect(entries).toHaveLength(2)
  expect(entries[0]).toMatchObject({ reason: 'from the supplier', before: { priceBaisa: was } })

  const undo = (await content.ask(`/imports/${body.data.id}/undo/`)).body as string
  const again = await check('prices', undo)
  expect(again.body.data).toMatchObject({ changes: 2, wrong: 0 })
  await run('prices', again.body.data.id, 2)
  await ended(again.body.data.id)
  expect([await priceOf(first), await priceOf(second)]).toEqual([was, other])
  expect(codeOf(await run('prices', body.data.id, 2))).toEqual([409, 'IMPORT_NOT_OPEN'])
})

test('a wrong cell has a reason, and a file with one is not imported', async () => {
  const [first = ''] = await skus(1)
  const file = [
    'sku,channel,price,discount,cost',
    `${first},default-channel,"12,500",,`,
    `no-such,default-channel,1.000,,`,
    `${first},no-such,1.000,,`,
    `,default-channel,1.000,,`,
    `${first},default-channel,1.000,150%,`,
    `${first},default-channel,=1+1,,`,
    `${first},default-channel,1.0001,,`,
    `${first},default-channel,-1,,`,
    `${first},default-channel,1.000,,,,extra`,
  ].join('\n')
  const { body } = await check('prices', file)
  expect(body.data).toMatchObject({ rows: 9, changes: 0, wrong: 9 })
  const told = body.data.problems.map(
    ({ line, column, problem }: { line: number; column: string; problem: string }) =>
      `${line} ${column} ${problem}`,
  )
  expect(told).toEqual([
    '2 price amount',
    '3 sku unknown',
    '4 channel unknown',
    '5 sku required',
    '6 sku repeated',
    '6 discount discount',
    '7 sku repeated',
    '7 price amount',
    '8 sku repeated',
    '8 price amount',
    '9 sku repeated',
    '9 price amount',
    '10 cost too-many-cells',
    '10 sku repeated',
  ])
  expect(codeOf(await run('prices', body.data.id, 1))).toEqual([409, 'IMPORT_HAS_PROBLEMS'])
})

test('a price that changes a hundredfold is shown before it is imported', async () => {
  const [first = '', second = '', third = ''] = await skus(3)
  const price = async (sku: string, factor: number) => ((await priceOf(sku)) ?? 0) * factor
  const rows = [
    `${first},default-channel,${((await price(first, 100)) / 1000).toFixed(3)}`,
    `${second},default-channel,${((await price(second, 0.01)) / 1000).toFixed(3)}`,
    `${third},default-channel,${((await price(third, 2)) / 1000).toFixed(3)}`,
  ]
  const { body } = await check('prices', `sku,channel,price\n${rows.join('\n')}\n`)
  expect(body.data).toMatchObject({ changes: 3, wrong: 0 })
  expect(
    body.data.warnings.map(({ line, warning }: { line: number; warning: string }) => [line, warning]),
  ).toEqual([
    [2, 'price-jump'],
    [3, 'price-jump'],
  ])
})

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]), 'SHEET_ENCODING'],
  ['Windows-1256', Buffer.from([0x73, 0x6b, 0x75, 0x2c, 0xc8, 0xe4]), 'SHEET_ENCODING'],
  ['text with NUL', Buffer.from('sku,channel\n\u0000,x'), 'SHEET_ENCODING'],
  ['an open quote', Buffer.from('sku,channel,price\n"a,default-channel,1'), 'SHEET_QUOTES'],
  ['an unknown column', Buffer.from('sku,channel,prize\na,b,1'), 'SHEET_HEADING'],
  ['a column twice', Buffer.from('sku,channel,price,price\na,b,1,2'), 'SHEET_HEADING'],
  ['a missing key', Buffer.from('sku,price\na,1'), 'SHEET_HEADING'],
  ['a heading alone', Buffer.from('sku,channel,price\n\n ,\n'), 'SHEET_EMPTY'],
  ['nothing', Buffer.from(''), 'SHEET_EMPTY'],
  ['too many rows', Buffer.from(`sku,channel,price\n${'a,b,1\n'.repeat(20_001)}`), 'SHEET_TOO_LARGE'],
])('%s is refused', async (_name, file, code) => {
  expect(codeOf(await check('prices', file))).toEqual([400, code])
})

test('UTF-16 is read, and 50 MB are refused before they are read', async () => {
  const [first = ''] = await skus(1)
  const price = ((await priceOf(first)) ?? 0) / 1000
  const text = `sku\tchannel\tprice\r\n${first}\tdefault-channel\t${price.toFixed(3)}\r\n`
  const file = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  expect((await check('prices', file)).body.data).toMatchObject({ rows: 1, same: 1 })
  const large = await check('prices', Buffer.alloc(50 * 1024 * 1024, 65))
  expect(large.status).toBe(413)
  expect(large.body.errors[0].message).toMatch(/\S/)
})

test('what was changed after the check is not overwritten: nothing of the file is imported', async () => {
  const [first = '', second = ''] = await skus(2)
  const [was, other] = [await priceOf(first), await priceOf(second)]
  const file = `sku,channel,price\n${first},default-channel,7.777\n${second},default-channel,8.888\n`
  const { body } = await check('prices', file)
  // Somebody sets one of the prices to what the file says.
  await shop.deps.db.execute(sql`UPDATE variant_channel_listings SET price_baisa = 8888, revision = revision + 1
    WHERE variant_id = (SELECT id FROM product_variants WHERE sku = ${second}) AND channel_id = 1`)
  await run('prices', body.data.id, 2)
  expect(await ended(body.data.id)).toMatchObject({ state: 'refused', has_undo: false })
  expect([await priceOf(first), await priceOf(second)]).toEqual([was, 8888])
  await shop.deps.db.execute(sql`UPDATE variant_channel_listings SET price_baisa = ${other}
    WHERE variant_id = (SELECT id FROM product_variants WHERE sku = ${second}) AND channel_id = 1`)
})

test('stock never falls below what is reserved, and a manager counts the own warehouse alone', async () => {
  const own = recordsOf(await exported('stock', manager))
  expect(own.slice(1).every((record) => record.split(',')[1] === ownWarehouse)).toBe(true)
  const [sku = ''] = own[1]?.split(',') ?? []
  const { body } = await check('stock', `sku,warehouse,on_hand\n${sku},${ownWarehouse},4321\n`, manager)
  expect(body.data).toMatchObject({ changes: 1, wrong: 0 })
  await run('stock', body.data.id, 1, manager)
  expect((await ended(body.data.id, manager)).state).toBe('done')
  const { rows } = await shop.deps.db.execute<{ id: number; onHand: number }>(sql`
    SELECT stocks.id, on_hand AS "onHand" FROM stocks JOIN product_variants ON product_variants.id = variant_id
    JOIN warehouses ON warehouses.id = warehouse_id WHERE sku = ${sku} AND warehouses.slug = ${ownWarehouse}`)
  expect(rows[0]?.onHand).toBe(4321)
  const [entry] = (await entriesOf('stock.import')).slice(-1)
  expect(entry).toMatchObject({ after: { onHand: 4321 } })

  await shop.deps.db.execute(sql`UPDATE stocks SET reserved = 5 WHERE id = ${rows[0]?.id}`)
  const below = await check('stock', `sku,warehouse,on_hand\n${sku},${ownWarehouse},4\n`)
  expect(below.body.data.problems).toMatchObject([
    { column: 'on_hand', problem: 'below-reserved', value: '4' },
  ])
  await shop.deps.db.execute(sql`UPDATE stocks SET reserved = 0 WHERE id = ${rows[0]?.id}`)

  const foreign =
    recordsOf(await exported('stock'))
      .slice(1)
      .find((record) => !record.includes(`,${ownWarehouse},`)) ?? ''
  const [foreignSku, foreignPlace] = foreign.split(',')
  const refused = await check('stock', `sku,warehouse,on_hand\n${foreignSku},${foreignPlace},1\n`, manager)
  expect(refused.body.data.problems).toMatchObject([{ column: 'warehouse', problem: 'unknown' }])
  // Imports of others are none of a manager's.
  const theirs = await check('stock', await exported('stock'))
  expect((await manager.ask(`/imports/${theirs.body.data.id}/`)).status).toBe(404)
  expect((await manager.ask('/imports/')).body.data.map(({ id }: { id: string }) => id)).not.toContain(
    theirs.body.data.id,
  )
})

test('the list has the newest import first, with who checked it', async () => {
  await check('stock', await exported('stock'))
  const { body } = await content.ask('/imports/?limit=2')
  expect(body.data).toHaveLength(2)
  expect(body.data[0].operator).toBe('content')
  const next = await content.ask(`/imports/?limit=2&after=${body.page.after}`)
  expect(next.body.data[0].id).not.toBe(body.data[1].id)
})
