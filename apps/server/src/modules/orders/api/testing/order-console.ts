import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { listChanges } from '#commands/list-changes.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { operatorWith } from '#testing/test-callers.ts'
import type { Bought, useOrderShop } from './order-shop.ts'

export type Operator = Awaited<ReturnType<typeof signInStaff>>

type Answer = Awaited<ReturnType<Operator['ask']>>

/** Ghala, where the sample bookings are, and another centre. */
export const centres = { own: 1, foreign: 2 }

let keys = 0

/** Made once for each press of a button. */
export const key = () => `key-${process.pid}-${++keys}`

export const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]

/** Operators' commands on the orders of a shop. */
export function orderConsole(shop: ReturnType<typeof useOrderShop>) {
  const members = new Map<string, Operator>()

  return {
    /** Signed in once; roles of a centre belong to the own one unless another is named. */
    async as(role: string, centre = centres.own): Promise<Operator> {
      const name = `${role}:${centre}`
      const known = members.get(name)
      if (known) return known
      const member = await makeMember(shop.shop(), role, [centre])
      const operator = await signInStaff(shop.shop(), member)
      members.set(name, operator)
      return operator
    },

    /** Path and body of a command about an order's first line. */
    async about({ orderId, id }: Bought) {
      const [order] = await shop.rows<{ revision: number; line: string }>(sql`
        SELECT revision, line.public_id AS line FROM orders JOIN order_lines AS line ON line.order_id = orders.id
        WHERE orders.id = ${orderId} ORDER BY position LIMIT 1`)
      return {
        path: `/orders/${id}`,
        revision: order?.revision ?? 0,
        line_id: toGlobalId('OrderLine', order?.line ?? ''),
      }
    },

    /** Lets the hour of an order's visits begin, an hour ago. */
    begin: ({ orderId }: Bought) =>
      shop.db().execute(sql`UPDATE order_lines SET appointment_at = now() - interval '1 hour'
        WHERE order_id = ${orderId} AND appointment_at IS NOT NULL`),

    async statusOf({ orderId }: Bought) {
      const [row] = await shop.rows<{ status: string }>(sql`SELECT status FROM orders WHERE id = ${orderId}`)
      return row?.status
    },

    /** The log's entries about an order, the newest first. */
    async entriesAbout({ orderId }: Bought) {
      const [row] = await shop.rows<{ key: string }>(
        sql`SELECT public_id AS key FROM orders WHERE id = ${orderId}`,
      )
      const { changes } = await listChanges(
        shop.db(),
        operatorWith(['log.read']),
        { subjectKind: 'order', subjectId: row?.key },
        { sort: '-changed', after: undefined, limit: 100 },
      )
      return changes
    },
  }
}
