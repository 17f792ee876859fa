import type { RestOfferedSlot } from '@warsha/contract/booking/soonest.rest.ts'
import { findSoonest, type SoonestQuestion } from '../calls/booking-calls.ts'

/** Pages that are left and come back to show the same; the hour itself is checked when it is booked. */
const cachedMs = 20_000
const maxCached = 50
const cached = new Map<string, { at: number; answer: Promise<RestOfferedSlot | null> }>()

/** The earliest hour for the lines at a centre of the shopper's place; `key` names the question. */
export function readSoonest(question: SoonestQuestion, key: string): Promise<RestOfferedSlot | null> {
  const known = cached.get(key)
  if (known && Date.now() - known.at < cachedMs) return known.answer
  if (cached.size >= maxCached) cached.clear()
  const answer = findSoonest(question, { isBackground: true }).then(([hour]) => hour ?? null)
  cached.set(key, { at: Date.now(), answer })
  answer.catch(() => cached.delete(key))
  return answer
}
