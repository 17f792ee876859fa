import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import {
  changeCartCall,
  checkProductStockCall,
  type RestCartItem,
  type SentCartItem,
} from '@warsha/contract/inventory/inventory.rest.ts'
import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '#http/deps.ts'
import { refusalText, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { readKey } from '#kernel/ids.ts'
import { refuse } from '#kernel/outcome.ts'
import { findState, findStorePlace } from '#modules/locations/index.ts'
import type { HeldLine } from '../rules/change-cart.ts'
import type { StockProblem } from '../rules/stock-check.ts'
import { type ChangedCart, changeCart, type PricedLine } from '../use-cases/change-cart.ts'
import { checkStock } from '../use-cases/check-stock.ts'

type Id = string | number

export const inventoryRoutes: RestRoutes = (deps) => async (app) => {
  app.post('/products/check-product-stock/', { schema: checkProductStockCall }, async (request, reply) => {
    const { state_id, products } = request.body
    const stateId = await placeOf(deps, request, state_id)
    if (stateId === undefined) return sendRefusal(request, reply, refuse('INVALID', { field: 'state_id' }))
    const lines = products.map(({ product_id, variant_id, quantity }) => ({
      key: String(product_id),
      productId: readKey('Product', product_id),
      variantId: variantOf(variant_id),
      quantity,
    }))
    const checked = await checkStock(deps, { channel: request.shopChannel, stateId, lines })
    const failed = checked.flatMap(({ key, problem }) => (problem ? [[key, problem] as const] : []))
    if (failed.length > 0) return reply.code(400).send({ errors: messagesOf(failed, request) })
    return {
      data: {
        products: products.map(({ product_id }) => ({
          product_id,
          available: true as const,
          quantity_available: checked.find(({ key }) => key === String(product_id))?.freeUnits ?? 0,
        })),
      },
    }
  })

  app.post('/sellers/card/', { schema: changeCartCall }, async (request, reply) => {
    const { seller_product_id, variant_id, city_id, state_id, quantity, cart_items } = request.body
    const stateId = await placeOf(deps, request, state_id ?? city_id)
    if (stateId === undefined) return sendRefusal(request, reply, refuse('INVALID', { field: 'city_id' }))
    const changed = await changeCart(deps, {
      channel: request.shopChannel,
      stateId,
      locale: request.shopLocale,
      changed: {
        id: String(seller_product_id),
        variant: variant_id == null ? undefined : String(variant_id),
        productId: readKey('Product', seller_product_id),
        variantId: variantOf(variant_id),
        name: undefined,
        quantity,
        metadata: [],
      },
      lines: cart_items.flatMap(toHeldLine),
    })
    if (changed.ok) return { data: toRestCart(changed.value, request) }
    const failed = [[String(seller_product_id), changed.code]] as const
    return reply.code(400).send({ errors: messagesOf(failed, request) })
  })
}

/** The place of a call: an id that was sent must exist, without one it is the caller's own. */
async function placeOf(
  { models }: Deps,
  request: FastifyRequest,
  id: Id | undefined,
): Promise<number | undefined> {
  if (id === undefined) {
    return (await findStorePlace(models, request.cookies[placeCookie], request.shopLocale)).stateId
  }
  const key = readKey('State', id)
  return key === undefined ? undefined : (await findState(models, key))?.id
}

/** -1 is the key of nothing: a variant that was named wrongly is not the same as none. */
function variantOf(id: Id | null | undefined): number | undefined {
  return id == null ? undefined : (readKey('ProductVariant', id) ?? -1)
}

/** A line whose quantity is none is dropped; the caller's cart had it wrong, and the answer is the cart from now on. */
function toHeldLine({ id, variantId, name, quantity, metadata }: SentCartItem): HeldLine[] {
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1) return []
  return [
    {
      id: String(id),
      variant: variantId == null ? undefined : String(variantId),
      productId: readKey('Product', id),
      variantId: variantOf(variantId),
      name,
      quantity,
      metadata: metadata ?? [],
    },
  ]
}

function messagesOf(
  failed: readonly (readonly [string, StockProblem])[],
  { shopLocale }: FastifyRequest,
): Record<string, string[]> {
  const messages = new Map<string, Set<string>>()
  for (const [key, problem] of failed) {
    messages.set(key, (messages.get(key) ?? new Set()).add(refusalText(refuse(problem), shopLocale)))
  }
  return Object.fromEntries([...messages].map(([key, texts]) => [key, [...texts]]))
}

function toRestCart({ lines, totals }: ChangedCart, request: FastifyRequest) {
  const { total_quantity, ...amounts } = totals
  return {
    cart_items: lines.map((line) => toRestItem(line, request)),
    totals: { total_quantity, ...toDecimals(amounts) },
  }
}

function toRestItem({ problem, ...line }: PricedLine, request: FastifyRequest): RestCartItem {
  const { price, payable_amount, discount_amount, tax, serviceMetadata, ...rest } = line
  return {
    ...rest,
    ...toDecimals({ price, payable_amount, discount_amount, tax }),
    serviceMetadata: serviceMetadata?.free_gift ? { free_gift: serviceMetadata.free_gift } : null,
    error: problem && refusalText(refuse(problem), request.shopLocale),
  }
}

function toDecimals<Key extends string>(amounts: Record<Key, number>): Record<Key, number> {
  const entries = Object.entries<number>(amounts).map(([key, baisa]) => [key, decimalFromBaisa(baisa)])
  return Object.fromEntries(entries)
}
