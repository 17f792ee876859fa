import type { Locator } from '@playwright/test'
import { test } from './fixtures/placed-orders.ts'
import { expect } from './fixtures/shop-test.ts'
import { signInByApi } from './fixtures/sign-in.ts'

test('[RET-07] [RET-12] [RET-14] [UX-173] a survey is answered without signing in, once, and the centre has the rating', {
  tag: '@one-language',
}, async ({ page, request, open, go, inviteToSurvey, t, lang, expectAccessible }) => {
  const reviewsOf = async () => {
    const answer = await request.get('/api/v1/service_center/service-detail/?service_center_id=1')
    return (await answer.json()).data.reviews.count as number
  }
  const before = await reviewsOf()
  const token = await inviteToSurvey(await signInByApi(request))
  await open(`/survey?token=${token}`)
  const send = page.getByRole('button', { name: t('survey.submit') })
  await send.click()
  await expect(page.getByText(t('survey.rateRequired'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(lang === 'ar' ? 'زيت محرك' : 'Motor oil')
  const about = page.getByText(t('survey.center'), { exact: true })
  const isBeside = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return (await endOf(send)) < (await startOf(about))
  }
  expect(await isBeside(768)).toBe(true)
  expect(await isBeside(390)).toBe(false)
  const overall = page.getByRole('group', { name: t('survey.overall') })
  await overall.locator('label').nth(3).click()
  await expect(overall.getByRole('radio', { name: t('survey.rates.4'), exact: true })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(overall.getByRole('radio', { name: t('survey.rates.5'), exact: true })).toBeChecked()
  await page.getByRole('group').nth(1).locator('label').nth(2).click()
  await expect(page.getByRole('textbox', { name: t('survey.comment') })).toHaveAccessibleDescription(
    t('survey.commentShown'),
  )
  await expectAccessible()
  const sent = page.waitForRequest((asked) => asked.url().endsWith('/rates/rate/'))
  await send.click()
  const items = [{ id: expect.any(Number), rate: 3 }]
  expect((await sent).postDataJSON()).toEqual({ token, rate: 5, items, comment: '' })
  await expect(page.getByRole('heading', { name: t('survey.thanks') })).toBeVisible()
  await expect.poll(reviewsOf).toBe(before + 1)
  await expectAccessible()

  await page.reload()
  await expect(page.getByRole('heading', { name: t('survey.answered') })).toBeVisible()

  // Ratings are those of centres; a product has none.
  await go('/service-centers/list/1/')
  await expect(page.getByText(t('centres.rating', { rating: '4.5' })).first()).toBeAttached()
  await go('/product/1/')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText(t('centres.rating', { rating: '4.5' }))).toHaveCount(0)
})

const startOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().left)
const endOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().right)
