import { graphqlPaths } from '@warsha/contract/client/api-client.ts'
import { readCodes } from '@warsha/contract/client/read-problems.ts'
import { relativeMedia } from '@warsha/contract/client/relative-media.ts'
import { type ApiRequest, NoAnswerError, type Transport } from '@warsha/contract/client/transport.ts'
import { type Answer, exchange, unlessAborted } from './exchange.ts'
import type { Tokens } from './session-actions.ts'

/** Settings of the browser's transport, and the listeners it reports to; the wiring is in `browser-api.ts`. */
export type TransportSettings = {
  /** Empty in the browser: the shop's own origin. */
  baseUrl: string
  appVersion: string
  language(): string
  readTokens(): Tokens
  /** Looks whether another tab has renewed the tokens meanwhile. */
  pullTokens(): void
  storeTokens(tokens: { token: string; refreshToken?: string | null }): void
  /** The server refused to renew the session. */
  endSession(): void
  /** Of every request, whoever asked: whether the shop answered it at all. */
  noteConnection(hasAnswer: boolean): void
  reportNoAnswer(reason: NoAnswerError['reason']): void
  reportOverload(): void
  reportMinAppVersion(version: string): void
  logFailure(request: ApiRequest, status: number): void
}

/** The session could not be renewed: the shopper is logged out and on the way home, so there is nothing to show. */
export class SessionEndedError extends Error {
  constructor() {
    super('The session has ended')
    this.name = 'SessionEndedError'
  }
}

/** The two codes that mean an access token past its time; no toast appears for them. */
export const signatureCodes: readonly (string | null)[] = ['ExpiredSignatureError', 'InvalidSignatureError']

// A revoked session answers InvalidTokenError, a token that cannot be read JSONWebTokenError; a refused renewal then ends
// the session instead of failing every request.
const renewalCodes = [...signatureCodes, 'InvalidTokenError', 'JSONWebTokenError']

const renewDocument =
  'mutation($refreshToken:String!){tokenRefresh(refreshToken:$refreshToken){token refreshToken errors{code}}}'
const lightMe: ApiRequest = { method: 'POST', path: graphqlPaths.shop, body: { query: '{me{id}}' } }

type Renewal = 'renewed' | 'refused' | 'undecided'

/** Carries the typed client's requests by `fetch`, renewing the session when its access token has run out. */
export function createBrowserTransport(settings: TransportSettings): Transport {
  let renewal: Promise<Renewal> | null = null

  return transport

  async function transport(request: ApiRequest): Promise<Answer> {
    // A failed renewal concerns those who asked for it; this request tries its own luck.
    const running = renewal?.catch(() => null)
    if (running) await unlessAborted(running, request.signal)
    const { token } = settings.readTokens()
    const answer = await send(request, token)
    return isGraphql(request) ? repeatGraphql(request, token, answer) : repeatRest(request, token, answer)
  }

  async function repeatGraphql(request: ApiRequest, token: string, answer: Answer): Promise<Answer> {
    if (!token || !isRefusedToken(answer)) return answer
    const outcome = await renew(token, request.signal)
    if (outcome === 'undecided') return answer
    return outcome === 'refused' ? sendAsVisitor(request) : send(request, settings.readTokens().token)
  }

  async function repeatRest(request: ApiRequest, token: string, answer: Answer): Promise<Answer> {
    if (answer.status !== 401 || !token) return answer
    const me = await transport({ ...lightMe, signal: request.signal, isBackground: request.isBackground })
    if (me.status >= 500 || isRefusedToken(me)) return answer
    const { token: newToken } = settings.readTokens()
    return newToken ? send(request, newToken) : sendAsVisitor(request)
  }

  /** The session is over: reads go on as a visitor's, changes are refused. */
  async function sendAsVisitor(request: ApiRequest): Promise<Answer> {
    if (!isRead(request)) throw new SessionEndedError()
    const answer = await send(request, '')
    if (
      answer.status === 401 ||
      isRefusedToken(answer) ||
      readCodes(answer.body).includes('PermissionDenied')
    ) {
      throw new SessionEndedError()
    }
    return answer
  }

  /** However many requests meet an expired token, one renewal runs and all of them wait for it. */
  async function renew(usedToken: string, signal?: AbortSignal): Promise<Renewal> {
    settings.pullTokens()
    const { token } = settings.readTokens()
    if (!token) return 'refused'
    if (token !== usedToken) return 'renewed'
    renewal ??= requestRenewal().finally(() => {
      renewal = null
    })
    return unlessAborted(renewal, signal)
  }

  async function requestRenewal(): Promise<Renewal> {
    const { refreshToken } = settings.readTokens()
    const answer = await send(
      {
        method: 'POST',
        path: graphqlPaths.auth,
        body: { query: renewDocument, variables: { refreshToken } },
      },
      '',
    )
    // A shop that is down, or a proxy answering for it, has decided nothing about the session.
    if (answer.status >= 500 || answer.status === 429 || answer.body === null) return 'undecided'
    const renewed = (answer.body as RenewalBody | null)?.data?.tokenRefresh
    if (!renewed?.token) {
      settings.endSession()
      return 'refused'
    }
    settings.storeTokens({ token: renewed.token, refreshToken: renewed.refreshToken })
    return 'renewed'
  }

  async function send(request: ApiRequest, token: string): Promise<Answer> {
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Accept-Language': settings.language(),
      'app-version': settings.appVersion,
      ...relativeMedia,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...request.headers,
    }
    try {
      const answer = await exchange({ ...request, headers }, settings.baseUrl)
      settings.noteConnection(true)
      report(request, answer)
      return answer
    } catch (error) {
      if (error instanceof NoAnswerError) settings.noteConnection(false)
      if (error instanceof NoAnswerError && !request.isBackground) settings.reportNoAnswer(error.reason)
      throw error
    }
  }

  function report(request: ApiRequest, { status, minAppVersion }: Answer): void {
    if (minAppVersion) settings.reportMinAppVersion(minAppVersion)
    if (!isGraphql(request)) {
      if (status >= 400 && status !== 401) settings.logFailure(request, status)
      return
    }
    if (status >= 500 && !request.isBackground) settings.reportOverload()
  }
}

type RenewalBody = {
  data?: { tokenRefresh?: { token?: string | null; refreshToken?: string | null } | null } | null
}

function isRefusedToken({ body }: Answer): boolean {
  return readCodes(body).some((code) => renewalCodes.includes(code))
}

function isRead(request: ApiRequest): boolean {
  if (!isGraphql(request)) return request.method === 'GET'
  return !/^\s*mutation\b/.test((request.body as { query?: string } | undefined)?.query ?? '')
}

function isGraphql(request: ApiRequest): boolean {
  return request.path.startsWith(graphqlPaths.shop)
}
