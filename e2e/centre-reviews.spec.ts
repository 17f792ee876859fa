import type { Page } from '@playwright/test'
import type { Translate } from '@warsha/i18n/translate.ts'
import { chooseButton, pickerOf, test } from './fixtures/booking-test.ts'
import { expect } from './fixtures/shop-test.ts'

type Review = { rating: number; comment: string; date: string }
type Centre = { id: number; name: string; reviews: { count: number; comments: number } }

const reviewsCall = '**/api/v1/service_center/reviews/*'

test('[BEY-16] [RET-14] a centre shows what customers wrote, ten at a time, in the language of each', async ({
  page,
  open,
  request,
  lang,
  t,
  expectAccessible,
}) => {
  const headers = { 'accept-language': lang }
  const read = async (path: string) =>
    (await request.get(`/api/v1/service_center/${path}`, { headers })).json()
  const centre: Centre = (await read('service-detail/?service_center_id=1')).data
  const reviews: Review[] = (await read('reviews/?service_center_id=1&limit=100')).data
  expect(reviews.length).toBe(centre.reviews.comments)
  expect(reviews.length).toBeGreaterThan(10)
  expect(reviews.length).toBeLessThan(20)

  await open('/service-centers/list/1/')
  const { opener, drawer, entries } = partsOf(page, t, centre)
  await expectAccessible()
  await opener.click()
  await expect(entries).toHaveCount(10)
  await expect(drawer.getByText(t('reviews.rating', { rating: '4.5' }))).toBeAttached()
  await expect(drawer).toContainText(t('reviews.ratings', { count: centre.reviews.count }))
  await expectAccessible()

  const more = drawer.getByRole('button', { name: t('reviews.more') })
  await more.click()
  await expect(entries).toHaveCount(reviews.length)
  await expect(more).toBeHidden()
  await expect(entries.nth(10)).toBeFocused()

  // Stars, day and words of each, the newest first, and nothing else.
  const days = reviews.map(({ date }) => date)
  expect(days).toEqual([...days].sort().reverse())
  for (const [at, { rating, comment, date }] of reviews.entries()) {
    const shown = date.replaceAll('-', '/')
    await expect(entries.nth(at)).toHaveText(`${t('reviews.rating', { rating })}${shown}${comment}`)
    const words = entries.nth(at).locator('p[lang]')
    const isArabic = /[\u0621-\u064a]/.test(comment)
    await expect(words).toHaveAttribute('lang', isArabic ? 'ar' : 'en')
    await expect(words).toHaveAttribute('dir', isArabic ? 'rtl' : 'ltr')
  }
  for (const word of [/[\u0621-\u064a]/, /[a-z]/])
    expect(reviews.filter(({ comment }) => word.test(comment)).length).toBeGreaterThan(2)

  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[BEY-16] a centre of which nobody wrote says so; what cannot be loaded can be tried again', {
  tag: '@one-language',
}, async ({ page, open, request, lang, t, expectAccessible }) => {
  const answer = await request.get(
    '/api/v1/service_center/load-service-centers/?service_type=1&state_id=11',
    {
      headers: { 'accept-language': lang },
    },
  )
  const centres: Centre[] = (await answer.json()).data
  const [silent] = centres.filter(({ reviews }) => reviews.comments === 0)
  const [other] = centres.filter(({ reviews }) => reviews.comments > 0)
  await open('/service-centers/list/1/')
  const empty = partsOf(page, t, silent)
  await empty.opener.click()
  await expect(empty.drawer.getByText(t('reviews.empty.title'))).toBeVisible()
  await expect(empty.drawer.getByRole('listitem')).toHaveCount(0)
  await expectAccessible()
  await empty.drawer.getByRole('button', { name: t('shell.close') }).click()

  await page.route(reviewsCall, (route) => route.fulfill({ status: 400, json: { errors: [] } }))
  const failing = partsOf(page, t, other)
  await failing.opener.click()
  await expect(failing.drawer.getByText(t('reviews.failed'))).toBeVisible()
  await page.unroute(reviewsCall)
  await failing.drawer.getByRole('button', { name: t('shell.retry') }).click()
  await expect(failing.entries).toHaveCount(Math.min(other?.reviews.comments ?? 0, 10))
  await expect(failing.drawer.getByText(t('reviews.failed'))).toBeHidden()
})

test('[BEY-16] the picker shows what customers wrote about the centre in hand, and stays at it', async ({
  page,
  openBooking,
  oil,
  t,
  expectAccessible,
}) => {
  await openBooking([oil])
  const listed = page.waitForResponse((answer) => answer.url().includes('delivery-service-centers'))
  await chooseButton(page, oil, /./).first().click()
  const { data: centres }: { data: Centre[] } = await (await listed).json()
  const picker = pickerOf(page, t)
  await expect(picker.proceed).toBeVisible()
  const inHand = async () => {
    const name = await picker.name.textContent()
    return centres.find((centre) => centre.name === name)
  }
  for (let turn = 0; (await inHand())?.reviews.comments === 0 && turn < centres.length; turn++)
    await picker.next.click()
  const centre = await inHand()
  const comments = t('booking.picker.comments', { count: centre?.reviews.comments ?? 0 })
  await expectAccessible()
  await picker.centre.getByRole('button', { name: comments }).click()
  const { drawer, entries } = partsOf(page, t, centre)
  await expect(entries).toHaveCount(Math.min(centre?.reviews.comments ?? 0, 10))
  await expectAccessible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(picker.name).toHaveText(centre?.name ?? '')
  await expect(picker.centre.getByRole('button', { name: comments })).toBeFocused()
})

function partsOf(page: Page, t: Translate, centre: Centre | undefined) {
  if (!centre) throw new Error('The demo shop has no such centre')
  const { name, reviews } = centre
  const comments = reviews.comments > 0 ? [t('centres.comments', { count: reviews.comments })] : []
  const drawer = page.getByRole('dialog', { name, exact: true })
  return {
    opener: page.getByRole('button', {
      name: [t('centres.opinions'), ...comments, name].join(' '),
      exact: true,
    }),
    drawer,
    entries: drawer.getByRole('list', { name: t('reviews.list') }).getByRole('listitem'),
  }
}
