/**
 * Who an amount belongs to. A positive balance is what the shop owes or has earned, a negative one what it is owed or
 * has spent; together they are always zero.
 */
export type Account =
  | { kind: 'wallet' | 'holds'; customerId: number }
  | { kind: 'clearing'; gateway: string }
  | { kind: 'gift_card'; cardId: number }
  | {
      kind:
        | 'sales'
        | 'refunds'
        | 'promotions'
        | 'adjustments'
        | 'rounding'
        | 'payouts'
        | 'forfeits'
        | 'bank'
        | 'gateway_fees'
    }

export type AccountKind = Account['kind']

/** What a customer can spend. */
export const walletOf = (customerId: number): Account => ({ kind: 'wallet', customerId })

/** What a customer has set aside for a purchase that is not paid yet. */
export const holdsOf = (customerId: number): Account => ({ kind: 'holds', customerId })

/** What a gateway has taken for the shop and not paid out. */
export const clearingOf = (gateway: string): Account => ({ kind: 'clearing', gateway })

/** What can be spent from a gift card. */
export const giftCardOf = (cardId: number): Account => ({ kind: 'gift_card', cardId })

/** The one name of an account: `wallet:17`, `gift_card:4`, `clearing:sandbox`, `sales`. */
export function accountName(account: Account): string {
  if ('customerId' in account) return `${account.kind}:${account.customerId}`
  if ('cardId' in account) return `${account.kind}:${account.cardId}`
  return 'gateway' in account ? `${account.kind}:${account.gateway}` : account.kind
}

/** As it is stored. What belongs to somebody carries its balance. */
export type AccountRow = {
  name: string
  kind: AccountKind
  customerId: number | null
  carriesBalance: boolean
}

export function toAccountRow(account: Account): AccountRow {
  const customerId = 'customerId' in account ? account.customerId : null
  const carriesBalance = customerId !== null || account.kind === 'gift_card'
  return { name: accountName(account), kind: account.kind, customerId, carriesBalance }
}
