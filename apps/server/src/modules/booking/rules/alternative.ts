/** Work that was sold, as centres offer it. */
export type WorkToDo = {
  productId: number
  serviceType: 'service' | 'delivery'
  venue: 'center' | 'home'
}

/** A centre that does one of several works, which is named by its index. */
export type WorkAtCentre = {
  work: number
  centreId: number
  nameEn: string
  nameAr: string
  latitude: number
  longitude: number
  /** Days until goods from the warehouse are there. */
  leadDays: number
  warehouseId: number
  /** Whether the centre has goods of its own. */
  hasOwnStock: boolean
}

/** A slot that can be booked. */
export type OpenSlot = {
  slotId: number
  centreId: number
  deliveryDate: string
  startsAt: Date
  /** How many more places may be held for customers of closed centres: half of the free ones at most. */
  room: number
}
