import { recordKindOf } from '@warsha/contract/console/staff/logged-fields.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { LoggedChange } from './logged-change.ts'

/** The records of one kind by name: a select of (id, en, ar), as texts, of those with the given ids. */
export type RecordNamer = { idType: 'integer' | 'uuid'; select(ids: SQL): SQL }

/** Namers by the kind of record, as the log's subjects name it. */
export type RecordNamers = Readonly<Record<string, RecordNamer>>

/** Names by `kind:id`. */
export type NamesOfRecords = Readonly<Record<string, { en: string; ar: string }>>

/** Records that are called by columns of their own table: one for both languages, or one for each. */
export function namedBy(table: string, ...columns: [name: string] | [en: string, ar: string]): RecordNamer {
  const [en, ar = en] = columns
  return {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, ${sql.identifier(en)}, ${sql.identifier(ar)}
      FROM ${sql.identifier(table)} WHERE id = ANY (${ids})`,
  }
}

/** Records whose Arabic name, if they have one, is in a table of translations. */
export function namedByTranslation(table: string, translations: string, key: string): RecordNamer {
  return {
    idType: 'integer',
    select: (ids) => sql`SELECT named.id::text, named.name, coalesce(arabic.name, named.name)
      FROM ${sql.identifier(table)} AS named LEFT JOIN ${sql.identifier(translations)} AS arabic
        ON arabic.${sql.identifier(key)} = named.id AND arabic.language_code = 'ar'
      WHERE named.id = ANY (${ids})`,
  }
}

const forms = { integer: /^[1-9]\d{0,8}$/, uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ }

type Named = Pick<LoggedChange, 'subjectKind' | 'subjectId' | 'centreId' | 'before' | 'after'>

/** The names of the records that a page of the log is about, in one statement. Deleted records have none. */
export async function readRecordNames(
  executor: Executor,
  changes: readonly Named[],
  namers: RecordNamers,
): Promise<Map<string, { en: string; ar: string }>> {
  const idsByKind = new Map<string, Set<string>>()
  for (const change of changes) {
    for (const [kind, id] of recordsOf(change)) {
      const ids = idsByKind.get(kind) ?? new Set()
      idsByKind.set(kind, ids.add(id))
    }
  }
  const selects = [...idsByKind].flatMap(([kind, ids]) => {
    const namer = Object.hasOwn(namers, kind) ? namers[kind] : undefined
    const known = namer ? [...ids].filter((id) => forms[namer.idType].test(id)) : []
    if (!namer || known.length === 0) return []
    const given = sql`${sql.param(known)}::${sql.raw(namer.idType)}[]`
    return [sql`SELECT ${kind}::text AS kind, id, en, ar FROM (${namer.select(given)}) AS named (id, en, ar)`]
  })
  if (selects.length === 0) return new Map()
  const { rows } = await executor.execute<{ kind: string; id: string; en: string; ar: string }>(
    sql.join(selects, sql` UNION ALL `),
  )
  return new Map(rows.map(({ kind, id, en, ar }) => [`${kind}:${id}`, { en, ar }]))
}

/** Those of the names that one change needs. */
export function namesFor(
  change: Named,
  names: ReadonlyMap<string, { en: string; ar: string }>,
): NamesOfRecords {
  const own: Record<string, { en: string; ar: string }> = {}
  for (const [kind, id] of recordsOf(change)) {
    const name = names.get(`${kind}:${id}`)
    if (name) own[`${kind}:${id}`] = name
  }
  return own
}

/** The subject, its centre and all records that fields name by their ids. */
function recordsOf({ subjectKind, subjectId, centreId, before, after }: Named): [kind: string, id: string][] {
  const found: [string, string][] = [[recordKindOf(undefined, subjectKind) ?? subjectKind, subjectId]]
  if (centreId !== null) found.push(['centre', String(centreId)])
  const collect = (value: unknown, field: string | undefined): void => {
    if (Array.isArray(value)) for (const each of value) collect(each, field)
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) {
        const page = /^page (\d+)$/.exec(name)?.[1]
        if (page) found.push(['page', page])
        collect(each, name)
      }
    else if (typeof value === 'number' || typeof value === 'string') {
      const kind = field && recordKindOf(field, subjectKind)
      if (kind) found.push([kind, String(value)])
    }
  }
  collect(before, undefined)
  collect(after, undefined)
  return found
}
