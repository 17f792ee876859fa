import { z } from 'zod'
import { type Actor, type CentreScope, type Changed, defineCommand } from '#commands/define-command.ts'
import type { LoggedChange } from '#commands/logged-change.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { changedUnits, type StockChange, type StockChangeRefusal } from '../rules/stock-level.ts'
import { findLevel, type ListedStock, lockLevel, setUnits } from '../storage/stock-level-queries.ts'

/** The warehouses of centres, which a later module knows: a central one belongs to no role of a centre. */
export type ListCentreWarehouses = (
  executor: Executor,
  centres: CentreScope,
) => Promise<readonly { centreId: number; warehouseId: number }[]>

/** An operator changed how many units there are. */
export const stockChanged = defineEvent(
  'stock.changed',
  z.object({ variantId: z.int(), warehouseId: z.int(), unitsBefore: z.int(), units: z.int() }),
  ({ variantId, warehouseId }) => `${variantId}:${warehouseId}`,
)

type Place = { variantId: number; warehouseId: number }

/** The commands that change how many units a warehouse has. Purchases wait for the row, and the other way round. */
export function stockCommands(listCentreWarehouses: ListCentreWarehouses) {
  // Units sold meanwhile stay sold: the difference is taken back, not the number.
  const restore = (tx: Transaction, actor: Actor, { subjectId, before, after }: LoggedChange) => {
    const [variantId = 0, warehouseId = 0] = subjectId.split(':').map(Number)
    const by = Number(before.onHand) - Number(after.onHand)
    return changeStock(tx, actor, { place: { variantId, warehouseId }, change: { by }, listCentreWarehouses })
  }
  return {
    setStock: defineCommand({
      action: 'stock.set',
      permission: 'stock.write',
      reason: 'required',
      run: (tx, actor, { onHand, revision, ...place }: Place & { onHand: number; revision: number }) =>
        changeStock(tx, actor, { place, change: { onHand, revision }, listCentreWarehouses }),
      restore,
    }),
    adjustStock: defineCommand({
      action: 'stock.adjust',
      permission: 'stock.write',
      reason: 'required',
      run: (tx, actor, { by, ...place }: Place & { by: number }) =>
        changeStock(tx, actor, { place, change: { by }, listCentreWarehouses }),
      restore,
    }),
  }
}

export type StockCommands = ReturnType<typeof stockCommands>

type Asked = { place: Place; change: StockChange; listCentreWarehouses: ListCentreWarehouses }

async function changeStock(
  tx: Transaction,
  { centres }: Actor,
  { place, change, listCentreWarehouses }: Asked,
): Promise<Outcome<Changed<ListedStock>, StockChangeRefusal | 'NOT_FOUND'>> {
  const warehouses = await listCentreWarehouses(tx, centres)
  const centre = warehouses.find(({ warehouseId }) => warehouseId === place.warehouseId)
  if (centres !== 'all' && !centre) return refuse('NOT_FOUND')
  const level = await lockLevel(tx, place)
  if (!level) return refuse('NOT_FOUND')
  const { onHand, reserved, revision, stockId } = level
  const units = changedUnits(level, change)
  if (typeof units === 'string') {
    const current = { on_hand: onHand, reserved, revision }
    return refuse(units, { params: { reserved }, details: { current } })
  }
  await setUnits(tx, stockId, units)
  await publish(tx, stockChanged({ ...place, unitsBefore: onHand, units }))
  const after = await findLevel(tx, stockId)
  if (!after) return refuse('NOT_FOUND')
  return ok({
    result: after,
    subject: { kind: 'stock', id: `${place.variantId}:${place.warehouseId}` },
    centreId: centre?.centreId ?? null,
    before: { onHand },
    after: { onHand: units },
  })
}
