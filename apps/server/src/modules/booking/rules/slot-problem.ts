/** Why a slot cannot be held: it or its centre is not there, it is too soon, on a holiday, or full. */
export type SlotProblem =
  | 'SLOT_UNKNOWN'
  | 'CENTRE_CLOSED'
  | 'SLOT_TOO_SOON'
  | 'SLOT_ON_HOLIDAY'
  | 'SLOT_TAKEN'
