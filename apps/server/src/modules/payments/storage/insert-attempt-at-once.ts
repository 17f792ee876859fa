import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import { demand, inOneStatement } from '#kernel/database/one-statement.ts'
import {
  endOfLengthened,
  lengtheningCheckout,
  lostSlots,
  notifyLengthened,
  type planLengthening,
} from '#modules/checkout/index.ts'
import { hasHold } from '#modules/wallet/index.ts'
import type { Charge } from '../rules/charge.ts'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import type { NewAttempt } from './attempt-queries.ts'
import { paymentAttempts } from './payments.tables.ts'

/** The attempt to pay for a checkout by card alone; it ends so many seconds before the reservation. */
export type AttemptAtOnce = Omit<
  NewAttempt,
  'purpose' | 'wallet' | 'walletFeePercent' | 'expiresAt' | keyof Charge
> &
  Charge & {
    lengthening: ReturnType<typeof planLengthening>
    graceSeconds: number
    firstPollSeconds: number
  }

/**
 * Lengthens the reservation of a checkout and stores the payment for it, by one statement. Undefined, and nothing is written, when the
 * reservation is over or too short, the checkout has changed or has a payment, or the wallet has set something aside: then the caller
 * goes step by step.
 */
export async function insertAttemptAtOnce(
  db: Database,
  { lengthening, graceSeconds, firstPollSeconds, ...attempt }: AttemptAtOnce,
): Promise<PaymentAttempt | undefined> {
  const { purchase, gateway, form, language, amount, fee, charge } = attempt
  const values = {
    ...lengthening,
    ...{
      purchase: JSON.stringify(purchase),
      gateway,
      form,
      language,
      amount,
      fee,
      charge,
      graceSeconds,
      firstPollSeconds,
    },
  }
  const answer = await inOneStatement(db, (executor) => insertOne(executor, values))
  const row = answer?.rows[0]
  if (!row) return undefined
  return {
    ...attempt,
    ...asNew,
    id: row.id,
    publicId: row.publicId,
    expiresAt: new Date(row.expiresAt),
    createdAt: new Date(row.createdAt),
  }
}

const asNew = {
  purpose: 'checkout',
  wallet: noBaisa as Baisa,
  walletFeePercent: 0,
  pspReference: null,
  url: null,
  clientSecret: null,
  state: 'created',
  isOverAtGateway: false,
  paid: null,
  effect: null,
} as const

type InsertedRow = { id: number; publicId: string; expiresAt: string; createdAt: string }

const { placeholder } = sql
const seconds = (name: string) => sql`${placeholder(name)}::int * interval '1 second'`

const insertOne = fixedSql<InsertedRow>(
  'payments_insert_at_once',
  sql`
    WITH ${lengtheningCheckout}, attempt AS (
      INSERT INTO ${paymentAttempts} (purpose, checkout_id, checkout_public_id, checkout_version, purchase, customer_id, gateway, form,
        amount_baisa, fee_baisa, charge_baisa, language, expires_at, next_poll_at)
      SELECT 'checkout', locked.id, ${placeholder('publicId')}::uuid, ${placeholder('version')}::int, ${placeholder('purchase')}::jsonb,
        ${placeholder('customerId')}::int, ${placeholder('gateway')}, ${placeholder('form')}, ${placeholder('amount')}::int, ${placeholder('fee')}::int,
        ${placeholder('charge')}::int, ${placeholder('language')}, ${endOfLengthened} - ${seconds('graceSeconds')},
        now() + ${seconds('firstPollSeconds')}
      FROM locked LEFT JOIN lengthened USING (id) WHERE ${endOfLengthened} IS NOT NULL AND ${lostSlots} = 0
      ON CONFLICT (checkout_id) WHERE state IN ('created', 'open') DO NOTHING
      RETURNING id, public_id, expires_at, created_at
    )
    SELECT attempt.id, attempt.public_id AS "publicId", attempt.expires_at::text AS "expiresAt", attempt.created_at::text AS "createdAt",
      ${notifyLengthened}, ${demand(sql`attempt.expires_at > now() AND NOT ${hasHold(sql`${placeholder('holder')}`)}`)}
    FROM (VALUES (1)) AS one LEFT JOIN attempt ON true LEFT JOIN lengthened ON true`,
)
