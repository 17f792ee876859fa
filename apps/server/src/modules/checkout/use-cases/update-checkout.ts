import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { catalogueModel } from '#modules/catalogue/index.ts'
import { findCollectionPoint, listCollectionPoints } from '#modules/inventory/index.ts'
import type { Checkout, CheckoutAddress, CheckoutKey } from '../rules/checkout.ts'
import { pointAddress } from '../rules/point-address.ts'
import {
  type CheckoutChange,
  findCheckout,
  setCollectionPoint,
  updateCheckout,
} from '../storage/checkout-queries.ts'

type Deps = { db: Database; models: Models }

export function setEmail(
  deps: Deps,
  key: CheckoutKey,
  email: string,
): Promise<Outcome<Checkout, 'NOT_FOUND'>> {
  return change(deps, key, { email })
}

export function setBillingAddress(
  deps: Deps,
  key: CheckoutKey,
  billingAddress: CheckoutAddress,
): Promise<Outcome<Checkout, 'NOT_FOUND'>> {
  return change(deps, key, { billingAddress })
}

/** A checkout that is collected goes to the address of its collection point. */
export async function setShippingAddress(
  { db }: Deps,
  key: CheckoutKey,
  shippingAddress: CheckoutAddress,
): Promise<Outcome<Checkout, 'NOT_FOUND' | 'SHIPPING_CHANGE_FORBIDDEN'>> {
  const changed = await updateCheckout(db, key, { shippingAddress }, 'NO_COLLECTION_POINT')
  if (changed) return ok(changed)
  const isThere = (await findCheckout(db, key)) !== undefined
  return isThere ? refuse('SHIPPING_CHANGE_FORBIDDEN', { field: 'shippingAddress' }) : refuse('NOT_FOUND')
}

/** A collection point by its id, the one shipping method, or neither. */
export type DeliveryChoice = { collectionPointId: number } | 'shipping' | null

export type DeliveryRefusal = 'NOT_FOUND' | 'DELIVERY_NOT_APPLICABLE' | 'SHIPPING_NOT_REQUIRED'

export async function setDelivery(
  deps: Deps,
  key: CheckoutKey,
  choice: DeliveryChoice,
): Promise<Outcome<Checkout, DeliveryRefusal>> {
  const collected = choice && choice !== 'shipping' && (await collectAt(deps, key, choice.collectionPointId))
  if (collected) return ok(collected)
  const checkout = await findCheckout(deps.db, key)
  if (!checkout) return refuse('NOT_FOUND')
  if (choice && !(await isShippingRequired(deps.models, checkout))) return refuse('SHIPPING_NOT_REQUIRED')
  if (choice === null || choice === 'shipping')
    return change(deps, key, { collectionPointId: null, isShipped: choice === 'shipping' })
  const points = await listCollectionPoints(deps.models, checkout.stateId)
  const point = points.find(({ id }) => id === choice.collectionPointId)
  if (!point) return refuse('DELIVERY_NOT_APPLICABLE', { field: 'deliveryMethodId' })
  return change(deps, key, {
    collectionPointId: point.id,
    isShipped: false,
    shippingAddress: pointAddress(point),
  })
}

/** By one statement, which decides. Undefined when it could not; `setDelivery` says the reason then. */
async function collectAt(
  { db, models }: Deps,
  key: CheckoutKey,
  pointId: number,
): Promise<Checkout | undefined> {
  const point = await findCollectionPoint(models, pointId)
  if (!point) return undefined
  const stateId = point.isCentral ? null : point.stateId
  return setCollectionPoint(db, key, { id: point.id, stateId, address: pointAddress(point) })
}

/** Whether there is anything that has to be handed over somewhere. */
export async function isShippingRequired(
  models: Models,
  checkout: Pick<Checkout, 'lines'>,
): Promise<boolean> {
  const { catalogue, cache } = await models.get(catalogueModel)
  const ids = checkout.lines.map(({ variantId }) => variantId)
  await cache?.ensure({ variantIds: ids })
  return ids.some((id) => catalogue.variantsById.get(id)?.product.type.isShippingRequired)
}

async function change(
  { db }: Deps,
  key: CheckoutKey,
  changed: CheckoutChange,
): Promise<Outcome<Checkout, 'NOT_FOUND'>> {
  const checkout = await updateCheckout(db, key, changed)
  return checkout ? ok(checkout) : refuse('NOT_FOUND')
}
