import { askForCode, verifyForm } from './fixtures/login-parts.ts'
import { readLogin } from './fixtures/shell-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'
import { newNumber, readCode } from './fixtures/sign-in.ts'

test('[AUTH-34] [NAV-35] [REF-05] who was invited signs in with the name of the friend, also when the code is sent again', {
  tag: '@one-language',
}, async ({ page, open, lang, t, expectAccessible }) => {
  const refs: unknown[] = []
  page.on('request', (asked) => {
    if ((asked.postData() ?? '').includes('sendOtp')) refs.push(asked.postDataJSON().variables.ref)
  })
  await open('/referred-login?ref=friend-1')
  await expect(page.getByRole('heading', { name: t('login.invitedHeading') })).toBeVisible()
  await expect(page.getByText(/2\.000/)).toBeVisible()
  await expectAccessible()
  await askForCode(page, t, newNumber())
  await expect(page).toHaveURL(`/${lang}/verify-otp?ref=friend-1`)
  await verifyForm(page, t).otherService.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('outgoing.services.whatsapp') })
    .click()
  await expect(page.getByText(t('shell.toast.codeResent'))).toBeVisible()
  expect(refs).toEqual(['friend-1', 'friend-1'])
})

test('[ROLE-04] [ROLE-06] [PROF-10] a driver needs the driver code besides the phone code', {
  // One number gets one code at a time.
  tag: '@one-language',
}, async ({ page, open, lang, t, request }) => {
  const driver = { number: '90000003', code: '4321' }
  await open('/login?driver=1')
  await expect(page.getByRole('heading', { name: t('login.driverHeading') })).toBeVisible()
  await askForCode(page, t, driver.number)
  const driverCode = page.getByLabel(t('login.verify.driverCode'))
  const { code } = verifyForm(page, t)
  await code.fill(await readCode(request, `+968${driver.number}`))
  await expect(driverCode).toHaveAccessibleDescription(t('refusals.DRIVER_CODE_REQUIRED'))
  await driverCode.fill('0000')
  await verifyForm(page, t).submit.click()
  await expect(driverCode).toHaveAccessibleDescription(t('refusals.DRIVER_CODE_INCORRECT'))
  await driverCode.fill(driver.code)
  await verifyForm(page, t).submit.click()
  await expect(page).toHaveURL(`/${lang}`)
  await expect.poll(() => readLogin(page)).toMatchObject({ is_login: true })
})
