import { currentShop } from '~/session/place.ts'

/** One's own machine shows the campaign's page, too, but only the partner's hosts have the code set. */
export function isPartnerHost(): boolean {
  return currentShop().isCampaignHost && window.location.hostname !== 'localhost'
}
