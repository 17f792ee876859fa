import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { ask, login, sendOtp, sentCode, signIn } from '#testing/sign-in.ts'
import { createAuthenticator } from '#testing/software-authenticator.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true, env: { CODES_PER_ADDRESS_PER_HOUR: '1000' } })
})
afterAll(() => shop.close())
beforeEach(() => shop.deps.db.execute(sql`DELETE FROM attempts`))

const request = async (token: string | undefined, phoneNumber: string) => {
  const { data, errors } = await ask(
    shop,
    `mutation { phoneChangeRequest(countryCode: "+968", phoneNumber: "${phoneNumber}", messagingService: "sms") {
      retryAfter errors { code field message } } }`,
    token ? { token } : {},
  )
  return data?.phoneChangeRequest ?? { errors }
}

/** The code to the account's present number, as proof for the change. */
const proofOf = async (token: string, present: string, sent = 2) => {
  const query = 'mutation { phoneChangeProofRequest(messagingService: "sms") { retryAfter errors { code } } }'
  const { data } = await ask(shop, query, { token })
  expect(data.phoneChangeProofRequest).toEqual({ retryAfter: 120, errors: [] })
  return { currentOtp: await sentCode(shop, `+968${present}`, sent) }
}

const change = async (
  token: string,
  phoneNumber: string,
  otp: string,
  proof: Record<string, string> = {},
) => {
  const query = `mutation($phoneNumber: String!, $otp: String!, $currentOtp: String, $passkey: String) {
    phoneChange(countryCode: "+968", phoneNumber: $phoneNumber, otp: $otp, currentOtp: $currentOtp, passkey: $passkey) {
      user { phone } errors { code field message } } }`
  const variables = { phoneNumber, otp, ...proof }
  const { data } = await ask(shop, query, { token, variables })
  return data.phoneChange
}

const rest = async (path: string, token: string, payload: object = {}) => {
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const url = `/api/v1/accounts/${path}`
  return (await shop.app.inject({ method: 'POST', url, headers, payload })).json().data
}

const passkeyOf = async (token: string) => {
  const authenticator = createAuthenticator({ origin: 'http://localhost', host: 'localhost' })
  await rest('passkeys/', token, { credential: authenticator.make(await rest('passkeys/options/', token)) })
  return async (as = token) => ({
    passkey: JSON.stringify(authenticator.sign(await rest('passkeys/proof-options/', as))),
  })
}

test('[PROF-13] a new number replaces the old one with its code, and the old one is told', async () => {
  const { token, user } = await signIn(shop, '95100001')
  expect(await request(token, '95100002')).toEqual({ retryAfter: 120, errors: [] })
  const otp = await sentCode(shop, '+96895100002')
  const [sent] = await listSentMessages(shop.deps.db, '+96895100002')
  expect(sent?.text).toContain('confirms this number')
  const proof = await proofOf(token, '95100001')
  expect(await change(token, '95100002', otp, proof)).toEqual({
    user: { phone: '+96895100002' },
    errors: [],
  })
  await waitUntil(async () => (await listSentMessages(shop.deps.db, '+96895100001')).length === 3)
  const [warning] = await listSentMessages(shop.deps.db, '+96895100001')
  expect(warning?.text).toContain('was changed')
  const again = await signIn(shop, '95100003')
  expect(again.user.id).not.toBe(user.id)
  await shop.deps.db.execute(sql`DELETE FROM attempts`)
  await sendOtp(shop, { phoneNumber: '95100002' })
  const code = await sentCode(shop, '+96895100002', 2)
  expect((await login(shop, { phoneNumber: '95100002', otp: code })).user.id).toBe(user.id)
})

test('[PROF-13] a wrong code, a code for signing in and a code used before change nothing', async () => {
  const { token } = await signIn(shop, '95200001')
  await request(token, '95200002')
  const otp = await sentCode(shop, '+96895200002')
  const wrong = otp === '000000' ? '000001' : '000000'
  const proof = await proofOf(token, '95200001')
  expect((await change(token, '95200002', wrong, proof)).errors).toMatchObject([
    { code: 'INVALID_CREDENTIALS', field: 'otp', message: 'your submit code is not correct' },
  ])
  await sendOtp(shop, { phoneNumber: '95200003' })
  const forSignIn = await sentCode(shop, '+96895200003')
  expect((await change(token, '95200003', forSignIn, proof)).errors).toHaveLength(1)
  expect((await change(token, '95200002', otp, proof)).errors).toEqual([])
  expect((await change(token, '95200002', otp, proof)).errors).toHaveLength(1)
})

test('[PROF-13] a code of a change does not sign in', async () => {
  const { token } = await signIn(shop, '95300001')
  await request(token, '95300002')
  const otp = await sentCode(shop, '+96895300002')
  expect(await login(shop, { phoneNumber: '95300002', otp })).toMatchObject({ token: null })
})

test('the number of another account is refused to its holder only, and stays theirs', async () => {
  const other = await signIn(shop, '95400001')
  const { token } = await signIn(shop, '95400002')
  await shop.deps.db.execute(sql`DELETE FROM attempts`)
  // Nothing says so before the code.
  expect(await request(token, '95400001')).toEqual({ retryAfter: 120, errors: [] })
  const otp = await sentCode(shop, '+96895400001', 2)
  expect((await change(token, '95400001', otp, await proofOf(token, '95400002'))).errors).toMatchObject([
    { code: 'UNIQUE' },
  ])
  const { data } = await ask(shop, '{ me { phone } }', { token: other.token })
  expect(data.me.phone).toBe('+96895400001')
})

test('[PROF-13] a session alone changes nothing: the present number or a passkey proves whose account it is', async () => {
  const { token } = await signIn(shop, '95700001')
  await request(token, '95700002')
  const otp = await sentCode(shop, '+96895700002')
  const phoneOf = async () => (await ask(shop, '{ me { phone } }', { token })).data.me.phone
  expect((await change(token, '95700002', otp)).errors).toMatchObject([
    { code: 'REQUIRED', field: 'currentOtp', message: expect.stringContaining('passkey') },
  ])
  const { currentOtp } = await proofOf(token, '95700001')
  const wrong = currentOtp === '000000' ? '000001' : '000000'
  expect((await change(token, '95700002', otp, { currentOtp: wrong })).errors).toMatchObject([
    { code: 'INVALID_CREDENTIALS', field: 'currentOtp' },
  ])
  // The code of the new number proves nothing about the old one, and is still good.
  expect((await change(token, '95700002', otp, { currentOtp: otp })).errors).toHaveLength(1)
  expect(await phoneOf()).toBe('+96895700001')
  expect((await change(token, '95700002', otp, { currentOtp })).errors).toEqual([])
  expect(await phoneOf()).toBe('+96895700002')
})

test('[PROF-13] a passkey of the account proves it, that of somebody else and one answered before do not', async () => {
  const { token } = await signIn(shop, '95800001')
  const stranger = await signIn(shop, '95800002')
  const prove = await passkeyOf(token)
  const proveAsStranger = await passkeyOf(stranger.token)
  await request(token, '95800003')
  const otp = await sentCode(shop, '+96895800003')
  const invalid = [{ code: 'INVALID', field: 'passkey' }]
  const tries = [await proveAsStranger(token), await proveAsStranger(), { passkey: '{}' }, { passkey: '[' }]
  for (const proof of tries)
    expect((await change(token, '95800003', otp, proof)).errors).toMatchObject(invalid)
  // Five tries of the new number's code are four by now.
  const proof = await prove()
  expect(await change(token, '95800003', otp, proof)).toMatchObject({ user: { phone: '+96895800003' } })
  await request(token, '95800004')
  const next = await sentCode(shop, '+96895800004')
  expect((await change(token, '95800004', next, proof)).errors).toMatchObject(invalid)
})

test('[PROF-13] of two changes at once with the same proof one is made', async () => {
  const { token } = await signIn(shop, '95900001')
  const numbers = ['95900002', '95900003']
  const codes: string[] = []
  for (const number of numbers) {
    await request(token, number)
    codes.push(await sentCode(shop, `+968${number}`))
  }
  const proof = await proofOf(token, '95900001')
  const changed = await Promise.all(
    numbers.map((number, index) => change(token, number, codes[index] ?? '', proof)),
  )
  expect(changed.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
})

test('a visitor sends no code for a change', async () => {
  expect((await request(undefined, '95500001')).errors).toHaveLength(1)
  expect(await listSentMessages(shop.deps.db, '+96895500001')).toEqual([])
})

test('[PROF-04] the profile over REST takes an e-mail address, and refuses what is none', async () => {
  const { token } = await signIn(shop, '95600001')
  const put = async (payload: object) => {
    const answer = await shop.app.inject({
      method: 'PUT',
      url: '/api/v1/accounts/user/',
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
      payload,
    })
    return answer.json()
  }
  expect((await put({ email: 'salim@example.om' })).data.email).toBe('salim@example.om')
  expect((await put({ email: 'a b@c.om' })).errors).toMatchObject([{ code: 'EMAIL_INVALID', field: 'email' }])
  expect((await put({ first_name: ' ' })).errors).toMatchObject([{ field: 'first_name' }])
  expect((await put({ email: '' })).data.email).toBe('')
})
