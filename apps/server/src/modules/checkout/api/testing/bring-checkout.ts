import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { ask } from '#testing/sign-in.ts'
import type { TestApp } from '#testing/test-app.ts'

/** Chooses the shipping method, so that the goods are brought to the checkout's address. */
export async function bringCheckout(shop: TestApp, id: string, token: string): Promise<void> {
  const query = `mutation($id: ID!, $method: ID!) {
    checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $method) { errors { code } } }`
  const variables = { id, method: toGlobalId('ShippingMethod', 1) }
  await ask(shop, query, { token, variables })
}
