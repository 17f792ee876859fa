import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../apps/server/src/kernel/database/connect.ts'
import { recountActivity } from '../../apps/server/src/modules/customers/use-cases/follow-activity.ts'
import { addMoney } from './console-money-data.ts'

const customers = 60_000
export const consoleOrders = 100_000

const firstNames =
  'Mohammed,Ahmed,Salim,Said,Ali,Khalid,Nasser,Hamed,Abdullah,Yousuf,Fatma,Aisha,Maryam,Noor,Hind,محمد,أحمد,سالم,سعيد,فاطمة'
const lastNames =
  'Al Balushi,Al Hinai,Al Busaidi,Al Kindi,Al Farsi,Al Lawati,Al Rashdi,Al Zadjali,Al Habsi,Al Maamari,البلوشي,الهنائي,البوسعيدي,الكندي,الفارسي,اللواتي'
const cars = 'Toyota Land Cruiser,Nissan Patrol,Toyota Hilux,Lexus LX,Honda Accord,Kia Sportage,تويوتا هايلكس'

/**
 * Two years of a busy shop: 60,000 customers, 100,000 orders with their lines, three fifths of them with a visit, older ones
 * done, newer ones open. Drawn from md5 of the row's number, so that every run has the same rows.
 */
export async function fillConsole(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    await tx.execute(sql`SET LOCAL jit = off`)
    // Without triggers, each of which would write every order and its indexes once more.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await addCustomers(tx)
    await addOrders(tx)
    await addLines(tx)
    await addCodes(tx)
    await addPayments(tx)
    await addWallets(tx)
    await addMoney(tx)
    await derive(tx)
  })
  await recountActivity({ db })
  const client = await db.$client.connect()
  await client.query('SET statement_timeout = 0')
  await client.query('VACUUM (ANALYZE)')
  client.release(true)
}

/** A number below `range`, drawn for the row `number`. */
function drawn(range: number, salt: string) {
  return sql.raw(`(('x' || substr(md5(number || '${salt}'), 1, 7))::bit(28)::int % ${range})`)
}

function oneOf(list: string, salt: string) {
  return sql`(string_to_array(${list}::text, ','))[${drawn(list.split(',').length, salt)} + 1]`
}

async function addCustomers(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    INSERT INTO customers (phone, email, first_name, last_name, language, is_active, created_at)
    SELECT '+9687' || lpad(number::text, 7, '0'),
      CASE WHEN number % 3 = 0 THEN 'buyer' || number || '@example.om' END,
      ${oneOf(firstNames, 'first')}, ${oneOf(lastNames, 'last')},
      CASE WHEN number % 4 = 0 THEN 'en' ELSE 'ar' END, number % 97 <> 0,
      now() - (${customers} - number) * interval '17 minutes'
    FROM generate_series(1, ${customers}) AS number`)
}

/** Fewer buy often: half of the orders are of a tenth of the customers. */
async function addOrders(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    CREATE TEMPORARY TABLE buyers ON COMMIT DROP AS
      SELECT id, row_number() OVER (ORDER BY id)::int - 1 AS at, first_name, last_name FROM customers
      WHERE phone LIKE '+9687%' AND length(phone) = 12`)
  await tx.execute(sql`ANALYZE buyers`)
  await tx.execute(sql`
    INSERT INTO orders (checkout_public_id, customer_id, channel_id, state_id, status, payment_status, language, email,
      billing_address, total_baisa, tax_baisa, created_at, updated_at)
    SELECT gen_random_uuid(), buyers.id, 1 + number % 2, 11, placed.status,
      CASE placed.status WHEN 'CANCELED' THEN 'FULLY_REFUNDED' WHEN 'RETURNED' THEN 'FULLY_REFUNDED'
        WHEN 'PARTIALLY_RETURNED' THEN 'PARTIALLY_REFUNDED'
        ELSE CASE WHEN ${drawn(50, 'unpaid')} = 0 THEN 'NOT_CHARGED' ELSE 'FULLY_CHARGED' END END,
      'ar', '', jsonb_build_object('firstName', buyers.first_name, 'lastName', buyers.last_name),
      placed.total, placed.total / 21, placed.at, placed.at
    FROM generate_series(1, ${consoleOrders}) AS number
      CROSS JOIN LATERAL (
        SELECT now() - (${consoleOrders} - number) * interval '10 minutes' AS at,
          (1 + ${drawn(200, 'total')}) * 500 AS total,
          CASE
            WHEN ${drawn(100, 'status')} < 3 THEN 'CANCELED'
            WHEN ${drawn(100, 'status')} < 5 THEN 'RETURNED'
            WHEN ${drawn(100, 'status')} < 7 THEN 'PARTIALLY_RETURNED'
            WHEN number > ${consoleOrders - 4000} THEN
              CASE WHEN number % 5 = 0 THEN 'UNCONFIRMED' WHEN number % 7 = 0 THEN 'PARTIALLY_FULFILLED' ELSE 'UNFULFILLED' END
            WHEN ${drawn(100, 'status')} < 10 THEN 'EXPIRED'
            ELSE 'FULFILLED'
          END AS status) AS placed
      JOIN buyers ON buyers.at = CASE WHEN number % 2 = 0 THEN ${drawn(customers / 10, 'often')} * 10
        ELSE ${drawn(customers, 'buyer')} END`)
}

async function addLines(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    WITH centres AS (SELECT id, row_number() OVER (ORDER BY id)::int - 1 AS at, count(*) OVER ()::int AS all_centres
      FROM service_centres),
    variants AS (SELECT id, row_number() OVER (ORDER BY id)::int - 1 AS at, count(*) OVER ()::int AS all_variants
      FROM product_variants),
    placed AS (SELECT id, id AS number, status, total_baisa, created_at FROM orders
      WHERE NOT EXISTS (SELECT FROM order_lines WHERE order_id = orders.id))
    INSERT INTO order_lines (order_id, position, variant_id, product_name, variant_name, sku, quantity,
      undiscounted_unit_baisa, unit_baisa, total_baisa, tax_baisa, metadata, slot_id, centre_id, fulfilment, appointment_at,
      expires_at, used, expired, returned)
    SELECT placed.id, line.position, variants.id, '{"en":"Tyre","ar":"إطار"}', '{"en":"","ar":""}', 'T', 1, price.baisa, price.baisa,
      price.baisa, 0, CASE WHEN visit.at IS NULL THEN '{}' ELSE jsonb_build_object('car', ${oneOf(cars, 'car')}) END,
      visit.slot_id, centres.id, CASE WHEN visit.at IS NOT NULL THEN 'appointment' WHEN number % 11 = 0 THEN 'message' ELSE 'delivery' END,
      visit.at, visit.at + interval '25 hours',
      CASE WHEN placed.status = 'FULFILLED' THEN 1 ELSE 0 END, CASE WHEN placed.status = 'EXPIRED' THEN 1 ELSE 0 END,
      CASE WHEN placed.status IN ('RETURNED', 'CANCELED') THEN 1 ELSE 0 END
    FROM placed
      CROSS JOIN LATERAL generate_series(1, CASE WHEN number % 5 < 2 THEN 2 ELSE 1 END) AS line (position)
      CROSS JOIN LATERAL (SELECT CASE WHEN line.position = 1 THEN total_baisa ELSE 0 END AS baisa) AS price
      CROSS JOIN LATERAL (
        SELECT CASE WHEN number % 5 < 3 THEN number END AS slot_id,
          CASE WHEN number % 5 < 3 THEN date_trunc('hour', created_at) + (1 + ${drawn(7, 'days')}) * interval '1 day' END AS at
      ) AS visit
      LEFT JOIN centres ON visit.at IS NOT NULL AND centres.at = ${drawn(1_000_003, 'centre')} % all_centres
      JOIN variants ON variants.at = CASE WHEN number % 2 = 0 THEN 0 ELSE ${drawn(1_000_003, 'variant')} % all_variants END`)
}

/** One code that every tenth order has, and one that is rare. */
async function addCodes(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    INSERT INTO order_discounts (order_id, kind, source_id, code, amount_baisa)
    SELECT id, 'promo', 1, CASE WHEN id % 5000 = 0 THEN 'rare' ELSE 'often' END, 0 FROM orders
    WHERE id % 10 = 0 AND email = ''`)
}

/** Two thirds by card, most others out of the wallet, and some by gift card. */
async function addPayments(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    WITH attempt AS (
      INSERT INTO payment_attempts (purpose, customer_id, gateway, amount_baisa, fee_baisa, charge_baisa, language, state, expires_at)
      SELECT 'wallet-charge', min(id), 'sandbox', 1000, 0, 1000, 'en', 'expired', now() FROM customers RETURNING id
    ), card AS (
      INSERT INTO gift_cards (code, initial_baisa) VALUES ('bench-card', 1000) RETURNING id
    ), placed AS (
      SELECT id, total_baisa, CASE WHEN id % 3 > 0 THEN 'sandbox' WHEN id % 50 = 0 THEN 'GIFT_CARD' ELSE 'WALLET' END AS source
      FROM orders WHERE email = '' AND NOT EXISTS (SELECT FROM order_payments WHERE order_id = orders.id))
    INSERT INTO order_payments (order_id, position, source, attempt_id, gift_card_id, amount_baisa, fee_baisa, paid_baisa)
    SELECT placed.id, 1, source, CASE source WHEN 'sandbox' THEN attempt.id END, CASE source WHEN 'GIFT_CARD' THEN card.id END,
      total_baisa, 0, total_baisa
    FROM placed, attempt, card`)
}

async function addWallets(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ledger_accounts (name, kind, customer_id, balance_baisa)
    SELECT 'wallet:' || number, 'wallet', number, CASE WHEN number % 2 = 0 THEN ${drawn(20_000, 'wallet')} ELSE 0 END
    FROM (SELECT id AS number FROM customers WHERE id % 3 = 0 AND phone LIKE '+9687%') AS owner
    ON CONFLICT DO NOTHING`)
}

/** What triggers would have written: texts and words of the orders, and who has booked where. */
async function derive(tx: Transaction): Promise<void> {
  await tx.execute(sql`ANALYZE order_lines, order_discounts, order_payments, orders`)
  await tx.execute(sql`
    UPDATE orders SET listed_under = order_listed_under(id),
      search_text = coalesce(order_search_text(id, customer_id, billing_address), '') WHERE email = ''`)
  await tx.execute(sql`
    INSERT INTO centre_customers (centre_id, customer_id)
    SELECT DISTINCT line.centre_id, orders.customer_id FROM orders JOIN order_lines AS line ON line.order_id = orders.id
    WHERE line.centre_id IS NOT NULL ON CONFLICT DO NOTHING`)
}
