import {
  categoriseProductsCall,
  changePricesCall,
  publishProductsCall,
  schedulePricesCall,
  tagProductsCall,
  withdrawProductsCall,
} from '@warsha/contract/console/catalogue/bulk-products.calls.ts'
import {
  bulkCategorySchema,
  bulkPriceSchema,
  bulkPublishSchema,
  bulkScheduledPriceSchema,
  bulkTagSchema,
  bulkWithdrawSchema,
  maxPreviewedPrices,
  type RestPricePreview,
} from '@warsha/contract/console/catalogue/bulk-products.rest.ts'
import { bulkRoute } from '#http/bulk-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { type ProductBulks, readProductSelection } from '../../use-cases/bulk-products.ts'
import type { ShiftedProduct } from '../../use-cases/change-prices.ts'
import { instantOf } from './instant-of.ts'

/** Commands of operators on several products at once. */
export function bulkProductRoutes(bulks: ProductBulks): RestRoutes {
  const shared = { idType: 'Product', readSelection: readProductSelection }
  return (deps) => async (app) => {
    app.route(
      bulkRoute(deps, {
        ...shared,
        call: publishProductsCall,
        schema: bulkPublishSchema,
        bulk: bulks.publish,
        readSettings: ({ channels, at, is_for_sale }) => ({ channels, at, isForSale: is_for_sale }),
      }),
    )
    app.route(
      bulkRoute(deps, {
        ...shared,
        call: withdrawProductsCall,
        schema: bulkWithdrawSchema,
        bulk: bulks.withdraw,
        readSettings: ({ channels }) => ({ channels }),
      }),
    )
    app.route(
      bulkRoute(deps, {
        ...shared,
        call: categoriseProductsCall,
        schema: bulkCategorySchema,
        bulk: bulks.categorise,
        readSettings: ({ category_id }) => ({ categoryId: category_id }),
      }),
    )
    app.route(
      bulkRoute(deps, {
        ...shared,
        call: tagProductsCall,
        schema: bulkTagSchema,
        bulk: bulks.tag,
        readSettings: ({ tag }) => ({ tag }),
      }),
    )
    app.route(
      bulkRoute(deps, {
        ...shared,
        call: changePricesCall,
        schema: bulkPriceSchema,
        bulk: bulks.changePrices,
        writePreview: toPricePreview,
        readSettings: ({ basis_points, channel }) => ({
          basisPoints: basis_points,
          channel: channel ?? null,
        }),
      }),
    )
    app.route(
      bulkRoute(deps, {
        ...shared,
        call: schedulePricesCall,
        schema: bulkScheduledPriceSchema,
        bulk: bulks.schedulePrices,
        writePreview: toPricePreview,
        readSettings: ({ basis_points, channel, from }) => ({
          basisPoints: basis_points,
          channel: channel ?? null,
          at: instantOf(from),
        }),
      }),
    )
  }
}

function toPricePreview(products: readonly ShiftedProduct[]): { prices: RestPricePreview } {
  const changes = products.flatMap(({ changes }) => changes)
  const rows = changes.slice(0, maxPreviewedPrices).map((change) => ({
    variant_id: change.variantId,
    sku: change.sku,
    product_name: { en: change.productNameEn, ar: change.productNameAr },
    channel_id: change.channelId,
    former_baisa: change.formerBaisa,
    price_baisa: change.priceBaisa,
  }))
  return { prices: { total: changes.length, rows } }
}
