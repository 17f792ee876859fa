import {
  adjustStockCall,
  exportStockCall,
  listStockCall,
  listWarehousesCall,
  setStockCall,
} from '@warsha/contract/console/inventory/stock.calls.ts'
import {
  adjustStockSchema,
  exportStockSchema,
  listStockSchema,
  listWarehousesSchema,
  type RestStock,
  setStockSchema,
} from '@warsha/contract/console/inventory/stock.rest.ts'
import { readKey } from '@warsha/contract/ids/global-id.ts'
import type { z } from 'zod'
import { positionBehind, readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import type { ListCentreWarehouses, StockCommands } from '../../use-cases/change-stock.ts'
import {
  type ListedStock,
  listStock,
  listStockWarehouses,
  type SortedStock,
  stockOrder,
} from '../../use-cases/list-stock.ts'

/** Stock of warehouses, for operators. */
export function stockRoutes(
  listCentreWarehouses: ListCentreWarehouses,
  { setStock, adjustStock }: StockCommands,
): RestRoutes {
  return (deps) => async (app) => {
    app.route({
      ...routeOf(listStockCall, listStockSchema),
      handler: async (request, reply) => {
        const page = readSortedPage(stockOrder, request.query)
        if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
        const asked = { ...readFilter(request.query), page }
        const { levels, ...counted } = await listStock(deps, actorOf(request), asked, listCentreWarehouses)
        return sortedKeysetPage(levels, { ...counted, limit: page.limit }, toStock)
      },
    })

    app.route({
      ...routeOf(exportStockCall, exportStockSchema),
      handler: async (request, reply) => {
        const { sort } = request.query
        const filter = readFilter(request.query)
        return sendCsv<SortedStock>(request, reply, {
          db: deps.db,
          list: 'stock',
          filter: request.query,
          columns: [
            'sku',
            'product_en',
            'product_ar',
            'warehouse_en',
            'warehouse_ar',
            'on_hand',
            'reserved',
            'free',
          ],
          write: toRecord,
          async read(last, limit) {
            const asked = { ...filter, page: { sort, after: positionBehind(last), limit } }
            const { levels: rows, isExact } = await request.readDatabase((db) =>
              listStock({ db }, actorOf(request), asked, listCentreWarehouses),
            )
            return { rows, isExact }
          },
        })
      },
    })

    app.route({
      ...routeOf(listWarehousesCall, listWarehousesSchema),
      handler: async (request) => {
        const found = await listStockWarehouses(deps, actorOf(request), listCentreWarehouses)
        return { data: found.map(({ id, nameEn, nameAr }) => ({ id, name: { en: nameEn, ar: nameAr } })) }
      },
    })

    app.route(
      commandRoute(deps, {
        call: setStockCall,
        schema: setStockSchema,
        command: setStock,
        read: ({ body }) => ({ ...placeOf(body), onHand: body.on_hand, revision: body.revision }),
        write: toStock,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: adjustStockCall,
        schema: adjustStockSchema,
        command: adjustStock,
        read: ({ body }) => ({ ...placeOf(body), by: body.by }),
        write: toStock,
      }),
    )
  }
}

/** An invalid id matches nothing. */
function keyOf(type: string, id: string | number): number {
  return readKey(type, id) ?? -1
}

function placeOf(body: { variant_id: string | number; warehouse_id: string | number }) {
  return {
    variantId: keyOf('ProductVariant', body.variant_id),
    warehouseId: keyOf('Warehouse', body.warehouse_id),
  }
}

type Query = z.output<(typeof exportStockSchema)['querystring']>

function readFilter({ search = '', warehouse_id, variant_id, product_id, is_low }: Query) {
  return {
    search,
    variantId: variant_id === undefined ? undefined : keyOf('ProductVariant', variant_id),
    productId: product_id === undefined ? undefined : keyOf('Product', product_id),
    warehouseId: warehouse_id === undefined ? undefined : keyOf('Warehouse', warehouse_id),
    isLow: is_low === 'true',
  }
}

function toRecord(level: ListedStock) {
  const { sku, productNameEn, productNameAr, warehouseNameEn, warehouseNameAr, onHand, reserved } = level
  const names = [sku, productNameEn, productNameAr, warehouseNameEn, warehouseNameAr]
  return [...names, onHand, reserved, onHand - reserved]
}

function toStock(level: ListedStock): RestStock {
  return {
    variant_id: level.variantId,
    sku: level.sku,
    product_name: { en: level.productNameEn, ar: level.productNameAr },
    warehouse_id: level.warehouseId,
    warehouse_name: { en: level.warehouseNameEn, ar: level.warehouseNameAr },
    on_hand: level.onHand,
    reserved: level.reserved,
    revision: level.revision,
  }
}
