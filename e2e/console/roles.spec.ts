import { type Role, test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

const areas = [
  'board',
  'orders',
  'customers',
  'refunds',
  'reconciliation',
  'products',
  'centres',
  'people',
  'log',
] as const

/** Those of the areas that a role has no screen of. */
const closed: Record<Exclude<Role, 'admin'>, (typeof areas)[number][]> = {
  manager: ['reconciliation', 'people'],
  finance: ['people'],
  support: ['reconciliation', 'people'],
  content: ['board', 'orders', 'customers', 'refunds', 'reconciliation', 'centres', 'people'],
  staff: ['orders', 'customers', 'refunds', 'reconciliation', 'products', 'centres', 'people', 'log'],
}

for (const [role, without] of Object.entries(closed) as [
  Exclude<Role, 'admin'>,
  (typeof areas)[number][],
][]) {
  test(`[ROLE-08] ${role} has the screens of the role, and each of them asks for nothing that is closed to it`, {
    tag: '@one-language',
  }, async ({ page, openAsOperator, t }) => {
    test.slow()
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/api/v1/console/') && answer.status() >= 400)
        refused.push(`${answer.status()} ${new URL(answer.url()).pathname}`)
    })
    await openAsOperator(role, '/')
    const menu = page.getByRole('navigation', { name: t('console.nav.label') })
    const links = menu.getByRole('link')
    await expect(links.first()).toBeVisible()
    for (const area of areas)
      await expect(menu.getByRole('link', { name: t(`console.nav.${area}`), exact: true })).toHaveCount(
        without.includes(area) ? 0 : 1,
      )
    for (const link of await links.all()) {
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    }
    expect(refused).toEqual([])
  })
}
