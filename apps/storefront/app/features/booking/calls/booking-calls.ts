import {
  centreServicesCall,
  firstSlotsCall,
  listBookingCentresCall,
  nextSlotsCall,
  productServiceTypesCall,
  readBookingCentreCall,
  soonestCall,
  visitsCall,
} from '@warsha/contract/booking/booking.calls.ts'
import type { RestBookingCentre } from '@warsha/contract/booking/booking.rest.ts'
import type { RestNextSlot } from '@warsha/contract/booking/first-slots.rest.ts'
import type { RestOfferedSlot, RestVisit } from '@warsha/contract/booking/soonest.rest.ts'
import type { BookedService } from '@warsha/contract/cart/booking-actions.ts'
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { siteCode } from '@warsha/contract/constants.ts'
import { listVisitCentresCall, readVisitCentreCall } from '@warsha/contract/orders/reschedule-visit.calls.ts'
import { browserApi } from '~/session/browser-api.ts'
import { currentPlace } from '~/session/place.ts'

/** How a product can be had: done or handed over, at a centre or at the customer's own address. */
export type ServiceOption = { service_type: BookedService; place: 'center' | 'home'; name: string }

export type Point = { latitude: number; longitude: number }

/** The line to be booked; `position` is where the shopper is, or the home where the work is done. */
export type BookingQuestion = {
  line: Pick<CartLine, 'id' | 'variantId' | 'quantity' | 'bundle'>
  way: ServiceOption
  position: Point | null
  /** A visit of an order that is to be moved: its goods are bought already. */
  visit?: VisitToMove | undefined
}

export type VisitToMove = { orderId: string; lineId: string }

export type Visits = { isOneVisit: boolean; visits: RestVisit[]; without: string[] }

type Options = { signal?: AbortSignal; isBackground?: boolean }

/** The ways of each product, by its id. */
export async function listFulfilmentOptions(
  lines: readonly BookingQuestion['line'][],
  options: Options = {},
): Promise<ReadonlyMap<string, readonly ServiceOption[]>> {
  const body = { ...callPlace(), products: lines.map(productOf) }
  const { data } = await browserApi().call(productServiceTypesCall, { body, ...options })
  return new Map(data.map(({ product_id, service_types }) => [String(product_id), service_types]))
}

/** The centres that can do it, the one with the earliest hour first. */
export async function listCentres(
  question: BookingQuestion,
  options: Options = {},
): Promise<RestBookingCentre[]> {
  const { visit } = question
  if (visit) {
    const asked = { params: { id: visit.orderId }, query: visitQuery(question, visit), ...options }
    return (await browserApi().call(listVisitCentresCall, asked)).data
  }
  const { data } = await browserApi().call(listBookingCentresCall, { body: bodyOf(question), ...options })
  return data
}

/** One centre with its days; the shop checks the stock again before it offers any. */
export async function readCentre(
  question: BookingQuestion,
  centreId: number,
  options: Options = {},
): Promise<RestBookingCentre> {
  const { visit } = question
  if (visit) {
    const params = { id: visit.orderId, centre_id: centreId }
    const asked = { params, query: visitQuery(question, visit), ...options }
    return (await browserApi().call(readVisitCentreCall, asked)).data
  }
  const body = { ...bodyOf(question), service_center_id: centreId }
  return (await browserApi().call(readBookingCentreCall, { body, ...options })).data
}

export type SoonestQuestion = {
  /** Lines to be booked together. */
  lines: readonly BookingQuestion['line'][]
  /** Without it, what can be done there is done and everything else is picked up. */
  serviceType?: BookedService
}

/** The earliest hour at a centre at which all of the lines can be had together. */
export async function findSoonest(
  { lines, serviceType }: SoonestQuestion,
  options: Options = {},
): Promise<RestOfferedSlot[]> {
  const products = lines.map(productOf)
  const body = { ...callPlace(), products, service_type: serviceType, place: 'center' as const, first: 1 }
  return (await browserApi().call(soonestCall, { body, ...options })).data
}

/** The first hour of each product by itself, in the same order; at one centre where that is named. */
export async function listFirstSlots(
  products: readonly Pick<CartLine, 'id' | 'variantId'>[],
  { centreId, ...options }: Options & { centreId?: number } = {},
): Promise<(RestOfferedSlot | null)[]> {
  const asked = products.map(({ id, variantId }) => ({ product_id: id, variant_id: variantId }))
  const body = { ...callPlace(), products: asked, service_center_id: centreId }
  const { data } = await browserApi().call(firstSlotsCall, { body, ...options })
  return data.map(({ slot }) => slot)
}

/** When each centre of the place is free next, and how far it is from a position. */
export async function listNextSlots(position: Point | null, options: Options = {}): Promise<RestNextSlot[]> {
  const query = { state_id: currentPlace().stateId, ...position }
  return (await browserApi().call(nextSlotsCall, { query, ...options })).data
}

/** Ids of the services that are done at a centre. */
export async function listCentreServices(centreId: number, options: Options = {}): Promise<string[]> {
  const query = { service_center_id: centreId }
  const { data } = await browserApi().call(centreServicesCall, { query, ...options })
  return data.map(({ product_id }) => product_id)
}

/** The fewest visits that do all of the lines. */
export async function findVisits(
  questions: readonly Omit<BookingQuestion, 'position'>[],
  options: Options = {},
): Promise<Visits> {
  const lines = questions.map(({ line, way: { service_type, place } }) => ({
    line_id: line.variantId,
    ...productOf(line),
    service_type,
    place,
  }))
  const { data } = await browserApi().call(visitsCall, { body: { ...callPlace(), lines }, ...options })
  return { isOneVisit: data.is_one_visit, visits: data.visits, without: data.without }
}

function visitQuery({ position }: BookingQuestion, { lineId }: VisitToMove) {
  return { line_id: lineId, ...position }
}

function bodyOf({ line, way: { service_type, place }, position }: BookingQuestion) {
  return { ...callPlace(), ...productOf(line), service_type, place, ...position }
}

function productOf({ id, variantId, quantity, bundle }: BookingQuestion['line']) {
  return { product_id: id, variant_id: variantId, quantity, bundle }
}

function callPlace() {
  return { state_id: currentPlace().stateId, site: siteCode }
}
