import { type SQL, sql } from 'drizzle-orm'
import { gatewayPostings, isPostedUnder } from '#modules/ledger/index.ts'
import { attemptMoney, gatewayRefunds } from '#modules/payments/index.ts'

/** Movements of open days that a condition on `entry` chooses. Each step is made once for all of them, never row by row. */
const openEntries = (chosen: SQL) => sql`
  SELECT entry.* FROM gateway_entries AS entry WHERE ${chosen} AND NOT EXISTS (
    SELECT FROM reconciliation_days AS closed WHERE closed.gateway = entry.gateway AND closed.day = entry.day)`

/** Charges with their attempts: named by the gateway, or found by the gateway's own reference. */
const charges = sql`
  SELECT entry.*, coalesce(named.id, referred.id) AS attempt_id, coalesce(named.public_id, referred.public_id) AS attempt_key,
    coalesce(named.paid, referred.paid, 0) AS paid
  FROM entries AS entry
  LEFT JOIN ${attemptMoney} AS named ON named.gateway = entry.gateway AND named.public_id = entry.attempt_public_id
  LEFT JOIN ${attemptMoney} AS referred
    ON named.id IS NULL AND referred.gateway = entry.gateway AND referred.psp_reference = entry.psp_reference
  WHERE entry.kind = 'charge'`

/** One refund for each name that a gateway may list it under. */
const refundNames = sql`
  SELECT DISTINCT ON (gateway, name) known.id, known.public_id, known.gateway, known.amount, known.state, name
  FROM ${gatewayRefunds} AS known, unnest(ARRAY[known.reference, known.public_id::text]) AS name
  WHERE name IS NOT NULL ORDER BY gateway, name, known.id`

/** Refunds and chargebacks with the shop's refund and the attempt of their charge. */
const returns = sql`
  SELECT entry.*, refund.id AS refund_id, refund.public_id AS refund_public_id,
    CASE refund.state WHEN 'done' THEN refund.amount END AS refunded,
    coalesce(named.id, referred.id, charged.id) AS attempt_id
  FROM entries AS entry
  LEFT JOIN refund_names AS listed ON listed.gateway = entry.gateway AND listed.name = entry.reference
  LEFT JOIN refund_names AS refund ON refund.gateway = entry.gateway
    AND refund.name = CASE WHEN listed.id IS NULL THEN entry.refund_key ELSE entry.reference END
  LEFT JOIN ${attemptMoney} AS named ON named.gateway = entry.gateway AND named.public_id = entry.attempt_public_id
  LEFT JOIN ${attemptMoney} AS referred
    ON referred.gateway = entry.gateway AND referred.psp_reference = entry.psp_reference
  LEFT JOIN gateway_entries AS charge
    ON charge.gateway = entry.gateway AND charge.kind = 'charge' AND charge.reference = entry.psp_reference
  LEFT JOIN ${attemptMoney} AS charged ON charged.gateway = entry.gateway AND charged.public_id = charge.attempt_public_id
  WHERE entry.kind IN ('refund', 'chargeback')`

const keysOfCharges = sql`ARRAY['payment:' || entry.attempt_key, 'TOP_UP:' || entry.attempt_key,
  'TOP_UP:entry:' || entry.id, 'entry:' || entry.id, 'reverse:payment:' || entry.attempt_key,
  'reverse:TOP_UP:' || entry.attempt_key]`

const keysOfReturns = sql`ARRAY['refund:' || entry.refund_public_id, 'entry:' || entry.id, 'TOP_UP:' || entry.refund_key,
  'refund-entry:' || entry.gateway || ':' || entry.reference]`

/**
 * Movements of open days beside the books of the shop, as a query: `there` by the gateway, `booked` by the ledger, `ordered`
 * by payments, refunds and what operators decided. Money that the gateway gives back is below zero in all three.
 */
export const comparedEntries = (chosen: SQL) => sql`(
  WITH entries AS MATERIALIZED (${openEntries(sql`entry.kind IN ('charge', 'refund', 'chargeback') AND ${chosen}`)}),
  charges AS MATERIALIZED (${charges}), refund_names AS MATERIALIZED (${refundNames}),
  returns AS MATERIALIZED (${returns}),
  keyed AS (
    SELECT entry.id, entry.gateway, unnest(${keysOfCharges}) AS key FROM charges AS entry
    UNION ALL SELECT entry.id, entry.gateway, unnest(${keysOfReturns}) FROM returns AS entry),
  booked AS MATERIALIZED (
    SELECT id, sum(amount)::integer AS posted, bool_or(key LIKE 'reverse:%') AS is_reversed,
      sum(amount) FILTER (WHERE key LIKE 'TOP_UP:%')::integer AS topped_up
    FROM ${gatewayPostings(sql`keyed`)} AS posting GROUP BY id)
  SELECT entry.id, entry.gateway, entry.kind, entry.reference, entry.day, entry.fee_baisa AS fee, entry.attempt_id,
    NULL::integer AS refund_id, entry.amount_baisa AS there, coalesce(booked.posted, 0) AS booked,
    (CASE WHEN booked.is_reversed THEN 0 ELSE entry.paid END + coalesce(effect.amount_baisa, 0)) AS ordered,
    effect.entry_id IS NOT NULL AS is_decided
  FROM charges AS entry LEFT JOIN booked ON booked.id = entry.id
  LEFT JOIN gateway_entry_effects AS effect ON effect.entry_id = entry.id
  UNION ALL
  SELECT entry.id, entry.gateway, entry.kind, entry.reference, entry.day, entry.fee_baisa, entry.attempt_id, entry.refund_id,
    -entry.amount_baisa, coalesce(booked.posted, 0),
    coalesce(effect.amount_baisa, -entry.refunded, -returned.amount_baisa, booked.topped_up, 0),
    effect.entry_id IS NOT NULL
  FROM returns AS entry LEFT JOIN booked ON booked.id = entry.id
  LEFT JOIN gateway_entry_effects AS effect ON effect.entry_id = entry.id
  LEFT JOIN gateway_entry_effects AS returned ON returned.refund_reference = entry.reference AND returned.effect = 'card')`

/** Fees and payouts of open days as the gateway says, as a query. */
export const listedCosts = (chosen: SQL) => sql`(
  SELECT entry.*, CASE entry.kind WHEN 'fee' THEN entry.amount_baisa ELSE entry.fee_baisa END AS fee
  FROM (${openEntries(sql`(entry.kind IN ('fee', 'payout') OR entry.fee_baisa > 0) AND ${chosen}`)}) AS entry)`

/** The same beside what is posted of them. */
export const comparedCosts = (chosen: SQL) => sql`(
  WITH entries AS MATERIALIZED (SELECT * FROM ${listedCosts(chosen)} AS listed),
  keyed AS (
    SELECT entry.id, entry.gateway,
      unnest(ARRAY['fee:' || entry.id, 'fee:' || entry.id || ':difference', 'payout:' || entry.id]) AS key
    FROM entries AS entry),
  booked AS MATERIALIZED (
    SELECT id, -sum(amount) FILTER (WHERE key LIKE 'fee:%')::integer AS fees,
      -sum(amount) FILTER (WHERE key LIKE 'payout:%')::integer AS payouts
    FROM ${gatewayPostings(sql`keyed`)} AS posting GROUP BY id)
  SELECT entry.id, entry.gateway, entry.kind, entry.day, entry.amount_baisa AS amount, entry.covers_until, entry.occurred_at,
    entry.fee, coalesce(booked.fees, 0) AS fee_booked,
    CASE entry.kind WHEN 'payout' THEN coalesce(booked.payouts, 0) ELSE 0 END AS payout_booked
  FROM entries AS entry LEFT JOIN booked ON booked.id = entry.id)`

/**
 * Money that is in the shop's books and not in the gateway's, as a query: charges an hour after they should be listed,
 * refunds a day after. The time counts from the moment until which the book was read.
 */
export const missingEntries = sql`(
  SELECT cursor.gateway, 'charge' AS kind, attempt.id AS attempt_id, NULL::integer AS refund_id,
    attempt.public_id::text AS reference, attempt.paid AS amount, (attempt.ended_at AT TIME ZONE 'Asia/Muscat')::date AS day
  FROM reconciliation_cursors AS cursor JOIN ${attemptMoney} AS attempt ON attempt.gateway = cursor.gateway
  WHERE attempt.paid > 0 AND attempt.ended_at >= cursor.since AND attempt.ended_at < cursor.read_until - interval '1 hour'
    AND NOT EXISTS (SELECT FROM gateway_entries AS entry WHERE entry.gateway = attempt.gateway AND entry.kind = 'charge'
      AND entry.attempt_public_id = attempt.public_id)
    AND NOT EXISTS (SELECT FROM gateway_entries AS entry WHERE entry.gateway = attempt.gateway AND entry.kind = 'charge'
      AND entry.psp_reference = attempt.psp_reference)
    AND NOT ${isPostedUnder(sql`'reverse:payment:' || attempt.public_id`)}
    AND NOT ${isPostedUnder(sql`'reverse:TOP_UP:' || attempt.public_id`)}
  UNION ALL
  SELECT cursor.gateway, 'refund', refund.attempt_id, refund.id, refund.public_id::text, -refund.amount,
    (refund.updated_at AT TIME ZONE 'Asia/Muscat')::date
  FROM reconciliation_cursors AS cursor JOIN ${gatewayRefunds} AS refund ON refund.gateway = cursor.gateway
  WHERE refund.state = 'done' AND refund.reference NOT IN ('reversed', 'already refunded')
    AND refund.updated_at >= cursor.since AND refund.updated_at < cursor.read_until - interval '24 hours'
    AND NOT EXISTS (SELECT FROM gateway_entries AS entry WHERE entry.gateway = refund.gateway
      AND entry.kind IN ('refund', 'chargeback') AND entry.reference = refund.reference)
    AND NOT EXISTS (SELECT FROM gateway_entries AS entry WHERE entry.gateway = refund.gateway
      AND entry.kind IN ('refund', 'chargeback') AND entry.refund_key = refund.public_id::text))`

/** Refunds that a gateway was asked for more than a day ago, as a query. */
export const overdueRefunds = sql`(
  SELECT refund.id, refund.gateway, refund.public_id, refund.attempt_id, refund.amount,
    (refund.created_at AT TIME ZONE 'Asia/Muscat')::date AS day
  FROM ${gatewayRefunds} AS refund
  WHERE refund.state = 'requested' AND refund.created_at < now() - interval '24 hours')`
