import type { Page, Request } from '@playwright/test'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { test as base } from './fixtures/booking-test.ts'
import { readStoredCart, storeCart } from './fixtures/filled-cart.ts'
import { holdOperation, isOperation } from './fixtures/listing-test.ts'
import {
  fillAndPay,
  payCheckoutByApi,
  paymentForm,
  readOrders,
  startCheckout,
} from './fixtures/payment-parts.ts'
import { expect, hydrated } from './fixtures/shop-test.ts'
import { openAs, type SignedIn, signInByApi } from './fixtures/sign-in.ts'
import { runSql } from './setup/databases.ts'

/** Of the sandbox: it pays, but not what was asked for. */
const cardOfAnotherAmount = '4000 0000 0000 0606'

/** A customer with a checkout that is not paid. */
const test = base.extend<{ customer: SignedIn; checkoutId: string }>({
  customer: async ({ page, request }, use) => {
    const customer = await signInByApi(request)
    await openAs(page, customer)
    await use(customer)
  },
  checkoutId: async ({ page, request, customer, lang, oil: { variantId } }, use) => {
    await use(await startCheckout(page, request, { customer, variantId, lang }))
  },
})

test(
  '[PAY-19] [PAY-26] a code that covers everything needs no gateway; a completion that fails leads to the error page',
  { tag: '@one-language' },
  async ({ page, request, open, customer, checkoutId, lang, t, expectAccessible }, { workerIndex }) => {
    const code = `all-${customer.phoneNumber}`
    const name = '{"en": "On the house", "ar": "على حسابنا"}'
    await runSql(
      `shop_${workerIndex}`,
      `INSERT INTO promo_codes (code, name, type, percent) VALUES ('${code}', '${name}', 'percent', 100)`,
    )
    await open('/payment/')
    const form = paymentForm(page, t)
    await page.getByLabel(t('promotions.label')).fill(code)
    await page.getByRole('button', { name: t('promotions.apply') }).click()
    await expect(form.pay).toHaveText(t('payment.order'))
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(form.wallet).toHaveCount(0)
    await expect(form.summary.getByRole('definition').last()).toContainText('0.000')
    await expectAccessible()

    const restore = await cutCalls(page, 'mutation CompleteCheckout')
    await fillAndPay(page, t)
    await expect(page).toHaveURL(`/${lang}/payment/error/?checkout_id=${encodeURIComponent(checkoutId)}`)
    await restore()

    const starts = countCalls(page, 'mutation StartPayment')
    await open('/payment/')
    await fillAndPay(page, t)
    await expect(page).toHaveURL(new RegExp(`/${lang}/payment/done/\\?.*orderNumber=\\d+`))
    await expect(page.getByRole('heading', { name: t('payment.done.title') })).toBeVisible()
    const [order, ...others] = await readOrders(request, customer)
    expect(others).toEqual([])
    expect(order).toMatchObject({ total: 0, paymentStatus: 'FULLY_CHARGED', payments: [] })
    expect(new URL(page.url()).searchParams.get('orderNumber')).toBe(order?.number)
    expect(starts()).toBe(0)
  },
)

test('[PAY-21] [PAY-23] [PAY-49] a way to pay has to be chosen, and a payment that cannot begin says why', {
  tag: '@one-language',
}, async ({ page, open, checkoutId, lang, t }) => {
  if (!checkoutId) throw new Error('There is no checkout')
  const starts = countCalls(page, 'mutation StartPayment')
  await offerAnotherGateway(page)
  await open('/payment/')
  const gateways = page.getByRole('radio')
  await expect(gateways).toHaveCount(2)
  for (const gateway of await gateways.all()) await expect(gateway).not.toBeChecked()
  await fillAndPay(page, t)
  await expect(page.getByText(t('payment.methodMissing'))).toBeVisible()
  await expect(gateways.first()).toBeFocused()
  expect(starts()).toBe(0)

  // The shop itself refuses a gateway that it does not have, in the language of the page.
  await page.getByRole('radio', { name: 'Nobody' }).check()
  await paymentForm(page, t).pay.click()
  await expect(page.getByText(t('refusals.GATEWAY_UNKNOWN'))).toBeVisible()
  await expect(page).toHaveURL(`/${lang}/payment/`)

  await page.route('**/graphql/', (route) => {
    if (!route.request().postData()?.includes('mutation StartPayment')) return route.fallback()
    const transactionEvent = { type: 'CHARGE_FAILURE', message: '' }
    const transactionInitialize = { transaction: null, transactionEvent, data: null, errors: [] }
    return route.fulfill({ json: { data: { transactionInitialize } } })
  })
  await paymentForm(page, t).pay.click()
  await expect(page.getByText(t('errors.payment.failed'))).toBeVisible()
  await expect(page).toHaveURL(`/${lang}/payment/`)
})

test('[PAY-27] [PAY-31] [A11Y-07] the done page finds its order by the checkout, stays, and leads to it', {
  tag: '@one-language',
}, async ({ page, context, request, open, oil, customer, checkoutId, shopOrigin, lang, t }) => {
  await storeCart(context, [oil])
  await page.clock.install()
  await payCheckoutByApi(request, customer, { checkoutId, origin: shopOrigin })
  await open(`/payment/done/?checkout_id=${encodeURIComponent(checkoutId)}&psp_reference=psp-1`)
  const [order] = await readOrders(request, customer)
  await expect(page.getByText(order?.number ?? '?', { exact: true })).toBeVisible()
  await expect(page.getByText('psp-1', { exact: true })).toBeVisible()
  await expect(page.getByText(t('payment.done.text'))).toBeVisible()
  expect(await readStoredCart(page)).toEqual([])
  await page.clock.fastForward(60_000)
  await expect(page.getByRole('heading', { name: t('payment.done.title') })).toBeVisible()
  await page.getByRole('link', { name: t('orders.view') }).click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/my-order/`))
  await expect(page.getByRole('main')).toContainText(t('orders.number', { number: order?.number ?? '?' }))
})

test('[PAY-33] [PAY-34] a payment of which nothing is known yet says so, and what arrives without an order says that it is in the wallet', async ({
  page,
  open,
  checkoutId,
  lang,
  t,
  expectAccessible,
}) => {
  await open('/payment/')
  await fillAndPay(page, t)
  await expect(page).toHaveURL(/\/demo\/gateway\//)
  const gateway = page.url()
  const money = page.getByRole('main').getByRole('status')
  // The tab of the gateway is left open, and another looks at how the payment stands.
  await open(`/payment/error/?checkout_id=${encodeURIComponent(checkoutId)}&psp_reference=psp-1`)
  await expect(page.getByRole('heading', { name: t('errors.payment.failed') })).toBeVisible()
  await expect(page.getByText('psp-1', { exact: true })).toBeVisible()
  await expect(money).toHaveText(`${t('payment.money.unknown')}${t('payment.moneyHint.unknown')}`)
  await expectAccessible()

  await page.goto(gateway)
  await page.getByLabel(t('demo.gateway.card')).fill(cardOfAnotherAmount)
  const asked = (await page.getByRole('main').textContent())?.match(/\d+\.\d{3}/)?.[0] ?? '?'
  await page.getByRole('button', { name: t('demo.gateway.pay') }).click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/payment/error/`))
  await expect(money).toContainText(t('payment.moneyHint.wallet'))
  const [paid] = /\d+\.\d{3}/.exec((await money.textContent()) ?? '') ?? []
  expect([Number(paid) > 0, paid === asked]).toEqual([true, false])
  const price = formatPrice(baisa(Math.round(Number(paid) * 1000)), lang).text
  await expect(money).toContainText(t('payment.money.wallet', { amount: isolate(price) }))
})

test('[PAY-26] [PAY-47] [PAY-48] the way back forwards by status and with four facts; what made no order is an error', {
  tag: '@one-language',
}, async ({ page, open, go, browser, checkoutId, shopOrigin, lang }) => {
  const id = encodeURIComponent(checkoutId)
  const facts = `checkout_id=${id}&psp_reference=psp-1&is_wallet_charge=true&orderNumber=10001`
  const extra = 'amount=1&note=x'
  await open(`/payment/result?redirect_status=failed&${facts}&${extra}`)
  await expect(page).toHaveURL(`/${lang}/payment/error/?${facts}`)
  await open(`/payment/result?redirect_status=succeeded&${facts.replace(/^.*?&/, '')}&${extra}`)
  await expect(page).toHaveURL(`/${lang}/payment/done/?${facts.replace(/^.*?&/, '')}`)

  const unpaid = `checkout_id=${id}&psp_reference=psp-1`
  const result = `/${lang}/payment/result?redirect_status=succeeded`
  await page.evaluate(followAtOnce, [`${result}&psp_reference=psp-2`, `${result}&${unpaid}`] as const)
  await expect(page).toHaveURL(`/${lang}/payment/error/?${unpaid}`)

  // Answers that come late take nobody away from where they are by then.
  const held = await holdCalls(page, 'mutation CompleteCheckout')
  for (const path of [`/payment/result?redirect_status=succeeded&${unpaid}`, `/payment/done/?${unpaid}`]) {
    const asked = page.waitForRequest((request) => isOf(request, 'mutation CompleteCheckout'))
    await go(path)
    await asked
  }
  // The next page is on its way, but not there yet.
  const home = await holdOperation(page, 'HomePages')
  const homeAsked = page.waitForRequest(isOperation('HomePages'))
  const left = go('/')
  await homeAsked
  await held.release()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  home.release()
  await left
  await expect(page).toHaveURL(`/${lang}`)

  await cutCalls(page, 'mutation CompleteCheckout')
  await open(`/payment/result?redirect_status=succeeded&${unpaid}`)
  await expect(page).toHaveURL(`/${lang}/payment/error/?${unpaid}`)

  const visitor = await (await browser.newContext({ baseURL: shopOrigin })).newPage()
  for (const [status, target] of [
    ['succeeded', '/login'],
    ['failed', ''],
  ] as const) {
    await visitor.goto(`/${lang}/payment/result?redirect_status=${status}&${unpaid}`)
    await hydrated(visitor)
    await expect(visitor).toHaveURL(`${shopOrigin}/${lang}${target}`)
  }
  await visitor.context().close()
})

/** Lets the calls of one document fail on their way, until they are restored. */
async function cutCalls(page: Page, document: string): Promise<() => Promise<void>> {
  const cut: Parameters<Page['route']>[1] = (route) =>
    isOf(route.request(), document) ? route.abort() : route.fallback()
  await page.route('**/graphql/', cut)
  return () => page.unroute('**/graphql/', cut)
}

/** They are sent once they are released, which waits for their answers. */
async function holdCalls(page: Page, document: string): Promise<{ release: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answers: Promise<unknown>[] = []
  await page.route('**/graphql/', async (route) => {
    if (!isOf(route.request(), document)) return route.fallback()
    answers.push(page.waitForResponse((answer) => answer.request() === route.request()))
    await promise
    await route.continue()
  })
  return {
    release: async () => {
      resolve()
      await Promise.all(answers)
    },
  }
}

function isOf(request: Request, document: string): boolean {
  return request.postData()?.includes(document) ?? false
}

/** The second address is asked for as soon as the first has led to the done page, before that is drawn. */
function followAtOnce([first, second]: readonly [string, string]): void {
  type State = { location: { pathname: string }; navigation: { state: string } }
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter: {
      navigate(to: string): void
      subscribe(listener: (state: State) => void): () => void
    }
  }
  const stop = router.subscribe(({ location, navigation }) => {
    if (!location.pathname.includes('/payment/done') || navigation.state !== 'idle') return
    stop()
    queueMicrotask(() => router.navigate(second))
  })
  router.navigate(first)
}

function countCalls(page: Page, document: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (isOf(request, document)) count++
  })
  return () => count
}

/** Lets the page see a gateway that the shop does not have, beside its own. */
async function offerAnotherGateway(page: Page): Promise<void> {
  const options = ['Sandbox', 'Nobody'].map((name) => ({ id: name.toLowerCase(), name, fee_percentage: 0 }))
  const config = { id: 'warsha.payments', data: { payment_options: options } }
  const paymentGatewayInitialize = { gatewayConfigs: [config], errors: [] }
  await page.route('**/graphql/', (route) =>
    route.request().postData()?.includes('mutation PaymentOptions')
      ? route.fulfill({ json: { data: { paymentGatewayInitialize } } })
      : route.fallback(),
  )
}
