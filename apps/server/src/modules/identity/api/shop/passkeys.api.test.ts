import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#testing/sign-in.ts'
import { createAuthenticator } from '#testing/software-authenticator.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
})
afterAll(() => shop.close())

const page = { origin: 'http://localhost', host: 'localhost' }

async function call(
  path: string,
  payload?: object,
  token?: string,
  method: 'POST' | 'GET' | 'DELETE' = 'POST',
) {
  const answer = await shop.app.inject({
    method,
    url: `/api/v1/accounts/${path}`,
    headers: {
      host: 'localhost',
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}

async function passkeyOf(token: string) {
  const authenticator = createAuthenticator(page)
  const { data } = await call('passkeys/options/', undefined, token)
  const made = await call('passkeys/', { credential: authenticator.make(data) }, token)
  return { authenticator, made }
}

const signInBy = async (sign: (options: { challenge: string }) => object, change = async () => {}) => {
  const { data } = await call('passkey-login/options/')
  await change()
  return call('passkey-login/', { credential: sign(data) })
}

describe('a challenge', () => {
  test('ends after five minutes, by the database', async () => {
    const { token } = await signIn(shop, '92000010')
    const { authenticator, made } = await passkeyOf(token)
    expect(made.status).toBe(200)
    const pass = (seconds: number) => async () => {
      await shop.deps.db.execute(sql`UPDATE passkey_challenges
        SET expires_at = expires_at - make_interval(secs => ${seconds})`)
    }
    expect((await signInBy(authenticator.sign, pass(240))).data).toMatchObject({ token: expect.any(String) })
    expect(await signInBy(authenticator.sign, pass(301))).toMatchObject({
      status: 400,
      errors: [{ code: 'PASSKEY_INVALID' }],
    })
  })

  test('is answered once, and one of another kind or customer is none', async () => {
    const one = await signIn(shop, '92000011')
    const other = await signIn(shop, '92000012')
    const { authenticator } = await passkeyOf(one.token)
    const { data } = await call('passkey-login/options/')
    const credential = authenticator.sign(data)
    expect((await call('passkey-login/', { credential })).status).toBe(200)
    expect((await call('passkey-login/', { credential })).status).toBe(400)
    const own = await call('passkeys/proof-options/', undefined, other.token)
    const signed = authenticator.sign(own.data)
    expect((await call('passkey-login/', { credential: signed })).status).toBe(400)
  })
})

describe('the own passkeys', () => {
  test('are listed with the day they were made and last used, and removed by their owner alone', async () => {
    const one = await signIn(shop, '92000013')
    const other = await signIn(shop, '92000014')
    const { authenticator, made } = await passkeyOf(one.token)
    expect((await call('passkeys/', undefined, one.token, 'GET')).data).toEqual([
      { id: made.data.id, device: expect.any(String), created_at: expect.any(String), last_used_at: null },
    ])
    await signInBy(authenticator.sign)
    expect((await call('passkeys/', undefined, one.token, 'GET')).data[0].last_used_at).toEqual(
      expect.any(String),
    )
    const path = `passkeys/${encodeURIComponent(made.data.id)}/`
    expect((await call(path, undefined, other.token, 'DELETE')).status).toBe(404)
    expect((await call(path, undefined, one.token, 'DELETE')).status).toBe(200)
    expect((await signInBy(authenticator.sign)).status).toBe(400)
    expect((await call('passkeys/', undefined, other.token, 'GET')).data).toEqual([])
  })
})

test('a passkey is offered for the own host, with nothing that Node calls experimental', async () => {
  const warnings: string[] = []
  const listen = ({ message }: Error) => warnings.push(message)
  process.on('warning', listen)
  const { token } = await signIn(shop, '92000001')
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/accounts/passkeys/options/',
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
  })
  // Warnings are reported in a later turn.
  await new Promise(setImmediate)
  process.off('warning', listen)
  expect(answer.json().data).toMatchObject({ rp: { id: 'localhost' } })
  expect(answer.json().data.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257])
  expect(warnings).toEqual([])
})
