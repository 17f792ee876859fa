import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { test as base } from './fixtures/booking-test.ts'
import {
  confirmAgain,
  confirmBooking,
  fillAndPay,
  payByApi,
  paymentForm,
  readOrders,
  startCheckout,
  topUpByApi,
  walletBaisa,
} from './fixtures/payment-parts.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, type SignedIn, signInByApi } from './fixtures/sign-in.ts'

/** A customer who is at the payment. */
const test = base.extend<{ customer: SignedIn }>({
  customer: async ({ page, request, open, lang, oil: { variantId } }, use) => {
    const customer = await signInByApi(request)
    await openAs(page, customer)
    await startCheckout(page, request, { customer, variantId, lang })
    await open('/payment/')
    await use(customer)
  },
})

test('[PAY-12] [PAY-16] [PAY-20] the wallet pays everything and no gateway is asked', {
  tag: ['@one-language', '@purchase'],
}, async ({ page, request, customer, open, oil: { variantId }, lang, t, expectAccessible }) => {
  const form = paymentForm(page, t)
  await expect(form.wallet).toBeDisabled()
  await expect(page.getByText(formatPrice(baisa(0), lang).amount)).toBeVisible()
  await topUpByApi(request, customer, { rial: 50, origin: new URL(page.url()).origin })
  await page.reload()
  await expect(page.getByText(/50\.000/)).toBeVisible()
  await form.wallet.check()
  await expect(page.getByText(t('payment.wallet.settling'))).toBeAttached()
  await expect(page.getByText(t('payment.wallet.settling'))).not.toBeAttached()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expectAccessible()

  await fillAndPay(page, t)
  await expect(page).toHaveURL(
    new RegExp(`/${lang}/payment/done/\\?.*is_wallet_charge=true.*orderNumber=\\d+`),
  )
  await expect(page.getByRole('heading', { name: t('payment.done.title') })).toBeVisible()
  const [order] = await readOrders(request, customer)
  expect(order?.paymentStatus).toBe('FULLY_CHARGED')
  expect(order?.number).toBe(new URL(page.url()).searchParams.get('orderNumber'))
  expect(await walletBaisa(request, customer)).toBe(50_000 - (order?.total ?? 0))

  await startCheckout(page, request, { customer, variantId, lang })
  await open('/payment/')
  await expect(form.firstName).toHaveValue('Salim')
  for (const field of [form.firstName, form.lastName]) await expect(field).not.toBeEditable()
  await expect(form.email).toBeEditable()
})

test('[PAY-13] the new amounts are on their way for a second after the wallet is switched, on and off', {
  tag: '@one-language',
}, async ({ page, request, customer, t }) => {
  await topUpByApi(request, customer, { rial: 50, origin: new URL(page.url()).origin })
  await page.clock.install()
  await page.reload()
  const form = paymentForm(page, t)
  const spinner = page.getByText(t('payment.wallet.settling'))
  await expect(form.wallet).toBeEnabled()
  await page.clock.pauseAt(Date.now() + 1_000)
  for (const isOn of [true, false]) {
    await form.wallet.setChecked(isOn)
    await expect(spinner).toBeAttached()
    await page.clock.runFor(999)
    await expect(spinner).toBeAttached()
    await page.clock.runFor(1)
    await expect(spinner).not.toBeAttached()
  }
})

test('[PAY-15] [PAY-17] [PAY-18] [UX-99] the wallet pays first, the card the rest; back from the gateway nothing is lost', {
  tag: '@one-language',
}, async ({ page, request, customer, lang, t }) => {
  await topUpByApi(request, customer, { rial: 1, origin: new URL(page.url()).origin })
  await page.reload()
  const form = paymentForm(page, t)
  await form.wallet.check()
  await expect(form.summary).toContainText(t('payment.summary.fromWallet'))
  const left = (await form.summary.getByRole('definition').last().textContent()) ?? ''
  await expect(form.pay).toHaveText(t('payment.pay', { amount: left }))
  await fillAndPay(page, t)
  await expect(page).toHaveURL(/\/demo\/gateway\//)
  expect(await walletBaisa(request, customer)).toBe(0)

  await page.goBack()
  await expect(form.wallet).toBeEnabled()
  await expect(form.wallet).not.toBeChecked()
  await form.wallet.check()
  await fillAndPay(page, t)
  await expect(page).toHaveURL(/\/demo\/gateway\//)
  await page.getByRole('button', { name: t('demo.gateway.pay') }).click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/payment/done/\\?.*orderNumber=\\d+`))
  const [order, ...others] = await readOrders(request, customer)
  expect(others).toEqual([])
  expect(order?.paymentStatus).toBe('FULLY_CHARGED')
  const byCard = (order?.total ?? 0) - 1_000
  expect(order?.payments).toEqual([
    { by: 'wallet', total: 1_000, captured: 1_000 },
    { by: 'card', total: byCard, captured: byCard },
  ])
  expect(await walletBaisa(request, customer)).toBe(0)
})

base(
  '[PAY-40] [PAY-41] [PAY-44] declined, cancelled, then paid: the wallet has its money back each time',
  { tag: '@one-language' },
  async ({ page, request, open, openBooking, oil, lang, t }) => {
    const customer = await signInByApi(request)
    await openAs(page, customer)
    await openBooking([oil])
    await topUpByApi(request, customer, { rial: 1, origin: new URL(page.url()).origin })
    await confirmBooking(page, t)
    const form = paymentForm(page, t)
    for (const [outcome, end] of [
      ['decline', 'error'],
      ['cancel', 'cancel'],
      ['pay', 'done'],
    ] as const) {
      if (outcome !== 'decline') {
        await open('/booking/')
        await confirmAgain(page, t)
      }
      await form.wallet.check()
      await fillAndPay(page, t)
      await page.getByRole('button', { name: t(`demo.gateway.${outcome}`) }).click()
      await expect(page).toHaveURL(new RegExp(`/${lang}/payment/${end}/`))
      const left = outcome === 'pay' ? 0 : 1_000
      await expect.poll(() => walletBaisa(request, customer)).toBe(left)
    }
    expect(await readOrders(request, customer)).toHaveLength(1)
  },
)

test('[PAY-46] pressed twice, in two tabs, and closed after paying: one payment, and the order is there', {
  tag: '@one-language',
}, async ({ page, context, request, customer, lang, t }) => {
  const other = await context.newPage()
  await other.goto(`/${lang}/payment/`)
  const [one, two] = [paymentForm(page, t), paymentForm(other, t)]
  for (const form of [one, two]) {
    await form.firstName.fill('Salim')
    await form.lastName.fill('Al-Harthy')
  }
  await one.pay.dblclick()
  await expect(page).toHaveURL(/\/demo\/gateway\//)
  await two.pay.click()
  await expect(other).toHaveURL(page.url())
  const gateway = page.url()
  await page.close()
  await payByApi(request, gateway)
  await expect.poll(async () => (await readOrders(request, customer)).length).toBe(1)
  await other.getByRole('button', { name: t('demo.gateway.pay') }).click()
  await expect(other).toHaveURL(new RegExp(`/${lang}/payment/done/\\?.*orderNumber=\\d+`))
  expect(await readOrders(request, customer)).toHaveLength(1)
})
