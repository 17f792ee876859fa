import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { makeMember, signInStaff } from '#testing/staff.ts'
import type { usePaymentShop } from './payment-shop.ts'

type Shop = ReturnType<typeof usePaymentShop>
type Session = Awaited<ReturnType<typeof signInStaff>>

let sent = 0
/** As the console makes one for each press of a button. */
export const newKey = () => `key-${process.pid}-${++sent}`

/** Operators' refunds of orders, over the console's API. */
export function operatorsOf(shop: Shop) {
  const idOf = async (number: number) =>
    toGlobalId(
      'Order',
      (await shop.value<string>(sql`SELECT public_id FROM orders WHERE number = ${number}`)) ?? '',
    )
  const logOf = async (action: string) =>
    (
      await shop
        .db()
        .execute<{ operator_id: number; reason: string; before: object; after: object }>(
          sql`SELECT operator_id, reason, before, after FROM operator_changes WHERE action = ${action} ORDER BY id`,
        )
    ).rows
  return {
    idOf,
    logOf,
    signIn: async (role: string, centres: readonly number[] = []) =>
      signInStaff(shop.shop(), await makeMember(shop.shop(), role, centres)),
    async read(as: Session, id: string) {
      return (await as.ask(`/orders/${id}/refunds/`)).body.data
    },
    async refund(as: Session, id: string, body: object) {
      const { version } = (await as.ask(`/orders/${id}/refunds/`)).body.data
      return as.ask(`/orders/${id}/refunds/`, {
        key: newKey(),
        version,
        to: 'card',
        reason: 'the work was poor',
        ...body,
      })
    },
    async cancel(as: Session, id: string, body: object = {}) {
      const { version } = (await as.ask(`/orders/${id}/refunds/`)).body.data ?? { version: 1 }
      return as.ask(`/orders/${id}/cancel/`, {
        key: newKey(),
        version,
        to: 'card',
        reason: 'the centre is closed',
        ...body,
      })
    },
  }
}
