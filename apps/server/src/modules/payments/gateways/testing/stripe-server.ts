import { openFailingServer, type ServerAnswer } from './failing-server.ts'
import { openBook } from './stripe-book.ts'
import { notFound, openIntents, refusal, smallestCharge } from './stripe-intents-server.ts'

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

/** Sessions, intents and refunds as Stripe's reference describes them, with the refusals that it lists. */
export async function openStripeServer() {
  const sessions = new Map<string, Session>()
  const intents = openIntents((charged) => move({ reporting_category: 'charge', ...charged }))
  const refunded = new Map<string, number>()
  const byKey = new Map<string, { asked: string; answer: ServerAnswer }>()
  const { move, list } = openBook()
  const server = await openFailingServer(({ method, path, headers, body }) => {
    if (path.startsWith('/v1/balance_transactions')) return list(new URLSearchParams(path.split('?')[1]))
    const key = headers['idempotency-key']
    const form = new URLSearchParams(body)
    if (
      method === 'POST' &&
      typeof key === 'string' &&
      (path.endsWith('/sessions') || path === '/v1/refunds' || path === '/v1/payment_intents')
    ) {
      const known = byKey.get(key)
      const asked = `${path} ${body}`
      if (known && known.asked !== asked) return refusal('idempotency_error')
      const answer = known?.answer ?? made(path, form)
      byKey.set(key, { asked, answer })
      return answer
    }
    if (path.startsWith('/v1/payment_intents/')) return intents.call(path)
    const [, , , , id = '', verb] = path.split('/')
    const session = sessions.get(id)
    if (!session) return notFound()
    if (verb !== 'expire') return { body: session }
    // "A Checkout Session can be expired when it is in one of these statuses: open".
    if (session.status !== 'open') return refusal('invalid_request_error')
    session.status = 'expired'
    return { body: session }
  })

  function made(path: string, form: URLSearchParams): ServerAnswer {
    if (path === '/v1/refunds') return refund(form)
    return path === '/v1/payment_intents' ? intents.create(form) : create(form)
  }

  function create(form: URLSearchParams): ServerAnswer {
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
    if (amount < smallestCharge) return refusal('invalid_request_error', 'amount_too_small')
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
    const own = intents.find(intent)
    const paid =
      own?.amount_received ??
      [...sessions.values()].find((session) => session.payment_intent === intent)?.amount_total ??
      0
    if (!own && paid === 0) return notFound()
    if (paid === 0) return refusal('invalid_request_error', 'payment_intent_unexpected_state')
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

  return {
    ...server,
    intents,
    pay(id: string) {
      if (intents.find(id)) return intents.confirm(id, 'succeeded')
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
      const intent = intents.find(id)
      if (intent) intent.status = 'canceled'
    },
    refunded: (id: string) => refunded.get(id) ?? refunded.get(`pi_${id}`) ?? 0,
  }
}
