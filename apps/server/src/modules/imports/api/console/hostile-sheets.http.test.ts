import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type SheetKind, sheetKindNames } from '@warsha/contract/console/imports/sheets.constants.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvRecord, withoutApostrophe } from '#kernel/csv.ts'
import { readCsv } from '#kernel/read-csv.ts'
import { runImport } from '#modules/imports/use-cases/run-import.ts'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { modules } from '../../../../modules.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>
type Row = Record<string, string>

/** Of each kind: the columns that name a record, one that a test changes, and what a formula in it is. */
const kinds: Record<SheetKind, { keys: string[]; column: string; formula: 'text' | 'amount' | 'number' }> = {
  products: { keys: ['product', 'sku'], column: 'name_en', formula: 'text' },
  prices: { keys: ['sku', 'channel'], column: 'price', formula: 'amount' },
  codes: { keys: ['code'], column: 'name_en', formula: 'text' },
  cars: { keys: ['brand', 'model', 'year_from'], column: 'model_en', formula: 'text' },
  places: { keys: ['country', 'state', 'city', 'region'], column: 'name_en', formula: 'text' },
  countries: { keys: ['country'], column: 'name_en', formula: 'text' },
  stock: { keys: ['sku', 'warehouse'], column: 'on_hand', formula: 'number' },
}

let shop: TestApp
let administrator: Session
let manager: Session
beforeAll(async () => {
  // Its jobs wait: each test says which process imports, and when.
  shop = await buildTestApp({ jobs: [] })
  administrator = await signInStaff(shop, await makeMember(shop, 'administrator'))
  const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
    SELECT service_centres.id FROM service_centres JOIN warehouses ON warehouses.id = warehouse_id
    WHERE NOT is_central ORDER BY 1 LIMIT 1`)
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [rows[0]?.id ?? 0]))
})
afterAll(() => shop.close())

let keys = 0
const key = () => `hostile-${process.pid}-${++keys}`

async function rowsOf(kind: SheetKind): Promise<Row[]> {
  const { body } = await administrator.ask(`/sheets/${kind}/`)
  const [heading, ...lines] = readCsv(String(body).replace('\uFEFF', '')).lines
  const names = heading?.cells ?? []
  return lines.map(({ cells }) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])))
}

/** Two records of a kind as the rows of a file that gives the changed column this text. */
async function fileOf(kind: SheetKind, change: (text: string) => string): Promise<string> {
  const { keys: named, column } = kinds[kind]
  const rows = await twoRecords(kind)
  const names = [...named, column]
  const records = rows.map((row) =>
    names.map((name) => (name === column ? change(withoutApostrophe(row[name] ?? '')) : row[name])),
  )
  return [names, ...records].map((cells) => csvRecord(cells.map((cell) => cell ?? ''))).join('')
}

/** The first two records that differ in their first name and have something to change. */
async function twoRecords(kind: SheetKind): Promise<Row[]> {
  const { keys: named, column } = kinds[kind]
  const [first = '', second = ''] = kind === 'places' ? ['state', 'city'] : named
  const known = new Set<string>()
  const fit = (await rowsOf(kind)).filter((row) => {
    const name = kind === 'places' ? `${row[first]}/${row[second]}` : (row[first] ?? '')
    return row[column] !== '' && known.size < known.add(name).size
  })
  return fit.slice(0, 2)
}

const valuesOf = async (kind: SheetKind) => {
  const { column } = kinds[kind]
  return (await twoRecords(kind)).map((row) => row[column])
}

const check = (kind: SheetKind, file: string, by = administrator) =>
  by.ask(`/sheets/${kind}/imports/`, {
    key: key(),
    file_name: `${kind}.csv`,
    file: Buffer.from(file).toString('base64'),
  })

/** Has a file checked and waiting for its job; answers its number. */
async function request(kind: SheetKind, file: string): Promise<{ id: string; number: number }> {
  const { body } = await check(kind, file)
  expect([kind, body.data?.problems ?? body]).toEqual([kind, []])
  const { id, changes } = body.data
  const sent = { key: key(), expected_count: changes, reason: 'a list of the supplier' }
  expect((await administrator.ask(`/sheets/${kind}/imports/${id}/run/`, sent)).status).toBe(200)
  const { rows } = await shop.deps.db.execute<{ number: number }>(
    sql`SELECT id AS number FROM imports WHERE public_id = ${id}`,
  )
  return { id, number: rows[0]?.number ?? 0 }
}

const sheets = modules.flatMap((module) => module.sheets ?? [])
const stateOf = async (id: string) => (await administrator.ask(`/imports/${id}/`)).body.data.state as string
const another = (kind: SheetKind, mark: number) => (text: string) =>
  kinds[kind].formula === 'text' ? `Name ${mark}` : String(Math.trunc(Number(text)) + mark)

const entries = async (kind: SheetKind) => {
  const { rows } = await shop.deps.db.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM operator_changes WHERE action = ${`${kind}.import`}`,
  )
  return rows[0]?.count ?? 0
}

test('every kind of file has a line in the table of this test', () => {
  expect(Object.keys(kinds).toSorted()).toEqual(sheetKindNames.toSorted())
})

describe.each(sheetKindNames)('a hostile file of %s', (kind) => {
  test('with a formula: a text that no spreadsheet calculates, or a cell with a reason', async () => {
    const { column, formula } = kinds[kind]
    const file = await fileOf(kind, () => `=cmd|'/c calc'!A1`)
    if (formula !== 'text') {
      const { body } = await check(kind, file)
      expect(body.data.problems).toMatchObject([2, 3].map((line) => ({ line, column, problem: formula })))
    } else {
      const before = await fileOf(kind, (text) => text)
      const { id, number } = await request(kind, file)
      await runImport(shop.deps.db, sheets, number)
      expect(await stateOf(id)).toBe('done')
      expect(await valuesOf(kind)).toEqual([`'=cmd|'/c calc'!A1`, `'=cmd|'/c calc'!A1`])
      const again = await check(kind, await fileOf(kind, (text) => text))
      expect(again.body.data).toMatchObject({ creates: 0, changes: 0, same: 2, wrong: 0 })
      const back = await request(kind, before)
      await runImport(shop.deps.db, sheets, back.number)
    }
  })

  test('of 50 MB is refused before it is read', async () => {
    const large = await check(kind, 'A'.repeat(50 * 1024 * 1024))
    expect([large.status, large.body.errors[0].code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  test('of another centre: its manager reads and writes nothing of it', async () => {
    const file = await fileOf(kind, another(kind, 1))
    const theirs = await check(kind, file)
    expect((await manager.ask(`/imports/${theirs.body.data.id}/`)).status).toBe(404)
    const run = { key: key(), expected_count: 2, reason: 'not mine' }
    const path = `/sheets/${kind}/imports/${theirs.body.data.id}/run/`
    const refused = await manager.ask(path, run)
    expect(refused.status).toBe(kind === 'stock' ? 404 : 403)
    const own = await check(kind, file, manager)
    if (kind !== 'stock') return expect(own.status).toBe(403)
    expect(own.body.data.problems).toMatchObject([2, 3].map((line) => ({ line, problem: 'unknown' })))
  })

  test('of two that change the same records at once, one is imported whole and the other not at all', async () => {
    const files = [await fileOf(kind, another(kind, 2)), await fileOf(kind, another(kind, 3))]
    const logged = await entries(kind)
    const requested = [await request(kind, files[0] ?? ''), await request(kind, files[1] ?? '')]
    await atOnce(requested, ({ number }) => runImport(shop.deps.db, sheets, number))
    const states = await Promise.all(requested.map(({ id }) => stateOf(id)))
    expect(states.toSorted()).toEqual(['done', 'refused'])
    const winner = files[states.indexOf('done')] ?? ''
    expect((await check(kind, winner)).body.data).toMatchObject({ changes: 0, same: 2 })
    expect(await entries(kind)).toBe(logged + 2)
  })
})

test('files of a process that is killed when their records are written: nothing of them is imported, until the next process imports them', async () => {
  const files: Awaited<ReturnType<typeof prepare>>[] = []
  for (const kind of sheetKindNames) files.push(await prepare(kind))
  await shop.asOwner(async (db) =>
    db.transaction(async (tx) => {
      // Records are written before their entries in the log, for which the process waits here.
      await tx.execute(sql`LOCK TABLE operator_changes IN SHARE MODE`)
      await killWhenAllWait(files.map(({ number }) => number))
    }),
  )
  for (const { kind, id, values, logged } of files) {
    expect([kind, await valuesOf(kind)]).toEqual([kind, values])
    expect([kind, await stateOf(id), await entries(kind)]).toEqual([kind, 'running', logged])
  }
  for (const { kind, id, number, file, logged } of files) {
    await runImport(shop.deps.db, sheets, number)
    expect([kind, await stateOf(id), await entries(kind)]).toEqual([kind, 'done', logged + 2])
    expect([kind, (await check(kind, file)).body.data]).toMatchObject([kind, { changes: 0, same: 2 }])
  }
}, 120_000)

/** A file that waits for its process, and what its records and the log are before. */
async function prepare(kind: SheetKind) {
  const file = await fileOf(kind, another(kind, 4))
  const [values, logged] = [await valuesOf(kind), await entries(kind)]
  return { kind, file, values, logged, ...(await request(kind, file)) }
}

async function killWhenAllWait(importIds: readonly number[]): Promise<void> {
  const program = fileURLToPath(new URL('../../../../testing/doomed-import.ts', import.meta.url))
  const url = shop.deps.connection.directUrl
  const child = spawn(process.execPath, [program, url, ...importIds.map(String)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exit = once(child, 'exit')
  const waiting = sql`SELECT FROM pg_locks JOIN pg_class ON pg_class.oid = relation
    WHERE relname = 'operator_changes' AND NOT granted`
  await waitUntil(async () => (await shop.deps.db.execute(waiting)).rows.length === importIds.length)
  child.kill('SIGKILL')
  expect((await exit)[1]).toBe('SIGKILL')
  // The database ends the transaction once it has noticed.
  await waitUntil(async () => (await shop.deps.db.execute(waiting)).rows.length === 0)
}
