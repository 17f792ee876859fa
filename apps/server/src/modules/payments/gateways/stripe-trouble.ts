import type { GatewayTrouble } from '../use-cases/payment-gateway.ts'
import { readRetryAfter } from './retry-after.ts'

export type StripeAnswer<Value> = { kind: 'answered'; value: Value } | GatewayTrouble

/** Stripe's library throws Stripe's answers; here they are returned. Any other error stays thrown. */
export async function askStripe<Value>(call: () => Promise<Value>): Promise<StripeAnswer<Value>> {
  try {
    return { kind: 'answered', value: await call() }
  } catch (error) {
    if (!isStripeError(error)) throw error
    return troubleOf(error)
  }
}

type StripeError = Error & {
  type: string
  rawType?: string
  code?: string
  statusCode?: number
  headers?: Readonly<Record<string, string>>
}

function isStripeError(error: unknown): error is StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')
}

/** Its code says why; its words may name a customer. */
function troubleOf({ type, rawType, code, statusCode, headers }: StripeError): GatewayTrouble {
  const reason = code ?? (rawType === 'idempotency_error' ? rawType : type)
  if (type === 'StripeRateLimitError') {
    const retryAfterSeconds = readRetryAfter(headers?.['retry-after'], new Date())
    return { kind: 'rate-limited', reason, retryAfterSeconds }
  }
  if (statusCode === 404) return { kind: 'unknown-reference', reason }
  const isRefused = statusCode !== undefined && statusCode >= 400 && statusCode <= 499
  return { kind: isRefused ? 'refused' : 'unreachable', reason }
}
