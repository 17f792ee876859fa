import { readOilPromotionCall } from '@warsha/contract/content/content.calls.ts'
import type { RestOilPromotion } from '@warsha/contract/content/content.rest.ts'
import type { PageSource } from '~/session/load-page.ts'

/** The promotion's words, written by the shop's operators. */
export async function loadPromotion({ api, lang, signal }: PageSource): Promise<RestOilPromotion> {
  const { data } = await api.call(readOilPromotionCall, { headers: { 'Accept-Language': lang }, signal })
  return data
}
