import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { atOnce } from '#testing/at-once.ts'
import { ask } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { forgetStaleSignIns } from '../../use-cases/forget-stale-sign-ins.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
})
afterAll(() => shop.close())
beforeEach(() => shop.deps.db.execute(sql`DELETE FROM attempts`))

const password = 'Muscat-2026'
const otherPassword = 'Salalah-2027'
const redirectUrl = 'http://localhost/en/register'

async function register(email: string, secret = password, remoteAddress = '192.0.2.1') {
  const query = `mutation($input: AccountRegisterInput!) {
    accountRegister(input: $input) { requiresConfirmation errors { code field } } }`
  const variables = { input: { email, password: secret, redirectUrl, firstName: secret.slice(0, 6) } }
  return (await ask(shop, query, { variables, remoteAddress })).data.accountRegister
}
/** The tokens of all mails so far, the newest first. */
async function mailedTokens(email: string, count: number): Promise<string[]> {
  await waitUntil(async () => (await listSentMessages(shop.deps.db, email)).length >= count)
  const mails = await listSentMessages(shop.deps.db, email)
  return mails.map(({ text }) => new URL(text.match(/http\S+/)?.[0] ?? '').searchParams.get('token') ?? '')
}
async function confirm(email: string, token: string) {
  const query = `mutation($email: String!, $token: String!) {
    confirmAccount(email: $email, token: $token) { user { isConfirmed firstName } errors { code field } } }`
  return (await ask(shop, query, { variables: { email, token } })).data.confirmAccount
}
async function signInWith(email: string, secret: string) {
  const query = `mutation($email: String!, $secret: String!) {
    tokenCreate(email: $email, password: $secret) { token errors { code } } }`
  return (await ask(shop, query, { variables: { email, secret } })).data.tokenCreate
}
const rowsOf = async (table: string) => {
  const { rows } = await shop.deps.db.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? 0
}
const invalid = { user: null, errors: [{ code: 'INVALID', field: 'token' }] }
/** As if the mails before had been sent long ago. */
const forgetMails = () => shop.deps.db.execute(sql`DELETE FROM attempts`)

describe('a second registration of an address that is not confirmed', () => {
  test('does not replace the first: each link confirms what was registered with it', async () => {
    const email = 'amal@example.om'
    await register(email, password)
    await forgetMails()
    await register(email, otherPassword)
    const [, first = ''] = await mailedTokens(email, 2)
    expect(await confirm(email, first)).toMatchObject({ user: { isConfirmed: true, firstName: 'Muscat' } })
    expect((await signInWith(email, password)).token).toBeTruthy()
    expect((await signInWith(email, otherPassword)).errors[0].code).toBe('INVALID_CREDENTIALS')
  })

  test('ends when another link of the address is followed', async () => {
    const email = 'badr@example.om'
    await register(email, password)
    await forgetMails()
    await register(email, otherPassword)
    const [second = '', first = ''] = await mailedTokens(email, 2)
    expect((await confirm(email, second)).errors).toEqual([])
    expect(await confirm(email, first)).toEqual(invalid)
    expect(await confirm(email, second)).toEqual(invalid)
    expect((await signInWith(email, password)).errors[0].code).toBe('INVALID_CREDENTIALS')
    expect((await signInWith(email, otherPassword)).token).toBeTruthy()
  })

  test.for([1, 2, 3, 4, 5, 6, 7, 8])(
    'of all links followed at once one makes the account (%i)',
    async (round) => {
      const email = `dina${round}@example.om`
      for (const secret of [password, otherPassword, 'Sohar-2028']) {
        await forgetMails()
        await register(email, secret)
      }
      const tokens = await mailedTokens(email, 3)
      const answers = await Promise.all([...tokens, ...tokens].map((token) => confirm(email, token)))
      expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
      const signedIn = await Promise.all(
        [password, otherPassword, 'Sohar-2028'].map((secret) => signInWith(email, secret)),
      )
      expect(signedIn.filter(({ token }) => token)).toHaveLength(1)
    },
  )
})

describe('what is not confirmed', () => {
  test('is no account: its password is known and opens nothing', async () => {
    const email = 'eman@example.om'
    const before = await rowsOf('customers')
    await register(email)
    expect((await signInWith(email, password)).errors[0].code).toBe('ACCOUNT_NOT_CONFIRMED')
    expect((await signInWith(email, otherPassword)).errors[0].code).toBe('INVALID_CREDENTIALS')
    expect(await rowsOf('customers')).toBe(before)
  })

  test('expires after an hour by the database, and is forgotten', async () => {
    const email = 'fahad@example.om'
    await register(email)
    const [token = ''] = await mailedTokens(email, 1)
    await shop.deps.db.execute(sql`UPDATE registrations SET expires_at = now() WHERE email = ${email}`)
    expect(await confirm(email, token)).toEqual(invalid)
    await forgetStaleSignIns(shop.deps)
    const { rows } = await shop.deps.db.execute(sql`SELECT 1 FROM registrations WHERE email = ${email}`)
    expect(rows).toEqual([])
  })

  test.each([
    ['of another address', (token: string) => ['ghada@example.om', token] as const],
    ['with another mac', (token: string) => ['hamad@example.om', `${token.slice(0, -2)}xx`] as const],
    ['without a mac', (token: string) => ['hamad@example.om', token.split('.')[0] ?? ''] as const],
    ['that is no token', () => ['hamad@example.om', "'; DROP TABLE registrations; --.x"] as const],
    ['that is very long', () => ['hamad@example.om', `${'a'.repeat(10_000)}.b`] as const],
  ])('is not confirmed by a token %s', async (_what, change) => {
    await register('hamad@example.om')
    const [token = ''] = await mailedTokens('hamad@example.om', 1)
    const [email, changed] = change(token)
    expect(await confirm(email, changed)).toEqual(invalid)
  })
})

test('an address that has an account gets neither a mail nor a row, and the same answer', async () => {
  const email = 'iman@example.om'
  await register(email)
  const [token = ''] = await mailedTokens(email, 1)
  await confirm(email, token)
  await forgetMails()
  const before = await rowsOf('registrations')
  expect(await register(email, otherPassword)).toEqual({ requiresConfirmation: true, errors: [] })
  expect(await rowsOf('registrations')).toBe(before)
  expect((await signInWith(email, password)).token).toBeTruthy()
})

describe('the limits come first', () => {
  test('of 45 registrations of a network 35 are refused, and ten are stored', async () => {
    const before = await rowsOf('registrations')
    const answers = []
    for (let index = 0; index < 45; index++) answers.push(await register(`crowd${index}@example${index}.om`))
    const refused = answers.filter(({ errors }) => errors.length > 0)
    expect(refused).toHaveLength(35)
    expect(refused[0].errors[0].code).toBe('LOGIN_ATTEMPT_DELAYED')
    expect((await rowsOf('registrations')) - before).toBe(10)
  })

  test('45 at once are no more', async () => {
    const before = await rowsOf('registrations')
    const many = Array.from({ length: 45 }, (_, index) => `storm${index}@example${index}.om`)
    const answers = await atOnce(many, (email) => register(email))
    expect(answers.filter(({ errors }) => errors.length > 0)).toHaveLength(35)
    expect((await rowsOf('registrations')) - before).toBe(10)
  })

  test('an address that many networks register is stored and mailed once in two minutes', async () => {
    const email = 'jamila@example.om'
    for (let index = 0; index < 5; index++)
      expect(await register(email, password, `198.51.100.${index}`)).toMatchObject({ errors: [] })
    const { rows } = await shop.deps.db.execute(sql`SELECT 1 FROM registrations WHERE email = ${email}`)
    expect(rows).toHaveLength(1)
    expect(await mailedTokens(email, 1)).toHaveLength(1)
  })
})
