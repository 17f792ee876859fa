import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { type Belongings, belongingsOf, type OwnedKind } from './belongings.ts'

/** Stands in everything of a guest that is personal. */
export const personalWord = 'frankincense'

let made = 0

/** What somebody bought without a token. Claimed: the account of the e-mail is confirmed, and the id is no key any more. */
export async function guestThings(
  db: Database,
  kinds: readonly OwnedKind[],
  { isClaimed = false, centreId = 2 } = {},
): Promise<Belongings> {
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO customers (email, first_name, last_name)
    VALUES (${`${personalWord}-${++made}@example.om`}, ${personalWord}, ${personalWord}) RETURNING id`)
  const customerId = rows[0]?.id ?? 0
  const things = belongingsOf(db, { customerId, centreId })
  for (const kind of kinds) await things.idOf(kind)
  const address = JSON.stringify(addressOf(personalWord))
  const metadata = JSON.stringify({ note: personalWord })
  for (const table of ['checkouts', 'orders'])
    await db.execute(sql`UPDATE ${sql.identifier(table)} SET email = ${`${personalWord}@example.om`},
      metadata = ${metadata}, billing_address = ${address}, shipping_address = ${address} WHERE customer_id = ${customerId}`)
  if (isClaimed) await db.execute(sql`UPDATE customers SET is_confirmed = true WHERE id = ${customerId}`)
  return things
}

/** City, area and postal code are told, as in Saleor: saleor/core/anonymize.py. */
const addressOf = (word: string) => ({
  ...{
    firstName: word,
    lastName: word,
    companyName: word,
    phone: word,
    streetAddress1: word,
    streetAddress2: word,
  },
  ...{ city: 'Muscat', cityArea: '', postalCode: '', country: 'OM', countryArea: '' },
})

/** Until the e-mail is confirmed, the id of an open checkout and of its payment is the guest's key, as in Saleor. */
export const openedByGuestId: readonly string[] = [
  ...[
    'AddPromoCode',
    'BillingAddressUpdate',
    'Complete',
    'DeliveryMethodUpdate',
    'EmailUpdate',
    'LineDelete',
  ].map(ofCheckout),
  ...['LinesAdd', 'LinesDelete', 'LinesUpdate', 'RemovePromoCode', 'ShippingAddressUpdate'].map(ofCheckout),
  ofCheckout('ShippingMethodUpdate'),
  'mutation deliveryOptionsCalculate',
  'mutation paymentGatewayInitialize',
  'mutation transactionInitialize',
  'mutation transactionProcess',
  'mutation updateMetadata',
]

function ofCheckout(change: string): string {
  return `mutation checkout${change}`
}

/** What changes when a bag is filled and emptied; none of it is money. */
export const tablesOfBags: ReadonlySet<string> = new Set([
  'checkouts',
  'checkout_lines',
  'stocks',
  'live_events',
])
