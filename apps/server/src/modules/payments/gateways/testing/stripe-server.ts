import { openFailingServer, type ServerAnswer } from './failing-server.ts'

type Session = {
  id: string
  object: 'checkout.session'
  url: string
  client_reference_id: string
  amount_total: number
  currency: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
}

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

const minAmount = 200

/** Sessions and refunds as Stripe's reference describes them, with the refusals that it lists. */
export async function openStripeServer() {
  const sessions = new Map<string, Session>()
  const refunded = new Map<string, number>()
  const byKey = new Map<string, { asked: string; answer: ServerAnswer }>()
  const book: BalanceTransaction[] = []
  const server = await openFailingServer(({ method, path, headers, body }) => {
    if (path.startsWith('/v1/balance_transactions')) return list(new URLSearchParams(path.split('?')[1]))
    const key = headers['idempotency-key']
    const form = new URLSearchParams(body)
    if (
      method === 'POST' &&
      typeof key === 'string' &&
      (path.endsWith('/sessions') || path === '/v1/refunds')
    ) {
      const known = byKey.get(key)
      if (known && known.asked !== body) return refusal('idempotency_error')
      const answer = known?.answer ?? (path === '/v1/refunds' ? refund(form) : create(form))
      byKey.set(key, { asked: body, answer })
      return answer
    }
    const [, , , , id = '', verb] = path.split('/')
    const session = sessions.get(id)
    if (!session)
      return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } }
    if (verb !== 'expire') return { body: session }
    // "A Checkout Session can be expired when it is in one of these statuses: open".
    if (session.status !== 'open') return refusal('invalid_request_error')
    session.status = 'expired'
    return { body: session }
  })

  function create(form: URLSearchParams): ServerAnswer {
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
    if (amount < minAmount) return refusal('invalid_request_error', 'amount_too_small')
    const id = `cs_${sessions.size + 1}`
    sessions.set(id, {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/${id}`,
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: amount,
      currency: 'omr',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    })
    return { body: { ...sessions.get(id) } }
  }

  function refund(form: URLSearchParams): ServerAnswer {
    const intent = form.get('payment_intent') ?? ''
    const amount = Number(form.get('amount'))
    const paid =
      [...sessions.values()].find((session) => session.payment_intent === intent)?.amount_total ?? 0
    const former = refunded.get(intent) ?? 0
    if (amount % 10 !== 0) return refusal('invalid_request_error', 'parameter_invalid_integer')
    if (former === paid) return refusal('invalid_request_error', 'charge_already_refunded')
    if (former + amount > paid) return refusal('invalid_request_error')
    refunded.set(intent, former + amount)
    const metadata = { refund_key: form.get('metadata[refund_key]') ?? '' }
    const source = { id: `re_${intent}_${former}`, object: 'refund', metadata, payment_intent: intent }
    move({ reporting_category: 'refund', amount: -amount, fee: 0, source })
    return { body: source }
  }

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

  return {
    ...server,
    pay(id: string) {
      const session = sessions.get(id)
      if (session?.status !== 'open') return
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` })
      const metadata = { attempt_id: session.client_reference_id }
      const source = { id: `ch_${id}`, object: 'charge', metadata, payment_intent: `pi_${id}` }
      const { amount_total: amount } = session
      move({ reporting_category: 'charge', amount, fee: Math.round(amount * 0.029), source })
    },
    expire(id: string) {
      const session = sessions.get(id)
      if (session) session.status = 'expired'
    },
    refunded: (id: string) => refunded.get(`pi_${id}`) ?? 0,
  }
}

function refusal(type: string, code?: string): ServerAnswer {
  return { status: 400, body: { error: { type, ...(code && { code }), message: 'No.' } } }
}
