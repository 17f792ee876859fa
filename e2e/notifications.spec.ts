import type { Locator, Page, Request } from '@playwright/test'
import { formatDay, formatMoment } from '@warsha/contract/formats/format-day.ts'
import { expectNoSidewaysScroll } from './fixtures/cart-test.ts'
import { bell, litBell, notificationParts } from './fixtures/notification-parts.ts'
import { notifiedOrderId, test } from './fixtures/notification-test.ts'
import { purchaseByApi } from './fixtures/purchase-by-api.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect, hydrated } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

test('[NAV-46] [NOTIF-14] the bell has a dot while something is unseen and leads to the list, which shows three skeletons while it loads', {
  tag: '@one-language',
}, async ({ page, open, lang, request, t, send }) => {
  const customer = await signInByApi(request)
  await send(customer, [{ subject: 'Earlier', isSeen: true }])
  await openAs(page, customer)
  await open(nowhere)
  await expect(bell(page, t)).toBeVisible()
  await expect(litBell(page, t)).toHaveCount(0)
  await send(customer, [{ subject: 'Fresh news' }])
  await open(nowhere)
  await expect(litBell(page, t)).toBeVisible()

  const release = await hold(page, listCall)
  await litBell(page, t).click()
  await expect(page).toHaveURL(`/${lang}/notifications`)
  await page.goto(`/${lang}/notifications?tab=unread`)
  await hydrated(page)
  await expect(page.locator('[data-skeleton]')).toHaveCount(3)
  await release()
  await expect(notificationParts(page, t).rows).toHaveCount(1)
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
})

test('[NAV-22] [NOTIF-03] [NOTIF-29] the list has the tabs All, Unread and Read, and shows ten more at a time', async ({
  page,
  open,
  lang,
  request,
  t,
  send,
  expectAccessible,
}) => {
  const customer = await signInByApi(request)
  await send(customer, [...manySeen(12), { subject: 'Fresh news' }])
  await openAs(page, customer)
  await open('/notifications?tab=unread')
  const parts = notificationParts(page, t)
  await expect(parts.rows).toHaveText([/Fresh news/])
  await expectAccessible()

  await parts.tab('unread').press(lang === 'en' ? 'ArrowLeft' : 'ArrowRight')
  await expect(parts.tab('all')).toBeFocused()
  await expect(page).toHaveURL(`/${lang}/notifications`)
  await expect(parts.rows).toHaveCount(10)
  expect(await topOf(parts.more)).toBeGreaterThan(await topOf(parts.rows.last()))
  const more = page.waitForRequest((asked) => asked.url().includes('limit=20'))
  await parts.more.click()
  await more
  await expect(parts.rows).toHaveCount(13)
  await expect(parts.more).toHaveCount(0)

  await parts.tab('read').click()
  await expect(parts.rows.filter({ hasText: /News \d/ })).toHaveCount(12)
  await expect(parts.rows.filter({ hasText: 'Fresh news' })).toHaveCount(0)
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 700 })
    await expectNoSidewaysScroll(page)
  }
})

test('[NOTIF-08] [NOTIF-09] [NOTIF-21] opening a notification makes it seen, for the account', async ({
  page,
  open,
  lang,
  request,
  t,
  send,
  expectAccessible,
}) => {
  const customer = await signInByApi(request)
  await send(customer, [{ subject: 'Fresh news' }])
  await openAs(page, customer)
  await open('/notifications?tab=unread')
  const parts = notificationParts(page, t)
  const seen = page.waitForRequest(isSeenCall)
  // The click alone makes it seen, not that it is there to be read.
  const releaseRead = await hold(page, readCall)
  await parts.rows.getByRole('link', { name: 'Fresh news' }).click()
  expect((await seen).postDataJSON()).toEqual({ notification_id: expect.any(String) })
  await releaseRead()
  await parts.drawer.getByRole('button', { name: t('shell.close') }).click()
  await expect(page).toHaveURL(`/${lang}/notifications?tab=unread`)
  await expect(page.getByText(t('notifications.empty.unread'))).toBeVisible()
  await expect(parts.tab('unread')).toBeFocused()
  await expectAccessible()

  // Also in a page that is loaded before the shop has taken it: the call outlives the page that sent it.
  await page.goto(`/${lang}/notifications?tab=read`)
  await expect(parts.rows.getByRole('link', { name: 'Fresh news' })).toBeVisible()
  await expect(parts.rows.getByText(t('notifications.new'), { exact: true })).toHaveCount(0)
})

test('[NOTIF-04] [NOTIF-05] [NOTIF-06] [NOTIF-30] the drawer shows one notification and goes with its id', {
  tag: '@one-language',
}, async ({ page, open, lang, request, t, send, expectAccessible }) => {
  const customer = await signInByApi(request)
  await send(customer, [
    { subject: 'Booked', message: '<p>See you <b>soon</b></p>', isOfOrder: true, minutesAgo: 3 * 24 * 60 },
    { subject: 'Offer', message: hostile, link: '/products/', image: '/share.png' },
  ])
  await openAs(page, customer)
  await open('/notifications')
  const { rows, drawer } = notificationParts(page, t)
  await rows.getByRole('link', { name: 'Booked' }).click()
  await expect(drawer.getByRole('heading', { name: 'Booked' })).toBeVisible()
  expect((await drawer.boundingBox())?.height).toBe(844)
  await expect(drawer.getByRole('article')).toHaveCount(1)
  await expect(drawer.getByText('See you soon').locator('b')).toHaveText('soon')
  await expect(drawer.getByRole('term')).toHaveText(facts.map((name) => t(`notifications.drawer.${name}`)))
  await expect(drawer.getByRole('definition')).toHaveText([
    /5W-30/,
    /^2$/,
    formatDay('2026-11-20', lang, Date.now()),
    'Ghala Service Centre',
    t('orders.status.UNFULFILLED'),
    t('orders.payment.FULLY_CHARGED'),
  ])
  const sent = (await drawer.locator('time').getAttribute('datetime')) ?? ''
  expect(Math.abs(Date.now() - threeDaysMs - Date.parse(sent))).toBeLessThan(60_000)
  await expect(drawer.locator('time')).toHaveText(formatMoment(sent, lang, Date.now()))
  const directions = drawer.getByRole('link', { name: t('notifications.drawer.directions') })
  await expect(directions).toHaveAttribute('href', /destination=23\.5881,58\.3829/)
  const toOrder = drawer.getByRole('link', { name: t('notifications.drawer.order') })
  const orderId = Buffer.from(`Order:${notifiedOrderId}`).toString('base64')
  await expect(toOrder).toHaveAttribute('href', `/${lang}/my-order/${encodeURIComponent(orderId)}`)
  await expectAccessible('dialog[open]')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(`/${lang}/notifications`)

  await rows.getByRole('link', { name: 'Offer' }).click()
  await expect(drawer.locator('img')).toHaveAttribute('src', '/share.png')
  await expect(drawer.getByText('Only text')).toBeVisible()
  await expect(drawer.locator('script, [onclick], [style], a[href^=javascript]')).toHaveCount(0)
  await expect(drawer.getByRole('link', { name: 'ours' })).toHaveAttribute('href', `/${lang}/wallet/`)
  await expect(drawer.getByRole('link', { name: t('notifications.drawer.link') })).toHaveAttribute(
    'href',
    `/${lang}/products/`,
  )
  const { search } = new URL(page.url())

  await page.route('**/notification/notif/*/', (route) => route.fulfill({ status: 500, json: failure }))
  // Another address than that of the list's link: what is of the list is not of it.
  await page.goto(`/${lang}/notifications${search}&tab=read`)
  await expect(page.getByText('Out of order')).toBeVisible()
  await expect(drawer.getByRole('heading', { name: 'Offer' })).toBeVisible()
  await page.unroute('**/notification/notif/*/')
  await page.goto(`/${lang}/notifications?id=${Buffer.from('Notification:nothing').toString('base64')}`)
  await expect(page).toHaveURL(`/${lang}/notifications`)
  await expect(drawer).toBeHidden()
})

test('[UX-100] the bell of a first visit asks nothing before the page is complete, and holds no connection', {
  tag: '@one-language',
}, async ({ page, open, t, send }) => {
  await send('everybody', [{ subject: 'Sale' }])
  await open(nowhere)
  await expect(litBell(page, t)).toBeVisible()
  const { early, streams } = await page.evaluate(readRequests)
  expect([early, streams]).toEqual([[], []])
})

test('[NOTIF-10] [NOTIF-21] [NOTIF-22] a visitor sees what is for everybody, and notes what was seen in the tab alone', {
  tag: '@one-language',
}, async ({ page, open, request, t, send }) => {
  const mine = `For me ${Math.random()}`
  const sale = `Sale ${Math.random()}`
  await send(await signInByApi(request), [{ subject: mine }])
  await send('everybody', [{ subject: sale }])
  const told: Request[] = []
  page.on('request', (asked) => {
    if (isSeenCall(asked)) told.push(asked)
  })
  await open('/notifications')
  const { rows, drawer } = notificationParts(page, t)
  const row = rows.filter({ hasText: sale })
  await expect(row).toBeVisible()
  await expect(rows.filter({ hasText: mine })).toHaveCount(0)

  await expect(row.getByText(t('notifications.new'), { exact: true })).toHaveCount(1)
  await row.getByRole('link').click()
  await expect(drawer.getByRole('heading', { name: sale })).toBeVisible()
  await page.goBack()
  await expect(row.getByText(t('notifications.new'), { exact: true })).toHaveCount(0)
  await open('/notifications?tab=read')
  await expect(row).toBeVisible()
  expect(told).toEqual([])
  const stored = await page.evaluate(() => sessionStorage.getItem('warsha:seen-notifications'))
  expect(JSON.parse(stored ?? '[]')).toHaveLength(1)
})

test('[NOTIF-11] [NOTIF-12] a notification that ends counts down in the list and in the drawer, and is gone at its end', {
  tag: '@one-language',
}, async ({ page, open, t, send }) => {
  const sale = `Sale ${Math.random()}`
  await send('everybody', [{ subject: sale, expiresInSeconds: 600 }])
  await page.clock.install()
  await open('/notifications')
  const { rows, drawer } = notificationParts(page, t)
  const row = rows.filter({ hasText: sale })
  await expect(row.getByRole('timer')).toContainText(/10:00|09:\d\d/)
  await row.getByRole('link').click()
  await expect(drawer.getByRole('timer')).toContainText(/10:00|09:\d\d/)
  await page.goBack()
  await page.clock.fastForward('05:00')
  await expect(row.getByRole('timer')).toContainText(/05:00|04:\d\d/)
  await page.clock.fastForward('05:01')
  await expect(row).toHaveCount(0)
})

test('[NOTIF-15] [UX-101] what is new comes to the front of every open page and lights the bell; read in one tab it is read in all', {
  tag: '@one-language',
}, async ({ page, context, open, lang, request, t, send, oil }) => {
  const customer = await signInByApi(request)
  await send(customer, [{ subject: 'Earlier', isSeen: true }])
  await openAs(page, customer)
  const followed = page.waitForResponse((answer) => answer.url().includes('/events'))
  await open(nowhere)
  await followed
  const other = await context.newPage()
  await openAs(other, customer)
  await other.goto(`/${lang}/notifications`)
  const { rows, drawer } = notificationParts(other, t)
  await expect(rows).toHaveCount(1)
  await expect(litBell(page, t)).toHaveCount(0)

  await send(customer, [{ subject: 'Right now' }])
  await expect(litBell(page, t)).toBeVisible()
  await expect(rows.first()).toContainText('Right now')
  await expect(rows).toHaveCount(2)
  const id = await other.evaluate(tellAgain)
  expect(id).toBeTruthy()

  await rows.first().getByRole('link').click()
  await expect(litBell(page, t)).toHaveCount(0)
  await drawer.getByRole('button', { name: t('shell.close') }).click()

  // And what the shop itself has to say: of a purchase, as soon as it is paid.
  await purchaseByApi(request, customer.token, oil)
  await expect(litBell(page, t)).toBeVisible({ timeout: 15_000 })
  await expect(rows.filter({ hasNotText: /Right now|Earlier/ }).first()).toBeVisible()
  // By now a duplicate of the notification would have arrived, too.
  await expect(rows.filter({ hasText: 'Right now' })).toHaveCount(1)
  await rows.first().getByRole('link').click()
  await expect(drawer.getByRole('definition').first()).toContainText(oil.name.split(' · ')[0] ?? '?')
})

function manySeen(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    subject: `News ${index}`,
    isSeen: true,
    minutesAgo: 60 + index,
  }))
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN
}

function isSeenCall(asked: Request): boolean {
  return asked.method() === 'POST' && asked.url().endsWith('/notification/notif/')
}

/** Requests for notifications before the page was complete, and the streams it has. */
function readRequests() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const asked = performance.getEntriesByType('resource')
  const isOurs = ({ name }: PerformanceEntry) => /notification\/|follow-notifications/.test(name)
  const isEarly = ({ startTime }: PerformanceEntry) => startTime < (visit?.loadEventStart ?? 0)
  return {
    early: asked.filter((entry) => isOurs(entry) && isEarly(entry)).map(({ name }) => name),
    streams: asked.filter(({ name }) => name.includes('/events')).map(({ name }) => name),
  }
}

/** The service worker tells the page of the newest one, which the stream has brought already. */
async function tellAgain(): Promise<string> {
  const { state } = JSON.parse(localStorage.getItem('warsha:login') ?? '{}')
  const headers = { authorization: `Bearer ${state.token}` }
  const answer = await (await fetch('/api/v1/notification/notif/', { headers })).json()
  const { id } = answer.data[0]
  const told = new MessageEvent('message', { data: { type: 'notification', id } })
  navigator.serviceWorker.dispatchEvent(told)
  return id
}

const listCall = /notification\/notif\/\?/
const readCall = /notification\/notif\/[^/?]+\/$/

/** Such calls are answered once the returned function is called. */
async function hold(page: Page, call: RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    await promise
    await route.fallback().catch(() => undefined)
  })
  return async () => {
    resolve()
    await page.unroute(call)
  }
}

const facts = ['product', 'quantity', 'appointment', 'centre', 'status', 'payment'] as const

const threeDaysMs = 3 * 86_400_000

const failure = { errors: [{ field: null, code: 'BROKEN', message: 'Out of order' }] }

const hostile =
  '<p onclick="alert(1)" style="color:red">Only text<script>alert(1)</script></p>' +
  '<a href="javascript:alert(1)">theirs</a> <a href="/wallet/">ours</a><img src=x onerror=alert(1)>'
