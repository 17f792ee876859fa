import { type MetadataPair, readMetadata } from './cart-line.ts'

/** What a shopper calls the way in which a booked line is had. */
export type BookedOption = 'service' | 'pickup' | 'delivery'

/** In a booking `delivery` means that goods change hands: picked up at the centre, or brought to a home. */
export function bookedOption(metadata: readonly MetadataPair[]): BookedOption | null {
  const serviceType = readMetadata(metadata, 'service_type')
  if (serviceType === 'service') return 'service'
  if (serviceType !== 'delivery') return null
  return readMetadata(metadata, 'place') === 'home' ? 'delivery' : 'pickup'
}
