/**
 * Who an amount belongs to. A positive balance is what the shop owes or has earned, a negative one what it is owed or
 * has spent; together they are always zero.
 */
export type Account =
  | { kind: 'wallet' | 'holds'; customerId: number }
  | { kind: 'clearing'; gateway: string }
  | { kind: 'sales' | 'refunds' | 'promotions' | 'adjustments' | 'rounding' }

export type AccountKind = Account['kind']

/** What a customer can spend. */
export const walletOf = (customerId: number): Account => ({ kind: 'wallet', customerId })

/** What a customer has set aside for a purchase that is not paid yet. */
export const holdsOf = (customerId: number): Account => ({ kind: 'holds', customerId })

/** What a gateway has taken for the shop and not paid out. */
export const clearingOf = (gateway: string): Account => ({ kind: 'clearing', gateway })

/** The one name of an account: `wallet:17`, `clearing:sandbox`, `sales`. */
export function accountName(account: Account): string {
  if ('customerId' in account) return `${account.kind}:${account.customerId}`
  return 'gateway' in account ? `${account.kind}:${account.gateway}` : account.kind
}

/** As it is stored. */
export type AccountRow = { name: string; kind: AccountKind; customerId: number | null }

export function toAccountRow(account: Account): AccountRow {
  const customerId = 'customerId' in account ? account.customerId : null
  return { name: accountName(account), kind: account.kind, customerId }
}
