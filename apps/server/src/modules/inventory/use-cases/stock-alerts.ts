import { maxStockAlerts } from '@warsha/contract/inventory/inventory.constants.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  deleteStockAlertsOf,
  insertStockAlert,
  type NewStockAlert,
  readStockAlerts,
  type StockAlert,
} from '../storage/stock-alert-queries.ts'
import { checkCountedStock, type StockCheckDeps } from './check-stock.ts'

export type { StockAlert }

export type AlertRefusal = 'NOT_FOUND' | 'PRODUCT_IN_STOCK' | 'STOCK_ALERTS_FULL'

/** The customer will be told when the variant is back. Asked for again, it is the same alert. */
export async function createStockAlert(
  deps: StockCheckDeps,
  alert: NewStockAlert,
): Promise<Outcome<StockAlert, AlertRefusal>> {
  const { channel, stateId, productId, variantId } = alert
  const line = { key: '', productId, variantId, quantity: 1 }
  const [checked] = await checkCountedStock(deps, { channel, stateId, lines: [line] })
  if (checked?.problem === null) return refuse('PRODUCT_IN_STOCK', { field: 'variant_id' })
  if (checked?.problem !== 'STOCK_INSUFFICIENT') return refuse('NOT_FOUND', { field: 'variant_id' })
  // Each turn that adds nothing means that another request took the number, so there are no more turns than numbers.
  for (let turn = 0; turn < maxStockAlerts; turn++) {
    const added = await insertStockAlert(deps.db, alert)
    if (added) return ok(added)
    const alerts = await readStockAlerts(deps.db, alert.customerId)
    const known = alerts.find(
      (each) => each.variantId === variantId && each.stateId === stateId && each.channel === channel,
    )
    if (known) return ok(known)
    if (alerts.length >= maxStockAlerts) return refuse('STOCK_ALERTS_FULL')
  }
  return refuse('NOT_FOUND', { field: 'variant_id' })
}

export function listStockAlerts({ db }: { db: Database }, customerId: number): Promise<StockAlert[]> {
  return readStockAlerts(db, customerId)
}

export async function removeStockAlert(
  { db }: { db: Database },
  owned: { customerId: number; publicId: string },
): Promise<Outcome<true, 'NOT_FOUND'>> {
  return (await deleteStockAlertsOf(db, owned)) > 0 ? ok(true) : refuse('NOT_FOUND', { field: 'id' })
}

/** The products that a customer waits for, as a part of their personal data. */
export const stockAlertData = {
  async export({ db }: { db: Database }, customerId: number) {
    const alerts = await readStockAlerts(db, customerId)
    return { stockAlerts: alerts.map(({ productId, variantId }) => ({ productId, variantId })) }
  },
  async erase(tx: Transaction, customerId: number) {
    await deleteStockAlertsOf(tx, { customerId })
  },
}
