import { sheetKindNames } from '@warsha/contract/console/imports/sheets.constants.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCsv } from '#kernel/read-csv.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>
type Told = { line: number; column: string; problem: string }

let shop: TestApp
let support: Session
let administrator: Session
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  support = await signInStaff(shop, await makeMember(shop, 'support'))
  administrator = await signInStaff(shop, await makeMember(shop, 'administrator'))
})
afterAll(() => shop.close())

let keys = 0
const key = () => `sheet-${process.pid}-${++keys}`
const exported = async (kind: string) => (await administrator.ask(`/sheets/${kind}/`)).body as string

async function check(kind: string, file: string | Uint8Array, by = administrator) {
  const body = { key: key(), file_name: `${kind}.csv`, file: Buffer.from(file).toString('base64') }
  return by.ask(`/sheets/${kind}/imports/`, body)
}

/** Checks a file, imports it and waits until that has ended. */
async function bring(kind: string, file: string) {
  const { body } = await check(kind, file)
  expect(body.data?.problems ?? body).toEqual([])
  const { id, creates, changes } = body.data
  const run = await administrator.ask(`/sheets/${kind}/imports/${id}/run/`, {
    key: key(),
    expected_count: creates + changes,
    reason: 'a list of the supplier',
  })
  expect(run.status).toBe(200)
  await waitUntil(async () =>
    ['done', 'refused'].includes((await administrator.ask(`/imports/${id}/`)).body.data.state),
  )
  return (await administrator.ask(`/imports/${id}/`)).body.data
}
const undoOf = async (id: string) => (await administrator.ask(`/imports/${id}/undo/`)).body as string

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
]
const tellings = (problems: readonly Told[]) =>
  problems.map(({ line, column, problem }) => `${line} ${column} ${problem}`)

const entries = async (action: string) => {
  const { rows } = await shop.deps.db.execute<{
    kind: string
    subject: string
    before: object
    after: object
  }>(
    sql`SELECT subject_kind AS kind, subject_id AS subject, before, after FROM operator_changes WHERE action = ${action} ORDER BY id`,
  )
  return rows
}

/** The sum of all revisions: nothing was written as long as it stays. */
const revisions = async () => {
  const { rows } = await shop.deps.db.execute<{ sum: number }>(sql`
    SELECT (SELECT sum(revision) FROM products) + (SELECT sum(revision) FROM variant_channel_listings)
      + (SELECT sum(revision) FROM promo_codes) + (SELECT sum(revision) FROM car_brands)
      + (SELECT sum(revision) FROM car_models) + (SELECT sum(revision) FROM countries)
      + (SELECT sum(revision) FROM states) + (SELECT sum(revision) FROM cities) + (SELECT sum(revision) FROM regions)
      + (SELECT sum(on_hand) FROM stocks) AS sum`)
  return Number(rows[0]?.sum)
}

const quoted = (cells: readonly string[], delimiter: string) =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)
const arabicDigits = (text: string) => text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
const persianDigits = (text: string) => text.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')

describe.each(sheetKindNames)('a file of %s', (kind) => {
  test('that is exported and imported again changes nothing, in every form that spreadsheets write', async () => {
    const before = await revisions()
    const file = await exported(kind)
    const { lines } = readCsv(file.replace('\uFEFF', ''))
    const [heading, ...records] = lines
    expect(records.length).toBeGreaterThan(5)
    const rows = lines.map(({ cells }) => cells)
    // Numbers alone get the digits of the region: names keep theirs.
    const numbers = new Set(
      [
        'price',
        'cost',
        'on_hand',
        'sales_rank',
        'tax_percent',
        'latitude',
        'phone_digits',
        'year_from',
      ].flatMap((name) => {
        const at = heading?.cells.indexOf(name) ?? -1
        return at < 0 ? [] : [at]
      }),
    )
    const spelled = (spell: (text: string) => string, delimiter: string) =>
      rows
        .map((cells, line) =>
          quoted(
            cells.map((cell, at) => (line > 0 && numbers.has(at) ? spell(cell) : cell)),
            delimiter,
          ),
        )
        .join('\r\n')
    const arabic = (text: string) => arabicDigits(text).replace('.', '٫')
    const forms = {
      'as it is': file,
      'without its mark': file.replace('\uFEFF', ''),
      'semicolons and Arabic digits': `\uFEFF${spelled(arabic, ';')}`,
      'tabs and Persian digits': spelled(persianDigits, '\t'),
      'UTF-16': Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from(
          spelled((text) => text, '\t'),
          'utf16le',
        ),
      ]),
    }
    for (const [name, form] of Object.entries(forms)) {
      const { body } = await check(kind, form)
      expect([name, body.data?.problems ?? body]).toEqual([name, []])
      expect([name, body.data]).toMatchObject([name, { creates: 0, changes: 0, wrong: 0, warnings: [] }])
      expect([name, body.data.same]).toEqual([name, records.length])
    }
    expect(await entries(`${kind}.import`)).toEqual([])
    expect(await revisions()).toBe(before)
  })

  test('that is no file of it is refused whole', async () => {
    const { lines } = readCsv((await exported(kind)).replace('\uFEFF', ''))
    const [heading = [], row = []] = lines.map(({ cells }) => cells)
    const names = heading.join(',')
    const hostile: [string, string | Uint8Array, string][] = [
      ['nothing', '', 'SHEET_EMPTY'],
      ['a heading alone', `${names}\r\n`, 'SHEET_EMPTY'],
      ['an unknown column', `${names},surprise\r\n${quoted(row, ',')},1`, 'SHEET_HEADING'],
      ['a column twice', `${names},${heading[0]}\r\n${quoted(row, ',')},1`, 'SHEET_HEADING'],
      ['a missing key', `${heading.slice(1).join(',')}\r\n${quoted(row.slice(1), ',')}`, 'SHEET_HEADING'],
      ['an open quote', `${names}\r\n"${row[0]}`, 'SHEET_QUOTES'],
      [
        'Windows-1256',
        Buffer.concat([Buffer.from(`${names}\r\n`), Buffer.from([0xc8, 0xe4, 0x2c])]),
        'SHEET_ENCODING',
      ],
      ['Latin-1', Buffer.from(`${names}\r\ncafé`, 'latin1'), 'SHEET_ENCODING'],
      [
        'half a UTF-16',
        Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('ab'), Buffer.from([0xd8])]),
        'SHEET_ENCODING',
      ],
      ['a NUL', `${names}\r\n${row[0]}\u0000`, 'SHEET_ENCODING'],
      ['too many rows', `${names}\r\n${'x\r\n'.repeat(20_001)}`, 'SHEET_TOO_LARGE'],
    ]
    for (const [name, file, code] of hostile)
      expect([name, ...codeOf(await check(kind, file))]).toEqual([name, 400, code])
    expect((await check(kind, await exported(kind), support)).status).toBe(403)
    const twice = await check(kind, [names, quoted(row, ','), quoted(row, ',')].join('\n'))
    expect(tellings(twice.body.data.problems)).toEqual([`3 ${heading[0]} repeated`])
    const wide = await check(kind, [names, `${quoted(row, ',')},more`].join('\n'))
    expect(wide.body.data.problems).toMatchObject([{ problem: 'too-many-cells' }])
  })
})

const newProduct = {
  product: 'import-filter-x1',
  kind: 'goods',
  name_en: '=HYPERLINK("x","Filter, ""X1""")',
  name_ar: 'مصفاة ٥',
  description_en: 'First line\n\nSecond & last <b>',
  variant_name_en: 'One',
}
const fileOf = (rows: readonly Record<string, string>[]) => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [
    names.join(','),
    ...rows.map((row) =>
      quoted(
        names.map((name) => row[name] ?? ''),
        ',',
      ),
    ),
  ].join('\r\n')
}
const recordsOf = (file: string): Record<string, string>[] => {
  const [heading, ...lines] = readCsv(file.replace('\uFEFF', '')).lines
  return lines.map(({ cells }) =>
    Object.fromEntries((heading?.cells ?? []).map((name, at) => [name, cells[at] ?? ''])),
  )
}

describe('products', () => {
  const productRows = async (slug: string) =>
    recordsOf(await exported('products')).filter(({ product }) => product === slug)

  test('are made with their variants, changed together, and come back by the undo file', async () => {
    const [sample] = recordsOf(await exported('products'))
    const made = { ...newProduct, type: sample?.type ?? '', category: sample?.category ?? '' }
    const rows: Record<string, string>[] = [
      { ...made, sku: 'IMP-X1-A', attributes: sample?.attributes ?? '' },
      { product: made.product, sku: 'IMP-X1-B', variant_name_en: 'Two', is_counted: 'no' },
    ]
    const done = await bring('products', fileOf(rows))
    expect(done).toMatchObject({ state: 'done', creates: 1, changes: 0, rows: 2 })
    const [first, second] = await productRows(made.product)
    expect(first).toMatchObject({
      // A spreadsheet would calculate it.
      name_en: `'${made.name_en}`,
      name_ar: made.name_ar,
      attributes: sample?.attributes,
      sku: 'IMP-X1-A',
      tax_percent: '5',
    })
    expect(second).toMatchObject({ sku: 'IMP-X1-B', is_counted: 'no', name_ar: made.name_ar })
    const [entry] = (await entries('products.import')).slice(-1)
    const { rows: stored } = await shop.deps.db.execute<{
      id: number
      description: unknown
      revision: number
    }>(sql`SELECT id, description, revision FROM products WHERE slug = ${made.product}`)
    expect(entry).toMatchObject({ kind: 'product', subject: String(stored[0]?.id), before: {} })
    expect(stored[0]?.description).toEqual({
      blocks: [
        { type: 'paragraph', data: { text: 'First line' } },
        { type: 'paragraph', data: { text: 'Second &amp; last &lt;b&gt;' } },
      ],
    })
    expect((await check('products', fileOf([first ?? {}, second ?? {}]))).body.data).toMatchObject({
      same: 2,
    })

    const changed = await bring(
      'products',
      fileOf([
        { product: made.product, sku: 'IMP-X1-A', name_en: 'Filter X1', variant_name_en: 'Uno' },
        { product: made.product, sku: 'IMP-X1-B', name_en: 'Filter X1', variant_name_en: 'Dos' },
        { product: made.product, sku: 'IMP-X1-C', name_en: '', variant_name_en: 'Tres' },
      ]),
    )
    expect(changed).toMatchObject({ state: 'done', creates: 0, changes: 1, has_undo: true })
    expect((await entries('products.import')).slice(-1)).toMatchObject([
      { after: { name: { en: 'Filter X1' } } },
    ])
    expect(
      (await productRows(made.product)).map((row) => [row.name_en, row.name_ar, row.variant_name_en]),
    ).toEqual([
      ['Filter X1', made.name_ar, 'Uno'],
      ['Filter X1', made.name_ar, 'Dos'],
      ['Filter X1', made.name_ar, 'Tres'],
    ])
    await bring('products', await undoOf(changed.id))
    const back = await productRows(made.product)
    expect(back.map((row) => [row.name_en, row.variant_name_en])).toEqual([
      [`'${made.name_en}`, 'One'],
      [`'${made.name_en}`, 'Two'],
      [`'${made.name_en}`, 'Tres'],
    ])
  })

  test('have a reason for every wrong cell', async () => {
    const [sample, other] = recordsOf(await exported('products')).filter(
      ({ product }, at, all) => all.findIndex((row) => row.product === product) === at,
    )
    const base = { type: sample?.type ?? '', category: sample?.category ?? '', kind: 'goods', name_en: 'A' }
    const file = fileOf([
      { product: 'Not A Slug', sku: 'IMP-1', ...base },
      { product: 'import-a', sku: 'has space', ...base },
      {
        product: 'import-b',
        sku: 'IMP-2',
        ...base,
        category: 'no-such',
        sales_rank: '0',
        tax_percent: '101',
      },
      { product: 'import-c', sku: sample?.sku ?? '', ...base },
      { product: 'import-d', sku: 'IMP-3', ...base, kind: 'gift', attributes: 'no-such=1', parts: 'x=1' },
      { product: 'import-e', sku: 'IMP-4', kind: 'goods', type: '', category: '', name_en: '' },
      { product: other?.product ?? '', sku: other?.sku ?? '', ...other, kind: 'bundle' },
      {
        product: 'import-f',
        sku: 'IMP-5',
        ...base,
        name_ar: 'x'.repeat(201),
        sold_in: 'atlantis',
        ways: 'by air',
      },
      { product: 'import-f', sku: 'IMP-6', ...base, name_en: 'B', description_en: '{"blocks":1}' },
      { product: 'import-g', sku: 'IMP-5', ...base },
      { product: 'import-h', sku: '', variant_name_en: 'x', ...base, description_ar: '{"blocks":1}' },
    ])
    const { body } = await check('products', file)
    expect(tellings(body.data.problems)).toEqual([
      '2 product form',
      '3 sku form',
      '4 category unknown',
      '4 sales_rank number',
      '4 tax_percent number',
      '5 sku taken',
      '6 kind choice',
      '6 attributes unknown',
      '6 parts unknown',
      '6 parts impossible',
      '7 type required',
      '7 category required',
      '7 name_en required',
      '8 kind fixed',
      '9 name_ar too-long',
      '9 sold_in unknown',
      '9 ways choice',
      '10 name_en disagrees',
      '10 description_en disagrees',
      '11 sku repeated',
      '12 description_ar form',
      '12 sku required',
    ])
    expect(body.data).toMatchObject({ creates: 0, changes: 0 })
  })
})
