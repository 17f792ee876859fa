import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { createAuthenticator } from '#testing/software-authenticator.ts'
import { askConsole, codeOf, makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.deps.db.execute(sql`DELETE FROM staff_sign_in_tries`)
})

const page = { origin: 'http://localhost', host: 'localhost' }
const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]
const invalid = [400, 'PASSKEY_INVALID']

/** An operator who is signed in and has a passkey. */
async function withPasskey(role = 'support') {
  const session = await signInStaff(shop, await makeMember(shop, role))
  const authenticator = createAuthenticator(page)
  const { body } = await session.ask('/session/passkeys/options/', {})
  const made = await session.ask('/session/passkeys/', { credential: authenticator.make(body.data) })
  expect(made.status).toBe(200)
  return { ...session, authenticator }
}

type Device = ReturnType<typeof createAuthenticator>

const options = async () => (await askConsole(shop, '/session/passkey/options/', {})).body.data
const signInBy = async ({ sign }: Pick<Device, 'sign'>) =>
  askConsole(shop, '/session/passkey/', { credential: sign(await options()) })

const makeStale = (memberId: number) =>
  shop.deps.db.execute(sql`UPDATE staff_sessions SET proven_at = now() - interval '6 minutes'
    WHERE member_id = ${memberId}`)

describe('signing in to the console with a passkey', () => {
  test('[OPS-01] opens a session of its member, freshly proven', async () => {
    const { authenticator, member } = await withPasskey()
    const answer = await signInBy(authenticator)
    expect(answer.body.data).toMatchObject({ email: member.email, role: 'support', proof_is_fresh: true })
    expect(answer.cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
    const own = await askConsole(shop, '/session/', undefined, { token: answer.cookie?.value ?? '' })
    expect(own.body.data.email).toBe(member.email)
  })

  test('a challenge is answered once, also at the same instant, and only within five minutes', async () => {
    const { authenticator } = await withPasskey()
    const credential = authenticator.sign(await options())
    const answers = await atOnce(Array.from({ length: 5 }), () =>
      askConsole(shop, '/session/passkey/', { credential }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const given = await options()
    const once = await askConsole(shop, '/session/passkey/', { credential: authenticator.sign(given) })
    const again = await askConsole(shop, '/session/passkey/', { credential: authenticator.sign(given) })
    expect([once.status, ...code(again)]).toEqual([200, ...invalid])
    const late = authenticator.sign(await options())
    await shop.deps.db.execute(
      sql`UPDATE staff_passkey_challenges SET expires_at = expires_at - interval '301 s'`,
    )
    expect(code(await askConsole(shop, '/session/passkey/', { credential: late }))).toEqual(invalid)
  })

  test('a device nobody has registered, of another page or host, is refused alike', async () => {
    const strangers = [
      createAuthenticator(page),
      createAuthenticator({ ...page, origin: 'https://evil.example' }),
      createAuthenticator({ ...page, host: 'evil.example' }),
    ]
    for (const stranger of strangers) expect(code(await signInBy(stranger))).toEqual(invalid)
    const { authenticator } = await withPasskey()
    const credential = authenticator.sign(await options())
    const bent = { ...credential, response: { ...credential.response, signature: 'AAAA' } }
    expect(code(await askConsole(shop, '/session/passkey/', { credential: bent }))).toEqual(invalid)
  })

  test('a device whose counter went back was copied, and is refused', async () => {
    const { authenticator, member } = await withPasskey()
    expect((await signInBy(authenticator)).status).toBe(200)
    await shop.deps.db.execute(sql`UPDATE staff_passkeys SET counter = 100 WHERE member_id = ${member.id}`)
    expect(code(await signInBy(authenticator))).toEqual(invalid)
  })

  test('a closed account has no passkey that opens it', async () => {
    const { authenticator, member } = await withPasskey()
    await shop.deps.db.execute(sql`UPDATE staff_members SET is_active = false WHERE id = ${member.id}`)
    const answer = await signInBy(authenticator)
    expect(answer.status).toBe(400)
    expect(answer.cookie).toBeUndefined()
  })

  test('is open to an operator whose password a stranger has tried too often', async () => {
    const { authenticator, member } = await withPasskey()
    const guess = { email: member.email, password: member.password, code: '000000' }
    for (let at = 0; at < 11; at++) await askConsole(shop, '/session/password/', guess)
    const right = { ...guess, code: codeOf(member, shop, 1) }
    expect((await askConsole(shop, '/session/password/', right)).status).toBe(429)
    expect((await signInBy(authenticator)).status).toBe(200)
  })
})

describe('a proof of identity by passkey', () => {
  const prove = async ({ ask }: Awaited<ReturnType<typeof withPasskey>>, { sign }: Device) => {
    const { body } = await ask('/session/proof/passkey/options/', {})
    return ask('/session/proof/passkey/', { credential: sign(body.data) })
  }

  test('is fresh when the passkey is the operator’s own, and nothing else proves it', async () => {
    const own = await withPasskey('administrator')
    const other = await withPasskey('administrator')
    await makeStale(own.member.id)
    expect(code(await prove(own, other.authenticator))).toEqual(invalid)
    const { body } = await other.ask('/session/proof/passkey/options/', {})
    const borrowed = { credential: own.authenticator.sign(body.data) }
    expect(code(await own.ask('/session/proof/passkey/', borrowed))).toEqual(invalid)
    const ofSignIn = { credential: own.authenticator.sign(await options()) }
    expect(code(await own.ask('/session/proof/passkey/', ofSignIn))).toEqual(invalid)
    expect(code(await own.ask('/staff/'))).toEqual([403, 'STEP_UP_REQUIRED'])
    expect((await prove(own, own.authenticator)).body.data.proof_is_fresh).toBe(true)
    expect((await own.ask('/staff/')).status).toBe(200)
  })

  test('cannot be got by adding a passkey to a session that is not freshly proven', async () => {
    const { ask, member } = await signInStaff(shop, await makeMember(shop, 'administrator'))
    const authenticator = createAuthenticator(page)
    const { body } = await ask('/session/passkeys/options/', {})
    await makeStale(member.id)
    const credential = authenticator.make(body.data)
    expect(code(await ask('/session/passkeys/options/', {}))).toEqual([403, 'STEP_UP_REQUIRED'])
    expect(code(await ask('/session/passkeys/', { credential }))).toEqual([403, 'STEP_UP_REQUIRED'])
    expect(code(await signInBy(authenticator))).toEqual(invalid)
  })
})
