import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

// As Saleor does it: saleor/graphql/account/mutations/account/request_email_change.py and confirm_email_change.py, and
// their tests in saleor/graphql/account/tests/mutations/account (test_request_email_change.py, test_confirm_email_change.py).

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.deps.db.execute(sql`DELETE FROM attempts`)
  await shop.deps.db.execute(sql`DELETE FROM sent_messages`)
})

const redirectUrl = 'http://localhost/en/profile'
const password = 'Muscat-2026'

const mailsTo = (email: string) => listSentMessages(shop.deps.db, email)

async function linkTo(email: string, count = 1): Promise<URL> {
  await waitUntil(async () => (await mailsTo(email)).length >= count)
  const [mail] = await mailsTo(email)
  return new URL(mail?.text.match(/http\S+/)?.[0] ?? '')
}

async function send(query: string, variables: object, token?: string) {
  const { data, errors } = await ask(shop, query, { variables: { ...variables }, ...(token && { token }) })
  return { data, errors }
}

/** An account with a password, and a session of it. */
async function member(email: string): Promise<string> {
  await send(
    'mutation($input: AccountRegisterInput!) { accountRegister(input: $input) { errors { code } } }',
    { input: { email, password, redirectUrl } },
  )
  const token = (await linkTo(email)).searchParams.get('token')
  await send(
    'mutation($email: String!, $token: String!) { confirmAccount(email: $email, token: $token) { errors { code } } }',
    { email, token },
  )
  await shop.deps.db.execute(sql`DELETE FROM sent_messages`)
  return (await signInWith(email)).token
}

const signInWith = async (email: string) =>
  (
    await send(
      'mutation($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) { token errors { code } } }',
      { email, password },
    )
  ).data.tokenCreate

const fields = 'user { email } errors { code field } accountErrors { code }'

const request = async (token: string | undefined, change: object = {}) => {
  const query = `mutation($newEmail: String!, $password: String!, $redirectUrl: String!, $channel: String) {
    requestEmailChange(newEmail: $newEmail, password: $password, redirectUrl: $redirectUrl, channel: $channel) { ${fields} } }`
  return send(query, { newEmail: 'new@example.om', password, redirectUrl, ...change }, token)
}

const confirm = async (token: string | undefined, mailed: string) =>
  send(
    `mutation($token: String!) { confirmEmailChange(token: $token) { ${fields} } }`,
    { token: mailed },
    token,
  )

const invalidToken = { user: null, errors: [{ code: 'JWT_INVALID_TOKEN', field: 'token' }] }

describe('another e-mail address', () => {
  test('[GQL-76] is asked for with the password, proven by a mailed link, used once, and told to the one before', async () => {
    const token = await member('amna@example.om')
    const asked = await request(token, { newEmail: 'Amna.New@Example.om', channel: 'default-channel' })
    expect(asked.data.requestEmailChange).toEqual({
      user: { email: 'amna@example.om' },
      errors: [],
      accountErrors: [],
    })
    const link = await linkTo('amna.new@example.om')
    expect(link.origin + link.pathname).toBe(redirectUrl)
    expect([...link.searchParams.keys()]).toEqual(['token'])
    expect(await mailsTo('amna@example.om')).toEqual([])
    const mailed = link.searchParams.get('token') ?? ''
    const both = await Promise.all([confirm(token, mailed), confirm(token, mailed)])
    const answers = both.map(({ data }) => data.confirmEmailChange)
    expect(answers.filter(({ errors }) => errors.length === 0)).toEqual([
      { user: { email: 'amna.new@example.om' }, errors: [], accountErrors: [] },
    ])
    expect(answers.filter(({ user }) => user === null)).toMatchObject([invalidToken])
    await waitUntil(async () => (await mailsTo('amna@example.om')).length === 1)
    expect((await mailsTo('amna@example.om'))[0]?.text).toContain('was changed')
    expect((await signInWith('amna@example.om')).errors[0].code).toBe('INVALID_CREDENTIALS')
    const again = await signInWith('amna.new@example.om')
    expect((await send('{ me { email isConfirmed } }', {}, again.token)).data.me).toEqual({
      email: 'amna.new@example.om',
      isConfirmed: true,
    })
  })

  test('[GQL-76] is not asked for with a wrong password, for a foreign place, by nobody, or without a password at all', async () => {
    const token = await member('buthaina@example.om')
    expect((await request(token, { password: 'Nizwa-2027' })).data.requestEmailChange).toMatchObject({
      user: null,
      errors: [{ code: 'INVALID_CREDENTIALS', field: 'password' }],
    })
    expect(
      (await request(token, { redirectUrl: 'https://evil.example/' })).data.requestEmailChange.errors,
    ).toEqual([{ code: 'INVALID', field: 'redirectUrl' }])
    expect((await request(token, { newEmail: 'no address' })).data.requestEmailChange.errors).toEqual([
      { code: 'INVALID', field: 'newEmail' },
    ])
    const nobody = await request(undefined)
    expect(nobody.errors?.[0]?.extensions?.exception?.code).toBe('PermissionDenied')
    const byPhone = (await signIn(shop, '91000985')).token
    expect((await request(byPhone, { password: '' })).data.requestEmailChange.errors).toEqual([
      { code: 'INVALID_CREDENTIALS', field: 'password' },
    ])
    expect(await mailsTo('new@example.om')).toEqual([])
  })

  test('[GQL-76] guesses of the password are counted', async () => {
    const token = await member('dalal@example.om')
    for (let guess = 0; guess < 10; guess++) await request(token, { password: `Guess-${guess}` })
    expect((await request(token)).data.requestEmailChange.errors).toMatchObject([
      { code: 'LOGIN_ATTEMPT_DELAYED' },
    ])
  })

  test('[GQL-76] a token is good for its own account, as it was, and for an hour', async () => {
    const token = await member('ghada@example.om')
    const stranger = await member('hanan@example.om')
    await request(token, { newEmail: 'ghada.new@example.om' })
    const mailed = (await linkTo('ghada.new@example.om')).searchParams.get('token') ?? ''
    const [until = '', , mac = ''] = mailed.split('.')
    const other = Buffer.from('stranger@example.om').toString('base64url')
    for (const [as, given] of [
      [stranger, mailed],
      [token, `${mailed}x`],
      [token, `${until}.${other}.${mac}`],
      [token, `${Number(until) + 3600}.${mailed.split('.').slice(1).join('.')}`],
      [token, 'x'],
      [token, ''],
    ] as const) {
      expect((await confirm(as, given)).data.confirmEmailChange).toMatchObject(invalidToken)
    }
    const nobody = await confirm(undefined, mailed)
    expect(nobody.errors?.[0]?.extensions?.exception?.code).toBe('PermissionDenied')
    await send(
      'mutation($old: String!, $new: String!) { passwordChange(oldPassword: $old, newPassword: $new) { errors { code } } }',
      { old: password, new: 'Nizwa-2027' },
      token,
    )
    const { rows } = await shop.deps.db.execute<{ email: string }>(
      sql`SELECT email FROM customers WHERE email LIKE 'ghada%'`,
    )
    expect(rows).toEqual([{ email: 'ghada@example.om' }])
  })

  test('[GQL-76] of another account is told to nobody but who owns it', async () => {
    const token = await member('jawahir@example.om')
    await member('khulood@example.om')
    const asked = await request(token, { newEmail: 'khulood@example.om' })
    expect(asked.data.requestEmailChange).toMatchObject({ errors: [], user: { email: 'jawahir@example.om' } })
    const mailed = (await linkTo('khulood@example.om')).searchParams.get('token') ?? ''
    expect((await confirm(token, mailed)).data.confirmEmailChange).toMatchObject({
      user: null,
      errors: [{ code: 'UNIQUE', field: 'newEmail' }],
    })
  })
})
