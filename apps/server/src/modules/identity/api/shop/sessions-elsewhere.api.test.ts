import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
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
afterEach(() => void vi.restoreAllMocks())
afterAll(async () => {
  await other.close()
  await shop.close()
})

const knows = async (process: TestApp, token: string) =>
  (await ask(process, '{ me { id } }', { token })).data?.me != null

/** Until a notice that comes after all others has come, too. */
async function untilNoticed({ deps: { models, db } }: TestApp): Promise<void> {
  const before = models.version(['sessions'])
  await db.execute(sql`SELECT pg_notify('warsha_changes', 'sessions:0')`)
  await waitUntil(() => models.version(['sessions']) > before)
}

test.each([1, 2, 3])(
  '[SEC-09] signing out everywhere ends every session in every process (round %i)',
  async (round) => {
    const phone = await signIn(shop, `9190000${round}`)
    expect([await knows(shop, phone.token), await knows(other, phone.token)]).toEqual([true, true])
    // No session becomes too old to be believed: what ends it is the notice alone.
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now)
    expect([await knows(shop, phone.token), await knows(other, phone.token)]).toEqual([true, true])
    await ask(shop, 'mutation { tokensDeactivateAll { errors { code } } }', { token: phone.token })
    for (const process of [shop, other]) {
      await untilNoticed(process)
      expect(await knows(process, phone.token)).toBe(false)
    }
  },
)
