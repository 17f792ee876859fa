import { expectNoSidewaysScroll, test } from './fixtures/cart-test.ts'
import { askForCode, verifyForm } from './fixtures/login-parts.ts'
import { purchaseByApi } from './fixtures/purchase-by-api.ts'
import { openSideMenu } from './fixtures/shell-parts.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect } from './fixtures/shop-test.ts'
import { newNumber, openAs, readCode, signInByApi } from './fixtures/sign-in.ts'

test('[NAV-33] [NAV-34] a visitor signs in on the way to the own link', { tag: '@one-language' }, async ({
  page,
  open,
  lang,
  t,
  request,
}) => {
  await open('/referral')
  await expect(page).toHaveURL(`/${lang}/login`)
  const number = newNumber()
  await askForCode(page, t, number)
  await verifyForm(page, t).code.fill(await readCode(request, `+968${number}`))
  await expect(page).toHaveURL(`/${lang}/referral`)
  await expect(page.getByLabel(t('referral.link'))).toHaveValue(/referred-login/)
})

test('[REF-03] [REF-04] [REF-06] a customer has a link of the own, which says nothing of the number, and passes it on', {
  tag: '@one-language',
}, async ({ context, page, open, lang, t, request, expectAccessible }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    navigator.share = async (shared) =>
      document.documentElement.setAttribute('data-shared', shared?.url ?? '')
  })
  const customer = await signInByApi(request)
  await openAs(page, customer)
  await open('/referral')
  const field = page.getByLabel(t('referral.link'))
  const link = await field.inputValue()
  expect(link).toMatch(
    new RegExp(`^${new URL(page.url()).origin}/${lang}/referred-login\\?ref=[0-9A-Z]{12}$`),
  )
  expect(link).not.toContain(customer.phoneNumber)
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('2.000')
  await expect(page.getByText(t('referral.empty.title'))).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: t('referral.copy') }).click()
  await expect(page.getByText(t('shell.toast.referralLinkCopied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.getByRole('button', { name: t('referral.share') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', link)
  await page.reload()
  await expect(field).toHaveValue(link)
})

test('[REF-10] friends are listed with masked numbers, and what they brought', async ({
  page,
  open,
  lang,
  t,
  request,
  oil,
  expectAccessible,
}) => {
  const inviter = await signInByApi(request)
  const { data } = await (
    await request.post('/graphql/', {
      headers: { authorization: `Bearer ${inviter.token}` },
      data: { query: '{ referral { code } }' },
    })
  ).json()
  const buyer = await signInByApi(request, data.referral.code)
  await purchaseByApi(request, buyer.token, oil)
  const other = await signInByApi(request, data.referral.code)

  await openAs(page, inviter)
  await open(nowhere)
  const menu = await openSideMenu(page, t)
  await menu.getByRole('link', { name: t('shell.menu.inviteFriends') }).click()
  await expect(page).toHaveURL(`/${lang}/referral`)
  const rows = page.getByRole('list', { name: t('referral.friends') }).getByRole('listitem')
  await expect(async () => {
    await page.reload()
    await expect(rows.nth(1)).toContainText(t('referral.states.REWARDED'), { timeout: 2_000 })
  }).toPass()
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText(t('referral.states.PENDING'))
  await expect(rows.nth(0)).toContainText(`•••••${other.phoneNumber.slice(-3)}`)
  await expect(rows.nth(1)).toContainText(`•••••${buyer.phoneNumber.slice(-3)}`)
  await expect(rows.nth(1)).not.toContainText(buyer.phoneNumber.slice(0, 5))
  await expect(page.getByRole('region', { name: t('referral.earned') })).toContainText('2.000')
  await expectAccessible()
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
})
