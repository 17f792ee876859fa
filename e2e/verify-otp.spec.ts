import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { askForCode, loginForm, verifyForm } from './fixtures/login-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'
import { newNumber, readCode } from './fixtures/sign-in.ts'

test.describe('the code', () => {
  test('[AUTH-32] [AUTH-35] [AUTH-36] [AUTH-37] is asked for with the number, the way it came, and a countdown', {
    tag: '@one-language',
  }, async ({ page, open, t, expectAccessible }) => {
    const number = newNumber()
    await open('/login')
    await askForCode(page, t, number)
    await expect(page.getByText(formatPhone(`+968${number}`))).toBeVisible()
    await expect(
      page.getByText(t('login.verify.sentBy', { service: t('outgoing.services.sms') })),
    ).toBeVisible()
    const { code } = verifyForm(page, t)
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toBeFocused()
    const waiting = page.getByRole('button', { name: t('login.verify.resendIn') })
    await expect(waiting).toBeDisabled()
    await expect(waiting).toContainText(/01:\d\d|02:00/)
    await expectAccessible()
    // A reload does not give another two minutes.
    await page.reload()
    await expect(waiting).toContainText(/01:\d\d/)
  })

  test('[AUTH-36] [AUTH-37] can be asked for again after two minutes and not before, each time', {
    tag: '@one-language',
  }, async ({ page, open, t }) => {
    await page.clock.install()
    await open('/login')
    await page.clock.pauseAt(Date.now() + 60_000)
    await askForCode(page, t, newNumber())
    const waiting = page.getByRole('button', { name: t('login.verify.resendIn') })
    await expect(waiting).toContainText('02:00')
    await page.clock.runFor(119_000)
    await expect(waiting).toContainText('00:01')
    await expect(waiting).toBeDisabled()
    await page.clock.runFor(1_000)
    const { resend } = verifyForm(page, t)
    await expect(resend).toBeEnabled()
    // The shop's own clock has not moved: it refuses in words, and the wait begins anew. A message needs time to appear.
    await page.clock.resume()
    await resend.click()
    await expect(page.getByRole('alert').filter({ hasText: /\d/ }).first()).toBeVisible()
    await expect(waiting).toBeDisabled()
    await page.clock.runFor(120_000)
    await expect(resend).toBeEnabled()
  })

  test('[AUTH-40] another service begins two minutes of its own, which end', {
    tag: '@one-language',
  }, async ({ page, open, t }) => {
    await page.clock.install()
    await open('/login')
    await page.clock.pauseAt(Date.now() + 60_000)
    await askForCode(page, t, newNumber())
    const waiting = page.getByRole('button', { name: t('login.verify.resendIn') })
    // The countdown is there before time runs.
    await expect(waiting).toContainText('02:00')
    await page.clock.runFor(60_000)
    await expect(waiting).toContainText('01:00')
    await verifyForm(page, t).otherService.click()
    const drawer = page.getByRole('dialog', { name: t('login.verify.services') })
    await drawer.getByRole('button', { name: t('outgoing.services.whatsapp') }).click()
    await expect(waiting).toContainText('02:00')
    await page.clock.runFor(119_000)
    await expect(waiting).toBeDisabled()
    await page.clock.runFor(1_000)
    await expect(verifyForm(page, t).resend).toBeEnabled()
  })

  test('[AUTH-43] [AUTH-44] [AUTH-45] [AUTH-46] is refused empty, short and wrong, in words', async ({
    page,
    open,
    t,
  }) => {
    await open('/login')
    await askForCode(page, t, newNumber())
    const { code, submit } = verifyForm(page, t)
    await submit.click()
    await expect(code).toHaveAccessibleDescription(t('refusals.CODE_REQUIRED'))
    await code.fill('12345')
    await submit.click()
    await expect(code).toHaveAccessibleDescription(t('refusals.CODE_LENGTH_INVALID', { length: 6 }))
    expect(t('refusals.CODE_LENGTH_INVALID', { length: 6 })).toContain('6')
    await code.fill('000000')
    await expect(code).toHaveAccessibleDescription(t('refusals.CODE_INCORRECT'))
    await expect(code).toHaveValue('')
    await expect(code).toBeFocused()
  })

  test('[AUTH-20] may be pasted out of the message, in the digits of any keyboard', {
    tag: '@one-language',
  }, async ({ page, open, lang, t, request }) => {
    const number = newNumber()
    await open('/login')
    await askForCode(page, t, number)
    const sent = await readCode(request, `+968${number}`)
    const arabic = sent.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    await verifyForm(page, t).code.fill(`${arabic} is your code`)
    await expect(page).toHaveURL(`/${lang}`)
  })

  test('[AUTH-38] a wrong number is corrected where it was typed', { tag: '@one-language' }, async ({
    page,
    open,
    lang,
    t,
  }) => {
    const number = newNumber()
    await open('/login')
    await askForCode(page, t, number)
    await page.getByRole('button', { name: t('login.verify.changeNumber') }).click()
    await expect(page).toHaveURL(`/${lang}/login`)
    await expect(loginForm(page, t).phone).toHaveValue(number)
  })

  test('[AUTH-39] [AUTH-41] [AUTH-47] comes another way at once, and the one before is void', {
    tag: '@one-language',
  }, async ({ page, open, lang, t, request }) => {
    const number = newNumber()
    await open('/login')
    await askForCode(page, t, number)
    const first = await readCode(request, `+968${number}`)
    await verifyForm(page, t).otherService.click()
    const drawer = page.getByRole('dialog', { name: t('login.verify.services') })
    await expect(drawer).toBeVisible()
    await drawer.getByRole('button', { name: t('outgoing.services.whatsapp') }).click()
    await expect(page.getByText(t('shell.toast.codeResent'))).toBeVisible()
    await expect(
      page.getByText(t('login.verify.sentBy', { service: t('outgoing.services.whatsapp') })),
    ).toBeVisible()
    let second = first
    await expect.poll(async () => (second = await readCode(request, `+968${number}`))).not.toBe(first)
    const { code } = verifyForm(page, t)
    await code.fill(first)
    await expect(code).toHaveAccessibleDescription(t('refusals.CODE_INCORRECT'))
    await code.fill(second)
    await expect(page).toHaveURL(`/${lang}`)
  })
})
