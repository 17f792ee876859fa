import { reservationMinutes } from '@warsha/contract/checkout/checkout.constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import { demand, inOneStatement } from '#kernel/database/one-statement.ts'
import { liveEvents } from '#kernel/live-events/live-events.tables.ts'
import { insertLiveEventOf, type LiveEvent, notifyLive } from '#kernel/live-events/publish-live.ts'
import { areSlotsTaken, fullSlotEvents, type planSlots, takingNewSlots } from '#modules/booking/index.ts'
import { mailAddressOf } from '#modules/identity/index.ts'
import {
  areUnitsReserved,
  type PlannedUnits,
  reservingUnits,
  reservingValues,
} from '#modules/inventory/index.ts'
import { hasReduction } from '#modules/promotions/index.ts'
import type { Checkout } from '../rules/checkout.ts'
import { checkoutLines, checkoutStockReservations, checkoutSurcharges, checkouts } from './checkout.tables.ts'
import type { NewCheckout } from './checkout-queries.ts'

/** The first checkout of a customer's cart with all that it holds. */
export type CheckoutAtOnce = {
  fresh: NewCheckout & { publicId: string; customerId: number }
  holder: string
  lines: Checkout['lines']
  surcharges: Checkout['surcharges']
  /** Undefined when nothing is booked. */
  slots: ReturnType<typeof planSlots>
  units: readonly PlannedUnits[]
  /** The event for the customer's browsers; the statement adds the end. */
  shown: LiveEvent
}

export type OpenedAtOnce = Pick<
  Checkout,
  'id' | 'version' | 'email' | 'heldUntil' | 'createdAt' | 'updatedAt'
>

/**
 * Makes a checkout with its lines and reserves their slots and units, by one statement. Undefined, and nothing is written, when the
 * customer has a checkout or a reduction already, or something is not free: then the caller goes step by step.
 */
export async function openAtOnce(db: Database, made: CheckoutAtOnce): Promise<OpenedAtOnce | undefined> {
  const open = made.slots ? openBooked : openGoods
  const answer = await inOneStatement(db, (executor) => open(executor, valuesOf(made)))
  const row = answer?.rows[0]
  if (!row) return undefined
  const { id, version, email } = row
  const [heldUntil, createdAt, updatedAt] = [row.heldUntil, row.createdAt, row.updatedAt].map(
    (moment) => new Date(moment),
  ) as [Date, Date, Date]
  return { id, version, email, heldUntil, createdAt, updatedAt }
}

type OpenedRow = Pick<OpenedAtOnce, 'id' | 'version' | 'email'> &
  Record<'heldUntil' | 'createdAt' | 'updatedAt', string>

const { placeholder } = sql

const customerId = sql`${placeholder('customerId')}`
const end = sql.raw(`now() + interval '${reservationMinutes} minutes'`)
/** As a browser's clock writes it. */
const endText = sql`to_char(held_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The order of locks is that of every reservation: checkout, slots, stock. */
function opening(slots: SQL | undefined): SQL {
  const isOpened = sql`EXISTS (SELECT FROM opened)`
  const areTaken = slots ? areSlotsTaken : isOpened
  return sql`
    WITH opened AS (
      INSERT INTO ${checkouts} (public_id, customer_id, channel_id, state_id, email, language, billing_address, shipping_address,
        metadata, terms_version, held_since, held_until)
      SELECT ${placeholder('publicId')}::uuid, ${customerId}::int, ${placeholder('channelId')}::int, ${placeholder('stateId')}::int,
        coalesce(nullif(${placeholder('email')}::text, ''), ${mailAddressOf(sql`${customerId}::int`)}), ${placeholder('language')}, ${placeholder('billingAddress')}::jsonb,
        ${placeholder('shippingAddress')}::jsonb, ${placeholder('metadata')}::jsonb, ${placeholder('termsVersion')}, now(), ${end}
      WHERE NOT ${hasReduction(sql`${customerId}::int`)}
      ON CONFLICT (customer_id, ordinal) WHERE status = 'open' DO NOTHING
      RETURNING id, version, email, held_until, created_at, updated_at
    ), ${slots ? sql`${slots}, ` : sql``}${reservingUnits(areTaken)}, lines AS (
      INSERT INTO ${checkoutLines} (public_id, checkout_id, position, variant_id, quantity, metadata, slot_id, fulfilment)
      SELECT line.public_id, opened.id, position, variant_id, quantity, metadata, slot_id, fulfilment
      FROM opened, unnest(${placeholder('lineIds')}::uuid[], ${placeholder('linePositions')}::int[],
        ${placeholder('lineVariants')}::int[], ${placeholder('lineQuantities')}::int[], ${placeholder('lineMetadata')}::jsonb[],
        ${placeholder('lineSlots')}::int[], ${placeholder('lineFulfilments')}::text[])
        AS line (public_id, position, variant_id, quantity, metadata, slot_id, fulfilment)
    ), surcharges AS (
      INSERT INTO ${checkoutSurcharges} (checkout_id, public_id, position, kind, line_position, variant_id, name, quantity,
        unit_baisa, tax_basis_points, refund)
      SELECT opened.id, surcharge.* FROM opened, unnest(${placeholder('feeIds')}::uuid[], ${placeholder('feePositions')}::int[],
        ${placeholder('feeKinds')}::text[], ${placeholder('feeLines')}::int[], ${placeholder('feeVariants')}::int[],
        ${placeholder('feeNames')}::jsonb[], ${placeholder('feeQuantities')}::int[], ${placeholder('feeUnits')}::int[],
        ${placeholder('feeTaxes')}::int[], ${placeholder('feeRefunds')}::text[]) AS surcharge
    ), holds AS (
      INSERT INTO ${checkoutStockReservations} (checkout_id, stock_id, variant_id, warehouse_id, quantity, line)
      SELECT opened.id, stock.id, stock.variant_id, stock.warehouse_id, quantity, line
      FROM opened, units_wanted JOIN units_reserved AS stock USING (variant_id, warehouse_id)
    ), shown AS (
      ${insertLiveEventOf(sql`opened`, sql`${placeholder('data')}::jsonb || jsonb_build_object('expires_at', ${endText})`)}
    )${slots ? sql`, full_slots AS (INSERT INTO ${liveEvents} (audience, type, data) ${fullSlotEvents})` : sql``}
    SELECT id, version, email, held_until::text AS "heldUntil", created_at::text AS "createdAt", updated_at::text AS "updatedAt",
      ${notifyLive}, ${demand(sql`${areTaken} AND ${areUnitsReserved}`)}
    FROM opened`
}

const openGoods = fixedSql<OpenedRow>('checkout_open_goods', opening(undefined))
const openBooked = fixedSql<OpenedRow>(
  'checkout_open_booked',
  opening(
    takingNewSlots({
      customerId,
      holder: sql`${placeholder('holder')}`,
      expiresAt: sql`(SELECT held_until FROM opened)`,
      after: sql`EXISTS (SELECT FROM opened)`,
    }),
  ),
)

function valuesOf({ fresh, holder, lines, surcharges, slots, units, shown }: CheckoutAtOnce) {
  const { billingAddress, shippingAddress, metadata, ...rest } = fresh
  return {
    ...rest,
    billingAddress: jsonOf(billingAddress),
    shippingAddress: jsonOf(shippingAddress),
    metadata: jsonOf(metadata),
    holder,
    ...slots,
    ...reservingValues(units),
    lineIds: lines.map(({ publicId }) => publicId),
    linePositions: lines.map(({ position }) => position),
    lineVariants: lines.map(({ variantId }) => variantId),
    lineQuantities: lines.map(({ quantity }) => quantity),
    lineMetadata: lines.map((line) => jsonOf(line.metadata)),
    lineSlots: lines.map(({ slotId }) => slotId),
    lineFulfilments: lines.map(({ fulfilment }) => fulfilment),
    feeIds: surcharges.map(({ publicId }) => publicId),
    feePositions: surcharges.map(({ position }) => position),
    feeKinds: surcharges.map(({ kind }) => kind),
    feeLines: surcharges.map(({ linePosition }) => linePosition),
    feeVariants: surcharges.map(({ variantId }) => variantId),
    feeNames: surcharges.map(({ name }) => jsonOf(name)),
    feeQuantities: surcharges.map(({ quantity }) => quantity),
    feeUnits: surcharges.map(({ unitBaisa }) => unitBaisa),
    feeTaxes: surcharges.map(({ taxBasisPoints }) => taxBasisPoints),
    feeRefunds: surcharges.map(({ refund }) => refund),
    audience: shown.audience.key,
    type: shown.type,
    data: jsonOf(shown.data),
  }
}

function jsonOf(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
