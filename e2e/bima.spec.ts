import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { verifyForm } from './fixtures/login-parts.ts'
import { otherLang } from './fixtures/shell-parts.ts'
import { brandNames } from './fixtures/shop-config.ts'
import { expect, test } from './fixtures/shop-test.ts'
import { newNumber, readCode } from './fixtures/sign-in.ts'

test('[NAV-26] [CAMP-10] [CAMP-15] the campaign page has a banner of its language and signs in', async ({
  page,
  open,
  lang,
  t,
}) => {
  await open('/bima')
  const banner = page.getByRole('img', { name: t('bima.banner') })
  await expect(banner).toHaveAttribute('src', `/campaign/phone-${lang === 'ar' ? 'rtl' : 'ltr'}.webp`)
  await expect
    .poll(() => banner.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.getByLabel(t('bima.phone'))).toBeVisible()
})

test('[CAMP-13] [CAMP-14] the head of the campaign page has a way back to the root, the logo and the other language', async ({
  page,
  open,
  lang,
  t,
}) => {
  await open('/bima')
  const back = page.getByRole('link', { name: t('shell.back') })
  await expect(back).toHaveAttribute('href', `/${lang}`)
  const arrow = back.locator('svg')
  expect(await arrow.evaluate((icon) => getComputedStyle(icon).scale)).toBe(lang === 'ar' ? '-1 1' : 'none')
  await expect(
    page.getByRole('link', { name: t('shell.header.logo', { brand: brandNames[lang] }) }).first(),
  ).toBeVisible()
  await page.locator(`a[hreflang=${otherLang[lang]}]:visible`).click()
  await expect(page).toHaveURL(`/${otherLang[lang]}/bima`)
})

test('[CAMP-16] [CAMP-17] [CAMP-18] [CAMP-20] what the campaign gives in four steps, a fixed prefix, and eight digits', async ({
  page,
  open,
  lang,
  t,
}) => {
  await open('/bima')
  await expect(page.getByRole('heading', { name: t('bima.title') })).toBeVisible()
  const steps = page.getByRole('listitem').filter({ hasText: /^[1-4]/ })
  await expect(steps).toHaveCount(4)
  await expect(steps.last()).toContainText('50%')
  await expect(steps.last()).toContainText('bima')
  const told = page.getByRole('main')
  await expect(told).toContainText(
    lang === 'en'
      ? 'up to 50% off engine oil, oil filter and oil change'
      : 'خصم يصل إلى 50% على زيت المحرك وفلتر الزيت وتغيير الزيت',
  )
  // Insured drivers have a gift code of their own, and nothing waits in anybody's cart.
  await expect(told).not.toContainText(lang === 'en' ? /gift|insur/i : /هدية|التأمين/)
  await expect(page.getByRole('combobox', { name: t('login.country') })).toHaveCount(0)
  const phone = page.getByLabel(t('bima.phone'))
  await expect(phone).toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByText('+968', { exact: true })).toBeVisible()
  await phone.fill('9123456')
  await page.getByRole('button', { name: t('bima.submit') }).click()
  await expect(phone).toHaveAccessibleDescription(t('refusals.CAMPAIGN_PHONE_INVALID'))
})

test('[CAMP-19] [CAMP-21] [CAMP-22] [CAMP-23] signs in with a code that belongs to the campaign', {
  tag: '@one-language',
}, async ({ page, open, lang, t, request }) => {
  const number = newNumber()
  await open('/bima')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/graphql/otp/', async (route) => {
    await held
    await route.continue()
  })
  const services = page.waitForRequest((asked) => (asked.postData() ?? '').includes('messagingServices'))
  const sent = page.waitForRequest((asked) => (asked.postData() ?? '').includes('sendOtp'))
  await page.getByLabel(t('bima.phone')).fill(number)
  const submit = page.getByRole('button', { name: t('bima.submit') })
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await services
  release()
  expect((await sent).postDataJSON().variables).toMatchObject({
    cid: 'bima',
    countryCode: '+968',
    phoneNumber: number,
    messagingService: 'sms',
  })
  await expect(page).toHaveURL(`/${lang}/verify-otp`)
  const { from, availableOtp } = await page.evaluate(() => history.state.usr)
  expect(from).toBe('/')
  expect(availableOtp.map(({ value }: { value: string }) => value)).toContain('sms')
  await expect(page.getByRole('main')).toContainText(formatPhone(`+968${number}`))
  await verifyForm(page, t).code.fill(await readCode(request, `+968${number}`))
  await expect(page).toHaveURL(`/${lang}`)
})

test('[CAMP-24] [CAMP-25] [CAMP-26] refusals are toasts, two at most, at the bottom right', {
  tag: '@one-language',
}, async ({ page, open, t }) => {
  await open('/bima')
  const texts = ['one', 'two', 'three']
  await page.route('**/graphql/otp/', async (route) => {
    const isSending = (route.request().postData() ?? '').includes('sendOtp')
    if (!isSending) return route.continue()
    const errors = texts.map((message) => ({ field: 'phoneNumber', message, code: 'INVALID' }))
    await route.fulfill({ json: { data: { sendOtp: { retryAfter: null, errors } } } })
  })
  await page.getByLabel(t('bima.phone')).fill('91234567')
  await page.getByRole('button', { name: t('bima.submit') }).click()
  const toasts = page.locator('.toast')
  await expect(toasts).toHaveCount(2)
  await expect(toasts).toHaveText([/one/, /two/])
  const box = await toasts.first().boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40)
  expect(box?.y ?? 0).toBeGreaterThan(height / 2)
})

test('[CAMP-09] [CAMP-11] [CAMP-35] the campaign is where the host has its mark, and nowhere else', {
  tag: '@one-language',
}, async ({ page, lang, t, shopOrigin }) => {
  const partner = shopOrigin.replace('localhost', 'bima.localhost')
  await page.goto(`${partner}/${lang}/bima`)
  await expect(page).toHaveURL(`${partner}/${lang}/bima`)
  await expect(page.getByRole('heading', { name: t('bima.title') })).toBeVisible()
  const elsewhere = shopOrigin.replace('localhost', 'tasleem.localhost')
  await page.goto(`${elsewhere}/${lang}/bima`)
  await expect(page).toHaveURL(`${elsewhere}/${lang}`)
})
