import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from '~/session/testing/fake-browser.ts'
import { openShop } from '~/session/testing/fake-shop.ts'

const sms = { value: 'sms', label: 'Text message', isDefault: true }
const whatsapp = { value: 'whatsapp', label: 'WhatsApp', isDefault: false }
const closers: (() => Promise<void>)[] = []

beforeEach(() => {
  vi.resetModules()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const close of closers.splice(0)) await close()
})

/** The sign-in page of a shop that answers `sendOtp` with these errors. */
async function openSignIn(errors: { field: string; message: string; code: string }[]) {
  const shop = await openShop(() => ({ body: { data: { sendOtp: { retryAfter: 120, errors } } } }))
  closers.push(shop.close)
  openBrowser('/en/login')
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (to: string, init: RequestInit) => send(shop.url + to, init))
  const [{ sendCode }, { otpStore }, { chooseService }] = await Promise.all([
    import('./send-code.ts'),
    import('~/session/groups/otp.ts'),
    import('./choose-service.ts'),
  ])
  const phone = { countryCode: '+968', phoneNumber: '91234567' }
  return {
    send: (service: typeof sms) => sendCode({ ...phone, service }),
    usedLast: () => otpStore.getState().otpService,
    next: () => chooseService([sms, whatsapp], otpStore.getState().otpService),
  }
}

test('[AUTH-29] the service that carried a code is stored and is the next one to be used', async () => {
  const { send, usedLast, next } = await openSignIn([])
  expect(next()).toBe(sms)
  await send(whatsapp)
  expect(usedLast()).toBe('whatsapp')
  expect(next()).toBe(whatsapp)
})

test('a service that was refused is not stored', async () => {
  const { send, usedLast } = await openSignIn([{ field: 'phoneNumber', message: 'no', code: 'INVALID' }])
  await send(whatsapp)
  expect(usedLast()).toBe('')
})
