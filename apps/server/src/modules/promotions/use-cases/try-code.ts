import { createHash } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { networkOf } from '#modules/identity/index.ts'
import { isCodeOf } from '../rules/evaluate-code.ts'
import type { GiftCard } from '../rules/gift-card.ts'
import { type PromoCode, readCode } from '../rules/promo-code.ts'
import { findCard } from '../storage/card-queries.ts'
import { findCode } from '../storage/code-queries.ts'
import { countTries, deleteTriesBefore } from '../storage/try-queries.ts'

const spanMinutes = 10
const spanMs = spanMinutes * 60_000

/**
 * How many different codes an account and a network may try in a span; behind one network there may be many accounts.
 * The same code again is no new guess: a cart that changes has its code evaluated anew, up to `repeats` times. A code
 * that stands for money, or for nothing, may be tried from so many networks.
 */
const maxTries = { account: 20, network: 60, repeats: 100, networksOfCode: 30 }

type Deps = { db: Database; clock: Clock }

/** A code as somebody typed it, and who did. */
type CodeTry = {
  typed: string
  channelId: number
  customerId: number | undefined
  address: string
}

/** The promo code or gift card that a shopper's code stands for. */
export type FoundCode = { kind: 'promo'; code: PromoCode } | { kind: 'gift_card'; card: GiftCard }

export type CodeTryRefusal = 'PROMO_CODE_TRIES_EXCEEDED' | 'PROMO_CODE_INVALID'

/**
 * The only way to look a code up. The try is counted before, by account, network and code, in one statement; beyond the
 * limit nothing is looked up for the account or the network, and nobody learns more of the code than of one that does
 * not exist. Both kinds are always looked for, so that an answer takes as long for either.
 */
export async function tryCode(
  { db, clock }: Deps,
  { typed, channelId, customerId, address }: CodeTry,
): Promise<Outcome<FoundCode, CodeTryRefusal>> {
  const wanted = readCode(typed) ?? ''
  const tried = {
    network: `network:${networkOf(address)}`,
    account: customerId === undefined ? undefined : `account:${customerId}`,
    code: digestOf(wanted),
    span: spanOf(clock),
  }
  const tries = await countTries(db, tried, maxTries)
  const isExceeded =
    tries.network > maxTries.network || tries.account > maxTries.account || tries.repeats > maxTries.repeats
  if (isExceeded) return tooManyTries()
  const code = await findCode(db, wanted)
  const card = await findCard(db, wanted)
  if (code && isCodeOf(code, channelId)) return ok({ kind: 'promo', code })
  if (tries.networksOfCode > maxTries.networksOfCode) return tooManyTries()
  return card ? ok({ kind: 'gift_card', card }) : refuse('PROMO_CODE_INVALID', { field: 'promoCode' })
}

function tooManyTries() {
  return refuse('PROMO_CODE_TRIES_EXCEEDED', { field: 'promoCode', params: { minutes: spanMinutes } })
}

export function forgetTries({ db, clock }: Deps): Promise<void> {
  return deleteTriesBefore(db, spanOf(clock))
}

function spanOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / spanMs)
}

/** A gift card's code is money, so the table of tries does not hold it. */
function digestOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url').slice(0, 22)
}
