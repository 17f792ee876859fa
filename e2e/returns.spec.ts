import type { Locator } from '@playwright/test'
import { test } from './fixtures/placed-orders.ts'
import { expect } from './fixtures/shop-test.ts'
import {
  newNumber,
  openAs,
  readCode,
  signInByApi,
  signInByCode,
  signInWithHistory,
} from './fixtures/sign-in.ts'

const delivered = { status: 'FULFILLED', used: 3, isJustDelivered: true }

test('[RET-01] [RET-03] [RET-05] [RET-15] goods come back in four steps, and the money is in the wallet', {
  tag: '@purchase',
}, async ({ page, request, open, placeOrders, t, expectAccessible }) => {
  // By the other service, so that the usual one may send a code at once.
  const customer = await signInByCode(request, newNumber(), 'whatsapp')
  await placeOrders(customer, [delivered])
  await openAs(page, customer)
  await open('/my-orders')
  await page.getByRole('link', { name: t('returns.offer') }).click()
  const item = page.getByRole('article')
  await expect(item).toContainText(t('returns.pieces', { count: 3 }))
  await expectAccessible()
  await item.getByRole('link').click()

  const row = (name: 'items' | 'discount' | 'refund') =>
    page.locator('dl > div', { has: page.locator(`dt:text-is("${t(`returns.summary.${name}`)}")`) })
  await expect(row('refund')).toContainText('3.500')
  await page.getByRole('button', { name: t('returns.increase') }).click()
  await expect(row('refund')).toContainText('7.000')
  await expect(row('items')).toContainText('8.000')
  await expect(row('discount')).toContainText('1.000')
  await expectAccessible()
  const next = page.getByRole('button', { name: t('returns.next') })
  await next.click()

  const reasons = page.getByRole('radio')
  await expect(reasons.first()).toBeVisible()
  await next.click()
  await expect(page.getByText(t('returns.reasonRequired'))).toBeVisible()
  await reasons.first().check()
  await next.click()
  await expect(page.getByText(t('returns.unusedRequired'))).toBeVisible()
  await page.getByRole('checkbox').check()
  await expectAccessible()
  await next.click()

  await page.getByRole('button', { name: t('profile.sendCode') }).click()
  const field = page.getByRole('textbox', { name: t('profile.code') })
  await expect(field).toBeVisible()
  const code = await readCode(request, `+968${customer.phoneNumber}`, 2)
  await page.reload()
  await field.fill(code === '123456' ? '654321' : '123456')
  const complete = page.getByRole('button', { name: t('returns.confirm') })
  await complete.click()
  await expect(page.getByText(t('refusals.CODE_INCORRECT'))).toBeVisible()
  await expectAccessible()
  await field.fill(code)
  await complete.click()

  const done = page.getByRole('heading', { name: t('returns.done') })
  await expect(done).toBeVisible()
  await expect(row('refund')).toContainText('7.000')
  await expectAccessible()
  await page.reload()
  await expect(done).toBeVisible()
  await page.getByRole('link', { name: t('returns.wallet') }).click()
  await expect(page.getByRole('main')).toContainText('7.000')
})

test('[UX-173] a return says how far it is, keeps its refund beside it where there is room, and offers another way', async ({
  page,
  request,
  open,
  placeOrders,
  t,
  expectAccessible,
}) => {
  const customer = await signInByApi(request)
  await placeOrders(customer, [delivered])
  await openAs(page, customer)
  await open('/returnable-orders')
  await page.getByRole('article').getByRole('link').click()
  const steps = page.getByRole('list', { name: t('returns.progress') })
  const current = steps.locator('[aria-current=step]')
  await expect(current).toContainText(t('returns.steps.quantity'))
  await expect(page.getByRole('link', { name: t('returns.faulty.link') })).toHaveAttribute(
    'href',
    /\/support/,
  )
  const refund = page.getByRole('heading', { name: t('returns.summary.title') })
  const isBeside = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const [left, right] = await Promise.all([boxOf(steps), boxOf(refund)])
    return left.x + left.width <= right.x || right.x + right.width <= left.x
  }
  expect(await isBeside(1280)).toBe(true)
  expect(await isBeside(1024)).toBe(true)
  expect(await isBeside(768)).toBe(false)
  expect(await isBeside(640)).toBe(true)
  expect(await isBeside(390)).toBe(false)
  await page.getByRole('button', { name: t('returns.next') }).click()
  await expect(current).toContainText(t('returns.steps.reason'))
  await expect(refund).toBeVisible()
  await expectAccessible()
})

test('[RET-15] an appointment is cancelled in words of its own', { tag: '@one-language' }, async ({
  page,
  request,
  open,
  t,
}) => {
  await openAs(page, await signInWithHistory(request))
  await open('/returnable-orders')
  const visit = page.getByRole('article').filter({ hasText: t('returns.cancelUntil') })
  await visit.first().getByRole('link').click()
  await expect(page.getByText(t('returns.cancellation.atOnce'))).toBeVisible()
  const next = page.getByRole('button', { name: t('returns.next') })
  await next.click()
  await expect(page.getByRole('group', { name: t('returns.cancellation.reasonTitle') })).toBeVisible()
  await page.getByRole('radio').first().check()
  await next.click()
  await expect(page.getByRole('heading', { name: t('returns.cancellation.codeTitle') })).toBeVisible()
  await expect(page.getByText(t('returns.cancellation.codeText'))).toBeVisible()
})

test('[UX-172] in the list of returns and in orders no date is broken over two lines', async ({
  page,
  request,
  open,
  go,
  placeOrders,
  lang,
}) => {
  const customer = await signInByApi(request)
  await placeOrders(customer, [delivered, { status: 'UNFULFILLED' }])
  await openAs(page, customer)
  await page.setViewportSize({ width: 360, height: 800 })
  await open('/returnable-orders')
  const moments = page.locator('main :is(bdi, span, dd)', { hasText: /^\S+ \d{1,2} \S+\s.*\d{2}:\d{2}\S*$/ })
  await expect(moments.first()).toBeVisible()
  expect(await broken(moments), 'returns').toEqual([])
  await go('/my-orders')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/my-order/`))
  await expect(moments.first()).toBeVisible()
  expect(await broken(moments), 'order').toEqual([])
})

test('[RET-02] [UX-110] [UX-111] the order leads to the return, Back goes one step back, and nothing to return is said so', {
  tag: '@one-language',
}, async ({ page, request, open, placeOrders, t, expectAccessible }) => {
  const customer = await signInByApi(request)
  await openAs(page, customer)
  await open('/returnable-orders')
  await expect(page.getByText(t('shell.empty.returnableOrders'))).toBeVisible()
  await expectAccessible()
  await placeOrders(customer, [delivered, { status: 'FULFILLED', used: 3 }])
  await page.getByRole('link', { name: t('returns.orders') }).click()
  const cards = page.getByRole('article')
  await cards.first().getByRole('link').click()
  await expect(page.getByRole('region', { name: t('orders.summary.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('returns.return'), exact: true })).toHaveCount(0)
  await page.goBack()
  await cards.nth(1).getByRole('link').click()
  await page.getByRole('link', { name: t('returns.return'), exact: true }).click()

  await page.getByRole('button', { name: t('returns.increase') }).click()
  await page.getByRole('button', { name: t('returns.next') }).click()
  await page.getByRole('radio').first().check()
  await page.goBack()
  await expect(page.locator('bdi', { hasText: /^2$/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: t('orders.summary.title') })).toBeVisible()
})

test('[UX-110] every step is found again with what was chosen, by Back, Forward and a reload, and Back does not lead from the result to the code', {
  tag: '@one-language',
}, async ({ page, request, open, placeOrders, t, lang }) => {
  const customer = await signInByCode(request, newNumber(), 'whatsapp')
  await placeOrders(customer, [delivered])
  await openAs(page, customer)
  await open('/returnable-orders')
  await page.getByRole('article').getByRole('link').click()
  const quantity = page.locator('bdi', { hasText: /^2$/ })
  const next = page.getByRole('button', { name: t('returns.next') })
  const reason = page.getByRole('radio').nth(1)
  const send = page.getByRole('button', { name: t('profile.sendCode') })
  await page.getByRole('button', { name: t('returns.increase') }).click()
  await expect(quantity).toBeVisible()
  await page.reload()
  await expect(quantity).toBeVisible()
  await next.click()
  await reason.check()
  await page.getByRole('checkbox').check()
  await next.click()
  await expect(send).toBeVisible()

  await page.reload()
  await expect(send).toBeVisible()
  await page.goBack()
  await expect(reason).toBeChecked()
  await page.reload()
  await expect(reason).toBeChecked()
  await page.goBack()
  await expect(quantity).toBeVisible()
  await page.goForward()
  await expect(reason).toBeChecked()
  await page.goForward()
  await send.click()

  const code = page.getByRole('textbox', { name: t('profile.code') })
  await code.fill(await readCode(request, `+968${customer.phoneNumber}`, 2))
  await page.getByRole('button', { name: t('returns.confirm') }).click()
  const done = page.getByRole('heading', { name: t('returns.done') })
  await expect(done).toBeVisible()
  await page.goBack()
  await expect(done).toBeHidden()
  await expect(page).not.toHaveURL(/step=code/)
  await expect(code).toHaveCount(0)
  await page.goForward()
  await expect(done).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/${lang}/.*step=done`))
})

async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box
}

/** Texts that stand on more than one line. */
function broken(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((all) =>
    all
      .filter((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const tops = [...range.getClientRects()].map(({ top, height }) => top + height / 2)
        return Math.max(...tops) - Math.min(...tops) > 8
      })
      .map((one) => one.textContent),
  )
}
