import type { Baisa } from '../money/baisa.ts'
import type { BookedService, Booking } from './booking-actions.ts'
import type { CartLine } from './cart-line.ts'

/** Where it is done or handed over. */
export type BookedCentre = {
  id: number
  name: string
  address: string
  phoneNumber: string
  stockType: string
  latitude: number
  longitude: number
}

export type BookedSlot = {
  slotId: number
  /** `YYYY-MM-DD` in Muscat. */
  date: string
  shift: string
  /** `HH:MM-HH:MM`. */
  time: string
  feeAmount: Baisa
  feeVariantId: string | null
}

/** The customer's own address, where somebody comes instead. */
export type OwnAddress = { text: string; latitude: number; longitude: number }

/** Information for the centre; `id` names the customer's entry. */
export type BookedCar = { id: string; name: string }

export type BookingChoice = {
  serviceType: BookedService
  centre: BookedCentre
  hour: BookedSlot
  /** The customer's number; empty for a visitor. */
  phoneNumber: string
  ownAddress?: OwnAddress | null
  car?: BookedCar | null
}

/** The booking that is written into a line. The shop checks it against the slot, and takes no price from it. */
export function createBooking(line: CartLine, choice: BookingChoice): Booking {
  const { serviceType, centre, hour, phoneNumber, ownAddress, car } = choice
  const gift = line.serviceMetadata?.free_gift
  const values = {
    delivery_date: hour.date,
    delivery_shift: hour.shift,
    delivery_time: hour.time,
    service_center_id: String(centre.id),
    service_type: serviceType,
    place: ownAddress ? 'home' : 'center',
    name: centre.name,
    product_id: line.id,
    address: ownAddress?.text ?? centre.address,
    service_fee_id: hour.feeVariantId ?? '',
    stock_type: centre.stockType,
    ...(gift && { free_gift: gift }),
    service_center_phone_number: centre.phoneNumber,
    phone_number: phoneNumber,
    latitude: String(ownAddress?.latitude ?? centre.latitude),
    longitude: String(ownAddress?.longitude ?? centre.longitude),
    slot_id: String(hour.slotId),
    ...(car && { car_id: car.id, car: car.name }),
  }
  return {
    metadata: Object.entries(values).map(([key, value]) => ({ key, value })),
    feeAmount: hour.feeAmount,
  }
}
