import { createHash, randomBytes } from 'node:crypto'
import { test } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import consoleRoutes from '../apps/console/app/routes.ts'
import { pagePaths } from './fixtures/shop-pages.ts'
import { expect, hydrated } from './fixtures/shop-test.ts'
import { copyDatabase, dropDatabase, runSql } from './setup/databases.ts'
import { startShopServer } from './setup/shop-server.ts'

/** Every screen of the console that needs no id. */
const screenPaths = (await consoleRoutes)
  .flatMap(({ children = [] }: RouteConfigEntry) => children)
  .map(({ path = '' }) => path.replace(/\/:\w+\?$/, ''))
  .filter((path) => !path.includes(':') && path !== '*')

test(
  'a shop without any data shows all of its pages, and its console all of its screens, without a fault',
  {
    tag: '@one-language',
  },
  async ({ browser }, { workerIndex }) => {
    test.setTimeout(300_000)
    const [server, name] = [process.env.E2E_PG_OWNER_URL ?? '', `empty_${workerIndex}`]
    await copyDatabase(server, { from: 'template1', to: name })
    const shop = await startShopServer(name, { DEMO: 'off' })
    const origin = shop.origin.replace('127.0.0.1', 'localhost')
    const context = await browser.newContext({ baseURL: origin })
    const page = await context.newPage()
    const faults: string[] = []
    let here = ''
    page.on('pageerror', (error) => faults.push(`${here}: ${error.message}`))
    page.on('response', (answer) => {
      const isFault = answer.status() >= (here.startsWith('/console') ? 400 : 500)
      if (isFault) faults.push(`${here}: ${answer.status()} ${answer.url()}`)
    })
    try {
      for (const path of pagePaths) {
        here = `/en${path}`
        await page.goto(here)
        await hydrated(page)
        await expect(page.getByRole('main').first(), here).toBeVisible()
      }
      expect(faults).toEqual([])

      const token = randomBytes(32).toString('base64url')
      const hash = createHash('sha256').update(token).digest('base64url')
      await runSql(
        name,
        `WITH made AS (INSERT INTO staff_members (name, email, role, language)
        VALUES ('First', 'first@warsha.example', 'administrator', 'en') RETURNING id)
      INSERT INTO staff_sessions (token_hash, member_id, expires_at, proven_at)
        SELECT '${hash}', id, now() + interval '12 hours', now() FROM made`,
      )
      const cookie = { name: '__Host-warsha_staff', value: token, domain: 'localhost', path: '/' }
      await context.addCookies([{ ...cookie, secure: true, httpOnly: true, sameSite: 'Strict' }])
      for (const path of screenPaths) {
        here = `/console/${path}`
        await page.goto(here)
        await hydrated(page)
        await expect(page.getByRole('heading', { level: 1 }).first(), here).toBeVisible()
        await page.waitForLoadState('networkidle')
      }
      expect(faults).toEqual([])
    } finally {
      await context.close()
      await shop.stop()
      await dropDatabase(server, name)
    }
  },
)
