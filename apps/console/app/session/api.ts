import { createApiClient } from '@warsha/contract/client/api-client.ts'
import { type ApiRequest, NoAnswerError, type Transport } from '@warsha/contract/client/transport.ts'
import { currentLanguage } from './preferences.ts'

const timeoutMs = 30_000
/** A file may come over a slow line. */
const uploadTimeoutMs = 180_000

/** Calls of the console from its own page: the session is a cookie, the header says that no other page has asked. */
const transport: Transport = async ({ method, path, body, headers, signal }: ApiRequest) => {
  const isFile = body instanceof Blob
  const limit = AbortSignal.timeout(isFile ? uploadTimeoutMs : timeoutMs)
  try {
    const answer = await fetch(path, {
      method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': currentLanguage(),
        'X-Warsha-Console': '1',
        ...(body !== undefined && { 'Content-Type': isFile ? body.type : 'application/json' }),
        ...headers,
      },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    })
    if (answer.ok && answer.headers.get('Content-Type')?.startsWith('text/csv'))
      return { status: answer.status, body: await answer.blob() }
    const text = await answer.text()
    return { status: answer.status, body: text ? readJson(text) : null }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NoAnswerError(limit.aborted ? 'timeout' : 'offline')
  }
}

/** As it stands: nothing asks for a sign-in or a proof. */
export const api = createApiClient(transport)

/** A proxy in between may answer a page. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
