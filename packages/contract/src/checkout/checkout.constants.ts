/** How long slots and units are held for a customer who is about to pay. */
export const reservationMinutes = 15

/** As long as a hold can be, counted from its start: it is lengthened once, while a payment is under way. */
export const maxReservationMinutes = 30

/** Most open checkouts of a customer beside the shop's own cart. */
export const maxOtherCheckouts = 5
