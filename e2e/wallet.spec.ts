import type { Page } from '@playwright/test'
import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { expectNoSidewaysScroll, test } from './fixtures/cart-test.ts'
import { readStoredCart } from './fixtures/filled-cart.ts'
import { askForCode, verifyForm } from './fixtures/login-parts.ts'
import { topUpByApi } from './fixtures/payment-parts.ts'
import { openSideMenu } from './fixtures/shell-parts.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect } from './fixtures/shop-test.ts'
import { newNumber, openAs, readCode, signInByApi, signInWithHistory } from './fixtures/sign-in.ts'
import { runSql } from './setup/databases.ts'

test('[NAV-19] a visitor signs in on the way to the wallet', { tag: '@one-language' }, async ({
  page,
  open,
  lang,
  t,
  request,
}) => {
  await open('/wallet/')
  await expect(page).toHaveURL(`/${lang}/login`)
  const number = newNumber()
  await askForCode(page, t, number)
  await verifyForm(page, t).code.fill(await readCode(request, `+968${number}`))
  await expect(page).toHaveURL(`/${lang}/wallet/`)
})

test('[NAV-18] [WAL-01] the menu leads a customer to the wallet and its balance', {
  tag: '@one-language',
}, async ({ page, open, lang, request, t }) => {
  await openAs(page, await signInWithHistory(request))
  await open(nowhere)
  const menu = await openSideMenu(page, t)
  await menu.getByRole('link', { name: t('shell.menu.wallet') }).click()
  await expect(page).toHaveURL(`/${lang}/wallet/`)
  await expect(page.getByRole('region', { name: t('wallet.balance') })).toContainText('21.610')
})

test('[WAL-01] the wallet says what a claimed-back reward takes from the next money', async ({
  page,
  open,
  request,
  lang,
  t,
  expectAccessible,
}, { workerIndex }) => {
  const customer = await signInByApi(request)
  const claim = `INSERT INTO wallet_claims (customer_id, key, amount_baisa, spent_baisa, settled_baisa)
    SELECT id, 'owed-' || id, 2000, 0, 500 FROM customers WHERE phone = '+968${customer.phoneNumber}'`
  await runSql(`shop_${workerIndex}`, claim)
  await openAs(page, customer)
  await open('/wallet/')
  const card = page.getByRole('region', { name: t('wallet.balance') })
  const amount = isolate(formatPrice(baisa(1_500), lang).text)
  await expect(card).toContainText(t('wallet.owed', { amount }))
  await expect(card).toContainText(t('wallet.owedHint'))
  await expectAccessible()
})

test('[WAL-02] [WAL-11] [UX-95] the wallet says of every change what, when, why and what was left, twenty at a time', {
  tag: '@one-language',
}, async ({ page, open, request, lang, t, expectAccessible }) => {
  await openAs(page, await signInWithHistory(request))
  await open('/wallet/')
  const rows = historyRows(page, t)
  const more = page.getByRole('button', { name: t('wallet.more') })
  await expect(rows).toHaveCount(20)
  await expect(rows.first()).toContainText('+10.000')
  await expect(rows.first()).toContainText(t('wallet.reasons.TOP_UP'))
  await expect(rows.first()).toContainText(formatMoment('2026-10-24T08:30:00Z', lang, Date.now()))
  await expect(rows.nth(1)).toContainText('−7.250')
  await expect(rows.nth(1)).toContainText('11.610')
  await more.click()
  await expect(rows).toHaveCount(24)
  await expect(more).toBeHidden()
  await expectAccessible()
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 700 })
    await expectNoSidewaysScroll(page)
  }
})

test('[WAL-13] [WAL-14] [UX-95] the history of the wallet is sorted and filtered in place', {
  tag: '@one-language',
}, async ({ page, open, request, lang, t }) => {
  await openAs(page, await signInWithHistory(request))
  await open('/wallet/')
  const rows = historyRows(page, t)
  await expect(rows.first()).toContainText(formatMoment('2026-10-24T08:30:00Z', lang, Date.now()))
  const sort = page.getByRole('combobox', { name: t('wallet.sort.label') })
  await sort.selectOption('amount_ascending')
  await expect(rows.first()).toContainText('+1.500')
  await sort.selectOption('amount_descending')
  await expect(rows.first()).toContainText('+50.000')
  await expect(rows.nth(1)).toContainText('−38.400')

  const choose = (filter: 'all' | 'increase' | 'decrease') =>
    page.getByRole('button', { name: t(`wallet.filter.${filter}`), exact: true }).click()
  await choose('decrease')
  await expect(rows.first()).toContainText('−38.400')
  await expect(rows).toHaveCount(11)
  await choose('increase')
  await expect(rows).toHaveCount(13)
  await expect(rows.first()).toContainText('+50.000')
  await choose('all')
  await expect(rows).toHaveCount(20)
  await sort.selectOption('newest')
  await expect(rows.first()).toContainText(formatMoment('2026-10-24T08:30:00Z', lang, Date.now()))
})

test('[WAL-16] a new wallet says what will be where, and what there is to pay with', async ({
  page,
  open,
  request,
  t,
  expectAccessible,
}) => {
  await offerGateways(page, [])
  await openAs(page, await signInByApi(request))
  await open('/wallet/')
  await expect(page.getByRole('region', { name: t('wallet.balance') })).toContainText('0.000')
  await expect(page.getByText(t('wallet.emptyHint'))).toBeVisible()
  await expect(page.getByText(t('shell.empty.transactions'))).toBeVisible()
  await expect(page.getByRole('combobox', { name: t('wallet.sort.label') })).toBeHidden()
  await page.getByRole('button', { name: t('wallet.filter.increase'), exact: true }).click()
  await expect(page.getByText(t('shell.empty.credits'))).toBeVisible()
  await page.getByRole('button', { name: t('wallet.topUp.open') }).click()
  const drawer = page.getByRole('dialog', { name: t('wallet.topUp.title') })
  await expect(drawer).toContainText(t('shell.empty.paymentMethods'))
  await expectAccessible()
})

test('[WAL-03] [WAL-05] [WAL-07] a top-up offers amounts and ways to pay, in a drawer of 420', async ({
  page,
  open,
  request,
  t,
  expectAccessible,
}) => {
  const { drawer, amount } = await openTopUp(page, { open, request, t })
  expect((await drawer.boundingBox())?.height).toBe(420)
  await expect(drawer.getByRole('radio')).toHaveCount(2)
  await expect(drawer.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectAccessible('dialog[open]')
  for (const rial of [10, 20, 50]) {
    await drawer.getByRole('button', { name: t('wallet.topUp.quick', { count: rial }) }).click()
    await expect(amount).toHaveValue(String(rial))
  }
})

test('[WAL-04] [WAL-06] [WAL-17] a top-up needs a way to pay and whole rials from 1 to 500, of which only digits are taken', async ({
  page,
  open,
  request,
  t,
}) => {
  const { drawer, amount, pay } = await openTopUp(page, { open, request, t })
  await expect(pay).toBeDisabled()
  await drawer.getByRole('button', { name: t('wallet.topUp.quick', { count: 10 }) }).click()
  await expect(pay).toBeDisabled()
  await drawer.getByRole('radio', { name: 'Sandbox' }).check()
  await expect(pay).toBeEnabled()

  await amount.fill('')
  await amount.pressSequentially('a٣5.b')
  await expect(amount).toHaveValue('35')
  await expect(pay).toBeEnabled()
  for (const right of ['1', '500']) {
    await amount.fill(right)
    await expect(pay).toBeEnabled()
  }
  for (const wrong of ['0', '501', '']) {
    await amount.fill(wrong)
    await expect(pay).toBeDisabled()
  }
})

test('[WAL-12] [WAL-22] a top-up that is done at once refreshes the wallet, and one that cannot begin says why', {
  tag: '@one-language',
}, async ({ page, open, request, t, lang }) => {
  const { customer, drawer, amount, pay } = await openTopUp(page, { open, request, t })
  await amount.fill('20')
  // The shop itself refuses a gateway that it does not have, in the language of the page.
  await drawer.getByRole('radio', { name: 'Card' }).check()
  await pay.click()
  await expect(page.getByText(t('refusals.GATEWAY_UNKNOWN'))).toBeVisible()
  await expect(drawer).toBeVisible()
  await drawer.getByRole('radio', { name: 'Sandbox' }).check()

  const balance = page.getByRole('region', { name: t('wallet.balance') })
  await expect(balance).toContainText('0.000')
  // An address alone leads nowhere: whether to leave is said beside it.
  const url = `${new URL(page.url()).origin}/${lang}/support/`
  const asked = await answerCharge(page, { url, hasNavigation: false })
  await topUpByApi(request, customer, { rial: 20, origin: new URL(page.url()).origin })
  const path = page.url()
  await pay.click()
  await expect(page.getByText(t('wallet.topUp.done'))).toBeVisible()
  await expect(drawer).toBeHidden()
  // The page stays, and shows what the wallet has now.
  await expect(balance).toContainText('20.000')
  await expect(page.getByRole('list', { name: t('wallet.history') })).toContainText('+20.000')
  expect(page.url()).toBe(path)
  expect(asked[0]).toEqual({
    amount: 20,
    gatewayId: 'sandbox',
    callbackHost: `${new URL(page.url()).origin}/${lang}`,
  })
})

test('[WAL-12] [WAL-18] [WAL-19] [UX-96] the only way to pay is chosen by itself; back from the gateway the new balance is shown, the cart is as it was and a link leads to the wallet', {
  tag: '@one-language',
}, async ({ page, open, openCart, oil, request, t, lang, expectAccessible }) => {
  await openAs(page, await signInByApi(request))
  await openCart([oil])
  await open('/wallet/')
  await page.getByRole('button', { name: t('wallet.topUp.open') }).click()
  const drawer = page.getByRole('dialog', { name: t('wallet.topUp.title') })
  await expect(drawer.getByRole('radio')).toBeChecked()
  await expect(drawer.getByRole('radio')).toBeInViewport()
  await drawer.getByRole('button', { name: t('wallet.topUp.quick', { count: 20 }) }).click()
  await drawer.getByRole('button', { name: t('wallet.topUp.confirm'), exact: true }).click()
  await page.getByRole('button', { name: t('demo.gateway.pay') }).click()

  await expect(page).toHaveURL(new RegExp(`/${lang}/payment/done/\\?.*is_wallet_charge=true`))
  expect(new URL(page.url()).searchParams.has('orderNumber')).toBe(false)
  await expect(page.getByRole('heading', { name: t('payment.done.walletTitle') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('payment.done.balance'))
  await expect(page.getByRole('main')).toContainText('20.000')
  expect(await readStoredCart(page)).toHaveLength(1)
  await expectAccessible()

  await page.getByRole('link', { name: t('payment.done.toWallet') }).click()
  await expect(page).toHaveURL(`/${lang}/wallet/`)
  await expect(page.getByRole('region', { name: t('wallet.balance') })).toContainText('20.000')
  await expect(page.getByRole('list', { name: t('wallet.history') })).toContainText('+20.000')
})

function historyRows(page: Page, t: Parts['t']) {
  return page.getByRole('list', { name: t('wallet.history') }).getByRole('listitem')
}

type Parts = {
  open(path: string): Promise<void>
  request: Parameters<typeof signInByApi>[0]
  t: Parameters<typeof openSideMenu>[1]
}

/** Lets the page see other gateways than the demo has. */
async function offerGateways(page: Page, names: readonly string[]) {
  await page.route('**/graphql/wallet/', (route) => {
    if (!route.request().postData()?.includes('query ChargeWalletGateways')) return route.fallback()
    const gateways = names.map((name) => ({ id: name.toLowerCase(), name, logo: '' }))
    return route.fulfill({ json: { data: { chargeWalletAvailableGateways: gateways } } })
  })
}

/** The drawer as it is with two gateways. */
async function openTopUp(page: Page, { open, request, t }: Parts) {
  await offerGateways(page, ['Sandbox', 'Card'])
  const customer = await signInByApi(request)
  await openAs(page, customer)
  await open('/wallet/')
  await page.getByRole('button', { name: t('wallet.topUp.open') }).click()
  const drawer = page.getByRole('dialog', { name: t('wallet.topUp.title') })
  const amount = drawer.getByLabel(t('wallet.topUp.amount'))
  const pay = drawer.getByRole('button', { name: t('wallet.topUp.confirm'), exact: true })
  return { customer, drawer, amount, pay }
}

/** Answers in place of a gateway; returns the variables that were sent. */
async function answerCharge(page: Page, answer: { url: string | null; hasNavigation: boolean }) {
  const asked: unknown[] = []
  await page.route('**/graphql/wallet/', (route) => {
    const sent = route.request().postDataJSON()
    if (!sent.query.includes('mutation ChargeWallet')) return route.fallback()
    asked.push(sent.variables)
    return route.fulfill({ json: { data: { chargeWallet: { success: true, message: '', ...answer } } } })
  })
  return asked
}
