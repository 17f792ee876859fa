import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import { centreOfSlot } from '#modules/booking/index.ts'
import type { Checkout } from '#modules/checkout/index.ts'
import type { Appointment } from '../rules/appointment.ts'
import type { Order, OrderDraft } from '../rules/order.ts'
import type { PaymentStatus } from '../rules/payment-status.ts'
import type { TakenUnits } from '../rules/taken-units.ts'
import { orderDiscounts } from './order-discounts.tables.ts'
import { orderLines } from './order-lines.tables.ts'
import { orderLineStock } from './order-stock.tables.ts'
import { orderSurcharges } from './order-surcharges.tables.ts'
import { orderSettings, orders } from './orders.tables.ts'

export type NewOrder = {
  checkout: Checkout
  customerId: number
  draft: OrderDraft
  paymentStatus: PaymentStatus
  /** The part of the total that was paid out of the wallet. */
  creditBaisa?: Baisa
  /** The sources of its payments, gift cards among them. */
  paidBy?: readonly string[]
}

export type LineParts = {
  /** Of the lines, by position. */
  appointments: ReadonlyMap<number, Appointment>
  taken: readonly TakenUnits[]
}

/** Order, lines, surcharges, where the units come from, and discounts in one statement. A second order of the same checkout breaks a constraint, and is a fault: whoever gets here has the checkout's lock. */
export async function insertOrder(
  tx: Transaction,
  { checkout, customerId, draft, paymentStatus, creditBaisa = noBaisa, paidBy = [] }: NewOrder,
  { appointments, taken }: LineParts,
): Promise<Order> {
  const { totalBaisa, taxBaisa, giftCardBaisa } = draft
  const lines = draft.lines.map((line) => ({ ...line, ...appointments.get(line.position) }))
  const { rows } = await insertWhole(tx, {
    checkoutId: checkout.id,
    checkoutPublicId: checkout.publicId,
    customerId,
    channelId: checkout.channelId,
    stateId: checkout.stateId,
    language: checkout.language,
    email: checkout.email,
    billingAddress: jsonOf(checkout.billingAddress),
    shippingAddress: jsonOf(checkout.shippingAddress),
    collectionPointId: checkout.collectionPointId,
    isShipped: checkout.isShipped,
    termsVersion: checkout.termsVersion,
    metadata: JSON.stringify(checkout.metadata),
    paymentStatus,
    totalBaisa,
    taxBaisa,
    creditBaisa,
    giftCardBaisa,
    lines: JSON.stringify(lines),
    surcharges: JSON.stringify(draft.surcharges),
    taken: JSON.stringify(taken),
    discounts: JSON.stringify(draft.discounts),
    paidBy,
  })
  const [made] = rows
  if (!made) throw new Error(`Checkout ${checkout.id} became no order`)
  const { channelId, stateId, language, email, billingAddress, shippingAddress } = checkout
  const { collectionPointId, isShipped, termsVersion, metadata } = checkout
  return {
    ...made,
    createdAt: new Date(made.createdAt),
    updatedAt: new Date(made.updatedAt),
    customerId,
    channelId,
    stateId,
    checkoutPublicId: checkout.publicId,
    language,
    email,
    billingAddress,
    shippingAddress,
    collectionPointId,
    isShipped,
    termsVersion,
    metadata,
    paymentStatus,
    totalBaisa,
    taxBaisa,
    creditBaisa,
    giftCardBaisa,
  }
}

/** Columns that the database fills. */
type MadeRow = Pick<Order, 'id' | 'publicId' | 'number' | 'status' | 'revision'> &
  Record<'createdAt' | 'updatedAt', string>

const { placeholder } = sql

/** Operators may want to confirm orders first; without their setting an order is booked at once. */
const firstStatus = sql`CASE WHEN EXISTS (SELECT FROM ${orderSettings} WHERE needs_confirmation)
  THEN 'UNCONFIRMED' ELSE 'UNFULFILLED' END`

/** A draft from before a column was known has none of it. */
const insertWhole = fixedSql<MadeRow>(
  'orders_insert',
  sql`
    WITH given_lines AS (
      SELECT given.*, ${centreOfSlot(sql`given."slotId"`)} AS "centreId"
      FROM jsonb_to_recordset(${placeholder('lines')}::jsonb) AS given (position smallint, "variantId" int, "productName" jsonb,
        "variantName" jsonb, sku text, "pictureUrl" text, quantity int, "undiscountedUnitBaisa" int, "unitBaisa" int,
        "discountBaisa" int, "totalBaisa" int, "taxBaisa" int, "taxBasisPoints" int, metadata jsonb, "slotId" int, fulfilment text,
        "appointmentAt" timestamptz, "expiresAt" timestamptz)
    ), given_discounts AS (
      SELECT * FROM jsonb_to_recordset(${placeholder('discounts')}::jsonb) AS given (kind text, "sourceId" int, code text, name jsonb,
        "amountBaisa" int)
    ), words AS (
      SELECT order_list_words(array_agg("centreId"), array_agg(fulfilment), array_agg("variantId"),
          (SELECT array_agg(kind) FROM given_discounts), (SELECT array_agg(code) FROM given_discounts),
          ${placeholder('paidBy')}::text[]) AS listed_under,
        order_search_words(${placeholder('customerId')}::int, ${placeholder('billingAddress')}::jsonb, array_agg(metadata ->> 'car'))
          AS search_text
      FROM given_lines
    ), made AS (
      INSERT INTO ${orders} (checkout_id, checkout_public_id, customer_id, channel_id, state_id, language, email, billing_address,
        shipping_address, collection_point_id, is_shipped, terms_version, metadata, status, payment_status, total_baisa, tax_baisa,
        credit_baisa, gift_card_baisa, listed_under, search_text)
      SELECT ${placeholder('checkoutId')}::int, ${placeholder('checkoutPublicId')}::uuid, ${placeholder('customerId')}::int,
        ${placeholder('channelId')}::int, ${placeholder('stateId')}::int, ${placeholder('language')}, ${placeholder('email')},
        ${placeholder('billingAddress')}::jsonb, ${placeholder('shippingAddress')}::jsonb,
        ${placeholder('collectionPointId')}::int, ${placeholder('isShipped')}::boolean, ${placeholder('termsVersion')},
        ${placeholder('metadata')}::jsonb, ${firstStatus}, ${placeholder('paymentStatus')}, ${placeholder('totalBaisa')}::int,
        ${placeholder('taxBaisa')}::int, ${placeholder('creditBaisa')}::int, ${placeholder('giftCardBaisa')}::int, listed_under,
        search_text
      FROM words
      RETURNING id, public_id, number, status, revision, created_at, updated_at
    ), lines AS (
      INSERT INTO ${orderLines} (order_id, position, variant_id, product_name, variant_name, sku, picture_url, quantity,
        undiscounted_unit_baisa, unit_baisa, discount_baisa, total_baisa, tax_baisa, tax_basis_points, metadata, slot_id, centre_id,
        fulfilment, appointment_at, expires_at)
      SELECT made.id, position, "variantId", "productName", "variantName", sku, "pictureUrl", quantity, "undiscountedUnitBaisa",
        "unitBaisa", coalesce("discountBaisa", 0), "totalBaisa", "taxBaisa", coalesce("taxBasisPoints", 500),
        coalesce(metadata, '{}'), "slotId", "centreId", fulfilment, "appointmentAt", "expiresAt"
      FROM made, given_lines
    ), surcharges AS (
      INSERT INTO ${orderSurcharges} (order_id, position, kind, line_position, variant_id, sku, name, quantity, unit_baisa,
        discount_baisa, total_baisa, tax_basis_points, tax_baisa, refund)
      SELECT made.id, position, kind, "linePosition", "variantId", coalesce(sku, ''), name, quantity, "unitBaisa",
        coalesce("discountBaisa", 0), "totalBaisa", "taxBasisPoints", "taxBaisa", refund
      FROM made, jsonb_to_recordset(${placeholder('surcharges')}::jsonb) AS surcharge (position smallint, kind text,
        "linePosition" smallint, "variantId" int, sku text, name jsonb, quantity int, "unitBaisa" int, "discountBaisa" int,
        "totalBaisa" int, "taxBasisPoints" int, "taxBaisa" int, refund text)
    ), taken AS (
      INSERT INTO ${orderLineStock} (order_id, position, variant_id, warehouse_id, quantity)
      SELECT made.id, position, "variantId", "warehouseId", quantity
      FROM made, jsonb_to_recordset(${placeholder('taken')}::jsonb) AS units (position smallint, "variantId" int, "warehouseId" int,
        quantity int)
    ), discounts AS (
      INSERT INTO ${orderDiscounts} (order_id, kind, source_id, code, name, amount_baisa)
      SELECT made.id, kind, "sourceId", code, name, "amountBaisa"
      FROM made, given_discounts
    )
    SELECT id, public_id AS "publicId", number, status, revision, created_at::text AS "createdAt", updated_at::text AS "updatedAt"
    FROM made`,
)

function jsonOf(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
