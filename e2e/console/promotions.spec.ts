import { callConsole, expectNoSidewaysScroll, saveBar } from '../fixtures/centre-parts.ts'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

type Promotion = { id: number; code: string; revision: number }

const fields = {
  name: { en: 'Winter tyres', ar: 'إطارات الشتاء' },
  type: 'percent',
  percent: 10,
  amount_baisa: null,
  channel_id: null,
  minimum_baisa: null,
  starts_on: null,
  ends_on: null,
  total_limit: null,
  per_customer_limit: null,
  within_hours: null,
  targets: [],
}

const nextCode = (lang: string) => `w${lang}${Date.now().toString(36)}`

test('[OPS-10] a promotion is made with its targets, tried out on a basket, paused and resumed', async ({
  page,
  openAsOperator,
  lang,
  t,
  expectAccessible,
}) => {
  test.slow()
  const code = nextCode(lang)
  await openAsOperator('content', '/promotions')
  await page.getByRole('link', { name: t('console-promotions.new.action') }).click()
  const field = (name: 'code' | 'percent' | 'totalLimit' | 'endsOn') =>
    page.getByLabel(t(`console-promotions.fields.${name}`), { exact: true })
  await field('code').fill(code.toUpperCase())
  const names = page.getByRole('group', { name: t('console-promotions.form.words') }).getByRole('textbox')
  await names.nth(0).fill('Winter oil')
  await names.nth(1).fill('زيت الشتاء')
  const { save } = saveBar(page, t)
  await expect(save).toBeDisabled()
  await field('percent').fill('25')
  await field('totalLimit').fill('100')
  await page.getByRole('searchbox', { name: t('console-promotions.targets.add') }).fill('Durub Synthetic')
  const found = page.getByRole('list', { name: t('console.catalogueSearch.found') })
  const first = found.getByRole('button').first()
  const product = (await first.locator('bdi').textContent()) ?? ''
  await first.click()
  await save.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code)
  await expect(page.getByText(t('console-promotions.state.running'), { exact: true })).toBeVisible()

  const bench = page.getByRole('region', { name: t('console-promotions.bench.title') })
  await bench.getByRole('searchbox', { name: t('console-promotions.bench.add') }).fill('Durub Synthetic')
  await bench.getByRole('button', { name: product }).first().click()
  const answer = bench.getByRole('status', { name: t('console-promotions.bench.answer') })
  await expect(answer).toContainText(t('console-promotions.bench.given'))
  await expectAccessible()

  await page.getByRole('button', { name: t('console-promotions.pause.action'), exact: true }).click()
  await expect(page.getByText(t('console-promotions.state.paused'), { exact: true })).toBeVisible()
  await expect(answer).toContainText(t('console-promotions.bench.notGiven'))
  await expect(answer).toContainText(t('console-promotions.reason.PAUSED'))
  // The same button does the opposite, and the first thing again.
  const resume = page.getByRole('button', { name: t('console-promotions.pause.undo'), exact: true })
  await resume.click()
  await expect(page.getByText(t('console-promotions.state.running'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('console-promotions.pause.action'), exact: true }).click()
  await expect(page.getByText(t('console-promotions.state.paused'), { exact: true })).toBeVisible()
  await resume.click()
  await expect(page.getByText(t('console-promotions.state.running'), { exact: true })).toBeVisible()
  await expect(answer).toContainText(t('console-promotions.bench.given'))

  await page.getByRole('link', { name: t('console-promotions.back') }).click()
  await page.getByRole('searchbox', { name: t('console-promotions.search') }).fill(code)
  await expect(page.locator('a[data-row]')).toHaveText([code])
})

test('[OPS-10] two who edit one promotion: fields of the other are merged, and both see who saved', async ({
  page,
  openAsOperator,
  lang,
  t,
}) => {
  await openAsOperator('content', '/promotions')
  const code = nextCode(lang)
  const { id } = await callConsole<Promotion>(page, '/promotions/', {
    method: 'POST',
    body: { code, ...fields },
  })
  await page.goto(`/console/promotions/${id}`)
  await page.getByLabel(t('console-promotions.fields.percent'), { exact: true }).fill('15')
  await callConsole(page, `/promotions/${id}/`, {
    method: 'PUT',
    body: { ...fields, revision: 1, total_limit: 50 },
  })
  const { save } = saveBar(page, t)
  await save.click()
  await expect(page.getByRole('alert', { name: t('console.edit.conflict') })).toContainText('50')
  await expect(page.getByLabel(t('console-promotions.fields.totalLimit'), { exact: true })).toHaveValue('50')
  await expect(page.getByLabel(t('console-promotions.fields.percent'), { exact: true })).toHaveValue('15')
  await save.click()
  await expect(save).toBeHidden()
  const saved = await callConsole(page, `/promotions/${id}/`)
  expect(saved).toMatchObject({ percent: 15, total_limit: 50, revision: 3 })
})

test('who only reads sees a promotion without buttons; on a phone nothing reaches over the edge', {
  tag: '@one-language',
}, async ({ page, openAsOperator, t }) => {
  await openAsOperator('manager', '/promotions')
  await expect(page.getByRole('link', { name: t('console-promotions.new.action') })).toBeHidden()
  await page.locator('a[data-row]').first().click()
  await expect(page.getByLabel(t('console-promotions.fields.totalLimit'), { exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: t('console-promotions.pause.action') })).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
})
