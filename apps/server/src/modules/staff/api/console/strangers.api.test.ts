import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signIn } from '#testing/sign-in.ts'
import { askConsole, codeOf, makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { codeAt } from '../../use-cases/credentials/authenticator.ts'
import { createSecret } from '../../use-cases/credentials/session-token.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.deps.db.execute(sql`DELETE FROM staff_sign_in_tries`)
})

const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]
const password = 'a long enough password'

/** A member without credentials, and the secret that was mailed. */
async function invite(role = 'support') {
  const member = await makeMember(shop, role)
  const { secret, hash } = createSecret()
  await shop.deps.db.execute(sql`
    UPDATE staff_members SET password_hash = NULL, authenticator_key = NULL WHERE id = ${member.id}`)
  await shop.deps.db.execute(sql`INSERT INTO staff_invitations (secret_hash, member_id, expires_at)
    VALUES (${hash}, ${member.id}, now() + interval '1 hour')`)
  return { ...member, secret }
}

describe('an invitation', () => {
  test('is not held up by strangers who try others, nor by those who were invited before', async () => {
    for (let at = 0; at < 6; at++) {
      const { secret } = await invite()
      const started = await askConsole(shop, '/setup/', { secret, password })
      const first = codeAt(started.body.data.authenticator_key, shop.deps.clock.now())
      expect((await askConsole(shop, '/setup/finish/', { secret, code: first })).status).toBe(200)
    }
    for (let at = 0; at < 12; at++) {
      const guess = await askConsole(shop, '/setup/', { secret: createSecret().secret, password })
      expect(code(guess)).toEqual([400, 'INVITATION_INVALID'])
    }
    const { secret } = await invite()
    expect((await askConsole(shop, '/setup/', { secret, password })).status).toBe(200)
  })

  test('is guessed by a network thirty times an hour, whatever it guesses', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 32; at++) {
      statuses.push(
        (await askConsole(shop, '/setup/finish/', { secret: createSecret().secret, code: '000000' })).status,
      )
    }
    expect(statuses).toEqual([...Array(30).fill(400), 429, 429])
  })

  test('takes ten wrong codes, then none', async () => {
    const { secret } = await invite()
    await askConsole(shop, '/setup/', { secret, password })
    const statuses: number[] = []
    for (let at = 0; at < 11; at++) {
      statuses.push((await askConsole(shop, '/setup/finish/', { secret, code: '000000' })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })

  test('uses up the code that finished it: nobody signs in with it again', async () => {
    const { secret, email } = await invite()
    const started = await askConsole(shop, '/setup/', { secret, password })
    const first = codeAt(started.body.data.authenticator_key, shop.deps.clock.now())
    expect((await askConsole(shop, '/setup/finish/', { secret, code: first })).status).toBe(200)
    const again = await askConsole(shop, '/session/password/', { email, password, code: first })
    expect(code(again)).toEqual([400, 'CREDENTIALS_INVALID'])
  })

  test('of a first administrator is worth nothing once there is one', async () => {
    const { secret, hash } = createSecret()
    await shop.deps.db.execute(sql`INSERT INTO staff_invitations (secret_hash, expires_at)
      VALUES (${hash}, now() + interval '1 hour')`)
    const chosen = { secret, password, name: 'Eve', email: 'eve@warsha.example' }
    const started = await askConsole(shop, '/setup/', chosen)
    await makeMember(shop, 'administrator')
    const first = codeAt(started.body.data.authenticator_key, shop.deps.clock.now())
    expect(code(await askConsole(shop, '/setup/finish/', { secret, code: first }))).toEqual([
      400,
      'INVITATION_INVALID',
    ])
    expect(code(await askConsole(shop, '/setup/', chosen))).toEqual([400, 'INVITATION_INVALID'])
  })
})

describe('a session', () => {
  test('is always a new one: a token that a stranger planted is never taken over', async () => {
    const planted = createSecret().secret
    const member = await makeMember(shop, 'support')
    const sent = { email: member.email, password: member.password, code: codeOf(member, shop) }
    const answer = await askConsole(shop, '/session/password/', sent, { token: planted })
    expect(answer.status).toBe(200)
    expect(answer.cookie?.value).not.toBe(planted)
    expect((await askConsole(shop, '/session/', undefined, { token: planted })).status).toBe(401)
  })

  test('that has ended does not stand in the way of signing in', async () => {
    const member = await makeMember(shop, 'support')
    const { token, ask } = await signInStaff(shop, member)
    await ask('/session/', undefined, { method: 'DELETE' })
    const sent = { email: member.email, password: member.password, code: codeOf(member, shop, 1) }
    expect((await askConsole(shop, '/session/password/', sent, { token })).status).toBe(200)
  })

  test('that was ended in one process is over in every other', async () => {
    const { connection, config } = shop.deps
    const other = await buildTestApp({ env: { DATABASE_URL: connection.url, DATA_DIR: config.DATA_DIR } })
    try {
      const { token, ask } = await signInStaff(shop, await makeMember(shop, 'support'))
      expect((await askConsole(other, '/session/', undefined, { token })).status).toBe(200)
      await ask('/session/', undefined, { method: 'DELETE' })
      expect((await askConsole(other, '/session/', undefined, { token })).status).toBe(401)
    } finally {
      await other.close()
    }
  })

  test('a customer’s token opens no call of the console, beside an operator’s cookie neither', async () => {
    const customer = await signIn(shop, '92000077')
    const headers = { authorization: `Bearer ${customer.token}` }
    expect((await askConsole(shop, '/session/', undefined, { headers })).status).toBe(403)
    const { token } = await signInStaff(shop, await makeMember(shop, 'administrator'))
    const both = await askConsole(shop, '/session/', undefined, { headers, token })
    expect(both.status).toBe(403)
  })
})

describe('what a stranger writes into a call', () => {
  const forged = [[null], ['x'], [1e300], [-1], [1.5], ['1; DROP'], [{}], [1, 2], 7].map((values) =>
    Buffer.from(JSON.stringify(values)).toString('base64url'),
  )

  test.each(['/staff/', '/log/'])('a forged position of %s is refused', async (path) => {
    const { ask } = await signInStaff(shop, await makeMember(shop, 'administrator'))
    const statuses = []
    for (const after of [...forged, '%00', 'W10', '💥']) {
      statuses.push((await ask(`${path}?after=${encodeURIComponent(after)}`)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([400]))
  })

  test('numbers beyond what a column holds, NUL and ten thousand fields are refused, and nothing is a fault', async () => {
    const { ask, member } = await signInStaff(shop, await makeMember(shop, 'administrator'))
    const id = Buffer.from(`Operator:${member.publicId}`).toString('base64')
    const put = { method: 'PUT' } as const
    const invited = { key: 'strangers-1', name: 'X', email: 'strange@warsha.example', role: 'support' }
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`field${at}`, at]))
    const answers = [
      await ask(`/staff/${id}/`, { key: 'strangers-2', revision: 2 ** 40 }, put),
      await ask(`/staff/${id}/`, { key: 'strangers-3', revision: -1 }, put),
      await ask('/staff/', { ...invited, name: 'a\u0000b' }),
      await ask('/staff/', { ...invited, role: 'x'.repeat(10_000) }),
      await ask('/session/passkeys/', { credential: many }),
      await ask('/session/proof/passkey/', { credential: { ...many, response: many } }),
      await ask('/session/proof/code/', { code: '0'.repeat(10_000) }),
      await ask('/log/?from=-271821-04-20T00:00:00Z'),
      await ask('/log/?subject_id=%00'),
      await ask('/log/?operator=%00'),
      await ask('/staff/?search=%00'),
      await ask('/staff/?limit=99999999'),
    ]
    const wrong = answers.filter(({ status }) => status < 400 || status >= 500)
    expect(wrong.map(({ status, body }) => [status, body])).toEqual([])
  })
})
