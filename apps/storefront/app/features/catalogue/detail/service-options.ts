import { listDeliveriesCall } from '@warsha/contract/catalogue/catalogue.calls.ts'
import type { RestDelivery } from '@warsha/contract/catalogue/catalogue.rest.ts'
import type { PageSource } from '~/session/load-page.ts'

/** How a product reaches the shopper: brought or fitted, and where. */
export type ServiceOption = RestDelivery

/** The ways of one product in the shopper's place. The page can do without them, so a failure is none. */
export async function loadFulfilmentOptions(
  { api, lang, place, signal }: PageSource,
  productId: string,
): Promise<ServiceOption[]> {
  try {
    const { data } = await api.call(listDeliveriesCall, {
      query: { seller_product_id: productId, city_id: place.stateId },
      headers: { 'Accept-Language': lang },
      isBackground: true,
      signal,
    })
    return data
  } catch (error) {
    if (signal.aborted) throw error
    return []
  }
}
