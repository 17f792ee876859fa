/** The largest number of hours that one answer about the soonest holds. */
export const maxSoonestSlots = 20

/** So many hours a customer can wait for at a time. */
export const maxWaitedSlots = 5

/** How long a freed hour is held for the next in line. */
export const offerMinutes = 10

/** So many slots a customer holds at a time; lines in one slot are one visit and count once. */
export const maxReservedSlots = 6

/** So long in all a customer may hold one slot without buying it, and so long it is for others then. */
export const maxReservedMinutes = 45
export const reservationPauseMinutes = 60
