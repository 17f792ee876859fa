import { openFailingServer, type ServerAnswer } from './failing-server.ts'

type Session = {
  session_id: string
  client_reference_id: string
  payment_status: 'unpaid' | 'paid' | 'cancelled'
  total_amount: number
  currency: string
  invoice: string
  created_at: string
}

const minAmount = 100

/** Sessions and refunds as Thawani's reference describes them: no keys, whole refunds, refusals with a number. */
export async function openThawaniServer() {
  const sessions = new Map<string, Session>()
  const refunded = new Set<string>()
  const refunds: object[] = []
  const server = await openFailingServer(({ method, path, body }) => {
    const route = path.replace('/api/v1', '')
    if (method === 'POST' && route === '/checkout/session') return create(JSON.parse(body))
    const [, list, skip] = /^\/(checkout\/session|refunds)\?limit=100&skip=(\d+)$/.exec(route) ?? []
    if (method === 'GET' && list) {
      const rows = list === 'refunds' ? refunds : [...sessions.values()]
      const from = Number(skip)
      return { body: { success: true, code: 2000, data: rows.toReversed().slice(from, from + 100) } }
    }
    if (route.startsWith('/payments?checkout_invoice='))
      return payments(decodeURIComponent(route.split('=')[1] ?? ''))
    if (method === 'POST' && route === '/refunds') return refund(JSON.parse(body))
    const [, first, second, third] = route.split('/')
    const session = sessions.get((first === 'checkout' && second === 'session' ? third : second) ?? '')
    if (!session) return refusal(404, 4004)
    if (method === 'GET') return { body: { success: true, code: 2000, data: session } }
    if (session.payment_status !== 'unpaid') return refusal(400, 4009)
    session.payment_status = 'cancelled'
    return { body: { success: true, code: 2000 } }
  })

  function create(asked: { client_reference_id: string; products: { unit_amount: number }[] }): ServerAnswer {
    const amount = asked.products[0]?.unit_amount ?? 0
    if (amount < minAmount) return refusal(400, 4000)
    const id = `checkout_${sessions.size + 1}`
    sessions.set(id, {
      session_id: id,
      client_reference_id: asked.client_reference_id,
      payment_status: 'unpaid',
      total_amount: amount,
      currency: 'OMR',
      invoice: `INV/${id}`,
      created_at: new Date().toISOString(),
    })
    return { body: { success: true, code: 2004, data: { session_id: id } } }
  }

  function payments(invoice: string): ServerAnswer {
    const paid = [...sessions.values()].filter(
      (session) => session.invoice === invoice && session.payment_status === 'paid',
    )
    const data = paid.map(({ session_id: id }) => ({
      payment_id: `pay_${id}`,
      refunded: refunded.has(`pay_${id}`),
    }))
    return { body: { success: true, code: 2000, data } }
  }

  function refund({
    payment_id: paymentId,
    metadata,
  }: {
    payment_id: string
    metadata: object
  }): ServerAnswer {
    if (refunded.has(paymentId)) return refusal(400, 4011)
    refunded.add(paymentId)
    const amount = sessions.get(paymentId.slice('pay_'.length))?.total_amount
    const created_at = new Date().toISOString()
    refunds.push({
      refund_id: `ref_${paymentId}`,
      payment_id: paymentId,
      amount,
      status: 'successful',
      metadata,
      created_at,
    })
    return { body: { success: true, code: 2000, data: { refund_id: `ref_${paymentId}` } } }
  }

  return {
    ...server,
    pay(id: string) {
      const session = sessions.get(id)
      if (session?.payment_status === 'unpaid') session.payment_status = 'paid'
    },
    expire(id: string) {
      const session = sessions.get(id)
      if (session) session.payment_status = 'cancelled'
    },
    refunded: (id: string) => (refunded.has(`pay_${id}`) ? (sessions.get(id)?.total_amount ?? 0) : 0),
  }
}

function refusal(status: number, code: number): ServerAnswer {
  return { status, body: { success: false, code, description: 'No.' } }
}
