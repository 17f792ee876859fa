import type { ServerAnswer } from './failing-server.ts'

type Intent = {
  id: string
  object: 'payment_intent'
  client_secret: string
  amount: number
  amount_received: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  metadata: Record<string, string>
}

export const smallestCharge = 200

type Charged = { amount: number; fee: number; source: object }

/** Payment intents as Stripe's reference describes them. `onCharge` books what has been paid. */
export function openIntents(onCharge: (charged: Charged) => void) {
  const intents = new Map<string, Intent>()

  function create(form: URLSearchParams): ServerAnswer {
    const amount = Number(form.get('amount'))
    if (amount < smallestCharge) return refusal('invalid_request_error', 'amount_too_small')
    if (amount % 10 !== 0) return refusal('invalid_request_error', 'parameter_invalid_integer')
    if (form.get('currency') !== 'omr' || form.get('automatic_payment_methods[enabled]') !== 'true')
      return refusal('invalid_request_error', 'parameter_missing')
    const id = `pi_${intents.size + 1}`
    intents.set(id, {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_${amount}`,
      amount,
      amount_received: 0,
      currency: 'omr',
      status: 'requires_payment_method',
      metadata: {
        attempt_id: form.get('metadata[attempt_id]') ?? '',
        form: form.get('metadata[form]') ?? '',
      },
    })
    return { body: { ...intents.get(id) } }
  }

  function call(path: string): ServerAnswer {
    const [, , , id = '', verb] = path.split('/')
    const intent = intents.get(id)
    if (!intent) return notFound()
    if (verb !== 'cancel') return { body: intent }
    // "You can cancel a PaymentIntent object when it's in one of these statuses: requires_payment_method,
    // requires_capture, requires_confirmation, requires_action or, in rare cases, processing."
    if (!intent.status.startsWith('requires_'))
      return refusal('invalid_request_error', 'payment_intent_unexpected_state')
    intent.status = 'canceled'
    return { body: intent }
  }

  /** Confirms an intent as its fields do: by a card that is good, refused, or asks for more. */
  function confirm(id: string, end: 'succeeded' | 'refused' | 'requires_action' | 'processing'): void {
    const intent = intents.get(id)
    if (!intent || !/^requires_|^processing$/.test(intent.status)) return
    if (end !== 'succeeded') {
      intent.status = end === 'refused' ? 'requires_payment_method' : end
      return
    }
    const { amount, metadata } = intent
    Object.assign(intent, { status: 'succeeded', amount_received: amount })
    const source = { id: `ch_${id}`, object: 'charge', metadata, payment_intent: id }
    onCharge({ amount, fee: Math.round(amount * 0.029), source })
  }

  return { create, call, confirm, find: (id: string) => intents.get(id), count: () => intents.size }
}

export function notFound(): ServerAnswer {
  return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } }
}

export function refusal(type: string, code?: string): ServerAnswer {
  return { status: 400, body: { error: { type, ...(code && { code }), message: 'No.' } } }
}
