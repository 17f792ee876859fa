import { changeCartCall } from '@warsha/contract/cart/cart.calls.ts'
import { changeCartSchema, type RestCartItem, type SentCartItem } from '@warsha/contract/cart/cart.rest.ts'
import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import { readKey } from '@warsha/contract/ids/global-id.ts'
import { type Baisa, decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readVariantKey, stockMessages, stockText } from '#modules/inventory/api/shop/index.ts'
import { findPlaceOfCall } from '#modules/locations/index.ts'
import type { SentLine } from '../../rules/change-cart.ts'
import { isQuantity } from '../../rules/is-quantity.ts'
import { type ChangedCart, changeCart, type PricedLine } from '../../use-cases/change-cart.ts'

export const cartRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(changeCartCall, changeCartSchema),
    handler: async (request, reply) => {
      const { seller_product_id, variant_id, city_id, state_id, quantity, cart_items } = request.body
      const stateId = await findPlaceOfCall(deps.models, {
        id: state_id ?? city_id,
        cookie: request.cookies[placeCookie],
      })
      if (stateId === undefined) return sendRefusal(request, reply, refuse('INVALID', { field: 'city_id' }))
      const changed = await changeCart(deps, {
        channel: request.shopChannel,
        stateId,
        locale: request.shopLocale,
        changed: {
          id: String(seller_product_id),
          variant: variant_id == null ? undefined : String(variant_id),
          productId: readKey('Product', seller_product_id),
          variantId: readVariantKey(variant_id),
          name: undefined,
          quantity,
          metadata: [],
        },
        lines: cart_items.flatMap(toSentLine),
      })
      if (changed.ok) return { data: toRestCart(changed.value, request.shopLocale) }
      const failed = {
        id: String(seller_product_id),
        problem: changed.code,
        freeUnits: Number(changed.params?.count ?? 0),
      }
      return reply.code(400).send({ errors: stockMessages([failed], request.shopLocale) })
    },
  })
}

/** A line whose quantity is none is dropped; the caller's cart had it wrong, and the answer is the cart from now on. */
function toSentLine({ id, variantId, name, quantity, metadata }: SentCartItem): SentLine[] {
  if (!isQuantity(quantity)) return []
  return [
    {
      id: String(id),
      variant: variantId == null ? undefined : String(variantId),
      productId: readKey('Product', id),
      variantId: readVariantKey(variantId),
      name,
      quantity,
      metadata: metadata ?? [],
    },
  ]
}

function toRestCart({ lines, totals }: ChangedCart, locale: Locale) {
  const { total_quantity, ...amounts } = totals
  return {
    cart_items: lines.map((line) => toRestItem(line, locale)),
    totals: { total_quantity, ...toDecimals(amounts) },
  }
}

function toRestItem({ problem, freeUnits, ...line }: PricedLine, locale: Locale): RestCartItem {
  const { price, payable_amount, discount_amount, tax, serviceMetadata, ...rest } = line
  return {
    ...rest,
    ...toDecimals({ price, payable_amount, discount_amount, tax }),
    serviceMetadata: serviceMetadata?.free_gift ? { free_gift: serviceMetadata.free_gift } : null,
    error: problem && stockText({ problem, freeUnits }, locale),
  }
}

function toDecimals<Key extends string>(amounts: Record<Key, Baisa>): Record<Key, number> {
  const entries = Object.entries<Baisa>(amounts).map(([key, amount]) => [key, decimalFromBaisa(amount)])
  return Object.fromEntries(entries)
}
