import { appVersion } from '@warsha/contract/app-version.ts'
import { traceHeaders } from '#kernel/tracing/tracing.ts'
import type { GatewayTrouble } from '../use-cases/payment-gateway.ts'
import { readRetryAfter } from './retry-after.ts'

export type GatewayCall = {
  method: 'GET' | 'POST'
  url: string
  headers: Readonly<Record<string, string>>
  json?: unknown
  timeoutMs?: number | undefined
}

export type GatewayAnswer = { kind: 'answered'; json: unknown } | GatewayTrouble

const defaultTimeoutMs = 5000
const maxBytes = 256 * 1024

/** Calls a gateway and answers its JSON, or what is the matter. No redirect is followed: a key is for its host alone. */
export async function callGateway(call: GatewayCall): Promise<GatewayAnswer> {
  const { method, url, headers, json, timeoutMs = defaultTimeoutMs } = call
  const answer = await ask(url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: 'application/json',
      'user-agent': `Warsha/${appVersion}`,
      ...traceHeaders(),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
  return typeof answer === 'string' ? unreachable(answer) : read(answer)
}

export function unreachable(reason: string): GatewayTrouble {
  return { kind: 'unreachable', reason }
}

type HttpAnswer = { status: number; text: string; retryAfterSeconds: number | undefined }

function read({ status, text, retryAfterSeconds }: HttpAnswer): GatewayAnswer {
  const json = jsonOf(text)
  if (status >= 200 && status <= 299) {
    return json === undefined ? unreachable('it did not answer JSON') : { kind: 'answered', json }
  }
  if (status === 429) return { kind: 'rate-limited', reason: 'status 429', retryAfterSeconds }
  if (status === 404) return { kind: 'unknown-reference', reason: 'status 404' }
  if (status >= 400 && status <= 499) return { kind: 'refused', reason: codeOf(json) ?? `status ${status}` }
  return unreachable(`status ${status}`)
}

/** The gateway's own number for a refusal; its words may name a customer. */
function codeOf(json: unknown): string | undefined {
  const { code } = Object(json) as { code?: unknown }
  return typeof code === 'number' || typeof code === 'string' ? String(code).slice(0, 60) : undefined
}

/** The HTTP answer, or the reason why there is none. */
async function ask(url: string, init: RequestInit): Promise<HttpAnswer | string> {
  try {
    const answer = await fetch(url, init)
    const text = await readBounded(answer)
    if (text === undefined) return 'it answered too much'
    const retryAfterSeconds = readRetryAfter(answer.headers.get('retry-after'), new Date())
    return { status: answer.status, text, retryAfterSeconds }
  } catch (error) {
    return reasonOf(error)
  }
}

async function readBounded(answer: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The cause says more than "fetch failed", and neither says what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
