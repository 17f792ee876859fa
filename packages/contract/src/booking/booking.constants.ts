/** The largest number of hours that one answer about the soonest holds. */
export const mostSoonest = 20

/** So many hours a customer can wait for at a time. */
export const mostWaitedHours = 5

/** How long a freed hour is held for the next in line. */
export const offerMinutes = 10
