import type { RestCustomerFilter } from '@warsha/contract/console/customers/customers.rest.ts'
import { searchWords } from './search-words.ts'

/** From and to, both included. */
export type Range = { from: number | undefined; to: number | undefined }

/** What operators narrow the list of customers by. */
export type CustomerFilter = {
  words: readonly string[]
  isBlocked: boolean | undefined
  orders: Range | undefined
  walletBaisa: Range | undefined
  /** Days in Muscat, both included. */
  visitedFrom: string | undefined
  visitedTo: string | undefined
}

export type CustomerSort = `${'' | '-'}${'registered' | 'orders' | 'wallet' | 'visited'}`

export function readCustomerFilter({
  search = '',
  is_blocked,
  orders,
  wallet,
  visited_from,
  visited_to,
}: RestCustomerFilter): CustomerFilter {
  return {
    words: searchWords(search),
    isBlocked: is_blocked && is_blocked === 'true',
    orders: readRange(orders),
    walletBaisa: readRange(wallet),
    visitedFrom: visited_from,
    visitedTo: visited_to,
  }
}

/** Whether a list tells of balances, whoever is shown in it. */
export function tellsOfWallets(filter: CustomerFilter, sort?: CustomerSort): boolean {
  return filter.walletBaisa !== undefined || sort?.endsWith('wallet') === true
}

/** `2..5`, `10..` or `..0`. */
export function readRange(text: string | undefined): Range | undefined {
  if (text === undefined) return undefined
  const [from = '', to = ''] = text.split('..')
  return { from: from === '' ? undefined : Number(from), to: to === '' ? undefined : Number(to) }
}
