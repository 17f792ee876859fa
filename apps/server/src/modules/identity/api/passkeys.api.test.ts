import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
}, 120_000)
afterAll(() => shop.close())

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
