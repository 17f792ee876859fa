import { bookedDay, closeDay, setToken } from './fixtures/closing-parts.ts'
import { test } from './fixtures/console-test.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInByCode } from './fixtures/sign-in.ts'

test.use({ place: 'muscat', viewport: { width: 360, height: 740 } })

test('[BEY-07] [UX-173] behind the link, without signing in, a customer takes another time or the money with one tap each', async ({
  page,
  request,
  open,
  openAsOperator,
  sql,
  t,
  expectAccessible,
}) => {
  await openAsOperator('manager', '/board')
  const { day, phones } = await bookedDay(page, sql, { from: 7, count: 2 })
  await closeDay(page, day)
  const [first = '', second = ''] = phones
  const token = `known-token-of-${first}`
  await expect(async () => {
    await sql(setToken(first, token))
    await open(`/closed-visit?token=${token}`)
    await expect(page.getByRole('button', { name: t('closing.take') })).toHaveCount(2, { timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: /9\.500/ })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  // Days are told in words, and of the two times one is the main action.
  await expect(page.getByRole('main')).not.toContainText(/\d{4}\/\d{2}/)
  const takes = page.getByRole('button', { name: t('closing.take') })
  const topsAt = async (each: number) => {
    await page.setViewportSize({ width: each, height: 740 })
    return takes.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)))
  }
  expect(new Set(await topsAt(768)).size).toBe(1)
  expect(new Set(await topsAt(360)).size).toBe(2)
  await expectAccessible()
  await page
    .getByRole('button', { name: t('closing.take') })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: t('closing.movedTitle') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: t('closing.goneTitle') })).toBeVisible()

  // The other one is signed in, and finds the same above the order.
  const customer = await signInByCode(request, second)
  await openAs(page, customer)
  await open('/my-orders')
  await page.getByRole('article').first().getByRole('link').first().click()
  const notice = page.getByRole('region', { name: t('closing.title') })
  await expect(notice.getByRole('button', { name: t('closing.take') })).toHaveCount(2)
  await expectAccessible()
  await notice.getByRole('button', { name: /9\.500/ }).click()
  await expect(page.getByText(t('closing.refundedTitle'))).toBeVisible()
  await open('/wallet')
  await expect(page.getByText('9.500').first()).toBeVisible()
})
