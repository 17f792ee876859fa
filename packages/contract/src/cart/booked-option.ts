import { type MetadataPair, readMetadata } from './cart-line.ts'

/** The way to get a booked line, in the shopper's words. */
export type BookedOption = 'service' | 'pickup' | 'delivery'

/** In a booking `delivery` means that goods change hands: picked up at the centre, or brought to a home. */
export function bookedOption(metadata: readonly MetadataPair[]): BookedOption | null {
  const serviceType = readMetadata(metadata, 'service_type')
  if (serviceType === 'service') return 'service'
  if (serviceType !== 'delivery') return null
  return readMetadata(metadata, 'place') === 'home' ? 'delivery' : 'pickup'
}
