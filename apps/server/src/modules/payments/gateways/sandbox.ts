import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { sandboxMinAmount } from '../rules/sandbox-cards.ts'
import type { SandboxSwitches } from '../rules/sandbox-switches.ts'
import type {
  Callback,
  CloseResult,
  GatewayTrouble,
  PaymentGateway,
  PaymentReading,
  ReadResult,
  Refund,
  RefundResult,
  StartPayment,
  StartResult,
} from '../use-cases/payment-gateway.ts'
import { listSandboxEntries, sandboxRefundReference } from '../use-cases/sandbox-book.ts'
import {
  cancelSandboxPayment,
  openSandboxPayment,
  readSandboxPayment,
  refundInSandbox,
  type SandboxPayment,
} from '../use-cases/sandbox-payments.ts'
import type { SandboxKeys } from '../use-cases/send-sandbox-callback.ts'
import { headerOf, isRecent, isSignedBy } from './signed-text.ts'

type Settings = {
  db: Database
  config: SandboxKeys
  clock: Clock
  readSwitches(): Promise<SandboxSwitches>
}

/** Stands in for a card gateway while the shop runs as a demo: page, callbacks and faults of one, and no money. */
export function createSandbox({ db, config, clock, readSwitches }: Settings): PaymentGateway {
  /** Like a call over a network: late or never, if the switches say so. */
  const call = async <Result>(work: () => Promise<Result>): Promise<Result | GatewayTrouble> => {
    const switches = await readSwitches()
    if (switches.delayMs > 0) await setTimeout(switches.delayMs)
    return switches.outage ? { kind: 'unreachable', reason: 'outage' } : work()
  }
  return {
    startPayment: (payment) => call(() => start(db, payment)),

    readPayment: (pspReference) => call(() => read(db, pspReference)),
    closePayment: (pspReference) => call(() => close(db, pspReference)),
    refund: (refund) => call(() => refundPayment(db, refund)),
    listEntries: (asked) => call(() => listSandboxEntries(db, asked)),
    readCallback: async (callback) => readEvent(config, clock, callback),
  }
}

const unknown: GatewayTrouble = { kind: 'unknown-reference', reason: 'it knows no such payment' }

async function start(db: Database, payment: StartPayment): Promise<StartResult> {
  if (payment.amount < sandboxMinAmount) return { kind: 'amount-too-small', reason: 'amount_too_small' }
  const opened = await openSandboxPayment(db, payment)
  return opened
    ? { kind: 'started', ...opened }
    : { kind: 'in-progress', reason: 'another amount under the same key' }
}

async function read(db: Database, pspReference: string): Promise<ReadResult> {
  const payment = await readSandboxPayment(db, pspReference)
  if (!payment) return unknown
  const { attemptId, chargedBaisa: amount } = payment
  return { kind: 'read', state: stateOf(payment), attemptId, amount, currency: 'OMR' }
}

async function close(db: Database, pspReference: string): Promise<CloseResult> {
  if (await cancelSandboxPayment(db, pspReference)) return { kind: 'closed' }
  const payment = await readSandboxPayment(db, pspReference)
  if (!payment) return unknown
  return { kind: payment.state === 'paid' ? 'already-paid' : 'already-ended' }
}

async function refundPayment(db: Database, { pspReference, amount, key }: Refund): Promise<RefundResult> {
  const payment = await readSandboxPayment(db, pspReference)
  if (!payment) return unknown
  const refunded = await refundInSandbox(db, { reference: pspReference, amount, key })
  if (refunded.ok) return { kind: 'refunded', refundReference: sandboxRefundReference(key) }
  const isWhole = payment.state === 'paid' && payment.refundedBaisa === payment.chargedBaisa
  return isWhole
    ? { kind: 'already-refunded' }
    : { kind: 'not-refundable', reason: 'the payment has not that much left' }
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
