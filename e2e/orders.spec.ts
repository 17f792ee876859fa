import type { Locator } from '@playwright/test'
import { formatDay, formatDayTime, formatMoment } from '@warsha/contract/formats/format-day.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { readStoredCart } from './fixtures/filled-cart.ts'
import { test } from './fixtures/placed-orders.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

const statuses = [
  ['DRAFT', 'amber'],
  ['UNCONFIRMED', 'neutral'],
  ['UNFULFILLED', 'brand'],
  ['PARTIALLY_FULFILLED', 'brand'],
  ['FULFILLED', 'brand'],
  ['PARTIALLY_RETURNED', 'neutral'],
  ['RETURNED', 'neutral'],
  ['CANCELED', 'danger'],
  ['EXPIRED', 'danger'],
] as const

const paymentStatuses = [
  ['NOT_CHARGED', 'amber'],
  ['PENDING', 'amber'],
  ['PARTIALLY_CHARGED', 'amber'],
  ['FULLY_CHARGED', 'brand'],
  ['PARTIALLY_REFUNDED', 'neutral'],
  ['FULLY_REFUNDED', 'neutral'],
  ['REFUSED', 'danger'],
  ['CANCELED', 'danger'],
  ['FULLY_CHARGED', 'brand'],
] as const

test('[ORD-13] [ORD-14] [ORD-15] every status has its text and colour, and what is fully charged is called paid', async ({
  page,
  request,
  open,
  placeOrders,
  lang,
  t,
  expectAccessible,
}) => {
  const customer = await signInByApi(request)
  await placeOrders(
    customer,
    statuses.map(([status], at) => ({ status, paymentStatus: paymentStatuses[at]?.[0] ?? '' })),
  )
  await openAs(page, customer)
  await open('/my-orders')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(9)
  for (const [at, [status, tone]] of statuses.toReversed().entries()) {
    const [payment, paymentTone] = paymentStatuses.toReversed()[at] ?? ['FULLY_CHARGED', 'brand']
    const card = cards.nth(at)
    await expectBadge(card, t(`orders.status.${status}`), tone)
    await expectBadge(card, t(`orders.payment.${payment}`), paymentTone)
  }
  await expectBadge(cards.first(), lang === 'en' ? 'Paid' : 'مدفوع', 'brand')
  await expectAccessible()
})

test('[ORD-01] [ORD-02] the list says of an order when it is, how much it is and what it came to, and a new one is there at once', {
  tag: '@one-language',
}, async ({ page, request, open, placeOrders, lang, t }) => {
  const customer = await signInByApi(request)
  await placeOrders(customer, [{ status: 'EXPIRED' }])
  await openAs(page, customer)
  await open('/my-orders')
  const cards = page.getByRole('article')
  const first = cards.first()
  await expect(first).toContainText(formatDayTime('2026-03-09', '09:00-10:00', lang, Date.now()))
  await expect(first).toContainText(t('orders.pieces', { count: 3 }))
  await expect(first).toContainText('11.700')

  await placeOrders(customer, [{}])
  await first.getByRole('link').click()
  await expect(page.getByRole('region', { name: t('orders.summary.title') })).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveCount(2)
  await expectBadge(first, t('orders.status.UNFULFILLED'), 'brand')
})

test('[ORD-04] [ORD-07] an order says what it came to, row by row, and has no row of nothing', {
  tag: '@purchase',
}, async ({ page, request, open, placeOrders, lang, t, expectAccessible }) => {
  const customer = await signInByApi(request)
  await placeOrders(customer, [{ status: 'EXPIRED', used: 1, expired: 1 }])
  await openAs(page, customer)
  await open('/my-orders')
  await page.getByRole('article').getByRole('link').first().click()
  const summary = page.getByRole('region', { name: t('orders.summary.title') })
  const row = (label: string) => summary.locator('dl > div', { has: page.locator(`dt:text-is("${label}")`) })
  // What makes the sum smaller has a minus, and nothing else has one: what pays it does not.
  const amounts = {
    items: '12.000',
    pickup: '1.200',
    discount: '−1.500',
    tax: '0.557',
    total: '11.700',
    credit: '2.000',
    byCard: '9.700',
  } as const
  const currency = lang === 'ar' ? 'ر.ع.' : 'OMR'
  for (const [name, amount] of Object.entries(amounts)) {
    const value = row(t(`orders.summary.${name as keyof typeof amounts}`)).locator('dd')
    await expect(value).toHaveText(`${amount} ${currency}`)
  }
  for (const none of ['shipping', 'service', 'giftCard', 'payable'] as const)
    await expect(row(t(`orders.summary.${none}`))).toHaveCount(0)
  await expect(row(t('orders.summary.number'))).toContainText(/\d{5}/)
  await expect(row(t('orders.summary.date'))).toContainText(formatDay(muscatDate(Date.now()), lang))
  await expect(page.getByRole('main')).toContainText('Ghala Heights')
  await expectAccessible()
})

test('[ORD-08] [ORD-22] [ORD-23] an order says what became of its items and where they are done, and only operators cancel it', async ({
  page,
  request,
  open,
  placeOrders,
  lang,
  t,
}) => {
  const customer = await signInByApi(request)
  await placeOrders(customer, [{ status: 'EXPIRED', used: 1, expired: 1 }])
  await openAs(page, customer)
  await open('/my-orders')
  await page.getByRole('article').getByRole('link').first().click()
  const main = page.getByRole('main')
  const fact = (label: string) => main.locator('dl > div', { has: page.locator(`dt:text-is("${label}")`) })
  await expect(fact(t('orders.serviceType'))).toContainText(t('orders.serviceTypes.pickup'))
  await expect(fact(t('orders.units.used'))).toContainText('1')
  await expect(fact(t('orders.units.returned'))).toHaveCount(0)
  await expect(fact(t('orders.units.expired'))).toContainText('1')
  await expect(fact(t('orders.moments.delivered_at'))).toContainText(
    formatMoment('2026-03-09T05:30:00Z', lang, Date.now()),
  )
  await expect(fact(t('orders.moments.expired_at'))).toContainText(
    formatMoment('2026-03-10T06:00:00Z', lang, Date.now()),
  )
  await expect(main).toContainText(lang === 'ar' ? 'زيت محرك' : 'Motor oil')
  await expect(page.getByRole('link', { name: t('orders.directions') })).toHaveAttribute(
    'href',
    /23\.5881.*58\.3829/,
  )
  await expect(page.getByRole('link', { name: t('orders.call') })).toHaveAttribute('href', 'tel:+96824000001')
  // Customers give back what they do not want; only operators cancel.
  await expect(main.getByRole('button')).toHaveText([t('orders.buyAgain')])
})

test('[UX-141] [UX-148] an order is bought once more, a draft is paid, by way of the cart, or removed', {
  tag: '@one-language',
}, async ({ page, request, open, placeOrders, lang, t }) => {
  const customer = await signInByApi(request)
  await placeOrders(customer, [
    { status: 'DRAFT', paymentStatus: 'NOT_CHARGED' },
    { status: 'FULFILLED', used: 3 },
  ])
  await openAs(page, customer)
  for (const [at, name] of [t('orders.buyAgain'), t('orders.payDraft')].entries()) {
    await open('/my-orders')
    await page.getByRole('article').nth(at).getByRole('link').first().click()
    await page.getByRole('button', { name }).click()
    await expect(page).toHaveURL(`/${lang}/cart/`)
    await expect(page.getByRole('article').first()).toBeVisible()
    const quantities = (await readStoredCart(page)).map(({ quantity }) => quantity)
    expect(quantities).toEqual([3 * (at + 1)])
  }
  await open('/my-orders')
  await page.getByRole('article').nth(1).getByRole('link').first().click()
  const remove = page.getByRole('main').getByRole('button', { name: t('orders.removeDraft') })
  await remove.click()
  const dialog = page.getByRole('dialog', { name: t('orders.removeDraftTitle') })
  await dialog.getByRole('button', { name: t('orders.removeDraftNow') }).click()
  await expect(page.getByText(t('orders.draftRemoved'))).toBeVisible()
  await expect(remove).toHaveCount(0)
  await expect(page.getByRole('main').getByText(t('orders.status.CANCELED')).first()).toBeVisible()
})

test('[ORD-08] an appointment that cannot be given back any more says until when it could', async ({
  page,
  request,
  open,
  placeOrders,
  lang,
  t,
}) => {
  const customer = await signInByApi(request)
  await placeOrders(customer, [{}])
  await openAs(page, customer)
  await open('/my-orders')
  await page.getByRole('article').getByRole('link').first().click()
  const main = page.getByRole('main')
  await expect(main).toContainText(t('orders.kept.late'))
  await expect(main.getByText(formatMoment('2026-03-08T05:00:00Z', lang, Date.now()))).toBeVisible()
  await expect(main.getByRole('link', { name: t('returns.return') })).toHaveCount(0)
})

test('[NAV-37] orders, payment and addresses lead a visitor to the sign-in, and back', {
  tag: '@one-language',
}, async ({ page, open, go, lang }) => {
  const cameFrom = () => page.evaluate(() => window.history.state.usr?.from)
  await open('/support/')
  for (const path of ['/my-orders', '/my-order/T3JkZXI6MQ==', '/payment/', '/address/list/']) {
    await go(path)
    await expect.poll(cameFrom).toBe(`/${lang}${path}`)
    await expect(page).toHaveURL(`/${lang}/login`)
  }
  for (const path of ['/cart/', '/search', '/store/edit/', '/high-traffic']) {
    await go(path)
    await expect(page).toHaveURL(new RegExp(`/${lang}${path.replace(/\/$/, '')}`))
  }
})

async function expectBadge(card: Locator, text: string, tone: 'neutral' | 'amber' | 'brand' | 'danger') {
  const tints = { neutral: 'bg-ground', amber: 'bg-amber', brand: 'bg-brand-tint', danger: 'bg-danger-tint' }
  await expect(card.getByText(text, { exact: true }).first()).toHaveClass(new RegExp(`${tints[tone]}( |$)`))
}
