/** The kind of a booked slot's fee; the fields about fees of the contract are those of this kind. */
export const slotFeeKind = 'slot_fee'
