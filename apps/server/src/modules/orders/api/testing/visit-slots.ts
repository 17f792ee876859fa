import { sql } from 'drizzle-orm'
import { freeSlots } from '#modules/booking/samples/free-slot.ts'
import type { Bought, useOrderShop } from './order-shop.ts'

type Line = { slot: number; centre: number; at: Date; metadata: Record<string, string> }

/** Slots that a visit may be moved to, and the slot it has. */
export function visitSlots(shop: ReturnType<typeof useOrderShop>) {
  const setFee = (slotId: number, feeBaisa: number) =>
    shop.db().execute(sql`UPDATE shifts SET service_fee_baisa = ${feeBaisa}, service_fee_variant_id = CASE
      WHEN ${feeBaisa} > 0 THEN (SELECT min(product_variants.id) FROM product_variants
        JOIN products ON products.id = product_id WHERE kind = 'fee') END
      WHERE id = (SELECT shift_id FROM slots WHERE id = ${slotId})`)

  async function slotsAt(centreId: number, count: number, capacity = 5): Promise<number[]> {
    const slots = await freeSlots(shop.db(), { centreId, capacity, count })
    for (const { slotId } of slots) await setFee(slotId, 1500)
    return slots.map(({ slotId }) => slotId)
  }

  return {
    setFee,
    slotsAt,

    async slotAt(centreId: number, { capacity = 5 } = {}): Promise<number> {
      const [slotId = 0] = await slotsAt(centreId, 1, capacity)
      return slotId
    },

    async slotOf({ orderId }: Bought): Promise<Line> {
      const [line] = await shop.rows<Line>(sql`
        SELECT slot_id AS slot, centre_id AS centre, appointment_at AS at, metadata FROM order_lines
        WHERE order_id = ${orderId}`)
      if (!line) throw new Error('the order has no line')
      return line
    },

    async takenOf(slotId: number) {
      const [slot] = await shop.rows<{ taken: number }>(sql`SELECT taken FROM slots WHERE id = ${slotId}`)
      return slot?.taken
    },
  }
}
