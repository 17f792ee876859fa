import { openFailingServer, type ServerAnswer } from './failing-server.ts'

type Session = {
  session_id: string
  client_reference_id: string
  payment_status: 'unpaid' | 'paid' | 'cancelled'
  total_amount: number
  currency: string
  invoice: string
}

const minAmount = 100

/** Sessions and refunds as Thawani's reference describes them: no keys, whole refunds, refusals with a number. */
export async function openThawaniServer() {
  const sessions = new Map<string, Session>()
  const refunded = new Set<string>()
  const server = await openFailingServer(({ method, path, body }) => {
    const route = path.replace('/api/v1', '')
    if (method === 'POST' && route === '/checkout/session') return create(JSON.parse(body))
    if (route.startsWith('/payments?checkout_invoice='))
      return payments(decodeURIComponent(route.split('=')[1] ?? ''))
    if (method === 'POST' && route === '/refunds') return refund(JSON.parse(body).payment_id)
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

  function refund(paymentId: string): ServerAnswer {
    if (refunded.has(paymentId)) return refusal(400, 4011)
    refunded.add(paymentId)
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
