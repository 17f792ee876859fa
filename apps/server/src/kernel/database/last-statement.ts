import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { fixedSql } from './fixed-statement.ts'

/** Rows of one kind that a transaction writes at its end, as a part of one statement for all kinds. */
export type LastPart<Row> = {
  name: string
  /** Subqueries, each with a name, and with placeholders for the values. No two parts have the same names. */
  queries: SQL
  /** An expression over them. */
  answer: SQL
  values(rows: readonly Row[]): Record<string, unknown>
  /** Throws when the answer says that the rows were not written. */
  check?(answer: unknown, rows: readonly Row[]): void
}

export type LastRows = ReadonlyMap<LastPart<never>, readonly unknown[]>

/** Writes the rows of all parts by one statement, which is built once for each set of parts. */
export async function writeParts(tx: Transaction, rowsOf: LastRows): Promise<void> {
  if (rowsOf.size === 0) return
  const parts = [...rowsOf.keys()] as LastPart<unknown>[]
  const rowsOfPart = (part: LastPart<unknown>) => rowsOf.get(part as LastPart<never>) ?? []
  const values = Object.assign({}, ...parts.map((part) => part.values(rowsOfPart(part))))
  const { rows } = await statementOf(parts)(tx, values)
  for (const part of parts) part.check?.(rows[0]?.[part.name], rowsOfPart(part))
}

type Statement = ReturnType<typeof fixedSql<Record<string, unknown>>>

const statements = new Map<string, Statement>()

function statementOf(parts: readonly LastPart<unknown>[]): Statement {
  const name = `last_${parts.map((part) => part.name).join('_')}`
  const known = statements.get(name)
  if (known) return known
  const queries = sql.join(
    parts.map((part) => part.queries),
    sql`, `,
  )
  const answers = sql.join(
    parts.map((part) => sql`${part.answer} AS ${sql.identifier(part.name)}`),
    sql`, `,
  )
  const made = fixedSql<Record<string, unknown>>(name, sql`WITH ${queries} SELECT ${answers}`)
  statements.set(name, made)
  return made
}
