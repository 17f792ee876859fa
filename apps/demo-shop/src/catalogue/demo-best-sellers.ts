/** Best first. The first picture of each is rendered (`rendering/scenes.ts`), some more views, too (`rendering/view-scenes.ts`). */
export const demoBestSellers = [
  'durub-synthetic-5w-30',
  'jabal-power-70ah',
  'sahil-touring-16',
  'express-foam-wash',
  'oil-change-service',
  'fuel-voucher-10-m95',
  'falcon-hybrid-0w-20',
  'durub-oil-filter-w-712',
  'jabal-jump-starter-1200a',
  'full-wash-inside-out',
  'jabal-trail-265-65r17',
  'oil-service-bundle',
  'ac-gas-refill',
  'sahil-city-10w-40',
  'falcon-brake-pads-p-0451',
  'marsa-agm-start-stop',
  'rimal-tyre-inflator',
  'jabal-turbo-5w-40',
  'marsa-flat-wiper-blades',
  'interior-deep-clean',
] as const satisfies readonly string[]

export type BestSeller = (typeof demoBestSellers)[number]

export function isBestSeller(slug: string): slug is BestSeller {
  return demoBestSellers.some((seller) => seller === slug)
}
