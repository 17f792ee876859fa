import type { Page } from '@playwright/test'
import { visitOrder } from '../fixtures/console-orders.ts'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'
import { walkByKeys } from '../fixtures/walk-by-keys.ts'

/** Opens a screen by its name, as somebody without a mouse does. */
async function openByName(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').pressSequentially(name)
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const screens = [
  'today',
  'board',
  'orders',
  'visits',
  'closing',
  'customers',
  'returns',
  'refunds',
  'reconciliation',
  'approvals',
  'centres',
  'people',
  'log',
  'health',
] as const

for (const screen of screens) {
  test(`[OPS-41] ${screen} is opened by its name, Tab comes to all that is there, and the focus is always seen`, async ({
    page,
    openAsOperator,
    t,
  }) => {
    test.slow()
    await openAsOperator('admin', screen === 'today' ? '/orders' : '/today')
    const heading = page.getByRole('heading', { level: 1 })
    const before = (await heading.textContent()) ?? ''
    // The screen with the camera has a document of its own, which is loaded once the address is there.
    const loaded = screen === 'visits' ? page.waitForEvent('load') : undefined
    await openByName(page, t(`console.nav.${screen}`))
    await expect(page).toHaveURL(new RegExp(`/console/${screen}`))
    await loaded
    // The screen before stays until the next one is there.
    await expect(heading).not.toHaveText(before)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const { stops, missed, unseen } = await walkByKeys(page)
    expect({ missed, unseen }).toEqual({ missed: [], unseen: [] })
    expect(stops).toBeGreaterThan(10)
  })
}

test('[OPS-41] an order is found, opened and noted without a mouse', async ({
  page,
  openAsOperator,
  sql,
  t,
}) => {
  const { phone, statement } = visitOrder()
  await sql(statement)
  await openAsOperator('admin', '/today')
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page.locator('a[data-row]').first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(phone)
  await expect(page.locator('a[data-row]')).toHaveCount(1)
  // The field keeps letters to itself; the list has them once the focus is out of it.
  await page.keyboard.press('Tab')
  await page.locator(':focus').evaluate((focused) => (focused as HTMLElement).blur())
  await page.keyboard.press('j')
  await expect(page.locator('a[data-row]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(t('console-orders.note.text'))).toBeVisible()
  const { missed, unseen } = await walkByKeys(page)
  expect({ missed, unseen }).toEqual({ missed: [], unseen: [] })

  await page.getByLabel(t('console-orders.note.text')).focus()
  await page.keyboard.type('Comes an hour later')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // Among the notes and in the history.
  await expect(page.getByRole('listitem').filter({ hasText: 'Comes an hour later' })).toHaveCount(2)
})

test('[OPS-40] [OPS-41] customers are sorted by their orders and narrowed to those with a balance by keys', async ({
  page,
  openAsOperator,
  lang,
  t,
}) => {
  test.slow()
  await openAsOperator('admin', '/customers')
  await expect(page.locator('a[data-row]').first()).toBeVisible()
  const numbers = async (at: number) =>
    page
      .getByRole('table')
      .locator('tbody tr')
      .evaluateAll(
        (rows, cell) =>
          rows.map((row) =>
            Number.parseFloat(row.querySelectorAll('td')[cell]?.textContent?.replace(/[^\d.]/g, '') || '0'),
          ),
        at,
      )
  await page
    .getByRole('button', {
      name: t('console.list.sortBy', { column: t('console-customers.columns.orders') }),
    })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=-orders/)
  // The order follows sales by some seconds, and the tests before this one have sold.
  await expect(async () => {
    const orders = await numbers(3)
    if (!isInOrder(orders)) await page.reload()
    expect(orders.length).toBeGreaterThan(3)
    expect(orders[0]).toBeGreaterThan(0)
    expect(isInOrder(orders)).toBe(true)
  }).toPass({ timeout: 30_000, intervals: [250, 1000, 5000] })
  const wallet = page
    .locator('label')
    .filter({ hasText: new RegExp(`^${t('console-customers.columns.wallet')}`) })
    .getByRole('combobox')
  await wallet.focus()
  await wallet.selectOption('1..')
  await expect(page).toHaveURL(/wallet=1/)
  await expect(async () => {
    const balances = await numbers(4)
    expect(balances.length).toBeGreaterThan(0)
    expect([lang, Math.min(...balances) > 0]).toEqual([lang, true])
  }).toPass({ timeout: 30_000 })
})

function isInOrder(numbers: readonly number[]): boolean {
  return numbers.every((each, at) => at === 0 || each <= (numbers[at - 1] ?? 0))
}
