import { visitOrder } from '../fixtures/console-orders.ts'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'
import { signInByCode } from '../fixtures/sign-in.ts'

test('[OPS-18] a customer is found with wallet and orders, told something, credited with a reason, billed, blocked and let in again, and a driver registered', async ({
  page,
  request,
  openAsOperator,
  sql,
  t,
  expectAccessible,
}) => {
  // An order by phone, then the same number as a customer, then as a driver.
  test.slow()
  const { phone: phoneNumber, statement } = visitOrder()
  await sql(statement)
  const { token } = await signInByCode(request, phoneNumber)
  /** Fills in what is told, in both languages. */
  async function tell(subject: string) {
    const words = page.getByRole('dialog').getByRole('group', { name: t('console-customers.notify.words') })
    for (const [at, text] of [subject, 'الموضوع', 'At ten tomorrow', 'غدًا في العاشرة'].entries())
      await words.getByRole('textbox').nth(at).fill(text)
  }
  await openAsOperator('admin', '/customers')
  await page.keyboard.press('/')
  await page.keyboard.type(phoneNumber)
  await expect(page.locator('a[data-row]')).toHaveCount(1)
  await page.getByLabel(t('console.list.selectAll')).check()
  await page.getByRole('button', { name: t('console-customers.notify.action'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await tell('We open later')
  await expect(dialog).toContainText(t('console-customers.notify.would', { count: 1 }))
  await expectAccessible('dialog')
  await dialog.getByRole('button', { name: t('console-customers.notify.run', { count: 1 }) }).click()
  await expect(dialog).toBeHidden()

  await page.locator('a[data-row]').click()
  await page.getByRole('button', { name: t('console-customers.notify.action'), exact: true }).click()
  await tell('Your tyres are here')
  await expectAccessible('dialog')
  await dialog.getByRole('button', { name: t('console-customers.notify.send') }).click()
  await expect(dialog).toBeHidden()
  const told = await request.get('/api/v1/notification/notif/', {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  })
  expect(await told.text()).toMatch(/Your tyres are here[\s\S]*We open later/)

  const wallet = page.getByRole('region', { name: t('console-customers.page.wallet') })
  await expect(wallet).toContainText('0.000')
  const orders = page.getByRole('region', { name: t('console-customers.page.orders') })
  await expect(orders.getByRole('link', { name: /^#/ })).toHaveCount(1)

  await wallet.getByRole('button', { name: t('console-customers.adjust.action') }).click()
  await dialog.getByLabel(t('console-customers.adjust.amount')).fill('2.5')
  const post = dialog.getByRole('button', { name: /2\.500/ })
  await expect(post).toBeDisabled()
  await dialog.getByLabel(t('console.command.reason')).fill('Waited for an hour')
  await expectAccessible('dialog')
  await post.click()
  await expect(wallet).toContainText('2.500')

  const bills = page.getByRole('region', { name: t('console-customers.bills.title') })
  await bills.getByRole('button', { name: t('console-customers.bills.new') }).click()
  await dialog.getByLabel(t('console-customers.bills.centre')).selectOption({ index: 1 })
  const work = dialog.getByRole('textbox', { name: t('console-customers.bills.work') })
  await work.nth(0).fill('Oil change')
  await work.nth(1).fill('تغيير الزيت')
  await dialog.getByLabel(t('console-customers.bills.price')).fill('4.25')
  await expectAccessible('dialog')
  await dialog.getByRole('button', { name: /4\.250/ }).click()
  await expect(bills.getByRole('listitem')).toContainText('4.250')
  await bills.getByRole('button', { name: t('console-customers.bills.close'), exact: true }).click()
  await dialog.getByLabel(t('console.command.reason')).fill('At the counter')
  await dialog.getByRole('button', { name: t('console-customers.bills.closeSubmit') }).click()
  await expect(bills.getByRole('listitem')).toContainText(t('console-customers.billStatus.paid'))

  await page.getByRole('button', { name: t('console-customers.block.action'), exact: true }).click()
  await dialog.getByLabel(t('console.command.reason')).fill('Abuse')
  await dialog.getByRole('button', { name: t('console-customers.block.action'), exact: true }).click()
  await expect(page.getByText(t('console-customers.state.blocked'), { exact: true })).toBeVisible()
  const answer = await request.get('/api/v1/wallet/', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBeGreaterThanOrEqual(400)

  await page.getByRole('button', { name: t('console-customers.block.undo') }).click()
  await dialog.getByLabel(t('console.command.reason')).fill('Settled')
  await dialog.getByRole('button', { name: t('console-customers.block.undo') }).click()
  await expect(page.getByText(t('console-customers.state.active'), { exact: true })).toBeVisible()

  await page.goto('/console/centres/1/team')
  const drivers = page.getByRole('region', { name: t('console-centres.drivers.title') })
  await drivers.getByRole('button', { name: t('console-centres.drivers.register') }).click()
  await page.keyboard.type(phoneNumber)
  await expectAccessible('dialog')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const driver = drivers.getByRole('listitem').filter({ hasText: phoneNumber.slice(-3) })
  await expect(driver).toHaveCount(1)
  // The code goes to the driver's phone; no operator sees it.
  await expect
    .poll(async () => (await request.get(`/demo/outbox.json?to=%2B968${phoneNumber}`)).text())
    .toMatch(/(?<!\d)\d{8}(?!\d)/)
  await drivers
    .getByRole('combobox', { name: t('console.list.order') })
    .selectOption(t('console.list.descending', { column: t('console-centres.drivers.name') }))
  await expect(driver).toHaveCount(1)
  const file = page.waitForEvent('download')
  await drivers.getByRole('button', { name: t('console.list.export') }).click()
  expect((await file).suggestedFilename()).toBe('drivers.csv')
  await driver.getByRole('button', { name: t('console-centres.drivers.remove') }).click()
  await dialog.getByLabel(t('console.command.reason')).fill('Drives no more')
  await dialog.getByRole('button', { name: t('console-centres.drivers.remove') }).click()
  await expect(driver).toHaveCount(0)
})

test('[OPS-15] return requests are listed with the answers that customers chose', async ({
  page,
  openAsOperator,
  sql,
  lang,
  t,
}) => {
  const { phone, statement } = visitOrder()
  await sql(statement)
  const answers = { en: `Too late for ${phone}`, ar: `فات الأوان ${phone}` }
  await sql(`WITH question AS (
      INSERT INTO poll_questions (slug, type, title_en, title_ar, position)
      VALUES ('too-late-${phone}', 'returned', '${answers.en}', '${answers.ar}', 990) RETURNING id)
    INSERT INTO return_requests (customer_id, order_id, position, quantity, question_id, undiscounted_baisa, discount_baisa,
      service_baisa, payment_fee_baisa, refund_baisa, gift_card_baisa)
    SELECT customer_id, orders.id, 0, 1, question.id, 9500, 0, 0, 0, 9500, 0
    FROM question, orders JOIN customers ON customers.id = customer_id WHERE phone = '+968${phone}'`)
  await openAsOperator('manager', '/returns?state=requested')
  const row = page.getByRole('row').filter({ hasText: answers[lang] })
  await expect(row).toContainText('9.500')
  await expect(row).toContainText(t('console-money.returns.requested'))
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('#')
})
