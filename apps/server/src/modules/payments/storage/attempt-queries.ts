import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { and, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { fixedQuery } from '#kernel/database/fixed-statement.ts'
import { guestAccounts } from '#modules/identity/index.ts'
import type { PaymentAttempt, PaymentDoor, PaymentEffect } from '../rules/payment-attempt.ts'
import { paymentAttempts } from './payments.tables.ts'

export type NewAttempt = Omit<
  PaymentAttempt,
  | 'id'
  | 'publicId'
  | 'pspReference'
  | 'url'
  | 'clientSecret'
  | 'state'
  | 'isOverAtGateway'
  | 'paid'
  | 'effect'
  | 'createdAt'
>

/** Undefined: the checkout has an open attempt. */
export async function insertAttempt(
  tx: Transaction,
  { amount, fee, charge, wallet, ...attempt }: NewAttempt,
  firstPollSeconds: number,
): Promise<AttemptToSettle | undefined> {
  const [row] = await tx
    .insert(paymentAttempts)
    .values({
      ...attempt,
      amountBaisa: amount,
      feeBaisa: fee,
      chargeBaisa: charge,
      walletBaisa: wallet,
      nextPollAt: sql`now() + ${firstPollSeconds} * interval '1 second'`,
    })
    .onConflictDoNothing({
      target: paymentAttempts.checkoutId,
      where: sql`${paymentAttempts.state} IN ('created', 'open')`,
    })
    .returning({ ...attemptColumns, isOverdue })
  return row
}

export async function findAttempt(executor: Executor, id: number): Promise<PaymentAttempt | undefined> {
  const [row] = await executor.select(attemptColumns).from(paymentAttempts).where(eq(paymentAttempts.id, id))
  return row
}

export async function findAttemptByPublicId(
  executor: Executor,
  publicId: string,
): Promise<PaymentAttempt | undefined> {
  const [row] = await executor
    .select(attemptColumns)
    .from(paymentAttempts)
    .where(eq(paymentAttempts.publicId, publicId))
  return row
}

/** An attempt, and whether its time is over by the database's clock. */
export type AttemptToSettle = PaymentAttempt & { isOverdue: boolean }

export async function findAttemptToSettle(
  executor: Executor,
  id: number,
): Promise<AttemptToSettle | undefined> {
  const [row] = await selectById(executor, { id })
  return row
}

const { placeholder } = sql

const selectById = fixedQuery('payments_find_attempt', (executor) =>
  executor
    .select({ ...attemptColumns, isOverdue })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, placeholder('id'))),
)

/** Whether the newest payment for a checkout was cancelled while there was time to pay it. */
export async function isLastAttemptCancelled(
  executor: Executor,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  const [last] = await executor
    .select({ state: paymentAttempts.state, isOverdue })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.checkoutId, id), eq(paymentAttempts.checkoutVersion, version)))
    .orderBy(desc(paymentAttempts.id))
    .limit(1)
  return last?.state === 'cancelled' && !last.isOverdue
}

/** The payment that a customer has begun for a checkout. */
export async function findOpenAttemptOf(
  executor: Executor,
  { publicId, customerId }: { publicId: string; customerId: number },
): Promise<AttemptToSettle | undefined> {
  const [row] = await selectOpenOf(executor, { publicId, customerId })
  return row
}

const selectOpenOf = fixedQuery('payments_find_open_attempt', (executor) =>
  executor
    .select({ ...attemptColumns, isOverdue })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.customerId, placeholder('customerId')),
        eq(paymentAttempts.checkoutPublicId, placeholder('publicId')),
        isOpen,
      ),
    ),
)

export async function findOpenAttempt(
  executor: Executor,
  checkoutId: number,
): Promise<PaymentAttempt | undefined> {
  const [row] = await executor
    .select(attemptColumns)
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.checkoutId, checkoutId), isOpen))
  return row
}

const isOpen = inArray(paymentAttempts.state, ['created', 'open'])

const isOverdue = sql<boolean>`${paymentAttempts.expiresAt} <= now()`

/** A customer's own attempt, by what the outside world calls it. */
export async function findOwnAttempt(
  executor: Executor,
  { publicId, customerId }: { publicId: string; customerId: number },
): Promise<PaymentAttempt | undefined> {
  const [row] = await executor
    .select(attemptColumns)
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.publicId, publicId), eq(paymentAttempts.customerId, customerId)))
  return row
}

/** The payment of a guest, for whoever holds its id. */
export async function findGuestAttempt(
  executor: Executor,
  publicId: string,
): Promise<PaymentAttempt | undefined> {
  const [row] = await executor
    .select(attemptColumns)
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.publicId, publicId), inArray(paymentAttempts.customerId, guestAccounts)))
  return row
}

export function listAttemptsOf(executor: Executor, customerId: number): Promise<PaymentAttempt[]> {
  return executor
    .select(attemptColumns)
    .from(paymentAttempts)
    .where(eq(paymentAttempts.customerId, customerId))
    .orderBy(paymentAttempts.id)
}

/**
 * Stores the gateway's reference and address of a payment; the first answer counts. Undefined: this is a later one. An
 * attempt that was ended meanwhile keeps the reference, so that it is asked about, and gets no address.
 */
export async function storeSession(
  executor: Executor,
  id: number,
  { pspReference, ...door }: { pspReference: string } & PaymentDoor,
): Promise<PaymentAttempt | undefined> {
  const clientSecret = 'clientSecret' in door ? door.clientSecret : null
  const [row] = await storeOne(executor, { id, url: door.url, clientSecret, pspReference })
  return row
}

const storeOne = fixedQuery('payments_store_session', (executor) =>
  executor
    .update(paymentAttempts)
    .set({
      pspReference: sql`${placeholder('pspReference')}`,
      url: sql`CASE ${paymentAttempts.state} WHEN 'created' THEN ${placeholder('url')}::text END`,
      clientSecret: sql`CASE ${paymentAttempts.state} WHEN 'created' THEN ${placeholder('clientSecret')}::text END`,
      gatewayEndedAt: null,
      nextPollAt: sql`CASE ${paymentAttempts.state} WHEN 'created' THEN ${paymentAttempts.nextPollAt} ELSE now() END`,
      state: sql`CASE ${paymentAttempts.state} WHEN 'created' THEN 'open' ELSE ${paymentAttempts.state} END`,
    })
    .where(and(eq(paymentAttempts.id, placeholder('id')), isNull(paymentAttempts.pspReference)))
    .returning(attemptColumns),
)

/** Stores the gateway's reference of a payment whose first answer was lost. Its address stays unknown. */
export async function storeReference(executor: Executor, id: number, pspReference: string): Promise<void> {
  await executor
    .update(paymentAttempts)
    .set({ pspReference, gatewayEndedAt: null, nextPollAt: sql`now()` })
    .where(and(eq(paymentAttempts.id, id), isNull(paymentAttempts.pspReference)))
}

/** The checkout was bought by another payment: what is open for it is closed at its gateway with the next poll. */
export async function expireOpenAttempt(tx: Transaction, checkoutId: number): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ expiresAt: sql`now()`, nextPollAt: sql`now()` })
    .where(and(eq(paymentAttempts.checkoutId, checkoutId), isOpen))
}

/** The gateway has said that nobody can pay it any more, so nobody asks again. */
export async function markOverAtGateway(executor: Executor, id: number): Promise<void> {
  await executor
    .update(paymentAttempts)
    .set({ gatewayEndedAt: sql`now()`, nextPollAt: null })
    .where(and(eq(paymentAttempts.id, id), isNull(paymentAttempts.gatewayEndedAt), not(isOpen)))
}

/** Records the effect of money that has bought no order. */
export async function recordEffect(
  tx: Transaction,
  id: number,
  { effect, paid }: { effect: PaymentEffect; paid: Baisa | undefined },
): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ effect, paidBaisa: paid ?? null })
    .where(eq(paymentAttempts.id, id))
}

export const attemptColumns = {
  id: paymentAttempts.id,
  publicId: paymentAttempts.publicId,
  purpose: paymentAttempts.purpose,
  checkoutId: paymentAttempts.checkoutId,
  checkoutPublicId: paymentAttempts.checkoutPublicId,
  checkoutVersion: paymentAttempts.checkoutVersion,
  purchase: paymentAttempts.purchase,
  customerId: paymentAttempts.customerId,
  gateway: paymentAttempts.gateway,
  amount: paymentAttempts.amountBaisa,
  fee: paymentAttempts.feeBaisa,
  charge: paymentAttempts.chargeBaisa,
  wallet: paymentAttempts.walletBaisa,
  walletFeePercent: paymentAttempts.walletFeePercent,
  pspReference: paymentAttempts.pspReference,
  form: paymentAttempts.form,
  url: paymentAttempts.url,
  clientSecret: paymentAttempts.clientSecret,
  state: paymentAttempts.state,
  isOverAtGateway: sql<boolean>`${paymentAttempts.gatewayEndedAt} IS NOT NULL`,
  paid: paymentAttempts.paidBaisa,
  effect: paymentAttempts.effect,
  language: paymentAttempts.language,
  expiresAt: paymentAttempts.expiresAt,
  createdAt: paymentAttempts.createdAt,
}

export const settledColumns = { ...attemptColumns, isOverdue }
