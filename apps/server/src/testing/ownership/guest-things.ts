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
  await writePersonalWords(db, customerId)
  if (isClaimed) await db.execute(sql`UPDATE customers SET is_confirmed = true WHERE id = ${customerId}`)
  return things
}

/**
 * Writes a word of its own into every personal field of a customer's checkouts and orders, and answers the words: whoever
 * may read a field finds its word there.
 */
export async function writePersonalWords(db: Database, customerId: number): Promise<readonly string[]> {
  const [billing, shipping] = [addressOf('billing'), addressOf('shipping')]
  const email = `email-${personalWord}`
  const note = `note-${personalWord}`
  for (const table of ['checkouts', 'orders'])
    await db.execute(sql`UPDATE ${sql.identifier(table)} SET email = ${`${email}@example.om`},
      metadata = ${JSON.stringify({ note })}, billing_address = ${JSON.stringify(billing)},
      shipping_address = ${JSON.stringify(shipping)} WHERE customer_id = ${customerId}`)
  const written = [billing, shipping].flatMap((address) => Object.values(address))
  const words = written.filter((value) => typeof value === 'string' && value.endsWith(personalWord))
  return [...(words as string[]), email, note]
}

const personalFields = [
  ...['firstName', 'lastName', 'companyName', 'phone', 'streetAddress1', 'streetAddress2', 'postalCode'],
] as const

/** Whole, so that an address that is told by mistake can be told. Town and country are told to whoever holds the id. */
const addressOf = (kind: 'billing' | 'shipping') => ({
  ...Object.fromEntries(
    personalFields.map((name) => [name, `${kind}-${name.toLowerCase()}-${personalWord}`]),
  ),
  ...{ city: 'Muscat', cityArea: '', country: 'OM', countryArea: '', metadata: {} },
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
