import { maxOtherCheckouts } from '@warsha/contract/checkout/checkout.constants.ts'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { mailAddressOf } from '#modules/identity/index.ts'
import { hasReduction } from '#modules/promotions/index.ts'
import { checkouts } from './checkout.tables.ts'
import { columns, endOfReservation, type NewCheckout, type OpenCheckout } from './checkout-queries.ts'

export type CheckoutToOpen = NewCheckout & { isHeld: boolean; isCart: boolean }

const opened = {
  ...columns,
  isNew: sql<boolean>`xmax = 0`,
  isReducible: hasReduction(sql`${checkouts.customerId}`),
}

/**
 * Makes a checkout. The cart's begins anew, a customer has one; beside it other clients make a new one each time. The unique
 * index decides, however many requests ask at once. A reservation starts now, by the database's clock. Undefined when the
 * customer has as many as there may be, and all of them hold something.
 */
export async function openCheckout(
  tx: Transaction,
  { isHeld, isCart, ...given }: CheckoutToOpen,
): Promise<OpenCheckout | undefined> {
  const hold = isHeld
    ? { heldSince: sql`now()`, heldUntil: endOfReservation }
    : { heldSince: null, heldUntil: null }
  const { customerId } = given
  const email = given.email || (customerId === null ? '' : mailAddressOf(sql`${customerId}::int`))
  const fresh = { ...given, email }
  if (customerId === null || isCart) return openCart(tx, { ...fresh, ...hold })
  for (;;) {
    const ordinal = await freeOrdinal(tx, customerId)
    if (ordinal === undefined) return undefined
    const [made] = await tx
      .insert(checkouts)
      .values({ ...fresh, ...hold, ordinal })
      .onConflictDoNothing()
      .returning(opened)
    // Another request of the customer took the number first: it is committed by now, and the next number is free.
    if (made) return made
  }
}

type Values = Omit<typeof checkouts.$inferInsert, 'email' | 'heldSince' | 'heldUntil'> & {
  email: string | ReturnType<typeof sql>
  heldSince: ReturnType<typeof sql> | null
  heldUntil: ReturnType<typeof sql> | null
}

async function openCart(tx: Transaction, values: Values): Promise<OpenCheckout> {
  const [made] = await tx
    .insert(checkouts)
    .values({ ...values, ordinal: 0 })
    .onConflictDoUpdate({
      target: [checkouts.customerId, checkouts.ordinal],
      targetWhere: sql`${checkouts.status} = 'open'`,
      set: {
        ...values,
        version: sql`${checkouts.version} + 1`,
        collectionPointId: null,
        isShipped: false,
        isLengthened: false,
        updatedAt: sql`now()`,
      },
    })
    .returning(opened)
  if (!made) throw new Error('A checkout was neither made nor found')
  return made
}

/**
 * A number for one more checkout of a customer. When none is free, the oldest checkout that holds nothing gives way; undefined
 * when there is no such one.
 */
export async function freeOrdinal(tx: Transaction, customerId: number): Promise<number | undefined> {
  const isOther = and(
    eq(checkouts.customerId, customerId),
    eq(checkouts.status, 'open'),
    gt(checkouts.ordinal, 0),
  )
  const others = await tx.select({ ordinal: checkouts.ordinal }).from(checkouts).where(isOther)
  const taken = new Set(others.map(({ ordinal }) => ordinal))
  for (let ordinal = 1; ordinal <= maxOtherCheckouts; ordinal++) if (!taken.has(ordinal)) return ordinal
  const oldest = tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(isOther, isNull(checkouts.heldUntil)))
    .orderBy(asc(checkouts.updatedAt), asc(checkouts.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [gone] = await tx
    .delete(checkouts)
    .where(inArray(checkouts.id, oldest))
    .returning({ ordinal: checkouts.ordinal })
  return gone?.ordinal
}
