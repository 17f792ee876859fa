import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

let shop: TestApp
let other: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  const { connection, config } = shop.deps
  other = await buildTestApp({ env: { DATABASE_URL: connection.url, DATA_DIR: config.DATA_DIR } })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const knows = async (process: TestApp, token: string) =>
  (await ask(process, '{ me { id } }', { token })).data?.me != null

test.each([1, 2, 3])(
  '[SEC-09] signing out everywhere ends every session in every process (round %i)',
  async (round) => {
    const phone = await signIn(shop, `9190000${round}`)
    expect([await knows(shop, phone.token), await knows(other, phone.token)]).toEqual([true, true])
    await ask(shop, 'mutation { tokensDeactivateAll { errors { code } } }', { token: phone.token })
    for (const process of [shop, other]) await waitUntil(async () => !(await knows(process, phone.token)))
  },
)
