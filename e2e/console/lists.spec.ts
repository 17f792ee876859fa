import { readFile } from 'node:fs/promises'
import { callConsole } from '../fixtures/centre-parts.ts'
import { visitOrder } from '../fixtures/console-orders.ts'
import { authenticatorCode, test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

test('[OPS-13] what a list shows is taken along as a file, behind a fresh proof; new orders wait above the list as a count, and it is narrowed to a product, code and gateway', async ({
  page,
  lang,
  request,
  openAsOperator,
  sql,
  t,
  expectAccessible,
}) => {
  test.slow()
  const { phone, statement } = visitOrder({ status: 'UNCONFIRMED', units: 1 })
  await sql(statement)
  await openAsOperator('admin', `/orders?search=${phone}`, { hasStaleProof: true })
  const rows = page.locator('a[data-row]')
  await expect(rows).toHaveCount(1)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: t('console.list.export') }).click()
  const dialog = page.getByRole('dialog', { name: t('console.proof.title') })
  await expect(dialog).toBeVisible()
  // A code counts once: another test may have used the present one.
  await expect(async () => {
    await dialog.getByLabel(t('console.proof.code')).fill(await authenticatorCode(request, 'admin'))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('orders.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFFnumber,')).toBe(true)
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain(phone)

  const before = await rows.first().textContent()
  const sameCustomer = `SELECT id FROM customers WHERE phone = '+968${phone}'`
  await sql(statement.replace(/INSERT INTO customers[\s\S]*?RETURNING id/, sameCustomer))
  const waiting = page.getByRole('button', { name: t('console-orders.newOrders', { count: 1 }) })
  await expect(waiting).toBeVisible({ timeout: 25_000 })
  await expect(rows).toHaveCount(1)
  expect(await rows.first().textContent()).toBe(before)
  await expectAccessible()
  await waiting.click()
  await expect(rows).toHaveCount(2)
  await expect(waiting).toBeHidden()

  const product = page.getByRole('button', { name: t('console-orders.filters.product') })
  await product.click()
  await page
    .getByRole('searchbox', { name: t('console-orders.filters.product') })
    .fill(lang === 'ar' ? 'فحص' : 'inspection')
  const found = page.getByRole('list', { name: t('console.catalogueSearch.found') }).getByRole('button')
  await expect(found.first()).toBeVisible()
  await expectAccessible()
  await found.first().click()
  await expect(page).toHaveURL(/product=\d+/)
  await expect(product).not.toContainText(t('console.list.any'))
  await expect(rows).toHaveCount(2)

  const codeOf = `SELECT max(orders.id), 'promo', 1, 'e2e${phone}', 0 FROM orders
    JOIN customers ON customers.id = customer_id WHERE phone = '+968${phone}'`
  await sql(`INSERT INTO order_discounts (order_id, kind, source_id, code, amount_baisa) ${codeOf}`)
  const code = page.getByLabel(t('console-orders.filters.code'), { exact: true })
  await code.fill(`E2E${phone}`)
  await code.press('Enter')
  await expect(rows).toHaveCount(1)
  const gateway = page.getByRole('combobox', { name: t('console-orders.filters.gateway') })
  await gateway.selectOption('stripe')
  await expect(rows).toHaveCount(0)
  await gateway.selectOption('WALLET')
  await expect(rows).toHaveCount(1)
  // The address has all of it: what is saved as a view or sent to a colleague shows the same.
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(code).toHaveValue(`E2E${phone}`)
  await expect(product).not.toContainText(t('console.list.any'))
  await expect(product).not.toContainText('#')
})

test('[OPS-13] those who may not take customers along have no button for it; on a phone an empty day is no wider than its name', {
  tag: '@one-language',
}, async ({ page, openAsOperator, t }) => {
  await openAsOperator('support', '/customers')
  await expect(page.locator('a[data-row]').first()).toBeVisible()
  await expect(page.getByRole('button', { name: t('console.list.export') })).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 760 })
  await openAsOperator('support', '/orders')
  const day = page.getByLabel(t('console-orders.filters.visitDay'), { exact: true })
  await expect(day).toBeAttached()
  const widthOf = () => day.evaluate((input) => input.closest('label')?.offsetWidth ?? 0)
  const empty = await widthOf()
  await day.fill('2026-11-18')
  await expect(page).toHaveURL(/visit_day=2026-11-18/)
  await expect.poll(widthOf).toBeGreaterThan(empty + 80)
})

test('[OPS-13] a view that is saved is there on every device, and colleagues have it when it is shared', async ({
  page,
  openAsOperator,
  t,
  expectAccessible,
}) => {
  await openAsOperator('support', '/orders')
  const { id } = await callConsole<{ id: string }>(page, '/session/')
  const views = page.getByRole('navigation', { name: t('console.views.label') })
  // As it was kept on the device before.
  await page.evaluate(
    (key) => localStorage.setItem(key, JSON.stringify([{ name: 'Kept', search: 'status=FULFILLED' }])),
    `warsha-console:views:orders:${id}`,
  )
  await openAsOperator('support', '/orders?status=UNFULFILLED&columns=number,total')
  await expect(views.getByRole('link', { name: 'Kept', exact: true })).toBeVisible()
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `warsha-console:views:orders:${id}`))
    .toBe(null)
  await views.getByRole('button', { name: t('console.views.save') }).click()
  const dialog = page.getByRole('dialog', { name: t('console.views.title') })
  await dialog.getByLabel(t('console.views.name')).fill('To call')
  await dialog.getByLabel(t('console.views.share')).check()
  await expect(dialog).toContainText(t('console.views.shareHint'))
  await expectAccessible()
  await dialog.getByRole('button', { name: t('console.views.submit') }).click()
  await expect(dialog).toBeHidden()
  await expect(views.getByRole('link', { name: 'To call', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )

  await openAsOperator('finance', '/orders')
  const shared = views.getByRole('link', { name: /^To call/ })
  await shared.click()
  await expect(page).toHaveURL(/columns=number%2Ctotal&status=UNFULFILLED/)
  await expect(views.getByRole('link', { name: 'Kept' })).toHaveCount(0)
  await expect(
    views.getByRole('button', { name: t('console.views.remove', { name: 'To call' }) }),
  ).toHaveCount(0)
  await expectAccessible()

  await openAsOperator('admin', '/orders')
  await views.getByRole('button', { name: t('console.views.remove', { name: 'To call' }) }).click()
  await expect(shared).toHaveCount(0)
})

test('a row that is pressed right after typing opens, whatever the search does meanwhile', {
  tag: '@one-language',
}, async ({ page, openAsOperator, sql }) => {
  for (const { statement } of [visitOrder(), visitOrder()]) await sql(statement)
  await openAsOperator('admin', '/orders')
  const row = page.locator('a[data-row]').nth(1)
  await expect(row).toBeVisible()
  const path = (await row.getAttribute('href')) ?? ''
  const other = (await page.locator('a[data-row]').first().textContent())?.match(/#(\d+)/)?.[1] ?? ''
  const search = page.getByRole('searchbox')

  // The pointer is down when the rows of the search arrive.
  const rowsGate = Promise.withResolvers<void>()
  const isSearch = (url: URL) => url.searchParams.get('search') === other
  await page.route(isSearch, async (route) => {
    await rowsGate.promise
    await route.continue()
  })
  const asked = page.waitForRequest((request) => isSearch(new URL(request.url())))
  const answered = page.waitForResponse((response) => isSearch(new URL(response.url())))
  await search.pressSequentially(other)
  await asked
  await row.hover()
  await page.mouse.down()
  rowsGate.resolve()
  await (await answered).finished()
  await page.evaluate(() => new Promise((go) => setTimeout(go, 100)))
  await page.mouse.up()
  await expect(page).toHaveURL(new RegExp(`${path}$`))

  // The screen behind the row is still on its way when the typed search would be asked for.
  await openAsOperator('admin', '/returns')
  await openAsOperator('admin', '/orders')
  await expect(row).toBeVisible()
  await page.unroute(isSearch)
  const screenGate = Promise.withResolvers<void>()
  // On a slow machine the search is asked for before the press; its rows come later then.
  await page.route(isSearch, async (route) => {
    await screenGate.promise
    await route.continue()
  })
  await page.route(/order\.screen[^/]*\.js/, async (route) => {
    await screenGate.promise
    await route.continue()
  })
  await search.pressSequentially(other)
  await row.click()
  await page.evaluate(() => new Promise((go) => setTimeout(go, 400)))
  screenGate.resolve()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('[UX-25] the choices above a list leave room for the dots below Arabic letters', async ({
  page,
  lang,
  openAsOperator,
}) => {
  await openAsOperator('admin', '/orders')
  const choices = page.locator('select')
  await expect(choices.first()).toBeVisible()
  const heights = await choices.evaluateAll((selects) =>
    selects.map((select) => {
      const { fontSize, lineHeight } = getComputedStyle(select)
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
    }),
  )
  expect(heights.length).toBeGreaterThan(0)
  if (lang === 'ar') expect(Math.min(...heights)).toBeGreaterThan(1.6)
})
