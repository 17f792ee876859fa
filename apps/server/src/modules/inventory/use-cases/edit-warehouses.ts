import { type Actor, type Changed, defineCommand } from '#commands/define-command.ts'
import { refuseViolations } from '#commands/refuse-violations.ts'
import type { Database, Executor, Transaction } from '#kernel/database/connect.ts'
import { countReferences, lockReferences, type Reference } from '#kernel/database/references.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { refuseStale } from '#modules/staff/index.ts'
import type { EditedWarehouse, EditedWarehouseFields, WarehouseScope } from '../rules/edited-warehouse.ts'
import {
  deleteWarehouseRow,
  findEditedWarehouse,
  findEditedWarehouses,
  insertWarehouse,
  updateWarehouse,
} from '../storage/edited-warehouse-queries.ts'
import type { ListCentreWarehouses } from './change-stock.ts'

type Key = { id: number; revision: number }
type Viewer = Pick<Actor, 'centres'>

/** What operators do with warehouses. Those of a centre belong to it; every other one to operators of all centres. */
export function warehouseCommands(listCentreWarehouses: ListCentreWarehouses) {
  const permission = 'settings.write'

  async function scopeOf(executor: Executor, { centres }: Viewer): Promise<WarehouseScope> {
    if (centres === 'all') return 'all'
    return (await listCentreWarehouses(executor, centres)).map(({ warehouseId }) => warehouseId)
  }

  async function find(executor: Executor, viewer: Viewer, id: number) {
    return findEditedWarehouse(executor, { id, scope: await scopeOf(executor, viewer) })
  }

  return {
    create: defineCommand({
      action: 'warehouses.create',
      permission,
      async run(tx, { centres }, input: EditedWarehouseFields) {
        if (centres !== 'all') return refuse('ALL_CENTRES_ONLY')
        const checked = checkFields(input)
        if (!checked.ok) return checked
        const made = await refuseViolations(tx, fieldOf, (inner) => insertWarehouse(inner, checked.value))
        return made.ok ? changed(tx, made.value, undefined) : made
      },
    }),

    edit: defineCommand({
      action: 'warehouses.edit',
      permission,
      async run(tx, actor, { key, fields }: { key: Key; fields: EditedWarehouseFields }) {
        const before = await find(tx, actor, key.id)
        if (!before) return refuse('NOT_FOUND')
        // A central warehouse is nobody's own: the centre would lose it.
        if (actor.centres !== 'all' && fields.isCentral !== before.isCentral)
          return refuse('ALL_CENTRES_ONLY', { field: 'is_central' })
        const checked = checkFields(fields)
        if (!checked.ok) return checked
        const saved = await refuseViolations(tx, fieldOf, (inner) =>
          updateWarehouse(inner, key, checked.value),
        )
        if (!saved.ok) return saved
        return saved.value ? changed(tx, key.id, before) : stale(tx, key.id)
      },
    }),

    remove: defineCommand({
      action: 'warehouses.delete',
      permission,
      async run(tx, actor, key: Key): Promise<Outcome<Changed<{ id: number }>, string>> {
        const { id } = key
        const uses = await lockReferences(tx, { table: 'warehouses', id })
        const before = await find(tx, actor, id)
        if (!before) return refuse('NOT_FOUND')
        if (uses.length > 0) return refuse('IN_USE', { details: { uses: usesOf(uses) } })
        if (!(await deleteWarehouseRow(tx, key))) return stale(tx, id)
        return ok({
          result: { id },
          subject: { kind: 'warehouse', id },
          before: loggedOf(before),
          after: {},
        })
      },
    }),

    async read({ db }: { db: Database }, viewer: Viewer, id: number) {
      const found = await find(db, viewer, id)
      return found ? ok(found) : refuse('NOT_FOUND')
    },

    /** Records that refer to one. */
    async listUses({ db }: { db: Database }, viewer: Viewer, id: number) {
      if (!(await find(db, viewer, id))) return refuse('NOT_FOUND')
      return ok(usesOf(await countReferences(db, { table: 'warehouses', id })))
    },

    async list(
      { db }: { db: Database },
      viewer: Viewer,
      { search, afterId, limit }: { search: string; afterId: number; limit: number },
    ) {
      return findEditedWarehouses(db, { scope: await scopeOf(db, viewer), search }, { afterId, limit })
    },
  }
}

export type WarehouseCommands = ReturnType<typeof warehouseCommands>

const fieldOf = { warehouses_slug_unique: 'slug', warehouses_state_id_states_id_fk: 'state_id' }

function checkFields(input: EditedWarehouseFields): Outcome<EditedWarehouseFields, 'REQUIRED'> {
  const fields = {
    ...input,
    nameEn: sanitiseText(input.nameEn),
    nameAr: sanitiseText(input.nameAr),
    streetAddress: sanitiseText(input.streetAddress),
    city: sanitiseText(input.city),
  }
  if (!fields.nameEn || !fields.nameAr) return refuse('REQUIRED', { field: 'name' })
  if (!fields.streetAddress) return refuse('REQUIRED', { field: 'street_address' })
  if (!fields.city) return refuse('REQUIRED', { field: 'city' })
  if (!fields.isCentral && fields.stateId === null) return refuse('REQUIRED', { field: 'state_id' })
  return ok(fields)
}

async function changed(
  tx: Transaction,
  id: number,
  before: EditedWarehouse | undefined,
): Promise<Outcome<Changed<EditedWarehouse>, 'NOT_FOUND'>> {
  const after = await findEditedWarehouse(tx, { id, scope: 'all' })
  if (!after) return refuse('NOT_FOUND')
  return ok({
    result: after,
    subject: { kind: 'warehouse', id },
    before: before ? loggedOf(before) : {},
    after: loggedOf(after),
  })
}

async function stale(tx: Transaction, id: number) {
  const current = await findEditedWarehouse(tx, { id, scope: 'all' })
  return refuseStale(tx, { kind: 'warehouse', id: String(id) }, { ...current })
}

function loggedOf({ id: _id, revision: _revision, variants: _variants, ...fields }: EditedWarehouse) {
  return fields
}

function usesOf(references: readonly Reference[]): { kind: string; count: number }[] {
  return references.map(({ table, count }) => ({ kind: table, count }))
}
