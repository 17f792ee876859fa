import type { PageSource } from '~/session/load-page.ts'

/** How a product reaches the shopper: brought or fitted, and where. */
export type ServiceWay = { service_type: 'service' | 'delivery'; place: 'center' | 'home'; name: string }

/** The ways of one product in the shopper's place. The page can do without them, so a failure is none. */
export async function loadServiceWays(
  { api, lang, place, signal }: PageSource,
  productId: string,
): Promise<ServiceWay[]> {
  try {
    const { data } = await api.rest<{ data: ServiceWay[] }>({
      method: 'GET',
      path: 'sellers/product-delivery/',
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
