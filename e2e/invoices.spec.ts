import { readFile } from 'node:fs/promises'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { summaryRow } from './fixtures/payment-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'
import { openAs, signInWithHistory } from './fixtures/sign-in.ts'

test('[ORD-25] [PRIV-08] an order leads to its tax invoice, which is printed without the frame and saved as a PDF', async ({
  page,
  open,
  request,
  lang,
  t,
  expectAccessible,
}) => {
  await openAs(page, await signInWithHistory(request))
  await open('/my-orders')
  await page.getByRole('link', { name: t('orders.number', { number: '10164' }) }).click()
  await page.getByRole('link', { name: t('orders.invoice') }).click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/my-order/[^/]+/invoice$`))

  const invoice = page.getByRole('article', { name: t('invoices.title') })
  await expect(invoice).toContainText(/INV-\d{4}-\d{6}/)
  await expect(invoice).toContainText(lang === 'en' ? 'Warsha Trading LLC' : 'ورشة للتجارة ش.م.م')
  await expect(invoice).toContainText('OM1100000000')
  await expect(invoice).toContainText('Salma Al Harthy')
  const amounts = invoice.getByRole('definition')
  for (const amount of [17_143, 857, 18_000]) {
    const { text } = formatPrice(baisa(amount), lang)
    await expect(amounts.filter({ hasText: text }).first()).toBeVisible()
  }
  await expect(invoice.getByRole('row').nth(1)).toContainText('18.000')
  await expect(invoice.getByRole('img', { name: t('invoices.qrCode') })).toBeVisible()
  await expectAccessible()

  const saved = page.waitForEvent('download')
  await invoice.getByRole('button', { name: t('invoices.download') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(invoice.getByRole('button')).toHaveCount(0)
  await expect(invoice.getByRole('columnheader')).toHaveCount(6)
})

test('[ORD-25] an order that is not paid says that its invoice comes after the payment, and offers none', {
  tag: '@one-language',
}, async ({ page, open, request, lang, t }) => {
  await openAs(page, await signInWithHistory(request))
  await open('/my-orders')
  const draft = page.getByRole('link', { name: t('orders.number', { number: '10183' }) })
  const path = new URL((await draft.getAttribute('href')) ?? '', page.url()).pathname.replace(`/${lang}`, '')
  await draft.click()
  await expect(page.getByRole('region', { name: t('orders.summary.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('orders.invoice') })).toHaveCount(0)
  await open(`${path}/invoice`)
  await expect(page.getByText(t('invoices.unpaid'))).toBeVisible()
  await expect(page.getByText(t('invoices.awaited'))).toHaveCount(0)
  await page.getByRole('link', { name: t('invoices.toOrder') }).click()
  await expect(page).toHaveURL(`/${lang}${path}`)
})

test('[ORD-26] a refunded order says how much went where, and its credit note is saved as a PDF', async ({
  page,
  open,
  request,
  lang,
  t,
  expectAccessible,
}) => {
  await openAs(page, await signInWithHistory(request))
  await open('/my-orders')
  await page.getByRole('link', { name: t('orders.number', { number: '10164' }) }).click()
  const summary = page.getByRole('region', { name: t('orders.summary.title') })
  const { text } = formatPrice(baisa(9_000), lang)
  await expect(summaryRow(summary, t('orders.refunds.CARD'))).toHaveText(text)
  await expect(summary).toContainText(t('orders.refunds.bankDays'))
  await expectAccessible()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /CN-\d{4}-\d{6}/ }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^CN-\d{4}-\d{6}\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})
