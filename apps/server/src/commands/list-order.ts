import { type SQL, sql } from 'drizzle-orm'
import { keysetPage, readPosition } from './keyset.ts'

/**
 * A value that a list can be sorted by. It is never null, because positions know no null: what a row lacks is first or last
 * by a value of its own, as `coalesce(ends_on, 'infinity')`.
 */
export type SortColumn = { by: SQL; type: 'integer' | 'moment' | 'day' | 'text' }

/** The sorted values of the last row that was shown, as PostgreSQL writes them, and its id, which makes it unique. */
export type SortPosition = { values: readonly string[]; id: number }

/** The name of an order, with `-` before it for the opposite one. */
type SortOf<Name extends string> = Name | `-${Name}`

export type SortedPage<Sort extends string> = { sort: Sort; after: SortPosition | undefined; limit: number }

/** What every row of a sorted list has beside its own. */
export type SortedRow = { id: number; sorted: readonly string[] }

export type ListOrder<Name extends string> = {
  /** The integer that is unique among the rows, behind the columns. */
  id: SQL
  /** Each order by its columns. */
  orders: Readonly<Record<Name, readonly SortColumn[]>>
}

export function defineListOrder<Name extends string>(
  id: SQL,
  orders: Record<Name, readonly SortColumn[]>,
): ListOrder<Name> {
  return { id, orders }
}

/** Of rows that are read one by one, and stand in no list. */
export const unsorted = sql`'{}'::text[]`

/** Parts of a statement for a page: what the next one begins with, the rows behind the last one, and the order. */
export function orderedBy<Name extends string>(
  order: ListOrder<Name>,
  { sort, after }: Pick<SortedPage<SortOf<Name>>, 'sort' | 'after'>,
): { sorted: SQL; isBehind: SQL; orderBy: SQL } {
  const columns = columnsOf(order, sort)
  const isDescending = sort.startsWith('-')
  const direction = isDescending ? sql`DESC` : sql`ASC`
  const all = [...columns.map(({ by }) => by), order.id]
  return {
    sorted: sql`ARRAY[${sql.join(
      columns.map(({ by }) => sql`(${by})::text`),
      sql`, `,
    )}]`,
    isBehind: after
      ? sql`(${sql.join(all, sql`, `)}) ${isDescending ? sql`<` : sql`>`} (${valuesOf(columns, after)})`
      : sql`true`,
    orderBy: sql.join(
      all.map((by) => sql`${by} ${direction}`),
      sql`, `,
    ),
  }
}

/** Undefined for a position of another list, or of this one in another order. */
export function readSortedPage<Name extends string>(
  order: ListOrder<Name>,
  { sort, after: position, limit }: { sort: SortOf<Name>; after?: string | undefined; limit: number },
): SortedPage<SortOf<Name>> | undefined {
  if (position === undefined) return { sort, after: undefined, limit }
  const after = readSortPosition(position, columnsOf(order, sort))
  return after && { sort, after, limit }
}

/** A page as the contract shapes it, of rows read with one more than the limit. */
export function sortedKeysetPage<Row extends SortedRow, Item>(
  rows: readonly Row[],
  counted: { limit: number; total: number; isExact: boolean },
  write: (row: NoInfer<Row>) => Item,
) {
  return keysetPage(rows, counted, { positionOf: ({ sorted, id }) => [...sorted, id], write })
}

/** Where the page behind a row begins. */
export function positionBehind(row: SortedRow | undefined): SortPosition | undefined {
  return row && { values: row.sorted, id: row.id }
}

const maxInteger = 2 ** 31 - 1
const maxText = 500

/** Undefined for what PostgreSQL would not read as values of these columns. */
export function readSortPosition(
  text: string,
  columns: readonly Pick<SortColumn, 'type'>[],
): SortPosition | undefined {
  const [id, ...values] = readPosition(text, columns.length + 1)?.toReversed() ?? []
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 0 || id > maxInteger) return undefined
  const texts = values.toReversed().filter((value) => typeof value === 'string')
  const areValues = columns.every(({ type }, at) => isValue[type](texts[at] ?? ''))
  return texts.length === columns.length && areValues ? { values: texts, id } : undefined
}

const isValue: Record<SortColumn['type'], (text: string) => boolean> = {
  integer: (text) => /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= maxInteger,
  moment: (text) => isEndless(text) || isMoment(text),
  day: (text) => isEndless(text) || isMoment(`${text} 00:00:00+00`),
  // PostgreSQL stores no NUL.
  text: (text) => text.length <= maxText && !text.includes('\0'),
}

const isEndless = (text: string) => text === 'infinity' || text === '-infinity'

/** As PostgreSQL writes one in UTC; the 31st of February is none. */
function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/.test(text)) return false
  const second = text.slice(0, 19).replace(' ', 'T')
  const moment = new Date(`${second}Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(second)
}

function valuesOf(columns: readonly SortColumn[], { values, id }: SortPosition): SQL {
  const typed = columns.map(({ type }, at) => sql`${values[at] ?? ''}::${sqlTypes[type]}`)
  return sql.join([...typed, sql`${id}::integer`], sql`, `)
}

const sqlTypes: Record<SortColumn['type'], SQL> = {
  integer: sql`integer`,
  moment: sql`timestamptz`,
  day: sql`date`,
  text: sql`text`,
}

function columnsOf<Name extends string>(
  { orders }: ListOrder<Name>,
  sort: SortOf<Name>,
): readonly SortColumn[] {
  const name = sort.replace(/^-/, '')
  const columns = Object.hasOwn(orders, name) ? orders[name as Name] : undefined
  if (!columns) throw new Error(`The list cannot be sorted by ${sort}`)
  return columns
}
