import { hash } from 'node:crypto'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import type { TestApp } from './test-app.ts'
import { waitUntil } from './wait-until.ts'

export type AskOptions = {
  token?: string
  headers?: Record<string, string>
  url?: string
  remoteAddress?: string
  variables?: Record<string, unknown>
}

/** Sends a GraphQL document in English, as a visitor or with a token. */
export async function ask({ app }: Pick<TestApp, 'app'>, query: string, options: AskOptions = {}) {
  const { token, headers = {}, url = '/graphql/', remoteAddress = '192.0.2.1', variables } = options
  const answer = await app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: {
      host: 'localhost',
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    payload: { query, ...(variables && { variables }) },
  })
  return answer.json()
}

export type Phone = { countryCode?: string; phoneNumber: string }

export async function sendOtp(shop: TestApp, phone: Phone, options: AskOptions & { service?: string } = {}) {
  const { countryCode = '+968', phoneNumber } = phone
  const query = `mutation($country: String!, $phone: String!, $service: String!) {
    sendOtp(countryCode: $country, phoneNumber: $phone, messagingService: $service) {
      message retryAfter errors { code field message }
    }
  }`
  const variables = { country: countryCode, phone: phoneNumber, service: options.service ?? 'sms' }
  const { data } = await ask(shop, query, { ...options, variables })
  return data.sendOtp
}

export async function login(
  shop: TestApp,
  { countryCode = '+968', phoneNumber, otp, driverCode }: Phone & { otp: string; driverCode?: string },
  options: AskOptions = {},
) {
  const query = `mutation($country: String!, $phone: String!, $otp: String!, $driverCode: String) {
    login(countryCode: $country, phoneNumber: $phone, otp: $otp, driverCode: $driverCode) {
      token refreshToken user { id email firstName lastName phone metadata { key value } } errors { code field message }
    }
  }`
  const variables = { country: countryCode, phone: phoneNumber, otp, driverCode }
  const { data } = await ask(shop, query, { ...options, variables })
  return data.login
}

/** The newest code of a number, once it is the nth message to it. */
export async function sentCode({ deps }: TestApp, to: string, count = 1): Promise<string> {
  let messages = await listSentMessages(deps.db, to)
  await waitUntil(async () => {
    messages = await listSentMessages(deps.db, to)
    return messages.length >= count
  })
  return messages[0]?.code ?? ''
}

/** A customer's session, from the first message to the tokens. */
export async function signIn(shop: TestApp, phoneNumber: string, options: AskOptions = {}) {
  await sendOtp(shop, { phoneNumber }, options)
  const otp = await sentCode(shop, `+968${phoneNumber}`)
  const { token, refreshToken, user } = await login(shop, { phoneNumber, otp }, options)
  return { token, refreshToken, user } as {
    token: string
    refreshToken: string
    user: { id: string; email: string }
  }
}

/** Solves a captcha by proof of work, as a program does instead of reading the picture. */
export function doWork(captchaName: string, bits: number, from = 0): string {
  for (let number = from; ; number++) {
    const start = Number.parseInt(hash('sha256', `${captchaName}:${number}`).slice(0, 8), 16)
    if (start >>> (32 - bits) === 0) return `work:${number}`
  }
}
