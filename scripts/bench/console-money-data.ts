import { sql } from 'drizzle-orm'
import type { Transaction } from '../../apps/server/src/kernel/database/connect.ts'

const each = 50_000

/** What grows beside the orders: refunds, payments that failed, and gift cards, spread over the same two years. */
export async function addMoney(tx: Transaction): Promise<void> {
  await addRefunds(tx)
  await addFailedPayments(tx)
  await addGiftCards(tx)
}

const spread = sql`now() - number * interval '20 minutes'`

/** One of a hundred waits for its gateway. */
async function addRefunds(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    INSERT INTO order_refunds (key, position, payment_id, target, amount_baisa, state, actor, created_at, updated_at)
    SELECT (ARRAY['return', 'cancel', 'refund'])[1 + number % 3] || ':bench-' || number, 1, payment.id,
      CASE WHEN payment.source = 'sandbox' AND number % 2 = 0 THEN 'sandbox' ELSE 'WALLET' END,
      greatest(1, payment.amount_baisa / 2), CASE WHEN number % 100 = 0 THEN 'requested' ELSE 'done' END,
      'customer', ${spread}, ${spread}
    FROM (SELECT row_number() OVER (ORDER BY id DESC)::int AS number, * FROM order_payments LIMIT ${each}) AS payment`)
}

async function addFailedPayments(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    INSERT INTO payment_attempts (purpose, checkout_public_id, purchase, customer_id, gateway, amount_baisa, fee_baisa,
      charge_baisa, language, state, expires_at, ended_at, created_at)
    SELECT 'checkout', gen_random_uuid(),
      jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('slotId', 1, 'name', repeat('tyre ', 100)))),
      buyer.id, 'sandbox', 5000, 0, 5000, 'en', CASE number % 3 WHEN 0 THEN 'expired' ELSE 'declined' END,
      ${spread}, ${spread}, ${spread}
    FROM (SELECT min(id) AS id FROM customers) AS buyer, generate_series(1, ${each}) AS number`)
}

async function addGiftCards(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    WITH cards AS (
      INSERT INTO gift_cards (code, initial_baisa, is_active, created_at)
      SELECT substr(md5(number::text), 1, 16), 5000, number % 20 > 0, ${spread}
      FROM generate_series(1, ${each}) AS number RETURNING id)
    INSERT INTO ledger_accounts (name, kind, balance_baisa)
    SELECT 'gift_card:' || id, 'gift_card', CASE WHEN id % 3 = 0 THEN 0 ELSE 2500 END FROM cards
    ON CONFLICT DO NOTHING`)
}
