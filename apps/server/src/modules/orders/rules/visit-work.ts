import { readKey } from '@warsha/contract/ids/global-id.ts'
import type { BookedLine } from './visit.ts'

/** The sold work, as the shop itself wrote it into the booking. */
export function workOf({ metadata }: BookedLine) {
  const isHome = metadata.place === 'home'
  return {
    productId: readKey('Product', metadata.product_id ?? '') ?? 0,
    serviceType: metadata.service_type === 'delivery' ? ('delivery' as const) : ('service' as const),
    venue: isHome ? ('home' as const) : ('center' as const),
    home: isHome ? { latitude: Number(metadata.latitude), longitude: Number(metadata.longitude) } : null,
  }
}
