import { baisaFromDecimal, noBaisa, taxIncluded } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import type { OrderStatus } from '@warsha/server/modules/orders/index.ts'
import { type BookedCentre, bookedMetadata } from '@warsha/server/modules/orders/rules/booked-metadata.ts'
import { orderStatusChanges } from '@warsha/server/modules/orders/storage/order-history.tables.ts'
import { orderLines } from '@warsha/server/modules/orders/storage/order-lines.tables.ts'
import { sql } from 'drizzle-orm'
import { type DemoCentre, demoCentres } from '../booking/demo-centres.ts'
import { demoProducts } from '../catalogue/demo-products.ts'
import type { DemoOrder } from '../orders/demo-orders.ts'
import { defaultVariant, idOf, variantIds } from './catalogue-keys.ts'
import { centrePhone } from './centre-phone.ts'
import { insertDemoPayment } from './insert-demo-payment.ts'
import { productPictureUrl } from './media-urls.ts'

export type Placed = { order: DemoOrder; customerId: number; now: Date; email: string }

const dayMs = 86_400_000

/** Writes an order down as the shop would have left it: its line, its moves and what has paid it. */
export async function insertDemoOrder(
  tx: Transaction,
  { order, customerId, now, email }: Placed,
): Promise<void> {
  const placedAt = placedAtOf(order, now)
  const statuses: OrderStatus[] = [order.begins ?? 'UNFULFILLED', ...(order.moves ?? [])]
  const isPaid = order.paidBy !== 'nothing'
  const paymentStatus = order.paymentMoves?.at(-1) ?? (isPaid ? 'FULLY_CHARGED' : 'NOT_CHARGED')
  const totalBaisa = baisaFromDecimal(order.rial)
  const taxBaisa = taxIncluded(totalBaisa, 5)
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO orders (number, checkout_public_id, customer_id, channel_id, state_id, status, payment_status, language,
      email, total_baisa, tax_baisa, credit_baisa, created_at, updated_at)
    OVERRIDING SYSTEM VALUE
    VALUES (${order.number}, gen_random_uuid(), ${customerId}, 1, 11, ${statuses.at(-1)}, ${paymentStatus}, 'en',
      ${email}, ${totalBaisa}, ${taxBaisa}, ${order.paidBy === 'wallet' ? totalBaisa : noBaisa},
      ${placedAt.toISOString()}, ${placedAt.toISOString()})
    RETURNING id`)
  const orderId = rows[0]?.id ?? 0
  await tx.insert(orderLines).values({ orderId, ...lineOf(order, { placedAt, now }) })
  await insertMoves(tx, orderId, order, placedAt)
  if (isPaid) await insertDemoPayment(tx, { order, orderId, customerId, placedAt })
}

function placedAtOf({ placed }: DemoOrder, now: Date): Date {
  return typeof placed === 'string'
    ? new Date(`${placed}T08:30:00Z`)
    : new Date(now.getTime() - placed * dayMs)
}

function lineOf(order: DemoOrder, { placedAt, now }: { placedAt: Date; now: Date }) {
  const product = demoProducts.find(({ slug }) => slug === order.product)
  if (!product) throw new Error(`Order ${order.number} names a product that there is not: ${order.product}`)
  const { sku, name } = defaultVariant(product)
  const totalBaisa = baisaFromDecimal(order.rial)
  const unitBaisa = baisaFromDecimal(Number(order.rial) / order.quantity)
  const { used = 0, returned = 0, expired = 0 } = order.units ?? {}
  const plannedMs = placedAt.getTime() + ((order.bookedAfterDays ?? 0) + 1) * dayMs
  // What was used early was used before today.
  const doneAt = new Date(Math.min(plannedMs, now.getTime() - dayMs))
  return {
    position: 1,
    variantId: idOf(variantIds, sku),
    productName: product.name,
    variantName: name,
    sku,
    pictureUrl: productPictureUrl(product.slug, 1),
    quantity: order.quantity,
    undiscountedUnitBaisa: unitBaisa,
    unitBaisa,
    totalBaisa,
    taxBaisa: taxIncluded(totalBaisa, 5),
    ...bookingOf(order, placedAt),
    used,
    returned,
    expired,
    deliveredAt: used + returned > 0 ? doneAt : null,
    expiredAt: expired > 0 ? doneAt : null,
  }
}

/** An hour of a centre, at ten in Muscat. Those in the past are no longer in the schedule, so the line holds none. */
function bookingOf({ bookedAfterDays }: DemoOrder, placedAt: Date) {
  const [centre] = demoCentres
  if (bookedAfterDays === undefined || !centre) return {}
  const date = new Date(placedAt.getTime() + bookedAfterDays * dayMs).toISOString().slice(0, 10)
  const appointmentAt = new Date(`${date}T10:00:00+04:00`)
  const booked = {
    service_center_id: String(centre.id),
    service_type: 'service',
    delivery_date: date,
    delivery_time: '10:00-11:00',
  }
  return {
    centreId: centre.id,
    appointmentAt,
    expiresAt: new Date(appointmentAt.getTime() + dayMs + dayMs / 24),
    metadata: bookedMetadata(booked, { centre: bookedCentreOf(centre), freeGift: null, locale: 'en' }),
  }
}

function bookedCentreOf(centre: DemoCentre): BookedCentre {
  const [nameEn, nameAr] = centre.name
  const [addressEn, addressAr] = centre.address
  const [latitude, longitude] = centre.position
  return { nameEn, nameAr, addressEn, addressAr, phone: centrePhone(centre), latitude, longitude }
}

async function insertMoves(
  tx: Transaction,
  orderId: number,
  order: DemoOrder,
  placedAt: Date,
): Promise<void> {
  const chains = [
    { kind: 'status' as const, steps: [order.begins ?? 'UNFULFILLED', ...(order.moves ?? [])] },
    { kind: 'payment' as const, steps: ['FULLY_CHARGED' as const, ...(order.paymentMoves ?? [])] },
  ]
  const moves = chains.flatMap(({ kind, steps }) =>
    steps.slice(1).map((to, at) => ({
      orderId,
      kind,
      from: steps[at] ?? to,
      to,
      reason: 'history',
      createdAt: new Date(placedAt.getTime() + (at + 1) * dayMs),
    })),
  )
  if (moves.length > 0) await tx.insert(orderStatusChanges).values(moves)
}
