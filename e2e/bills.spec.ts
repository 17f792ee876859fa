import { formatDay } from '@warsha/contract/formats/format-day.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { expect, test } from './fixtures/shop-test.ts'
import { openAs, signInByApi, signInWithHistory } from './fixtures/sign-in.ts'

test('[PROF-23] [UX-80] bills of centres are listed in the profile, opened by code, and printed without the frame', {
  tag: '@one-language',
}, async ({ page, open, request, lang, t, expectAccessible }) => {
  await openAs(page, await signInWithHistory(request))
  await open('/profile/')
  const bills = page.getByRole('list', { name: t('profile.bills') }).getByRole('listitem')
  await expect(bills).toHaveCount(5)
  await expect(bills.first()).toContainText(formatDay('2026-10-28', lang, Date.now()))
  await expect(bills.first()).toContainText(t('profile.billStatus.unpaid'))
  const more = page.getByRole('button', { name: t('profile.moreBills') })
  await more.click()
  await expect(bills).toHaveCount(10)
  await more.click()
  await expect(bills).toHaveCount(12)
  await expect(more).toBeHidden()
  await expectAccessible()

  await bills.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(`/${lang}/profile/bills/DEM0000000000011/`)
  const bill = page.getByRole('article', { name: t('profile.billTitle') })
  await expect(bill).toContainText('DEM0-0000-0000-0011')
  await expect(bill).toContainText('Salma Al Harthy')
  await expect(bill.getByRole('row')).toHaveCount(6)
  await expect(bill.getByRole('row').nth(1)).toContainText('49.000')
  await expect(bill.getByRole('row').nth(4)).toContainText('2.762')
  await expect(bill.getByRole('row').last()).toContainText('58.000')
  await expect(bill).not.toContainText(t('profile.billCall'))
  await expectAccessible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(bill.getByRole('button')).toHaveCount(0)
  await expect(bill).toContainText('58.000')
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await bill.getByRole('button', { name: t('profile.printBill') }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
})

test('[PROF-23] a customer without bills is told so, and bills of others are not found', {
  tag: '@one-language',
}, async ({ page, open, request, lang, t }) => {
  await openAs(page, await signInByApi(request))
  await open('/profile/')
  await expect(page.getByRole('region', { name: t('profile.bills') })).toContainText(t('profile.noBills'))
  await page.goto(`/${lang}/profile/bills/DEM0000000000011/`)
  await expect(page.getByRole('heading', { name: t('errors.notFound.title') })).toBeVisible()
})

test('[PROF-23] a bill that is to be paid says where and how, and whom to call', async ({
  page,
  open,
  request,
  t,
}) => {
  await openAs(page, await signInWithHistory(request))
  await open('/profile/')
  const bills = page.getByRole('list', { name: t('profile.bills') }).getByRole('listitem')
  await bills.first().getByRole('link').click()
  const bill = page.getByRole('article', { name: t('profile.billTitle') })
  const centre = await bill.getByRole('heading').first().innerText()
  await expect(bill).toContainText(t('profile.billHowToPay', { centre: isolate(centre) }))
  await expect(bill.getByRole('link')).toHaveAttribute('href', /^tel:\+968\d{8}$/)
})
