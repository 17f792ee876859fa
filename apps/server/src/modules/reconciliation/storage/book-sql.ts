import { type SQL, sql } from 'drizzle-orm'
import { gatewayPostings } from '#modules/ledger/index.ts'
import { attemptMoney, gatewayRefunds } from '#modules/payments/index.ts'

const openDay = sql`NOT EXISTS (
  SELECT FROM reconciliation_days AS closed WHERE closed.gateway = entry.gateway AND closed.day = entry.day)`

const postedUnder = (keys: SQL) => sql`coalesce((
  SELECT sum(posted.amount) FROM ${gatewayPostings} AS posted
  WHERE posted.gateway = entry.gateway AND posted.key = ANY(ARRAY[${keys}])), 0)::integer`

/**
 * What is posted under any of the keys of each row, as a query of `id`, `posted` and `is_reversed`. One join for all rows
 * instead of a look-up for each: a month of a busy shop has tens of thousands.
 */
const postingsOf = (rows: SQL, keys: SQL) => sql`(
  SELECT keyed.id, sum(posting.amount)::integer AS posted, bool_or(posting.key LIKE 'reverse:%') AS is_reversed
  FROM (SELECT entry.id, entry.gateway, unnest(ARRAY[${keys}]) AS key FROM ${rows} AS entry) AS keyed
  JOIN ${gatewayPostings} AS posting ON posting.key = keyed.key AND posting.gateway = keyed.gateway GROUP BY keyed.id)`

/** Charges of open days with their attempts: named by the gateway, or found by the gateway's own reference. */
const charges = sql`(
  SELECT entry.*, coalesce(named.id, referred.id) AS attempt_id, coalesce(named.public_id, referred.public_id) AS attempt_key,
    coalesce(named.paid, referred.paid, 0) AS paid
  FROM gateway_entries AS entry
  LEFT JOIN ${attemptMoney} AS named ON named.gateway = entry.gateway AND named.public_id = entry.attempt_public_id
  LEFT JOIN ${attemptMoney} AS referred
    ON named.id IS NULL AND referred.gateway = entry.gateway AND referred.psp_reference = entry.psp_reference
  WHERE entry.kind = 'charge' AND ${openDay})`

/** One refund for each name that a gateway may list it under, as a query of `gateway`, `name` and its facts. */
const namedRefunds = sql`(
  SELECT DISTINCT ON (gateway, name) known.id, known.public_id, known.gateway, known.amount, known.state, name
  FROM ${gatewayRefunds} AS known, unnest(ARRAY[known.reference, known.public_id::text]) AS name
  WHERE name IS NOT NULL ORDER BY gateway, name, known.id)`

/**
 * Movements of open days beside the books of the shop, as a query: `there` by the gateway, `booked` by the ledger, `ordered`
 * by payments, refunds and what operators decided. Money that the gateway gives back is below zero in all three.
 */
export const comparedEntries = sql`(
  SELECT entry.id, entry.gateway, entry.kind, entry.reference, entry.day, entry.fee_baisa AS fee, entry.attempt_id,
    NULL::integer AS refund_id, entry.amount_baisa AS there, coalesce(booked.posted, 0) AS booked,
    (CASE WHEN booked.is_reversed THEN 0 ELSE entry.paid END + coalesce(effect.amount_baisa, 0)) AS ordered,
    effect.entry_id IS NOT NULL AS is_decided
  FROM ${charges} AS entry
  LEFT JOIN ${postingsOf(
    charges,
    sql`'payment:' || entry.attempt_key, 'TOP_UP:' || entry.attempt_key, 'TOP_UP:entry:' || entry.id, 'entry:' || entry.id,
      'reverse:payment:' || entry.attempt_key, 'reverse:TOP_UP:' || entry.attempt_key`,
  )} AS booked ON booked.id = entry.id
  LEFT JOIN gateway_entry_effects AS effect ON effect.entry_id = entry.id
  UNION ALL
  SELECT entry.id, entry.gateway, entry.kind, entry.reference, entry.day, entry.fee_baisa, attempt.id, refund.id,
    -entry.amount_baisa,
    ${postedUnder(sql`'refund:' || refund.public_id, 'entry:' || entry.id, 'TOP_UP:' || entry.refund_key,
      'refund-entry:' || entry.gateway || ':' || entry.reference`)},
    coalesce(effect.amount_baisa, -CASE refund.state WHEN 'done' THEN refund.amount END, -returned.amount_baisa,
      ${postedUnder(sql`'TOP_UP:' || entry.refund_key`)}),
    effect.entry_id IS NOT NULL
  FROM gateway_entries AS entry
  LEFT JOIN ${namedRefunds} AS listed ON listed.gateway = entry.gateway AND listed.name = entry.reference
  LEFT JOIN ${namedRefunds} AS refund ON refund.gateway = entry.gateway
    AND refund.name = CASE WHEN listed.id IS NULL THEN entry.refund_key ELSE entry.reference END
  LEFT JOIN LATERAL (
    SELECT id FROM ${attemptMoney} AS known WHERE known.gateway = entry.gateway
      AND (known.public_id = entry.attempt_public_id OR known.psp_reference = entry.psp_reference OR known.public_id = (
        SELECT charge.attempt_public_id FROM gateway_entries AS charge WHERE charge.gateway = entry.gateway
          AND charge.kind = 'charge' AND charge.reference = entry.psp_reference)) LIMIT 1) AS attempt ON true
  LEFT JOIN gateway_entry_effects AS effect ON effect.entry_id = entry.id
  LEFT JOIN gateway_entry_effects AS returned ON returned.refund_reference = entry.reference AND returned.effect = 'card'
  WHERE entry.kind IN ('refund', 'chargeback') AND ${openDay})`

const costs = sql`(
  SELECT entry.* FROM gateway_entries AS entry
  WHERE (entry.kind IN ('fee', 'payout') OR entry.fee_baisa > 0) AND ${openDay})`

/** Fees and payouts of open days: what the gateway says, and what is posted of it. */
export const comparedCosts = sql`(
  SELECT entry.id, entry.gateway, entry.kind, entry.day, entry.amount_baisa AS amount, entry.covers_until, entry.occurred_at,
    CASE entry.kind WHEN 'fee' THEN entry.amount_baisa ELSE entry.fee_baisa END AS fee,
    -coalesce(fees.posted, 0) AS fee_booked,
    CASE entry.kind WHEN 'payout' THEN -${postedUnder(sql`'payout:' || entry.id`)} ELSE 0 END AS payout_booked
  FROM ${costs} AS entry
  LEFT JOIN ${postingsOf(costs, sql`'fee:' || entry.id, 'fee:' || entry.id || ':difference'`)} AS fees ON fees.id = entry.id)`

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
    AND NOT EXISTS (SELECT FROM ${gatewayPostings} AS posted WHERE posted.key IN
      ('reverse:payment:' || attempt.public_id, 'reverse:TOP_UP:' || attempt.public_id))
  UNION ALL
  SELECT cursor.gateway, 'refund', refund.attempt_id, refund.id, refund.public_id::text, -refund.amount,
    (refund.updated_at AT TIME ZONE 'Asia/Muscat')::date
  FROM reconciliation_cursors AS cursor JOIN ${gatewayRefunds} AS refund ON refund.gateway = cursor.gateway
  WHERE refund.state = 'done' AND refund.reference NOT IN ('reversed', 'already refunded')
    AND refund.updated_at >= cursor.since AND refund.updated_at < cursor.read_until - interval '24 hours'
    AND NOT EXISTS (SELECT FROM gateway_entries AS entry WHERE entry.gateway = cursor.gateway
      AND entry.kind IN ('refund', 'chargeback')
      AND (entry.reference = refund.reference OR entry.refund_key = refund.public_id::text)))`

/** Refunds that a gateway was asked for more than a day ago, as a query. */
export const overdueRefunds = sql`(
  SELECT refund.id, refund.gateway, refund.public_id, refund.attempt_id, refund.amount,
    (refund.created_at AT TIME ZONE 'Asia/Muscat')::date AS day
  FROM ${gatewayRefunds} AS refund
  WHERE refund.state = 'requested' AND refund.created_at < now() - interval '24 hours')`
