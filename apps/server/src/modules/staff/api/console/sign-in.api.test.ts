import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { askConsole, codeOf, makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { codeAt } from '../../use-cases/credentials/authenticator.ts'
import { createBootstrapSecret } from '../../use-cases/set-up-account.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())
// All tests come from one network.
beforeEach(async () => {
  await shop.deps.db.execute(sql`DELETE FROM staff_sign_in_tries`)
})

const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]

describe('signing in to the console', () => {
  test('[OPS-01] password and authenticator code open a session that is bound to this host', async () => {
    const member = await makeMember(shop, 'finance')
    const { email, password } = member
    const answer = await askConsole(shop, '/session/password/', {
      email,
      password,
      code: codeOf(member, shop),
    })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ email, role: 'finance', centres: null, proof_is_fresh: true })
    expect(answer.body.data.permissions).toContain('orders.refund')
    expect(answer.body.data.permissions).not.toContain('staff.write')
    expect(answer.cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
    expect(answer.cookie?.name).toMatch(/^__Host-/)
    expect(answer.cookie).not.toHaveProperty('domain')
    const own = await askConsole(shop, '/session/', undefined, { token: answer.cookie?.value ?? '' })
    expect(own.body.data.email).toBe(email)
    expect(own.headers['cache-control']).toBe('no-store')
  })

  test('a wrong password, a wrong code and an unknown address are answered alike', async () => {
    const member = await makeMember(shop, 'support')
    const right = { email: member.email, password: member.password, code: codeOf(member, shop) }
    const wrong = [
      { ...right, password: 'another long password' },
      { ...right, code: '000000' },
      { ...right, code: '' },
      { ...right, email: 'nobody@warsha.example' },
    ]
    for (const each of wrong) {
      const answer = await askConsole(shop, '/session/password/', each)
      expect(code(answer)).toEqual([400, 'CREDENTIALS_INVALID'])
      expect(answer.cookie).toBeUndefined()
    }
  })

  test('a code is good once, also at the same instant', async () => {
    const member = await makeMember(shop, 'support')
    const sent = { email: member.email, password: member.password, code: codeOf(member, shop) }
    const answers = await atOnce(Array.from({ length: 6 }), () =>
      askConsole(shop, '/session/password/', sent),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('tries are counted before they are compared: after ten the right code is refused, too', async () => {
    const member = await makeMember(shop, 'support')
    const sent = { email: member.email, password: member.password, code: '000000' }
    const wrong = await atOnce(Array.from({ length: 12 }), () => askConsole(shop, '/session/password/', sent))
    expect(wrong.map((each) => each.status).sort()).toEqual([...Array(10).fill(400), 429, 429])
    const right = await askConsole(shop, '/session/password/', { ...sent, code: codeOf(member, shop) })
    expect(code(right)).toEqual([429, 'TOO_MANY_REQUESTS'])
  })

  test('a closed account signs in nowhere and its sessions end at once', async () => {
    const member = await makeMember(shop, 'support')
    const { ask } = await signInStaff(shop, member)
    await shop.deps.db.execute(sql`UPDATE staff_members SET is_active = false WHERE id = ${member.id}`)
    expect((await ask('/session/')).status).toBe(401)
    await expect(signInStaff(shop, member, 1)).rejects.toThrow(/CREDENTIALS_INVALID/)
  })

  test('a session ends after twelve hours, after thirty idle minutes, and by signing out', async () => {
    const age = async (change: ReturnType<typeof sql>) => {
      const member = await makeMember(shop, 'support')
      const { ask } = await signInStaff(shop, member)
      await shop.deps.db.execute(sql`UPDATE staff_sessions SET ${change} WHERE member_id = ${member.id}`)
      return (await ask('/session/')).status
    }
    const minutes = (count: number) => sql`now() - ${count} * interval '1 minute'`
    expect(await age(sql`last_used_at = ${minutes(29)}`)).toBe(200)
    expect(await age(sql`last_used_at = ${minutes(31)}`)).toBe(401)
    expect(await age(sql`expires_at = ${minutes(0)}`)).toBe(401)
    const { ask, member } = await signInStaff(shop, await makeMember(shop, 'support'))
    const { rows } = await shop.deps.db.execute<{ hours: number }>(sql`
      SELECT extract(epoch FROM expires_at - created_at)::integer / 3600 AS hours FROM staff_sessions
      WHERE member_id = ${member.id}`)
    expect(rows).toEqual([{ hours: 12 }])
    const left = await ask('/session/', undefined, { method: 'DELETE' })
    expect(left.status).toBe(200)
    expect(left.cookie?.value).toBe('')
    expect((await ask('/session/')).status).toBe(401)
  })

  test('using a session keeps it from being idle', async () => {
    const { ask, member } = await signInStaff(shop, await makeMember(shop, 'support'))
    await shop.deps.db.execute(sql`UPDATE staff_sessions SET last_used_at = now() - interval '20 minutes'
      WHERE member_id = ${member.id}`)
    await ask('/session/')
    const { rows } = await shop.deps.db.execute(sql`SELECT FROM staff_sessions
      WHERE member_id = ${member.id} AND last_used_at > now() - interval '1 minute'`)
    expect(rows).toHaveLength(1)
  })
})

describe('requests to the console', () => {
  test('what changes something comes from its own pages: origin and header', async () => {
    const member = await makeMember(shop, 'support')
    const sent = { email: member.email, password: member.password, code: codeOf(member, shop) }
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:8080' },
      { origin: 'null' },
    ]) {
      const answer = await askConsole(shop, '/session/password/', sent, { headers })
      expect(code(answer)).toEqual([403, 'FORBIDDEN'])
    }
    const { app } = shop
    const bare = await app.inject({
      method: 'POST',
      url: '/api/v1/console/session/password/',
      headers: { host: 'localhost', origin: 'http://localhost' },
      payload: sent,
    })
    expect(bare.statusCode).toBe(403)
    expect((await askConsole(shop, '/session/password/', sent)).status).toBe(200)
  })

  test('pages of other origins are not let in, and the cookie opens nothing but the console', async () => {
    const { token } = await signInStaff(shop, await makeMember(shop, 'administrator'))
    const answer = await askConsole(shop, '/session/', undefined, {
      token,
      headers: { origin: 'https://app.example.om' },
    })
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    const shopCall = await shop.app.inject({
      url: '/api/v1/accounts/user-addresses/',
      cookies: { '__Host-warsha_staff': token },
    })
    expect(shopCall.statusCode).toBe(401)
    const customersToken = await shop.app.inject({
      url: '/api/v1/console/session/',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(customersToken.statusCode).toBe(401)
  })
})

describe('a fresh proof of identity', () => {
  test('is needed for what money, exports, roles and closing are about, and is made by a code', async () => {
    const member = await makeMember(shop, 'administrator')
    const { ask } = await signInStaff(shop, member)
    expect((await ask('/staff/')).status).toBe(200)
    await shop.deps.db.execute(sql`UPDATE staff_sessions SET proven_at = now() - interval '6 minutes'
      WHERE member_id = ${member.id}`)
    expect(code(await ask('/staff/'))).toEqual([403, 'STEP_UP_REQUIRED'])
    expect((await ask('/session/')).body.data.proof_is_fresh).toBe(false)
    expect(code(await ask('/session/proof/code/', { code: '000000' }))).toEqual([400, 'CREDENTIALS_INVALID'])
    const proven = await ask('/session/proof/code/', { code: codeOf(member, shop, 1) })
    expect(proven.body.data.proof_is_fresh).toBe(true)
    expect((await ask('/staff/')).status).toBe(200)
  })
})

describe('the first administrator', () => {
  test('is made with a one-time secret, password and app together, and there is no second one', async () => {
    await shop.deps.db.execute(sql`UPDATE staff_members SET is_active = false`)
    const older = await createBootstrapSecret(shop.deps)
    const secret = await createBootstrapSecret(shop.deps)
    const chosen = { password: 'a long enough password', name: 'Salim', email: 'Salim@warsha.example' }
    expect(code(await askConsole(shop, '/setup/', { ...chosen, secret: older }))).toEqual([
      400,
      'INVITATION_INVALID',
    ])
    expect(code(await askConsole(shop, '/setup/', { password: chosen.password, secret }))).toEqual([
      400,
      'REQUIRED',
    ])
    expect((await askConsole(shop, '/setup/', { ...chosen, secret, password: 'short' })).status).toBe(400)
    const started = await askConsole(shop, '/setup/', { ...chosen, secret })
    const { authenticator_key: key, authenticator_uri: uri } = started.body.data
    expect(uri).toMatch(/^otpauth:\/\/totp\/Warsha:salim%40warsha\.example\?/)
    expect(code(await askConsole(shop, '/setup/finish/', { secret, code: '000000' }))).toEqual([
      400,
      'CODE_INCORRECT',
    ])
    const finish = { secret, code: codeAt(key, shop.deps.clock.now()) }
    const finished = await atOnce(Array.from({ length: 4 }), () => askConsole(shop, '/setup/finish/', finish))
    const done = finished.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    expect(done[0]?.body.data).toMatchObject({ email: 'salim@warsha.example', role: 'administrator' })
    expect(await createBootstrapSecret(shop.deps)).toBeUndefined()
  })

  test('neither secrets, tokens nor codes are in the tables or in the log', async () => {
    const member = await makeMember(shop, 'support')
    const { token } = await signInStaff(shop, member)
    const { rows } = await shop.deps.db.execute<{ row: string }>(sql`
      SELECT to_jsonb(staff_sessions)::text AS row FROM staff_sessions
      UNION ALL SELECT to_jsonb(staff_members)::text FROM staff_members`)
    const stored = rows.map(({ row }) => row).join('\n')
    for (const secret of [token, member.password, member.key]) {
      expect(stored).not.toContain(secret)
      expect(shop.logs.join('\n')).not.toContain(secret)
    }
  })
})
