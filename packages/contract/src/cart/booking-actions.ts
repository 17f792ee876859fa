import type { Baisa } from '../money/baisa.ts'
import { findLine, type Lines } from './cart-actions.ts'
import { type CartLine, isServiceFee, type MetadataPair, readMetadata } from './cart-line.ts'
import { createFeeLine, feeOf } from './service-fees.ts'

/** The pairs that a booking writes into its line; `free_gift` and the car only where there is one. */
export const bookingKeys = [
  'delivery_date',
  'delivery_shift',
  'delivery_time',
  'service_center_id',
  'service_type',
  'place',
  'name',
  'product_id',
  'address',
  'service_fee_id',
  'stock_type',
  'free_gift',
  'service_center_phone_number',
  'phone_number',
  'latitude',
  'longitude',
  'slot_id',
  'car_id',
  'car',
] as const

export type Booking = { metadata: readonly MetadataPair[]; feeAmount: Baisa }

/** `service` is done at the place, `delivery` is picked up there. */
export type BookedService = 'service' | 'delivery'

/** Books a line, or books it anew; its fee stands right behind it. A shift without a fee has no fee line. */
export function setBooking(lines: Lines, variantId: string, { metadata, feeAmount }: Booking): CartLine[] {
  const line = findLine(lines, variantId)
  if (!line) return [...lines]
  const booked = { ...line, metadata: [...metadata] }
  const feeId = readMetadata(metadata, 'service_fee_id')
  const fee = feeId && feeAmount > 0 ? [createFeeLine(booked, { id: feeId, amount: feeAmount })] : []
  return replaceWithFee(lines, line, [booked, ...fee])
}

/** Empties the line's booking and takes its fee away. */
export function removeBooking(lines: Lines, variantId: string): CartLine[] {
  const line = findLine(lines, variantId)
  return line ? replaceWithFee(lines, line, [{ ...line, metadata: [] }]) : [...lines]
}

/** Says for which car the booked lines are; null takes it back. */
export function setBookedCar(lines: Lines, car: { id: string; name: string } | null): CartLine[] {
  const pairs = car
    ? [
        { key: 'car_id', value: car.id },
        { key: 'car', value: car.name },
      ]
    : []
  return lines.map((line) => {
    if (!isBooked(line)) return line
    const others = line.metadata.filter(({ key }) => key !== 'car_id' && key !== 'car')
    return { ...line, metadata: [...others, ...pairs] }
  })
}

export function removeAllBookings(lines: Lines): CartLine[] {
  return lines
    .filter((line) => !isServiceFee(line))
    .map((line) => (isBooked(line) ? { ...line, metadata: [] } : line))
}

export function isBooked(line: CartLine): boolean {
  return !isServiceFee(line) && line.metadata.length > 0
}

function replaceWithFee(lines: Lines, line: CartLine, replacement: CartLine[]): CartLine[] {
  const formerFee = feeOf(lines, line)
  return lines.filter((each) => each !== formerFee).flatMap((each) => (each === line ? replacement : each))
}
