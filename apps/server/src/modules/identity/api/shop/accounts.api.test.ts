import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.deps.db.execute(sql`DELETE FROM attempts`)
  await shop.deps.db.execute(sql`DELETE FROM sent_messages`)
})

const redirectUrl = 'http://localhost/en/register'
const password = 'Muscat-2026'

const register = async (input: Record<string, string>) => {
  const query = `mutation($input: AccountRegisterInput!) {
    accountRegister(input: $input) { user { id } requiresConfirmation errors { code field } }
  }`
  const { data } = await ask(shop, query, { variables: { input: { password, redirectUrl, ...input } } })
  return data.accountRegister
}
const mailedTo = async (email: string, count = 1) => {
  await waitUntil(async () => (await listSentMessages(shop.deps.db, email)).length >= count)
  const [mail] = await listSentMessages(shop.deps.db, email)
  const link = new URL(mail?.text.match(/http\S+/)?.[0] ?? '')
  return { link, token: link.searchParams.get('token') ?? '', email: link.searchParams.get('email') }
}
const payloadOf = async (name: string, args: string, fields: string, options = {}) => {
  const { data } = await ask(
    shop,
    `mutation { ${name}(${args}) { ${fields} errors { code field } } }`,
    options,
  )
  return data[name]
}
const signInWith = (email: string, secret = password) =>
  payloadOf('tokenCreate', `email: "${email}", password: "${secret}"`, 'token refreshToken user { email }')
const confirm = (email: string, token: string) =>
  payloadOf('confirmAccount', `email: "${email}", token: "${token}"`, 'user { isConfirmed }')
const confirmed = async (email: string) => {
  await register({ email })
  const { token } = await mailedTo(email)
  await confirm(email, token)
}

describe('accounts with a password', () => {
  test('[GQL-06] [GQL-07] are registered, confirmed by a mailed link and signed in', async () => {
    const email = 'amal@example.om'
    expect(await register({ email: 'Amal@Example.om', firstName: 'Amal' })).toEqual({
      user: null,
      requiresConfirmation: true,
      errors: [],
    })
    expect((await signInWith(email)).errors[0].code).toBe('ACCOUNT_NOT_CONFIRMED')
    const { token, link } = await mailedTo(email)
    expect(link.origin + link.pathname).toBe(redirectUrl)
    expect((await confirm(email, token)).user).toEqual({ isConfirmed: true })
    expect((await confirm(email, token)).errors[0]).toEqual({ code: 'INVALID', field: 'token' })
    expect(await signInWith('AMAL@example.om')).toMatchObject({ user: { email }, errors: [] })
  })

  test('a second registration of an address changes nothing and says nothing', async () => {
    await confirmed('badr@example.om')
    const again = await register({ email: 'badr@example.om', password: 'Other-2026' })
    expect(again).toEqual({ user: null, requiresConfirmation: true, errors: [] })
    expect((await signInWith('badr@example.om', 'Other-2026')).errors[0].code).toBe('INVALID_CREDENTIALS')
    expect((await signInWith('badr@example.om')).errors).toEqual([])
  })

  test('a link is good for its own account and purpose', async () => {
    await register({ email: 'dina@example.om' })
    await register({ email: 'faris@example.om' })
    const { token } = await mailedTo('dina@example.om')
    expect((await confirm('faris@example.om', token)).errors[0].code).toBe('INVALID')
    const reset = await payloadOf(
      'setPassword',
      `email: "dina@example.om", token: "${token}", password: "${password}"`,
      'token',
    )
    expect(reset.errors[0]).toEqual({ code: 'INVALID', field: 'token' })
  })

  test('[GQL-08] [GQL-09] a forgotten password is replaced, and every session ends', async () => {
    const email = 'huda@example.om'
    await confirmed(email)
    const before = await signInWith(email)
    const asked = await payloadOf(
      'requestPasswordReset',
      `email: "${email}", redirectUrl: "${redirectUrl}"`,
      '',
    )
    expect(asked.errors).toEqual([])
    const { token } = await mailedTo(email, 2)
    const args = `email: "${email}", token: "${token}", password: "Nizwa-2027"`
    expect(await payloadOf('setPassword', args, 'token user { email }')).toMatchObject({ user: { email } })
    expect((await payloadOf('setPassword', args, 'token')).errors[0].code).toBe('INVALID')
    expect((await signInWith(email)).errors[0].code).toBe('INVALID_CREDENTIALS')
    expect((await signInWith(email, 'Nizwa-2027')).errors).toEqual([])
    const renewal = await payloadOf('tokenRefresh', `refreshToken: "${before.refreshToken}"`, 'token')
    expect(renewal.errors[0].code).toBe('JWT_INVALID_TOKEN')
  })

  test.each([
    ['end with a new password', '', 0],
    ['stay when the customer says so', ', keepPasskeys: true', 1],
  ])('[GQL-09] the passkeys of an account %s', async (_what, kept, count) => {
    const email = `passkey${count}@example.om`
    await confirmed(email)
    await shop.deps.db.execute(sql`INSERT INTO passkeys (customer_id, credential_id, public_key, counter, transports)
      SELECT id, ${email}, 'key', 0, '{}' FROM customers WHERE email = ${email}`)
    await payloadOf('requestPasswordReset', `email: "${email}", redirectUrl: "${redirectUrl}"`, '')
    const { token } = await mailedTo(email, 2)
    const args = `email: "${email}", token: "${token}", password: "Nizwa-2027"${kept}`
    expect((await payloadOf('setPassword', args, 'token')).token).toBeTruthy()
    const { rows } = await shop.deps.db.execute(sql`SELECT 1 FROM passkeys WHERE credential_id = ${email}`)
    expect(rows).toHaveLength(count)
  })

  test('an address without an account gets the same answer and no mail', async () => {
    const args = (email: string) => `email: "${email}", redirectUrl: "${redirectUrl}"`
    expect(await payloadOf('requestPasswordReset', args('nobody@example.om'), '')).toEqual({ errors: [] })
    await confirmed('iman@example.om')
    expect(await payloadOf('requestPasswordReset', args('iman@example.om'), '')).toEqual({ errors: [] })
    await mailedTo('iman@example.om', 2)
    expect(await listSentMessages(shop.deps.db, 'nobody@example.om')).toEqual([])
  })

  test('[UX-122] are deleted by a mailed link, once, by who is signed in', async () => {
    const [email, other] = ['layla@example.om', 'maha@example.om']
    await confirmed(email)
    await confirmed(other)
    const { token } = await signInWith(email)
    const args = (url: string) => `redirectUrl: "${url}", channel: "default-channel"`
    const evil = await payloadOf('accountRequestDeletion', args('https://evil.example/'), '', { token })
    expect(evil.errors).toEqual([{ code: 'INVALID', field: 'redirectUrl' }])
    expect(await payloadOf('accountRequestDeletion', args(redirectUrl), '', { token })).toEqual({
      errors: [],
    })
    const mailed = await mailedTo(email, 2)
    const remove = (token: string, as: string) =>
      payloadOf('accountDelete', `token: "${token}"`, 'user { id }', { token: as })
    const stranger = await signInWith(other)
    const refused = { user: null, errors: [{ code: 'INVALID', field: 'token' }] }
    expect(await remove(mailed.token, stranger.token)).toEqual(refused)
    expect(await remove(`${mailed.token}x`, token)).toEqual(refused)
    const both = await Promise.all([remove(mailed.token, token), remove(mailed.token, token)])
    expect(both.filter((payload) => payload?.errors.length === 0)).toEqual([{ user: null, errors: [] }])
    expect((await signInWith(email)).errors[0].code).toBe('INVALID_CREDENTIALS')
    expect((await signInWith(other)).errors).toEqual([])
  })

  test.each([
    'https://evil.example/reset',
    'http://localhost.evil.example/',
    'http://localhost@evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'http://evil.example/?localhost',
    'https://localhost/reset',
    'http://localhost:9999/reset',
    'not an address',
  ])('a mailed link leads to the shop alone, not to %s', async (target) => {
    const args = `email: "iman@example.om", redirectUrl: "${target}"`
    expect((await payloadOf('requestPasswordReset', args, '')).errors[0]).toEqual({
      code: 'INVALID',
      field: 'redirectUrl',
    })
  })

  test('a caller who lies about the host gets no link to it', async () => {
    const args = 'email: "iman@example.om", redirectUrl: "http://evil.example/reset"'
    const refused = await payloadOf('requestPasswordReset', args, '', { headers: { host: 'evil.example' } })
    expect(refused.errors[0].field).toBe('redirectUrl')
  })

  test.each([
    ['no @', { email: 'amal.example.om' }, 'INVALID'],
    ['a short password', { email: 'x@example.om', password: 'Aa1' }, 'PASSWORD_TOO_SHORT'],
    ['a password without a digit', { email: 'x@example.om', password: 'abcdefghij' }, 'INVALID_PASSWORD'],
    ['a long name', { email: 'x@example.om', firstName: 'a'.repeat(17) }, 'INVALID'],
  ])('[PROF-24, GQL-58] registering with %s is refused', async (_what, input, code) => {
    expect((await register(input)).errors[0].code).toBe(code)
  })

  test('after ten wrong passwords an account asks for a captcha, whoever sends them', async () => {
    await confirmed('jamal@example.om')
    const answers = []
    for (let index = 0; index < 11; index++) {
      const { data } = await ask(
        shop,
        'mutation { tokenCreate(email: "jamal@example.om", password: "wrong") { errors { code } } }',
        { remoteAddress: `198.51.100.${index}` },
      )
      answers.push(data.tokenCreate.errors[0].code)
    }
    expect(answers).toEqual([...Array(10).fill('INVALID_CREDENTIALS'), 'REQUIRED'])
  })

  test('the password is changed with the old one, and every session ends', async () => {
    await confirmed('karim@example.om')
    const first = await signInWith('karim@example.om')
    const { token } = first
    const change = (old: string) =>
      payloadOf('passwordChange', `newPassword: "Sohar-2028", oldPassword: "${old}"`, 'user { email }', {
        token,
      })
    const other = await signInWith('karim@example.om')
    expect((await change('wrong')).errors[0].code).toBe('INVALID_CREDENTIALS')
    expect((await change(password)).errors).toEqual([])
    for (const { refreshToken } of [first, other]) {
      const renewal = await payloadOf('tokenRefresh', `refreshToken: "${refreshToken}"`, 'token')
      expect(renewal).toMatchObject({ token: null, errors: [{ code: 'JWT_INVALID_TOKEN' }] })
    }
    expect((await signInWith('karim@example.om')).errors[0].code).toBe('INVALID_CREDENTIALS')
    expect((await signInWith('karim@example.om', 'Sohar-2028')).errors).toEqual([])
  })
})

describe('the own account', () => {
  test('[GQL-10] [GQL-11] [LIM-04] names, language and the shown e-mail change; me has channels and gift cards', async () => {
    const { token } = await signIn(shop, '94300001')
    const input =
      'firstName: "Maha", lastName: "Al Busaidi", languageCode: EN, metadata: [{ key: "email", value: "maha@example.om" }]'
    const changed = await payloadOf(
      'accountUpdate',
      `input: { ${input} }`,
      'user { firstName languageCode }',
      { token },
    )
    expect(changed).toEqual({ user: { firstName: 'Maha', languageCode: 'EN' }, errors: [] })
    const query = `{ me { firstName lastName email metadata { key value } accessibleChannels { slug }
      giftCards(first: 10) { edges { node { code currentBalance { amount } } } totalCount } } }`
    const { data } = await ask(shop, query, { token })
    expect(data.me).toMatchObject({
      firstName: 'Maha',
      lastName: 'Al Busaidi',
      metadata: [{ key: 'email', value: 'maha@example.om' }],
      accessibleChannels: [{ slug: 'default-channel' }, { slug: 'tasleem-channel' }],
      giftCards: { edges: [], totalCount: 0 },
    })
  })

  test('metadata is written by its owner alone', async () => {
    const { token, user } = await signIn(shop, '94300002')
    const stranger = await signIn(shop, '94300003')
    const query = `mutation { updateMetadata(id: "${user.id}", input: [{ key: "car", value: "Patrol" }]) {
      item { metadata { key value } } errors { code } } }`
    expect((await ask(shop, query, { token })).data.updateMetadata.item.metadata).toEqual([
      { key: 'car', value: 'Patrol' },
    ])
    expect((await ask(shop, query, { token: stranger.token })).data.updateMetadata.errors[0].code).toBe(
      'NOT_FOUND',
    )
    expect((await ask(shop, query)).errors[0].extensions.exception.code).toBe('PermissionDenied')
  })

  test('metadata stays small, however often it is added to', async () => {
    const { token } = await signIn(shop, '94300004')
    const codes = []
    for (let round = 0; round < 20; round++) {
      const pairs = `{ key: "k${round}", value: "${'x'.repeat(1000)}" }`
      const { errors } = await payloadOf('accountUpdate', `input: { metadata: [${pairs}] }`, '', { token })
      codes.push(errors[0]?.code)
    }
    expect(codes.filter((code) => code === undefined).length).toBeLessThan(16)
    expect(codes.at(-1)).toBe('INVALID')
  })

  test('[ROLE-03] a visitor is refused, whatever the client shows', async () => {
    for (const field of [
      'accountUpdate(input: {})',
      'passwordChange(newPassword: "x")',
      'tokensDeactivateAll',
    ]) {
      const { errors } = await ask(shop, `mutation { ${field} { errors { code } } }`)
      expect(errors[0].extensions.exception.code).toBe('PermissionDenied')
    }
  })
})
