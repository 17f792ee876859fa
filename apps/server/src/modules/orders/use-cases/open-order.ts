import type { Actor } from '#commands/define-command.ts'
import { type LoggedChange, listChangesOf } from '#commands/list-changes.ts'
import type { Database, Executor } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { listNames, type NamedMember } from '#modules/staff/index.ts'
import type { OrderDiscount, StoredLine, StoredSurcharge } from '../rules/order.ts'
import type { OrderDocuments, OrderMoney } from '../rules/order-money.ts'
import { scopedLines } from '../rules/scoped-lines.ts'
import {
  findNotes,
  findOpenedOrder,
  findStatusChanges,
  findVisitMoves,
  type OpenedOrder,
  type OrderNote,
  type StatusChange,
  type VisitMove,
} from '../storage/console-order-detail-queries.ts'
import { findDiscounts, readLines, readSurcharges } from '../storage/read-orders.ts'

/** Facts about an order from modules that come after orders: its payments, and the documents that were issued. */
export type OrderSources = {
  readMoney(executor: Executor, orderId: number): Promise<OrderMoney>
  readDocuments(executor: Executor, orderId: number): Promise<OrderDocuments>
}

export type OrderDetail = {
  order: OpenedOrder
  /** Those of the operator's centres. */
  lines: readonly StoredLine[]
  /** Those of these lines, and of the order. */
  surcharges: readonly StoredSurcharge[]
  isWhole: boolean
  discounts: readonly OrderDiscount[]
  /** Null for those who may not read refunds. */
  money: OrderMoney | null
  documents: OrderDocuments
  statusChanges: readonly StatusChange[]
  notes: readonly OrderNote[]
  visitMoves: readonly VisitMove[]
  changes: readonly LoggedChange[]
  /** The operators whom the history names. */
  names: ReadonlyMap<number, NamedMember>
}

type Reader = Pick<Actor, 'operatorId' | 'permissions' | 'centres'>

/** Of each part of the history. */
const maxEntries = 200

/** An order as operators look at it: the same number of statements for every order. */
export async function openOrder(
  { db, sources }: { db: Database; sources: OrderSources },
  actor: Reader,
  publicId: string,
): Promise<Outcome<OrderDetail, 'NOT_FOUND'>> {
  const { centres, permissions } = actor
  const order = await findOpenedOrder(db, { publicId, centres })
  if (!order) return refuse('NOT_FOUND')
  const all = await readLines(db, [order.id])
  const lines = scopedLines(all, centres)
  const positions = new Set(lines.map(({ position }) => position))
  const surcharges = await readSurcharges(db, [order.id])
  const history = await readHistory(db, actor, { order, positions })
  const money = permissions.has('refunds.read') ? await sources.readMoney(db, order.id) : null
  const operatorIds = [...Object.values(history), money?.refunds ?? []].flatMap((entries) =>
    entries.flatMap(({ operatorId }) => operatorId ?? []),
  )
  return ok({
    order,
    lines,
    surcharges: surcharges.filter(({ linePosition }) => linePosition === null || positions.has(linePosition)),
    isWhole: lines.length === all.length,
    discounts: await findDiscounts(db, [order.id]),
    money,
    documents: await sources.readDocuments(db, order.id),
    ...history,
    names: await listNames(db, operatorIds),
  })
}

type History = Pick<OrderDetail, 'statusChanges' | 'notes' | 'visitMoves' | 'changes'>

/** Visits at other centres are none of the operator's. */
async function readHistory(
  db: Database,
  actor: Reader,
  { order: { id, publicId }, positions }: { order: OpenedOrder; positions: ReadonlySet<number> },
): Promise<History> {
  const moves = await findVisitMoves(db, id, maxEntries)
  return {
    statusChanges: await findStatusChanges(db, id, maxEntries),
    notes: await findNotes(db, id, maxEntries),
    visitMoves: moves.filter(({ position }) => positions.has(position)),
    changes: await listChangesOf(db, actor, {
      subject: { kind: 'order', id: publicId },
      limit: maxEntries,
    }),
  }
}
