import type { CentreScope } from '#commands/define-command.ts'
import { type Cells, defineSheet, type PlannedRow } from '#commands/sheets/define-sheet.ts'
import { cellReader } from '#commands/sheets/read-cells.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { maxUnits } from '../rules/stock-level.ts'
import {
  findCodes,
  findStockOf,
  findWarehousesBySlug,
  readSheetStock,
  type StockWrite,
  writeStock,
} from '../storage/stock-sheet-queries.ts'
import type { ListCentreWarehouses } from './change-stock.ts'

/** Counted stock as a file: a row for every variant in every warehouse. Units reserved for purchases stay. */
export function stockSheet(listCentreWarehouses: ListCentreWarehouses) {
  const warehousesOf = async (executor: Executor, scope: CentreScope) =>
    scope === 'all' ? undefined : await listCentreWarehouses(executor, scope)

  return defineSheet<StockWrite>({
    kind: 'stock',
    columns: [
      { name: 'sku', isKey: true },
      { name: 'warehouse', isKey: true },
      { name: 'on_hand' },
      { name: 'reserved', isInformation: true },
      { name: 'product_en', isInformation: true },
      { name: 'product_ar', isInformation: true },
    ],

    async read(executor, scope, { after, limit }) {
      const own = await warehousesOf(executor, scope)
      const ids = own?.map(({ warehouseId }) => warehouseId)
      const rows = await readSheetStock(executor, ids, { afterId: Number(after ?? 0), limit })
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        rows: shown.map(({ sku, warehouse, onHand, reserved, productNameEn, productNameAr }) => ({
          ...cellsOf(sku, warehouse, onHand),
          reserved: String(reserved),
          product_en: productNameEn,
          product_ar: productNameAr,
        })),
        after: rows.length > limit && last ? String(last.stockId) : undefined,
      }
    },

    async plan(executor, rows, { scope, isLocking }) {
      const own = await warehousesOf(executor, scope)
      const centreOf = new Map(
        (await listCentreWarehouses(executor, 'all')).map((each) => [each.warehouseId, each.centreId]),
      )
      const variants = await findCodes(
        executor,
        rows.map(({ sku }) => sku?.trim() ?? ''),
      )
      const warehouses = await findWarehousesBySlug(
        executor,
        rows.map(({ warehouse }) => warehouse?.trim() ?? ''),
      )
      const isOwn = (id: number) => !own || own.some(({ warehouseId }) => warehouseId === id)
      const placeOf = (sku: string | undefined, warehouse: string | undefined) => {
        const warehouseId = warehouses.get(warehouse ?? '')
        return {
          variantId: variants.get(sku ?? ''),
          warehouseId: warehouseId !== undefined && isOwn(warehouseId) ? warehouseId : undefined,
        }
      }
      const places = rows.flatMap((cells) => {
        const { variantId, warehouseId } = placeOf(cells.sku?.trim(), cells.warehouse?.trim())
        return variantId === undefined || warehouseId === undefined ? [] : [{ variantId, warehouseId }]
      })
      const stored = await findStockOf(executor, places, { isLocking })
      const countOf = new Map(stored.map((count) => [`${count.variantId}:${count.warehouseId}`, count]))
      return rows.map((cells): PlannedRow<StockWrite> => {
        const reader = cellReader(cells)
        const sku = reader.required('sku')
        const warehouse = reader.required('warehouse')
        const onHand = reader.integer('on_hand', { min: 0, max: maxUnits })
        const { variantId, warehouseId } = placeOf(sku, warehouse)
        if (sku !== undefined && variantId === undefined) reader.fail('sku', 'unknown')
        if (warehouse !== undefined && warehouseId === undefined) reader.fail('warehouse', 'unknown')
        const current = countOf.get(`${variantId}:${warehouseId}`)
        if (onHand !== undefined && onHand < (current?.reserved ?? 0))
          reader.fail('on_hand', 'below-reserved')
        if (
          reader.problems.length > 0 ||
          variantId === undefined ||
          warehouseId === undefined ||
          onHand === undefined
        )
          return { kind: 'problems', problems: reader.problems }
        if (onHand === (current?.onHand ?? undefined)) return { kind: 'same' }
        return {
          kind: 'change',
          changes: [
            {
              subject: { kind: 'stock', id: `${variantId}:${warehouseId}` },
              centreId: centreOf.get(warehouseId) ?? null,
              before: { onHand: current?.onHand ?? 0 },
              after: { onHand },
              isNew: false,
              undo: [cellsOf(sku ?? '', warehouse ?? '', current?.onHand ?? 0)],
              write: { variantId, warehouseId, onHand },
            },
          ],
        }
      })
    },

    async write(tx, changes) {
      await writeStock(
        tx,
        changes.map(({ write }) => write),
      )
      return undefined
    },
  })
}

function cellsOf(sku: string, warehouse: string, onHand: number): Cells {
  return { sku, warehouse, on_hand: String(onHand) }
}
