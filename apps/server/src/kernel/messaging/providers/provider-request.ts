import { appVersion } from '@warsha/contract/app-version.ts'
import { traceHeaders } from '#kernel/tracing/tracing.ts'

export type ProviderRequest = {
  url: string
  headers?: Readonly<Record<string, string>>
  /** Sent as a form, or as JSON. */
  form?: Readonly<Record<string, string>>
  json?: unknown
}

/** A provider did not take a message. The reason is for the log; it never holds the message or a key. */
export class ProviderError extends Error {
  constructor(provider: string, reason: string) {
    super(`${provider} did not take the message: ${reason}`)
    this.name = 'ProviderError'
  }
}

const timeoutMs = 10_000
const maxBytes = 64 * 1024

/** Posts a message and answers what the provider said. No redirect is followed: a key is for its host alone. */
export async function postToProvider(
  provider: string,
  { url, headers, form, json }: ProviderRequest,
): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        'user-agent': `Warsha/${appVersion}`,
        ...traceHeaders(),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ? new URLSearchParams(form) : JSON.stringify(json),
    })
    return { status: answer.status, text: await readStart(answer) }
  } catch (error) {
    throw new ProviderError(provider, reasonOf(error))
  }
}

export function parseAnswer(text: string): Readonly<Record<string, unknown>> {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

async function readStart(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The cause says more than "fetch failed", and neither says what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
  return code ?? error.name
}
