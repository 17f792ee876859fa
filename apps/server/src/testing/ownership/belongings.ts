import { randomUUID } from 'node:crypto'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { ObjectKind, Owner, ownersOfKinds } from '@warsha/contract/named-objects.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'

/** Kinds of objects that have an owner. */
export type OwnedKind = {
  [Kind in ObjectKind]: (typeof ownersOfKinds)[Kind] extends readonly Owner[]
    ? (typeof ownersOfKinds)[Kind]['length'] extends 0
      ? never
      : Kind
    : never
}[ObjectKind]

/** The owner: a customer, all of whose visits are at one centre. */
export type Holder = { customerId: number; centreId: number }

/** One object of each owned kind, each made when it is first asked for. */
export type Belongings = { holder: Holder; idOf(kind: OwnedKind): Promise<string> }

let made = 0

/** A customer with a number of its own. */
export async function makeCustomer(db: Database): Promise<number> {
  const phone = `+9689${String(2_000_000 + ++made).slice(-7)}`
  return Number(await keyOf(db, sql`INSERT INTO customers (phone) VALUES (${phone}) RETURNING id AS key`))
}

export function belongingsOf(db: Database, holder: Holder): Belongings {
  const keys = new Map<OwnedKind, Promise<string>>()
  const make = (kind: OwnedKind) => {
    const known = keys.get(kind)
    if (known) return known
    const key = rows[kind](holder, make, db).then((row) => (typeof row === 'string' ? row : keyOf(db, row)))
    keys.set(kind, key)
    return key
  }
  return { holder, idOf: async (kind) => toPublicId(kind, await make(kind)) }
}

/** An id of the same form that nothing has. */
export function unknownId(kind: OwnedKind): string {
  if (kind === 'bill') return randomCode()
  if (kind === 'push-user') return `${randomUUID()}@example.om`
  return toPublicId(kind, isNumbered(kind) ? '99999999' : randomUUID())
}

const isNumbered = (kind: OwnedKind) =>
  kind === 'centre' || kind === 'comment' || kind === 'holiday' || kind === 'slot' || kind === 'warehouse'

const randomCode = () => randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()

const types: Partial<Record<OwnedKind, string>> = {
  address: 'Address',
  car: 'UserCar',
  checkout: 'Checkout',
  'checkout-line': 'CheckoutLine',
  closure: 'Closure',
  'closure-case': 'ClosureCase',
  'credit-note': 'CreditNote',
  customer: 'User',
  driver: 'User',
  invoice: 'Invoice',
  notification: 'Notification',
  order: 'Order',
  'order-line': 'OrderLine',
  passkey: 'Passkey',
  payment: 'TransactionItem',
  refund: 'Refund',
  return: 'Return',
  session: 'UserSession',
  'stock-alert': 'StockAlert',
  'waited-slot': 'WaitedSlot',
}

function toPublicId(kind: OwnedKind, key: string): string {
  const type = types[kind]
  return type ? toGlobalId(type, key) : key
}

async function keyOf(db: Database, query: SQL): Promise<string> {
  const { rows: found } = await db.execute<{ key: string | number }>(query)
  if (!found[0]) throw new Error('nothing was made')
  return String(found[0].key)
}

type Make = (kind: OwnedKind) => Promise<string>

const seller = { name: { en: '', ar: '' }, address: { en: '', ar: '' }, taxNumber: '' }
const invoice = JSON.stringify({
  ...{
    orderNumber: 1,
    orderedAt: '2026-11-01T00:00:00Z',
    seller,
    lines: [],
    discounts: [],
    payments: [],
    feeBaisa: 0,
  },
})
const creditNote = JSON.stringify({
  ...{ orderNumber: 1, seller, invoice: { year: 2026, sequence: 1, issuedAt: '2026-11-01T00:00:00Z' } },
  ...{ lines: [], feeBaisa: 0, roundingBaisa: 0 },
})

/** How each is made: a statement that answers its key, or the key itself. */
const rows: Readonly<Record<OwnedKind, (holder: Holder, make: Make, db: Database) => Promise<SQL | string>>> =
  {
    customer: async ({ customerId }) => sql`SELECT public_id AS key FROM customers WHERE id = ${customerId}`,
    slot: async ({ centreId }) => sql`SELECT max(id) AS key FROM slots WHERE centre_id = ${centreId}`,
    // Changed since the first revision, so that the commands of the matrix leave its slots to the other calls.
    centre: async ({ centreId }) => sql`
    UPDATE service_centres SET revision = 2, schedule_revision = 2 WHERE id = ${centreId} RETURNING id AS key`,
    holiday: async ({ centreId }) => sql`
    INSERT INTO holidays (centre_id, date, name_en, name_ar)
    VALUES (${centreId}, date '2098-01-01' + ${++made}::integer, 'Stocktaking', 'جرد') RETURNING id AS key`,
    warehouse: async ({ centreId }) =>
      sql`SELECT warehouse_id AS key FROM service_centres WHERE id = ${centreId}`,
    address: async ({ customerId }) => sql`
    INSERT INTO customer_addresses (customer_id, slot, street_address_1, country)
    SELECT ${customerId}, coalesce(max(slot), 0) + 1, 'Way 1', 'OM' FROM customer_addresses WHERE customer_id = ${customerId}
    RETURNING public_id AS key`,
    car: async ({ customerId }) => sql`
    INSERT INTO customer_cars (customer_id, model_id, year, slot)
    SELECT ${customerId}, (SELECT min(id) FROM car_models), 2001 + count(*), 1 + count(*) FROM customer_cars
    WHERE customer_id = ${customerId} RETURNING public_id AS key`,
    bill: async ({ customerId, centreId }) => sql`
    INSERT INTO centre_bills (code, customer_id, centre_id, centre_name_en, centre_name_ar)
    VALUES (${randomCode()}, ${customerId}, ${centreId}, 'Centre', 'مركز') RETURNING code AS key`,
    checkout: async ({ customerId }, _, db) => {
      // A customer has one at a time.
      await db.execute(
        sql`UPDATE checkouts SET customer_id = NULL, held_since = NULL, held_until = NULL WHERE customer_id = ${customerId}`,
      )
      return sql`
    INSERT INTO checkouts (customer_id, channel_id, state_id, language)
    SELECT ${customerId}, min(id), 11, 'en' FROM channels RETURNING public_id AS key`
    },
    'checkout-line': async (_, make) => sql`
    INSERT INTO checkout_lines (checkout_id, position, variant_id, quantity, fulfilment)
    SELECT id, 0, 1, 1, 'unbooked' FROM checkouts WHERE public_id = ${await make('checkout')} RETURNING public_id AS key`,
    payment: async ({ customerId }, make) => sql`
    INSERT INTO payment_attempts (purpose, checkout_id, customer_id, gateway, amount_baisa, fee_baisa, charge_baisa, state,
      language, expires_at)
    SELECT 'checkout', id, ${customerId}, 'sandbox', 1000, 0, 1000, 'declined', 'en', now() FROM checkouts
    WHERE public_id = ${await make('checkout')} RETURNING public_id AS key`,
    // Two visits: one today, as lists of a day have it, and one that may still be given back.
    order: async ({ customerId, centreId }) => sql`
    WITH placed AS (
      INSERT INTO orders (checkout_public_id, customer_id, channel_id, state_id, language, email, total_baisa, tax_baisa,
        payment_status)
      SELECT gen_random_uuid(), ${customerId}, min(id), 11, 'en', '', 12500, 595, 'FULLY_CHARGED' FROM channels
      RETURNING id, public_id),
    line AS (
      INSERT INTO order_lines (order_id, position, variant_id, product_name, variant_name, sku, quantity,
        undiscounted_unit_baisa, unit_baisa, total_baisa, tax_baisa, slot_id, centre_id, appointment_at, fulfilment)
      SELECT placed.id, slot.position, 1, '{"en":"Tyre","ar":"إطار"}', '{"en":"","ar":""}', 'T', 1, 12500, 12500, 12500, 595,
        slot.id, slot.centre_id, slot.starts_at, 'appointment'
      FROM placed, (SELECT *, CASE id WHEN min(id) OVER () THEN 1 ELSE 2 END AS position, id IN (min(id) OVER (), max(id) OVER ()) AS is_taken
        FROM slots WHERE centre_id = ${centreId}) AS slot WHERE slot.is_taken)
    SELECT public_id AS key FROM placed`,
    'order-line': async (_, make) => sql`
    SELECT line.public_id AS key FROM order_lines AS line JOIN orders ON orders.id = order_id
    WHERE orders.public_id = ${await make('order')} ORDER BY position DESC LIMIT 1`,
    // In a year without slots, so that those of the other calls stay open.
    closure: async ({ centreId }) => sql`
    INSERT INTO closures (centre_id, starts_at, ends_at, reason, operator_id)
    VALUES (${centreId}, '2090-01-01', '2090-01-02', 'Stocktaking', 1) RETURNING public_id AS key`,
    'closure-case': async ({ customerId }, make) => sql`
    INSERT INTO closure_cases (closure_id, order_id, customer_id, appointment_at, offered_at, deadline_at)
    SELECT closures.id, orders.id, ${customerId}, '2090-01-01', now(), '2089-12-31' FROM closures, orders
    WHERE closures.public_id = ${await make('closure')} AND orders.public_id = ${await make('order')} RETURNING public_id AS key`,
    invoice: async ({ customerId }, make) => sql`
    INSERT INTO invoices (year, sequence, order_id, customer_id, issued_at, total_baisa, tax_baisa, document)
    SELECT 2026, 5000 + ${++made}::integer, id, ${customerId}, '2026-11-01', 0, 0, ${invoice}
    FROM orders WHERE public_id = ${await make('order')} RETURNING public_id AS key`,
    'credit-note': async (_, make) => sql`
    INSERT INTO credit_notes (year, sequence, invoice_id, order_id, customer_id, refund_key, occasion, issued_at,
      amount_baisa, total_baisa, tax_baisa, document)
    SELECT 2026, 5000 + ${++made}::integer, id, order_id, customer_id, ${`matrix-${made}`}, 'refund', '2026-11-02', 1, 1, 0,
      ${creditNote} FROM invoices WHERE public_id = ${await make('invoice')} RETURNING public_id AS key`,
    return: async ({ customerId }, make) => sql`
    INSERT INTO return_requests (customer_id, order_id, position, quantity, state, undiscounted_baisa, discount_baisa,
      service_baisa, payment_fee_baisa, refund_baisa, gift_card_baisa, completed_at)
    SELECT ${customerId}, id, 1, 1, 'completed', 1000, 0, 0, 0, 1000, 0, now() FROM orders
    WHERE public_id = ${await make('order')} RETURNING public_id AS key`,
    refund: async (_, make) => sql`
    WITH paid AS (
      INSERT INTO order_payments (order_id, position, source, amount_baisa, fee_baisa, paid_baisa, refunded_baisa)
      SELECT id, 1, 'WALLET', 12500, 0, 12500, 100 FROM orders WHERE public_id = ${await make('order')} RETURNING id)
    INSERT INTO order_refunds (key, position, payment_id, target, amount_baisa, state)
    SELECT ${`matrix:${++made}`}, 1, id, 'WALLET', 100, 'done' FROM paid RETURNING public_id AS key`,
    comment: async ({ customerId, centreId }, make) => sql`
    WITH invited AS (
      INSERT INTO survey_invitations (order_id, customer_id, centre_id, token_hash, expires_at)
      SELECT id, ${customerId}, ${centreId}, md5(${`a${++made}`}) || md5(${`b${made}`}), now() + interval '1 day' FROM orders
      WHERE public_id = ${await make('order')} RETURNING id)
    INSERT INTO survey_answers (invitation_id, rate, comment, moderation)
    SELECT id, 4, 'Quick work', 'pending' FROM invited RETURNING invitation_id AS key`,
    driver: async ({ centreId }) => sql`
    WITH account AS (
      INSERT INTO customers (phone, driver_code_hash) VALUES (${`+9687${2_000_000 + ++made}`}, repeat('a', 64))
      RETURNING id, public_id),
    driver AS (INSERT INTO centre_drivers (driver_id, centre_id) SELECT id, ${centreId} FROM account)
    SELECT public_id AS key FROM account`,
    notification: async ({ customerId }) => sql`
    INSERT INTO notifications (customer_id, cause, subject, message)
    VALUES (${customerId}, ${`matrix-${++made}`}, '{"en":"Hello","ar":"مرحبا"}', '{"en":"Hello","ar":"مرحبا"}')
    RETURNING public_id AS key`,
    passkey: async ({ customerId }) => sql`
    INSERT INTO passkeys (customer_id, credential_id, public_key, counter, transports)
    VALUES (${customerId}, ${`matrix-${++made}`}, '', 0, '{}') RETURNING public_id AS key`,
    'push-user': async ({ customerId }) => sql`
    UPDATE customers SET email = ${`matrix-${customerId}@example.om`}, metadata = metadata WHERE id = ${customerId}
    RETURNING email AS key`,
    session: async ({ customerId }) => sql`
    INSERT INTO sessions (customer_id, expires_at) VALUES (${customerId}, now() + interval '1 day')
    RETURNING public_id AS key`,
    'stock-alert': async ({ customerId }) => sql`
    INSERT INTO stock_alerts (customer_id, number, channel, state_id, product_id, variant_id)
    SELECT ${customerId}, 1, 'default-channel', (SELECT min(id) FROM states), product_id, id
    FROM product_variants ORDER BY id LIMIT 1
    ON CONFLICT (customer_id, number) DO UPDATE SET public_id = gen_random_uuid()
    RETURNING public_id AS key`,
    'waited-slot': async ({ customerId }) => sql`
    INSERT INTO slot_waiters (customer_id, number, slot_id, product_id, service_type, venue)
    SELECT ${customerId}, 1, (SELECT max(id) FROM slots), min(id), 'service', 'center' FROM products
    ON CONFLICT (customer_id, number) DO UPDATE SET public_id = gen_random_uuid()
    RETURNING public_id AS key`,
  }
