import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { ask, login, sendOtp, sentCode, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { hashPassword } from '../../use-cases/credentials/password.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true, env: { CODES_PER_ADDRESS_PER_HOUR: '1000' } })
})
afterAll(() => shop.close())
beforeEach(() => shop.deps.db.execute(sql`DELETE FROM attempts`))

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, token: string, payload?: object) => {
  const answer = await shop.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { 'accept-language': 'en', authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() }
}

const rowsOf = async (id: string) => {
  const publicId = Buffer.from(id, 'base64').toString().split(':')[1]
  const { rows } = await shop.deps.db.execute<{
    text: string
    cars: number
    addresses: number
    sessions: string
  }>(sql`
    SELECT customer::text AS text,
      (SELECT count(*)::int FROM customer_cars WHERE customer_id = customer.id) AS cars,
      (SELECT count(*)::int FROM customer_addresses WHERE customer_id = customer.id) AS addresses,
      (SELECT string_agg(user_agent || ended_at::text, ',') FROM sessions WHERE customer_id = customer.id) AS sessions
    FROM customers AS customer WHERE public_id = ${publicId}`)
  return rows[0]
}

const addCar = async (token: string) => {
  const { rows } = await shop.deps.db.execute<{ id: number }>(sql`SELECT min(id) AS id FROM car_models`)
  return call('POST', 'cars/user-car/', token, { car_id: rows[0]?.id, year: 2019 })
}

test('[PRIV-02] a customer gets what the shop stores as a file, with masked numbers and nobody else in it', async () => {
  const { token } = await signIn(shop, '96100001')
  await call('PUT', 'accounts/user/', token, { first_name: 'Salim', nid: '12345678', email: 's@example.om' })
  expect((await addCar(token)).status).toBe(201)
  const { data, headers, status } = await call('GET', 'accounts/user/export/', token)
  expect(status).toBe(200)
  expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"')
  expect(headers['cache-control']).toBe('no-store')
  expect(data).toMatchObject({
    profile: { first_name: 'Salim', phone_number: '+96896100001', nid: '••••5678', email: 's@example.om' },
    account: { metadata: { email: 's@example.om' } },
    sessions: [{ device: expect.any(String) }],
    cars: [{ year: 2019 }],
    addresses: [],
  })
  expect(JSON.stringify(data)).not.toContain('12345678')
  const other = await signIn(shop, '96100002')
  expect((await call('GET', 'accounts/user/export/', other.token)).data.cars).toEqual([])
})

test('the code deletes the account: person, cars, addresses, sessions and messages are gone, the row stays', async () => {
  const { token, user } = await signIn(shop, '96200001')
  await call('PUT', 'accounts/user/', token, { first_name: 'Salim', nid: '12345678', credit_card: '4111' })
  await addCar(token)
  const place = { address: 'Way 2803', zip_code: '133', latitude: 23.588, longitude: 58.383 }
  expect((await call('POST', 'accounts/user-addresses/', token, place)).status).toBe(201)
  await shop.deps.db.execute(sql`DELETE FROM attempts`)
  expect(await call('POST', 'accounts/user/deletion-code/', token, {})).toMatchObject({
    status: 200,
    data: { retry_after: 120 },
  })
  const otp_code = await sentCode(shop, '+96896200001', 2)
  const [sent] = await listSentMessages(shop.deps.db, '+96896200001')
  expect(sent?.text).toContain('deletes your')
  expect(await rowsOf(user.id)).toMatchObject({ cars: 1, addresses: 1 })
  expect(await call('POST', 'accounts/user/delete/', token, { otp_code })).toMatchObject({
    status: 200,
    data: { is_deleted: true },
  })
  const left = await rowsOf(user.id)
  expect(left).toMatchObject({ cars: 0, addresses: 0 })
  for (const trace of ['96200001', 'Salim', '12345678', '4111']) expect(left?.text).not.toContain(trace)
  expect(left?.sessions).not.toContain('lightMyRequest')
  expect(await listSentMessages(shop.deps.db, '+96896200001')).toEqual([])
  await expect.poll(async () => (await call('GET', 'accounts/user/', token)).status).toBe(401)

  await shop.deps.db.execute(sql`DELETE FROM attempts`)
  const again = await signIn(shop, '96200001')
  expect(again.user.id).not.toBe(user.id)
})

test('an account without a number gets the code by e-mail, and is deleted with it', async () => {
  const email = 'huda@example.om'
  await shop.deps.db.execute(sql`INSERT INTO customers (email, password_hash, is_confirmed, first_name)
    VALUES (${email}, ${await hashPassword('Muscat-2026')}, true, 'Huda')`)
  const query = `mutation { tokenCreate(email: "${email}", password: "Muscat-2026") { token user { id } } }`
  const { token, user } = (await ask(shop, query)).data.tokenCreate
  expect((await call('POST', 'accounts/user/deletion-code/', token, {})).status).toBe(200)
  const otp_code = await sentCode(shop, email)
  const [sent] = await listSentMessages(shop.deps.db, email)
  expect(sent).toMatchObject({ service: 'email', text: expect.stringContaining('deletes your') })
  const wrong = otp_code === '000000' ? '111111' : '000000'
  expect((await call('POST', 'accounts/user/delete/', token, { otp_code: wrong })).status).toBe(400)
  expect((await call('POST', 'accounts/user/delete/', token, { otp_code })).status).toBe(200)
  const left = await rowsOf(user.id)
  for (const trace of [email, 'Huda']) expect(left?.text).not.toContain(trace)
  expect(await listSentMessages(shop.deps.db, email)).toEqual([])
})

test('a wrong code, one for signing in and none at all delete nothing', async () => {
  const { token } = await signIn(shop, '96300001')
  await shop.deps.db.execute(sql`DELETE FROM attempts`)
  await sendOtp(shop, { phoneNumber: '96300001' })
  const forSignIn = await sentCode(shop, '+96896300001', 2)
  for (const otp_code of [forSignIn, '000000', '']) {
    const refused = await call('POST', 'accounts/user/delete/', token, { otp_code })
    expect(refused.status).toBe(400)
  }
  expect((await ask(shop, '{ me { phone } }', { token })).data.me.phone).toBe('+96896300001')
  expect((await login(shop, { phoneNumber: '96300001', otp: forSignIn })).token).toEqual(expect.any(String))
})

test('[UX-122] an account without an e-mail address is deleted by the code that Saleor’s mutation sends', async () => {
  const { token, user } = await signIn(shop, '96200091')
  await shop.deps.db.execute(sql`DELETE FROM attempts`)
  const send = async (mutation: string) =>
    (await ask(shop, `mutation { ${mutation} { errors { code field } } }`, { token })).data
  expect(await send('accountRequestDeletion(redirectUrl: "http://localhost/en/")')).toEqual({
    accountRequestDeletion: { errors: [] },
  })
  const code = await sentCode(shop, '+96896200091', 2)
  expect(await send('accountDelete(token: "000000")')).toMatchObject({
    accountDelete: { errors: [{ code: 'INVALID_CREDENTIALS' }] },
  })
  expect(await send(`accountDelete(token: "${code}")`)).toEqual({ accountDelete: { errors: [] } })
  expect((await rowsOf(user.id))?.text).not.toContain('96200091')
})

test('[UX-122] a visitor cannot ask for the deletion of an account', async () => {
  const { errors } = await ask(shop, 'mutation { accountDelete(token: "1.x") { errors { code } } }')
  expect(errors[0].extensions.exception.code).toBe('PermissionDenied')
})
