import { type Changed, type Command, defineCommand } from '#commands/define-command.ts'
import { holds } from '#commands/logged-change.ts'
import { refuseViolations } from '#commands/refuse-violations.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { countReferences, lockReferences, type Reference } from '#kernel/database/references.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { refuseStale } from './refuse-stale.ts'

type Stored = { id: number; revision: number }

/** A kind of record that operators make, edit and delete. */
type RecordKind<Fields extends object, Created extends Fields, Edited extends Stored> = {
  /** As the log names the record and its actions: `collection`, `collections`. */
  subject: string
  actions: string
  /** Left out: that of the catalogue. */
  permission?: 'content.write'
  table: string
  /** Tables that are part of the record, so that their rows do not keep it. */
  parts: readonly string[]
  /** What uses a record, where rows that refer to it are made together with it. A deletion locks those rows. */
  usesOf?(
    executor: Executor,
    id: number,
    found: readonly Reference[],
    isDeletion: boolean,
  ): Promise<Reference[]>
  /** Fields that the constraints of the table are about. */
  fieldOf: Readonly<Record<string, string>>
  find(executor: Executor, id: number): Promise<Edited | undefined>
  /** Sanitises what was typed. */
  check(fields: Fields): Outcome<Fields, string>
  insert(tx: Transaction, fields: Created): Promise<Outcome<number, string>>
  /** Undefined when the record was changed since this revision was read. */
  update(tx: Transaction, key: Stored, fields: Fields, before: Edited): Promise<Outcome<boolean, string>>
  delete(tx: Transaction, key: Stored): Promise<boolean>
  /** The fields as the log has them. */
  logged(record: Edited): Record<string, unknown>
  /** The fields of a record with those that an entry of the log had before, for changes that can be taken back. */
  restored?(
    tx: Transaction,
    record: Edited,
    before: Record<string, unknown>,
  ): Promise<Outcome<Fields, string>>
}

/** The commands of a kind of record: one transaction and one entry in the log for each. */
export function recordCommands<Fields extends object, Created extends Fields, Edited extends Stored>(
  kind: RecordKind<Fields, Created, Edited>,
) {
  const { permission = 'catalogue.write' } = kind

  async function changed(
    tx: Transaction,
    id: number,
    before: Edited | undefined,
  ): Promise<Outcome<Changed<Edited>, string>> {
    const after = await kind.find(tx, id)
    if (!after) return refuse('NOT_FOUND')
    return ok({
      result: after,
      subject: { kind: kind.subject, id },
      before: before ? kind.logged(before) : {},
      after: kind.logged(after),
    })
  }

  async function stale(tx: Transaction, id: number) {
    return refuseStale(tx, { kind: kind.subject, id: String(id) }, { ...(await kind.find(tx, id)) })
  }

  async function write<Value>(
    tx: Transaction,
    run: (inner: Transaction) => Promise<Outcome<Value, string>>,
  ): Promise<Outcome<Value, string>> {
    const written = await refuseViolations(tx, kind.fieldOf, run)
    return written.ok ? written.value : written
  }

  const create = defineCommand({
    action: `${kind.actions}.create`,
    permission,
    async run(tx, _actor, input: Created): Promise<Outcome<Changed<Edited>, string>> {
      const checked = kind.check(input)
      if (!checked.ok) return checked
      const made = await write(tx, (inner) => kind.insert(inner, { ...input, ...checked.value }))
      return made.ok ? changed(tx, made.value, undefined) : made
    },
  })

  const edit: Command<{ key: Stored; fields: Fields }, Edited> = defineCommand({
    action: `${kind.actions}.edit`,
    permission,
    ...(kind.restored && {
      async restore(tx, actor, { subjectId, before, after }, deps) {
        const current = await kind.find(tx, Number(subjectId))
        if (!current || !kind.restored) return refuse('NOT_FOUND')
        if (!holds(kind.logged(current), after)) return refuse('CHANGED_SINCE')
        const fields = await kind.restored(tx, current, before)
        if (!fields.ok) return fields
        const { id, revision } = current
        return edit.run(tx, actor, { key: { id, revision }, fields: fields.value }, deps)
      },
    }),
    async run(
      tx,
      _actor,
      { key, fields }: { key: Stored; fields: Fields },
    ): Promise<Outcome<Changed<Edited>, string>> {
      const before = await kind.find(tx, key.id)
      if (!before) return refuse('NOT_FOUND')
      const checked = kind.check(fields)
      if (!checked.ok) return checked
      const saved = await write(tx, (inner) => kind.update(inner, key, checked.value, before))
      if (!saved.ok) return saved
      return saved.value ? changed(tx, key.id, before) : stale(tx, key.id)
    },
  })

  const remove = defineCommand({
    action: `${kind.actions}.delete`,
    permission,
    async run(tx, _actor, key: Stored): Promise<Outcome<Changed<{ id: number }>, string>> {
      const { id } = key
      const found = await lockReferences(tx, { table: kind.table, id, except: kind.parts })
      const uses = kind.usesOf ? await kind.usesOf(tx, id, found, true) : found
      const before = await kind.find(tx, id)
      if (!before) return refuse('NOT_FOUND')
      if (uses.length > 0) return refuse('IN_USE', { details: { uses: usesOf(uses) } })
      if (!(await kind.delete(tx, key))) return stale(tx, id)
      return ok({
        result: { id },
        subject: { kind: kind.subject, id },
        before: kind.logged(before),
        after: {},
      })
    },
  })

  /** Records that refer to one. */
  async function listUses(executor: Executor, id: number): Promise<Outcome<Use[], 'NOT_FOUND'>> {
    if (!(await kind.find(executor, id))) return refuse('NOT_FOUND')
    const found = await countReferences(executor, { table: kind.table, id, except: kind.parts })
    return ok(usesOf(kind.usesOf ? await kind.usesOf(executor, id, found, false) : found))
  }

  async function read(executor: Executor, id: number): Promise<Outcome<Edited, 'NOT_FOUND'>> {
    const found = await kind.find(executor, id)
    return found ? ok(found) : refuse('NOT_FOUND')
  }

  return { create, edit, remove, listUses, read }
}

type Use = { kind: string; count: number }

function usesOf(references: readonly Reference[]): Use[] {
  return references.map(({ table, count }) => ({ kind: table, count }))
}
