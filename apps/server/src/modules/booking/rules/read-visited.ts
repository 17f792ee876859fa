import type { BookingPairs } from './read-booking.ts'

/** The address of a visit at the customer's home; null where the customer comes to the centre. */
export type VisitedHome = { address: string; latitude: number; longitude: number }

/** Reads the customer's own address of a booking at home; the answer is the key that is missing or unreadable. */
export function readVisited(
  pairs: BookingPairs,
  venue: 'center' | 'home',
): { home: VisitedHome | null } | { wrong: string } {
  if (venue === 'center') return { home: null }
  const text = (key: string) => pairs.find((pair) => pair.key === key)?.value.trim() ?? ''
  const address = text('address')
  if (address === '' || address.length > maxAddressLength) return { wrong: 'address' }
  const latitude = readDegrees(text('latitude'), 90)
  if (latitude === undefined) return { wrong: 'latitude' }
  const longitude = readDegrees(text('longitude'), 180)
  return longitude === undefined ? { wrong: 'longitude' } : { home: { address, latitude, longitude } }
}

/** Contact data that only the customer can give: phone number and car. */
export type BookingContact = { phoneNumber: string; car: { id: string; name: string } | null }

export function readContact(pairs: BookingPairs): BookingContact {
  const text = (key: string) => pairs.find((pair) => pair.key === key)?.value.trim() ?? ''
  const [phone, id, name] = [text('phone_number'), text('car_id'), text('car')]
  const isCar = id !== '' && name !== '' && id.length <= 80 && name.length <= 120
  return { phoneNumber: /^\+?\d{6,15}$/.test(phone) ? phone : '', car: isCar ? { id, name } : null }
}

const maxAddressLength = 300

function readDegrees(text: string, max: number): number | undefined {
  if (!/^-?\d{1,3}(\.\d{1,20})?$/.test(text)) return undefined
  const degrees = Number(text)
  return Math.abs(degrees) <= max ? degrees : undefined
}
