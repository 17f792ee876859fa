import type { RestVisitPass } from '@warsha/contract/orders/visit-passes.rest.ts'
import { centres, key, type orderConsole } from './order-console.ts'
import type { Bought, useOrderShop } from './order-shop.ts'

/** Passes of a shop's orders, as the customer reads and a centre redeems them. */
export function passDesk(shop: ReturnType<typeof useOrderShop>, desk: ReturnType<typeof orderConsole>) {
  async function ask(id: string, token: string | null = shop.token()) {
    const answer = await shop.shop().app.inject({
      url: `/api/v1/orders/user-orders/${id}/passes/`,
      headers: { host: 'localhost', ...(token && { authorization: `Bearer ${token}` }) },
    })
    return { status: answer.statusCode, data: answer.json().data as RestVisitPass[], body: answer.body }
  }

  return {
    ask,
    async passOf({ id }: Bought): Promise<RestVisitPass> {
      const [pass] = (await ask(id)).data
      if (!pass) throw new Error('the order has no pass')
      return pass
    },
    /** An order whose hour has begun, with its pass. */
    async due(quantity = 1) {
      const order = await shop.buy({ quantity })
      await desk.begin(order)
      const [pass] = (await ask(order.id)).data
      if (!pass) throw new Error('the order has no pass')
      return { order, pass }
    },
    async redeem(pass: string, { role = 'centre-staff', centre = centres.own, as = key() } = {}) {
      return (await desk.as(role, centre)).ask('/visits/redeem/', { key: as, pass })
    },
  }
}
