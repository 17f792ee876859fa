import type { RestOfferedSlot } from '@warsha/contract/booking/soonest.rest.ts'
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { listFirstSlots } from '../calls/booking-calls.ts'

type Product = Pick<CartLine, 'id' | 'variantId'>
type Slot = RestOfferedSlot | null

/** Products of a page ask within this time, and together. */
const gatheringMs = 200
const maxAsked = 60
/** Pages that are left and come back to show the same; the hour itself is checked when it is booked. */
const cachedMs = 20_000
const maxCached = 300
const cached = new Map<string, { at: number; answer: Promise<Slot> }>()
const waiting: { product: Product; resolve: (slot: Slot) => void }[] = []

/** The first hour of a product at a centre of the place, null without one; `place` names language and place. */
export function readFirstSlot(product: Product, place: string): Promise<Slot> {
  const key = `${place} ${product.variantId}`
  const known = cached.get(key)
  if (known && Date.now() - known.at < cachedMs) return known.answer
  if (cached.size >= maxCached) cached.clear()
  const answer = new Promise<Slot>((resolve) => {
    if (waiting.length === 0) setTimeout(askTogether, gatheringMs)
    waiting.push({ product, resolve })
  })
  cached.set(key, { at: Date.now(), answer })
  return answer
}

function askTogether(): void {
  const asked = waiting.splice(0, maxAsked)
  if (waiting.length > 0) setTimeout(askTogether, gatheringMs)
  listFirstSlots(
    asked.map(({ product }) => product),
    { isBackground: true },
  ).then(
    (slots) => {
      for (const [at, { resolve }] of asked.entries()) resolve(slots[at] ?? null)
    },
    // A failed call counts as no hour, and is asked again by the next page.
    () => {
      cached.clear()
      for (const { resolve } of asked) resolve(null)
    },
  )
}
