/**
 * Why a slot cannot be held: it or its centre is not there, it is too soon, on a holiday, or full; or the customer wants
 * too many at a time, or has held this one too long without buying it.
 */
export type SlotProblem =
  | 'SLOT_UNKNOWN'
  | 'CENTRE_CLOSED'
  | 'SLOT_TOO_SOON'
  | 'SLOT_ON_HOLIDAY'
  | 'SLOT_TAKEN'
  | 'SLOTS_TOO_MANY'
  | 'SLOT_HELD_TOO_LONG'
