/** Goods come back within so many days of their delivery. */
export const goodsReturnDays = 14

/** Booked units can be returned until so many hours before their appointment. */
export const appointmentReturnHours = 24
