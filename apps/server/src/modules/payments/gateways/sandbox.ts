import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import type { Callback, PaymentGateway, PaymentReading } from '../use-cases/payment-gateway.ts'
import {
  cancelSandboxPayment,
  openSandboxPayment,
  readSandboxPayment,
  refundInSandbox,
  type SandboxPayment,
} from '../use-cases/sandbox-payments.ts'
import type { SandboxKeys } from '../use-cases/send-sandbox-callback.ts'
import { GatewayError } from './call-gateway.ts'
import { headerOf, isRecent, isSignedBy } from './signed-text.ts'

type Settings = { db: Database; config: SandboxKeys; clock: Clock }

/** Stands in for a card gateway while the shop runs as a demo: page, callbacks and faults of one, and no money. */
export function createSandbox({ db, config, clock }: Settings): PaymentGateway {
  return {
    startPayment: (payment) => openSandboxPayment(db, payment),

    async readPayment(pspReference) {
      const payment = await readSandboxPayment(db, pspReference)
      if (!payment) throw new GatewayError('Sandbox', 'it knows no such payment')
      return {
        state: stateOf(payment),
        attemptId: payment.attemptId,
        amount: payment.chargedBaisa,
        currency: 'OMR',
      }
    },

    closePayment: (pspReference) => cancelSandboxPayment(db, pspReference),

    async refund({ pspReference, amount, key }) {
      const refunded = await refundInSandbox(db, { reference: pspReference, amount, key })
      if (!refunded.ok) throw new GatewayError('Sandbox', 'the payment has not that much left')
      return { refundReference: `rfd_${key}` }
    },

    readCallback: async (callback) => readEvent(config, clock, callback),
  }
}

function stateOf({ state, isOpen, isKnown }: SandboxPayment): PaymentReading['state'] {
  if (state === 'open') return isOpen ? 'pending' : 'cancelled'
  return isKnown ? state : 'pending'
}

const signatureForm = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

function readEvent(config: SandboxKeys, clock: Clock, { headers, body }: Callback) {
  const [, seconds = '', mac = ''] = signatureForm.exec(headerOf(headers, 'sandbox-signature')) ?? []
  const signed = Buffer.concat([Buffer.from(`${seconds}.`), body])
  if (!isRecent(seconds, clock.now()) || !isSignedBy([keysOf(config).sandbox], signed, mac)) {
    return refuse('UNAUTHENTICATED')
  }
  const { id, type, data } = eventShape.parse(JSON.parse(body.toString('utf8')))
  return ok({ eventId: id, kind: type, pspReference: data.reference, attemptId: data.attempt_id })
}

const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ reference: z.string(), attempt_id: z.string() }),
})
