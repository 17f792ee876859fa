import type { ServerAnswer } from './failing-server.ts'

type BalanceTransaction = {
  id: string
  object: 'balance_transaction'
  reporting_category: string
  amount: number
  fee: number
  net: number
  currency: string
  created: number
  source: object
}

/** Balance transactions as Stripe's reference describes them. */
export function openBook() {
  const book: BalanceTransaction[] = []

  function move(moved: Pick<BalanceTransaction, 'reporting_category' | 'amount' | 'fee' | 'source'>): void {
    const created = Math.floor(Date.now() / 1000)
    const id = `txn_${book.length + 1}`
    book.push({
      ...moved,
      id,
      object: 'balance_transaction',
      currency: 'omr',
      net: moved.amount - moved.fee,
      created,
    })
  }

  /** The newest first; a page begins behind the id that is named. */
  function list(asked: URLSearchParams): ServerAnswer {
    const since = Number(asked.get('created[gte]') ?? 0)
    const newest = book.toReversed().filter(({ created }) => created >= since)
    const begin = newest.findIndex(({ id }) => id === asked.get('starting_after')) + 1
    const end = begin + Number(asked.get('limit') ?? 10)
    const data = newest.slice(begin, end)
    return { body: { object: 'list', data, has_more: end < newest.length, url: '/v1/balance_transactions' } }
  }

  return { move, list }
}
