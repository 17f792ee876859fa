/** Goods come back within so many days of their delivery. */
export const goodsReturnDays = 14

/** What is booked for an hour is given back so many hours before it, at the latest. */
export const appointmentReturnHours = 24
