import { expect } from 'vitest'
import type { SampleLine } from '#modules/checkout/samples/booked-line.ts'
import type { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { ask } from '#testing/sign-in.ts'

/**
 * The statements of each request, begin and commit among them. The sandbox has one of initialise, all of pay and one of
 * complete, which a real gateway has elsewhere.
 */
export const maxStatements = { create: 2, delivery: 1, options: 1, initialise: 4, pay: 1, complete: 8 }
type Step = keyof typeof maxStatements

/** What each request of a purchase sends to the database, the least of three purchases. */
export function countedPurchasesOf(shop: ReturnType<typeof usePaymentShop>) {
  const { begin, complete, choose } = purchasesOf(shop)

  /** The first one fills what is kept from then on; any may come upon a connection that has yet to be opened. */
  async function countPurchases(line: SampleLine): Promise<Record<string, number>> {
    await buy(line)
    const purchases = [await buy(line), await buy(line), await buy(line)]
    const least = (step: Step) => Math.min(...purchases.map((counts) => counts.get(step) ?? 0))
    const steps = Object.keys(maxStatements) as Step[]
    return Object.fromEntries(steps.map((step) => [step, least(step)]))
  }

  async function buy(line: SampleLine): Promise<Map<Step, number>> {
    const counts = new Map<Step, number>()
    const counted = countInto(counts)
    const { checkout } = await counted('create', () => shop.create({ lines: [line] }))
    const { id } = checkout
    const point = await pointOf(id)
    const chosen = await counted('delivery', () => send(chooseDocument, { id, point }))
    expect(chosen.checkoutDeliveryMethodUpdate.errors).toEqual([])
    await counted('options', () => send(optionsDocument, { id }))
    const begun = await counted('initialise', () => begin(id))
    await counted('pay', () => choose(begun.data.url, 'pay'))
    const done = await counted('complete', () => complete(id))
    expect(done.errors).toEqual([])
    return counts
  }

  async function pointOf(id: string): Promise<string> {
    const query = 'query($id: ID) { checkout(id: $id) { availableCollectionPoints { id } } }'
    return (await send(query, { id })).checkout.availableCollectionPoints[0].id
  }

  async function send(query: string, variables: Record<string, unknown>) {
    return (await ask(shop.shop(), query, { token: shop.token(), variables })).data
  }

  function countInto(counts: Map<Step, number>) {
    return async <Made>(step: Step, work: () => Promise<Made>): Promise<Made> => {
      // The session is read again every few seconds, which is no part of the purchase.
      await send('{ me { id } }', {})
      const made: Made[] = []
      const count = await shop.shop().deps.connection.statementsOf(async () => made.push(await work()))
      counts.set(step, count)
      return made[0] as Made
    }
  }

  return { countPurchases }
}

const chooseDocument = `mutation($id: ID!, $point: ID!) {
  checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $point) { errors { code } } }`
const optionsDocument = `mutation($id: ID!) {
  paymentGatewayInitialize(id: $id, paymentGateways: [{ id: "warsha.payments" }]) { gatewayConfigs { id } } }`
