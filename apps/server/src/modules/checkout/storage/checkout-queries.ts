import { reservationMinutes } from '@warsha/contract/checkout/checkout.constants.ts'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { fixedQuery } from '#kernel/database/fixed-statement.ts'
import { isShipped } from '#modules/catalogue/index.ts'
import type { Checkout, CheckoutAddress, CheckoutKey, CheckoutLine } from '../rules/checkout.ts'
import type { CheckoutDiscount } from '../rules/checkout-discount.ts'
import type { CheckoutSurcharge } from '../rules/surcharge.ts'
import { checkoutDiscounts, checkoutLines, checkoutSurcharges, checkouts } from './checkout.tables.ts'

/** A checkout that is locked until the transaction ends. */
export type OpenCheckout = Omit<Checkout, 'lines' | 'surcharges' | 'discounts'> & {
  isNew: boolean
  /** Of a new one: whether its customer has a reduction. */
  isReducible?: boolean
}

export type NewCheckout = Pick<
  Checkout,
  | 'customerId'
  | 'channelId'
  | 'stateId'
  | 'email'
  | 'language'
  | 'billingAddress'
  | 'shippingAddress'
  | 'metadata'
  | 'termsVersion'
>

export const columns = {
  id: checkouts.id,
  publicId: checkouts.publicId,
  customerId: checkouts.customerId,
  channelId: checkouts.channelId,
  stateId: checkouts.stateId,
  version: checkouts.version,
  email: checkouts.email,
  language: checkouts.language,
  billingAddress: checkouts.billingAddress,
  shippingAddress: checkouts.shippingAddress,
  collectionPointId: checkouts.collectionPointId,
  isShipped: checkouts.isShipped,
  metadata: checkouts.metadata,
  termsVersion: checkouts.termsVersion,
  heldUntil: checkouts.heldUntil,
  createdAt: checkouts.createdAt,
  updatedAt: checkouts.updatedAt,
}

const linesOfCheckout = sql<CheckoutLine[]>`coalesce((
  SELECT json_agg(json_build_object(
    'publicId', line.public_id, 'position', line.position, 'variantId', line.variant_id, 'quantity', line.quantity,
    'metadata', line.metadata, 'slotId', line.slot_id, 'fulfilment', line.fulfilment
  ) ORDER BY line.position)
  FROM ${checkoutLines} AS line WHERE line.checkout_id = checkouts.id), '[]'::json)`

const surchargesOfCheckout = sql<CheckoutSurcharge[]>`coalesce((
  SELECT json_agg(json_build_object(
    'publicId', public_id, 'position', position, 'kind', kind, 'linePosition', line_position, 'variantId', variant_id,
    'name', name, 'quantity', quantity, 'unitBaisa', unit_baisa, 'taxBasisPoints', tax_basis_points, 'refund', refund
  ) ORDER BY position)
  FROM (SELECT * FROM ${checkoutSurcharges} WHERE checkout_id = checkouts.id) AS surcharge), '[]'::json)`

const discountsOfCheckout = sql<CheckoutDiscount[]>`coalesce((
  SELECT json_agg(json_build_object(
    'kind', kind, 'sourceId', source_id, 'code', code, 'name', name, 'terms', terms
  ) ORDER BY array_position(ARRAY['promo', 'referral', 'gift_card'], kind))
  FROM ${checkoutDiscounts} WHERE checkout_id = checkouts.id), '[]'::json)`

const whole = {
  ...columns,
  lines: linesOfCheckout,
  surcharges: surchargesOfCheckout,
  discounts: discountsOfCheckout,
}

/** Undefined for another customer's checkout, or a completed one. */
export async function findCheckout(executor: Executor, key: CheckoutKey): Promise<Checkout | undefined> {
  const { publicId, customerId = null } = key
  const [found] = await selectOpen(executor, { publicId, customerId })
  return found
}

/** An open checkout, regardless of its customer. */
export async function findOpenCheckout(executor: Executor, publicId: string): Promise<Checkout | undefined> {
  const [found] = await selectHeld(executor, { publicId })
  return found
}

const { placeholder } = sql

const selectHeld = fixedQuery('checkout_find_held', (executor) =>
  executor
    .select(whole)
    .from(checkouts)
    .where(and(eq(checkouts.publicId, placeholder('publicId')), eq(checkouts.status, 'open'))),
)

const selectOpen = fixedQuery('checkout_find', (executor) =>
  executor
    .select(whole)
    .from(checkouts)
    .where(
      and(
        eq(checkouts.publicId, placeholder('publicId')),
        eq(checkouts.status, 'open'),
        or(isNull(checkouts.customerId), eq(checkouts.customerId, placeholder('customerId'))),
      ),
    ),
)

/** The customer's open checkouts, the cart's first. */
export function findCheckoutsOf(executor: Executor, customerId: number): Promise<Checkout[]> {
  return executor
    .select(whole)
    .from(checkouts)
    .where(and(eq(checkouts.customerId, customerId), eq(checkouts.status, 'open')))
    .orderBy(checkouts.ordinal)
}

/**
 * Locks an open checkout for settling it, regardless of its customer. A reservation whose time is over by the database's
 * clock is none any more, whether a sweep has been there or not. A statement that waited for the lock has the new row
 * with the lines of before; their versions tell, and the lines are read again.
 */
export async function lockCheckout(tx: Transaction, publicId: string): Promise<Checkout | undefined> {
  const [locked] = await lockOpen(tx, { publicId })
  if (!locked) return undefined
  const { versionOfLines: version, ...checkout } = locked
  if (version === checkout.version) return checkout
  const [again] = await tx
    .select({ ...whole, heldUntil: endOfLiveReservation })
    .from(checkouts)
    .where(and(eq(checkouts.publicId, publicId), eq(checkouts.status, 'open')))
  return again
}

const lockOpen = fixedQuery('checkout_lock', (executor) =>
  executor
    .select({ ...whole, heldUntil: endOfLiveReservation, versionOfLines })
    .from(checkouts)
    .where(and(eq(checkouts.publicId, placeholder('publicId')), eq(checkouts.status, 'open')))
    .for('update'),
)

/** As of the moment at which the statement began, like everything that is not in the locked row itself. */
const versionOfLines = sql<number>`(SELECT read.version FROM ${checkouts} AS read WHERE read.id = checkouts.id)`

const endOfLiveReservation =
  sql<Date | null>`CASE WHEN ${checkouts.heldUntil} > now() THEN ${checkouts.heldUntil} END`.mapWith(
    checkouts.heldUntil,
  )

/**
 * Locks a checkout whose lines or owner change. A customer's reservation goes on if it is alive and starts now if not; a
 * visitor has none. Undefined when the checkout changed since it was read.
 */
export async function reopenCheckout(
  tx: Transaction,
  { id, version }: Pick<Checkout, 'id' | 'version'>,
  { customerId, ordinal }: { customerId: number | null; ordinal?: number | undefined },
): Promise<OpenCheckout | undefined> {
  const isHeld = sql`${checkouts.heldUntil} > now()`
  const hold =
    customerId === null
      ? { heldSince: null, heldUntil: null, isLengthened: false }
      : {
          heldSince: sql`CASE WHEN ${isHeld} THEN ${checkouts.heldSince} ELSE now() END`,
          heldUntil: sql`CASE WHEN ${isHeld} THEN ${checkouts.heldUntil} ELSE ${endOfReservation} END`,
          isLengthened: sql`${checkouts.isLengthened} AND coalesce(${isHeld}, false)`,
        }
  const [opened] = await tx
    .update(checkouts)
    .set({ customerId, ...(ordinal && { ordinal }), ...hold, version: sql`${checkouts.version} + 1` })
    .where(and(eq(checkouts.id, id), eq(checkouts.version, version), eq(checkouts.status, 'open')))
    .returning(columns)
  return opened && { ...opened, isNew: false }
}

/** Fields that do not concern the lines. */
export type CheckoutChange = Partial<
  Pick<Checkout, 'email' | 'billingAddress' | 'shippingAddress' | 'collectionPointId' | 'isShipped'>
>

/** Undefined when there is no such checkout, or `onlyIf` does not hold for it. Lines of before are read again, as for `lockCheckout`. */
export async function updateCheckout(
  executor: Executor,
  key: CheckoutKey,
  change: CheckoutChange,
  onlyIf?: 'NO_COLLECTION_POINT',
): Promise<Checkout | undefined> {
  const condition = onlyIf && isNull(checkouts.collectionPointId)
  const [changed] = await executor
    .update(checkouts)
    .set(change)
    .where(and(isOpenFor(key), condition))
    .returning({ ...whole, versionOfLines })
  if (!changed) return undefined
  const { versionOfLines: version, ...checkout } = changed
  return version === checkout.version ? checkout : findCheckout(executor, key)
}

export type ChosenPoint = {
  id: number
  /** The only state that it serves; null for all of them. */
  stateId: number | null
  address: CheckoutAddress
}

/**
 * Has a checkout handed over at a collection point, by one statement. Undefined when there is no such checkout, the point does not serve
 * its state, or there is nothing to hand over.
 */
export async function setCollectionPoint(
  executor: Executor,
  key: CheckoutKey,
  { id, stateId, address }: ChosenPoint,
): Promise<Checkout | undefined> {
  const { publicId, customerId = null } = key
  const values = { publicId, customerId, pointId: id, stateId, address: JSON.stringify(address) }
  const [changed] = await choosePoint(executor, values)
  if (!changed) return undefined
  const { versionOfLines: version, ...checkout } = changed
  return version === checkout.version ? checkout : findCheckout(executor, key)
}

const choosePoint = fixedQuery('checkout_choose_point', (executor) =>
  executor
    .update(checkouts)
    .set({
      collectionPointId: sql`${placeholder('pointId')}::int`,
      isShipped: false,
      shippingAddress: sql`${placeholder('address')}::jsonb`,
    })
    .where(
      and(
        eq(checkouts.publicId, placeholder('publicId')),
        eq(checkouts.status, 'open'),
        or(isNull(checkouts.customerId), eq(checkouts.customerId, placeholder('customerId'))),
        sql`coalesce(${placeholder('stateId')}::int, ${checkouts.stateId}) = ${checkouts.stateId}`,
        sql`EXISTS (SELECT FROM ${checkoutLines} AS line WHERE line.checkout_id = ${checkouts.id} AND ${isShipped(sql`line.variant_id`)})`,
      ),
    )
    .returning({ ...whole, versionOfLines }),
)

export const endOfReservation = sql.raw(`now() + interval '${reservationMinutes} minutes'`)

/** A customer's checkout is open to the customer alone; a visitor's to every caller who knows its id. */
export function isOpenFor({ publicId, customerId }: CheckoutKey): SQL | undefined {
  const isOwn = customerId === undefined ? undefined : eq(checkouts.customerId, customerId)
  return and(
    eq(checkouts.publicId, publicId),
    eq(checkouts.status, 'open'),
    or(isNull(checkouts.customerId), isOwn),
  )
}
