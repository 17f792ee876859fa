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
    expect(records.length).toBeGreaterThan(2)
    const rows = lines.map(({ cells }) => cells)
    // Columns of numbers, days and lists of them get the digits of the region: names and article numbers keep theirs.
    const numbers = new Set(
      (heading?.cells ?? []).flatMap((_name, at) => {
        const cells = records.flatMap((record) => record.cells[at] || [])
        return cells.length > 0 && cells.every((cell) => /^[\d\s|.%+-]+$/.test(cell)) ? [at] : []
      }),
    )
    expect(numbers.size).toBeGreaterThan(0)
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
    expect(tellings(twice.body.data.problems)).toContain(`3 ${heading[0]} repeated`)
    expect(twice.body.data).toMatchObject({ creates: 0, changes: 0, wrong: 1 })
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

describe('promotion codes', () => {
  const rowOf = async (code: string) =>
    recordsOf(await exported('codes')).find((row) => row.code === code) ?? {}

  test('are made and changed with their targets, and come back by the undo file', async () => {
    const [{ product = '', category = '' } = {}] = recordsOf(await exported('products'))
    const targets = `product:${product}=20 | category:${category}`
    const made = await bring(
      'codes',
      fileOf([
        {
          code: 'IMPORT-10',
          name_en: 'Ten',
          name_ar: 'عشرة',
          type: 'percent',
          percent: '١٠',
          targets,
          starts_on: '2026-01-01',
          ends_on: '2026-12-31',
          total_limit: '5',
        },
        { code: 'import-1', name_en: 'One', name_ar: 'واحد', type: 'amount', amount: '1.5', is_active: 'no' },
      ]),
    )
    expect(made).toMatchObject({ state: 'done', creates: 2 })
    expect(await rowOf('import-10')).toMatchObject({ percent: '10', targets, is_active: 'yes', used: '0' })
    expect(await rowOf('import-1')).toMatchObject({ amount: '1.500', is_active: 'no', percent: '' })
    const { rows } = await shop.deps.db.execute<{ id: number }>(
      sql`SELECT id FROM promo_codes WHERE code = 'import-10'`,
    )
    const id = rows[0]?.id ?? 0
    expect((await entries('codes.import')).map(({ subject }) => subject)).toContain(String(id))
    await shop.deps.db.execute(sql`UPDATE promo_codes SET used = 3 WHERE id = ${id}`)
    const below = await check('codes', fileOf([{ code: 'import-10', total_limit: '2' }]))
    expect(tellings(below.body.data.problems)).toEqual(['2 total_limit below-used'])
    const changed = await bring(
      'codes',
      fileOf([{ code: 'import-10', percent: '15', targets: '', total_limit: '', per_customer_limit: '2' }]),
    )
    expect(await rowOf('import-10')).toMatchObject({
      percent: '15',
      targets: '',
      total_limit: '',
      per_customer_limit: '2',
      starts_on: '2026-01-01',
    })
    await bring('codes', await undoOf(changed.id))
    expect(await rowOf('import-10')).toMatchObject({ percent: '10', targets, total_limit: '5' })
    await shop.deps.db.execute(sql`UPDATE promo_codes SET used = 0 WHERE id = ${id}`)
  })

  test('have a reason for every wrong cell', async () => {
    const base = { name_en: 'A', name_ar: 'أ', type: 'percent', percent: '10' }
    const { body } = await check(
      'codes',
      fileOf([
        { ...base, code: 'has space' },
        { ...base, code: '' },
        { ...base, code: 'w1', percent: '101', starts_on: '31/12/2026', ends_on: '2026-02-30' },
        { ...base, code: 'w2', amount: '1.000' },
        { ...base, code: 'w3', starts_on: '2026-02-01', ends_on: '2026-01-01' },
        { ...base, code: 'w4', targets: 'product:no-such', channel: 'no-such', minimum: '1,5' },
        { ...base, code: 'w5', name_ar: '', total_limit: '0', type: 'free' },
        { ...base, code: 'W5' },
      ]),
    )
    expect(tellings(body.data.problems)).toEqual([
      '2 code form',
      '3 code required',
      '4 percent number',
      '4 starts_on day',
      '4 ends_on day',
      '5 amount misfit',
      '6 ends_on misfit',
      '7 channel unknown',
      '7 minimum amount',
      '7 targets unknown',
      '8 name_ar required',
      '8 type choice',
      '8 total_limit number',
      '9 code repeated',
    ])
  })
})

describe('cars', () => {
  const carRows = async (brand: string) =>
    recordsOf(await exported('cars')).filter((row) => row.brand === brand)
  const corolla = {
    brand: 'imported',
    brand_en: 'Imported',
    brand_ar: 'مستوردة',
    model: 'one',
    model_en: 'One',
    model_ar: 'وان',
    type: 'passenger',
    oil_grades: '5W-30 | 0W-20',
    oil_litres: '٤٫٢',
    tyre_sizes: '205/55R16',
    tyre_count: '4',
    battery_ah: '55 | 60',
  }

  test('are made and changed with all that they take, and come back by the undo file', async () => {
    const made = await bring(
      'cars',
      fileOf([
        { ...corolla, year_from: '2010', year_to: '2015' },
        { ...corolla, year_from: '2016' },
        { brand: 'imported', model: 'two', model_en: 'Two', model_ar: 'تو', type: 'commercial' },
      ]),
    )
    // A brand and two models.
    expect(made).toMatchObject({ state: 'done', creates: 3, rows: 3 })
    const before = await carRows('imported')
    expect(before).toMatchObject([
      {
        model: 'one',
        year_from: '2010',
        oil_litres: '4.2',
        battery_ah: '55 | 60',
        oil_grades: '5W-30 | 0W-20',
      },
      { model: 'one', year_from: '2016', year_to: '' },
      { model: 'two', year_from: '', type: 'commercial', brand_ar: 'مستوردة' },
    ])
    const kinds = (await entries('cars.import')).map(({ kind, subject }) => [kind, /^\d+$/.test(subject)])
    expect(kinds).toEqual([
      ['car-brand', true],
      ['car-model', true],
      ['car-model', true],
    ])
    const overlap = await check('cars', fileOf([{ ...corolla, year_from: '2018' }]))
    expect(tellings(overlap.body.data.problems)).toEqual(['2 year_from overlap'])
    const changed = await bring(
      'cars',
      fileOf([
        { ...corolla, brand_en: 'Renamed', year_from: '2016', year_to: '2020' },
        { ...corolla, brand_en: 'Renamed', year_from: '2021', year_to: '', oil_litres: '5' },
      ]),
    )
    expect(changed).toMatchObject({ state: 'done', creates: 0, changes: 2 })
    expect((await carRows('imported')).map((row) => [row.brand_en, row.year_from, row.year_to])).toEqual([
      ['Renamed', '2010', '2015'],
      ['Renamed', '2016', '2020'],
      ['Renamed', '2021', ''],
      ['Renamed', '', ''],
    ])
    await bring('cars', await undoOf(changed.id))
    expect(await carRows('imported')).toEqual(before)
  })

  test('have a reason for every wrong cell', async () => {
    const { body } = await check(
      'cars',
      fileOf([
        { ...corolla, brand: 'Bad Slug', year_from: '2010' },
        { ...corolla, brand: 'wrong-a', year_from: '1900', type: 'boat' },
        { ...corolla, brand: 'wrong-b', brand_ar: '', year_from: '2010', oil_litres: '0', tyre_count: '1' },
        {
          ...corolla,
          brand: 'wrong-b',
          brand_en: 'Else',
          year_from: '2011',
          year_to: '2010',
          battery_ah: '',
        },
        { ...corolla, brand: 'wrong-c', model: '', year_from: '2010' },
        { ...corolla, brand: 'wrong-d', year_from: '', oil_grades: '=1+1' },
        { ...corolla, brand: 'wrong-e', year_from: '2010', oil_grades: '=1+1', tyre_sizes: 'x|ü' },
        {
          brand: 'wrong-f',
          brand_en: 'F',
          brand_ar: 'ف',
          model: 'm',
          model_en: 'M',
          model_ar: 'م',
          type: 'passenger',
          year_from: '2010',
          remove: 'yes',
        },
      ]),
    )
    expect(tellings(body.data.problems)).toEqual([
      '2 brand form',
      '3 type choice',
      '3 year_from number',
      '4 brand_ar required',
      '4 oil_litres number',
      '4 tyre_count number',
      '5 brand_en disagrees',
      '5 brand_ar disagrees',
      '5 year_to number',
      '5 battery_ah required',
      '5 year_from overlap',
      '6 model required',
      '7 year_from required',
      '8 oil_grades form',
      '8 tyre_sizes form',
      '9 year_from unknown',
    ])
  })
})

describe('places', () => {
  const placeRows = async (kind: string, name: string) =>
    recordsOf(await exported(kind)).filter((row) => row.country === name)
  const country = { country: 'importland', name_en: 'Importland', name_ar: 'بلاد الاستيراد', iso: 'XI' }
  const at = { latitude: '٢٣٫٥', longitude: '58.25' }

  test('are made from the country to the region, changed, and come back by the undo file', async () => {
    const made = await bring(
      'countries',
      fileOf([{ ...country, phone_prefix: '9971', phone_digits: '٨', is_active: 'yes' }]),
    )
    expect(made).toMatchObject({ state: 'done', creates: 1 })
    expect(await placeRows('countries', 'importland')).toMatchObject([
      { phone_prefix: "'+9971", phone_digits: '8', is_active: 'yes' },
    ])
    const named = (name_en: string) => ({ country: 'importland', name_en, name_ar: 'مكان', ...at })
    const areas = await bring(
      'places',
      fileOf([
        // The region stands before the city that it lies in.
        { ...named('East'), state: 'import-coast', city: 'port', region: 'east' },
        { ...named('Port'), state: 'import-coast', city: 'port', is_active: 'no' },
        { ...named('Coast'), state: 'import-coast', governorate: 'XI-CO' },
      ]),
    )
    expect(areas).toMatchObject({ state: 'done', creates: 3 })
    const before = await placeRows('places', 'importland')
    expect(before).toMatchObject([
      { state: 'import-coast', city: '', governorate: 'XI-CO', latitude: '23.5', is_active: 'yes' },
      { city: 'port', region: '', is_active: 'no' },
      { region: 'east', name_en: 'East' },
    ])
    const { rows } = await shop.deps.db.execute<{ position: number }>(
      sql`SELECT position FROM cities WHERE slug = 'port'`,
    )
    expect(rows[0]?.position).toBe(1)
    const changed = await bring(
      'places',
      fileOf([
        { ...named('Harbour'), state: 'import-coast', city: 'port', region: '', is_active: 'yes' },
        { ...named('Cape'), state: 'import-coast', city: 'cape' },
      ]),
    )
    expect(changed).toMatchObject({ changes: 1, creates: 1 })
    await bring('places', await undoOf(changed.id))
    const after = await placeRows('places', 'importland')
    expect(after.filter(({ city }) => city !== 'cape')).toEqual(before)
    const kinds = (await entries('places.import')).map(({ kind, subject }) => [kind, /^\d+$/.test(subject)])
    expect(kinds.slice(0, 3)).toEqual([
      ['region', true],
      ['city', true],
      ['state', true],
    ])
  })

  test('have a reason for every wrong cell', async () => {
    await shop.deps.db.execute(
      sql`INSERT INTO customers (phone) VALUES ('+96899000001') ON CONFLICT DO NOTHING`,
    )
    const [oman] = await placeRows('countries', 'oman')
    const [muscat] = await placeRows('places', 'oman')
    const countries = await check(
      'countries',
      fileOf([
        { ...oman, country: 'oman', is_active: 'no', phone_prefix: '+995' },
        { ...country, country: 'else', phone_prefix: '+99', phone_digits: '3', iso: 'xj' },
        { ...country, country: 'other', phone_prefix: '+9951', phone_digits: '8', iso: 'XK', name_ar: '' },
        { ...country, country: 'third', phone_prefix: '+881', phone_digits: '8', iso: 'XK' },
      ]),
    )
    expect(tellings(countries.body.data.problems)).toEqual([
      '2 is_active fixed',
      '2 phone_prefix taken',
      '2 phone_prefix in-use',
      '3 iso form',
      '3 phone_digits number',
      '3 phone_prefix taken',
      '4 name_ar required',
      '4 iso taken',
      '4 phone_prefix taken',
      '5 iso repeated',
      '5 iso taken',
    ])
    const named = { name_en: 'A', name_ar: 'أ', ...at, governorate: 'OM-MA' }
    const places = await check(
      'places',
      fileOf([
        { ...named, country: 'atlantis', state: 'wrong-a', region: '' },
        { ...named, country: 'oman', state: '', city: 'x' },
        { ...named, country: 'oman', state: 'Bad Slug', latitude: '91', governorate: '' },
        { ...named, country: 'oman', state: 'no-such', city: 'x' },
        { ...named, country: 'oman' },
        { ...named, country: 'importland', state: muscat?.state ?? '' },
      ]),
    )
    expect(tellings(places.body.data.problems)).toEqual([
      '2 country unknown',
      '3 state required',
      '4 latitude number',
      '4 governorate required',
      '4 state form',
      '5 state unknown',
      '6 state required',
      '7 state taken',
    ])
  })
})
