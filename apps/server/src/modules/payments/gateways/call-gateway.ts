import { appVersion } from '@warsha/contract/app-version.ts'

/** A gateway did not answer as it should. What is said here is for the log: no key, no card, no name. */
export class GatewayError extends Error {
  constructor(gateway: string, reason: string) {
    super(`${gateway} failed: ${reason}`)
    this.name = 'GatewayError'
  }
}

export type GatewayCall = {
  method: 'GET' | 'POST'
  url: string
  headers: Readonly<Record<string, string>>
  json?: unknown
}

const timeoutMs = 5000
const mostBytes = 256 * 1024

/** Calls a gateway and answers its JSON. No redirect is followed: a key is for its host alone. */
export async function callGateway(
  gateway: string,
  { method, url, headers, json }: GatewayCall,
): Promise<unknown> {
  const answer = await ask(gateway, url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: 'application/json',
      'user-agent': `Warsha/${appVersion}`,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
  if (answer.status < 200 || answer.status > 299) throw new GatewayError(gateway, `status ${answer.status}`)
  try {
    return JSON.parse(answer.text)
  } catch {
    throw new GatewayError(gateway, 'it did not answer JSON')
  }
}

async function ask(
  gateway: string,
  url: string,
  init: RequestInit,
): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, init)
    return { status: answer.status, text: await readBounded(gateway, answer) }
  } catch (error) {
    if (error instanceof GatewayError) throw error
    throw new GatewayError(gateway, reasonOf(error))
  }
}

async function readBounded(gateway: string, answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw new GatewayError(gateway, 'it answered too much')
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
