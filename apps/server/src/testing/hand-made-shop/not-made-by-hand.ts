/** Columns that the demo shop fills and an operator does not, with the reason; by how they begin. */
export const notMadeByHand: Readonly<Record<string, string>> = {
  'seed_marks.': 'says that the demo shop was written',
  'centre_reviews.': 'customers write them after a visit',
  'service_centres.imported_rating_': 'a rating is what customers said (BOOK-39); an operator cannot set one',
  'slots.walk_ins': 'the desk counts them on the day',
  'products.metadata.priority': 'the numeric attribute of this name orders lists; this is its copy',
  'products.metadata.visible_discount_type': 'the badge follows the kind of the discount',
  'attributes.metadata.filter': 'follows the switch of the attribute',
  'attributes.metadata.detail':
    'an attribute that pages leave out is invisible; the demo has some for callers of the API',
  'product_channel_listings.visible_in_listings': 'the fee, which lists leave out by its kind',
  'car_services.': 'written when a visit with a car is done',
  'centre_bills.customer_name': 'the name that the customer gave, who has none here',
  closure: 'written when a centre closes over bookings',
  credit_note: 'written with a refund',
  'customer_addresses.': 'customers keep their own',
  'customer_cars.': 'customers keep their own',
  'customers.': 'people sign up themselves',
  'gift_cards.last_used_at': 'shoppers spend from them',
  'ledger_accounts.customer_id': 'the first money of a wallet opens its account',
  'notification_views.': 'customers have seen them',
  'operator_approvals.': 'written when somebody asks for more than one person may decide',
  'operator_changes.approval_id': 'the entry of a request that waits for a second person',
  order_: 'shoppers buy, and centres and finance go on from there',
  'orders.': 'shoppers buy, and centres and finance go on from there',
  'payment_attempts.refunded_baisa': 'written with a refund',
  referral_: 'customers invite their friends',
  sandbox_: 'the gateway of a demo',
  survey_: 'customers answer after a visit',
  'slot_reservations.expires_at': 'a shopper who has not paid yet',
  'slots.is_closed': 'the desk closes an hour on the day',
  'slots.suspended': 'written when a centre closes over bookings',
  'visit_moves.': 'written when a visit is moved',
  'attributes.metadata.lang': 'a text has a translation in each language',
}

/** What is missing in the one and is no exception. */
export function missingColumns(wanted: ReadonlySet<string>, made: ReadonlySet<string>): string[] {
  const reasons = Object.keys(notMadeByHand)
  return [...wanted].filter((name) => !made.has(name) && !reasons.some((start) => name.startsWith(start)))
}

/** Exceptions that excuse nothing any more. */
export function idleExceptions(wanted: ReadonlySet<string>, made: ReadonlySet<string>): string[] {
  return Object.keys(notMadeByHand).filter(
    (start) => ![...wanted].some((name) => name.startsWith(start) && !made.has(name)),
  )
}
