import type { RestOfferedSlot, RestVisit } from '@warsha/contract/booking/soonest.rest.ts'
import { isBooked, setBooking } from '@warsha/contract/cart/booking-actions.ts'
import { findLine } from '@warsha/contract/cart/cart-actions.ts'
import { readMetadata } from '@warsha/contract/cart/cart-line.ts'
import { type BookingChoice, createBooking } from '@warsha/contract/cart/create-booking.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { cartStore, changeLines } from '~/session/groups/cart.ts'
import { loginStore } from '~/session/groups/login.ts'
import type { ServiceOption } from '../calls/booking-calls.ts'

export type Choice = Omit<BookingChoice, 'phoneNumber' | 'car'>

/** Writes a booking into the line of a variant, with what is known of the customer. */
export function bookLine(variantId: string, choice: Choice): void {
  changeLines((lines) => {
    const line = findLine(lines, variantId)
    if (!line) return [...lines]
    const { country_code, phone_number } = loginStore.getState()
    const phoneNumber = phone_number && `${country_code}${phone_number}`
    return setBooking(lines, variantId, createBooking(line, { ...choice, phoneNumber, car: bookedCar() }))
  })
}

/** All lines that one visit does. */
export function bookVisit(visit: RestVisit, wayOf: ReadonlyMap<string, ServiceOption>): void {
  for (const variantId of visit.line_ids) {
    const way = wayOf.get(variantId)
    if (way) bookLine(variantId, choiceOfSlot(visit, way))
  }
}

export function choiceOfSlot(
  hour: RestOfferedSlot,
  { service_type }: Pick<ServiceOption, 'service_type'>,
): Choice {
  return {
    serviceType: service_type,
    centre: {
      id: hour.service_center_id,
      name: hour.name,
      address: hour.address,
      phoneNumber: hour.phone_number,
      stockType: hour.stock_type,
      latitude: hour.latitude,
      longitude: hour.longitude,
    },
    hour: {
      slotId: hour.slot_id,
      date: hour.delivery_date,
      shift: hour.delivery_shift,
      time: hour.delivery_time,
      feeAmount: baisaFromDecimal(hour.service_fee),
      feeVariantId: hour.service_fee_variant_id,
    },
  }
}

/** The car that the other bookings are for. */
function bookedCar() {
  const booked = cartStore
    .getState()
    .lines.find((line) => isBooked(line) && readMetadata(line.metadata, 'car'))
  const [id, name] = ['car_id', 'car'].map((key) => readMetadata(booked?.metadata ?? [], key))
  return id && name ? { id, name } : null
}
