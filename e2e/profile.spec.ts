import { readFile } from 'node:fs/promises'
import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { topUpByApi } from './fixtures/payment-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'
import { openAs, readCode, type SignedIn, signInByApi, signInByCode } from './fixtures/sign-in.ts'

test('[PROF-01] [NAV-29] a visitor is led to the sign-in, with the page to return to', {
  tag: '@one-language',
}, async ({ page, lang }) => {
  for (const path of ['/profile/', '/profile/edit/', '/profile/bills/DEM0000000000001/']) {
    await page.goto(`/${lang}${path}`)
    await expect(page).toHaveURL(`/${lang}/login`)
    expect(await page.evaluate(() => history.state.usr.from)).toBe(`/${lang}${path}`)
  }
})

test.describe('the profile of a customer', () => {
  let customer: SignedIn
  test.beforeEach(async ({ page, request }) => {
    customer = await signInByApi(request)
    await openAs(page, customer)
  })

  test('[PROF-02] [PROF-03] [PROF-04] [PROF-05] is shown and changed by its rules', async ({
    page,
    open,
    lang,
    t,
    expectAccessible,
  }) => {
    await open('/profile/')
    const details = page.getByRole('region', { name: t('profile.data') })
    await expect(details).toContainText(formatPhone(`+968${customer.phoneNumber}`))
    await expectAccessible()
    await details.getByRole('link', { name: t('profile.edit') }).click()
    await expect(page).toHaveURL(`/${lang}/profile/edit/`)
    const save = page.getByRole('button', { name: t('profile.save') })
    await expect(page.getByLabel(t('profile.phone'))).toHaveAttribute('readonly', '')

    await page.getByLabel(t('profile.email')).fill('not an address')
    await save.click()
    await expect(page.getByText(t('refusals.FIRST_NAME_REQUIRED'))).toBeVisible()
    await expect(page.getByText(t('refusals.LAST_NAME_REQUIRED'))).toBeVisible()
    await expect(page.getByText(t('refusals.EMAIL_INVALID'))).toBeVisible()
    await expect(page.getByLabel(t('profile.firstName'))).toBeFocused()
    await expectAccessible()

    await page.getByLabel(t('profile.firstName')).fill('سالم')
    await page.getByLabel(t('profile.lastName')).fill('Al-Harthy')
    await page.getByLabel(t('profile.email')).fill('salim@example.om')
    await page.getByLabel(t('profile.nid')).fill('12345678')
    await page.getByLabel(t('profile.card')).fill('4111 1111 1111 1234')
    await save.click()
    await expect(page).toHaveURL(`/${lang}/profile/`)
    await expect(details).toContainText('سالم Al-Harthy')
    await expect(details).toContainText('••••5678')
    await expect(details).toContainText('•••• 1234')
    await expect(details).not.toContainText('12345678')

    await page
      .getByRole('status')
      .filter({ hasText: t('profile.saved') })
      .click()
    await details.getByRole('link', { name: t('profile.edit') }).click()
    await expect(page.getByLabel(t('profile.email'))).toHaveValue('salim@example.om')
    await save.click()
    await expect(page.getByText(t('refusals.NO_CHANGES'))).toBeVisible()
  })

  test('[PROF-13] another number is taken over with its code and one of the number before', async ({
    page,
    open,
    request,
    t,
    expectAccessible,
  }) => {
    await open('/profile/')
    const details = page.getByRole('region', { name: t('profile.data') })
    await details.getByRole('button', { name: t('profile.changePhone') }).click()
    const dialog = page.getByRole('dialog', { name: t('profile.newPhone') })
    await dialog.getByLabel(t('login.phone')).fill('9999')
    await dialog.getByRole('button', { name: t('profile.sendCode') }).click()
    await expect(dialog.getByText(t('refusals.PHONE_INVALID'))).toBeVisible()
    await expectAccessible()
    const number = `7${customer.phoneNumber.slice(1)}`
    await dialog.getByLabel(t('login.phone')).fill(number)
    await dialog.getByRole('button', { name: t('profile.sendCode') }).click()
    const code = await readCode(request, `+968${number}`)
    await expect(dialog.getByLabel(t('profile.code'))).toBeFocused()
    await expectAccessible()
    await dialog.getByLabel(t('profile.code')).fill(code === '000000' ? '000001' : '000000')
    await expect(dialog.getByText(t('refusals.CODE_INCORRECT'))).toBeVisible()
    await dialog.getByLabel(t('profile.code')).fill(code)
    await expect(dialog.getByText(t('profile.proof'))).toBeVisible()
    await expect(dialog.getByText(formatPhone(`+968${customer.phoneNumber}`))).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('button', { name: t('profile.sendCode') }).click()
    const proof = await readCode(request, `+968${customer.phoneNumber}`, 2)
    await dialog.getByLabel(t('profile.code')).fill(proof === '000000' ? '000001' : '000000')
    await expect(dialog.getByText(t('refusals.CODE_INCORRECT'))).toBeVisible()
    await dialog.getByLabel(t('profile.code')).fill(proof)
    await expect(page.getByText(t('profile.phoneChanged'))).toBeVisible()
    await expect(details).toContainText(formatPhone(`+968${number}`))
  })

  test('another device is signed out from the list, and this one, too', { tag: '@one-language' }, async ({
    page,
    open,
    request,
    lang,
    t,
  }) => {
    const other = await signInByCode(request, customer.phoneNumber, 'whatsapp')
    await open('/profile/')
    const devices = page.getByRole('list', { name: t('profile.sessions') }).getByRole('listitem')
    await expect(devices).toHaveCount(2)
    const others = devices.filter({ hasNotText: t('profile.thisDevice') })
    await others.getByRole('button').click()
    await expect(devices).toHaveCount(1)
    const me = async () => {
      const headers = { authorization: `Bearer ${other.token}` }
      const answer = await request.post('/graphql/', { data: { query: '{ me { id } }' }, headers })
      return (await answer.json()).data?.me ?? null
    }
    await expect.poll(me).toBeNull()
    await devices.getByRole('button').click()
    await expect(page).toHaveURL(new RegExp(`/${lang}/?$`))
  })

  test('[PRIV-02] the own data is downloaded as a file', { tag: '@one-language' }, async ({
    page,
    open,
    t,
  }) => {
    await open('/profile/')
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: t('profile.export') }).click()
    const download = await started
    expect(download.suggestedFilename()).toBe('my-data.json')
    const data = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data.profile.phone_number).toBe(`+968${customer.phoneNumber}`)
  })

  test('[PRIV-03] the account is deleted with a code, once it is said what becomes of what is left in the wallet', async ({
    page,
    open,
    request,
    lang,
    t,
    expectAccessible,
  }) => {
    await open('/profile/')
    await topUpByApi(request, customer, { rial: 7, origin: new URL(page.url()).origin })
    await page.getByRole('button', { name: t('profile.delete') }).click()
    const dialog = page.getByRole('dialog', { name: t('profile.deleteTitle') })
    await expect(dialog).toContainText(t('profile.deleteText'))
    const amount = isolate(formatPrice(baisa(7_000), lang).text)
    await expect(dialog.getByRole('alert')).toHaveText(t('profile.deleteBalance', { amount }))
    const next = dialog.getByRole('button', { name: t('profile.balance.next') })
    await expect(next).toBeDisabled()
    await dialog.getByRole('radio', { name: t('profile.balance.pay_out', { amount }) }).check()
    await dialog.getByLabel(t('profile.balance.account_holder')).fill('Salma Al Harthy')
    await dialog
      .getByRole('textbox', { name: t('profile.balance.bank_name'), exact: true })
      .fill('Bank Muscat')
    await dialog.getByLabel(t('profile.balance.bank_account')).fill('12')
    await next.click()
    await expect(dialog.getByText(t('profile.balance.bank_account_invalid'))).toBeVisible()
    await dialog.getByLabel(t('profile.balance.bank_account')).fill('0312 0098 7654 3210')
    await expectAccessible()
    await next.click()
    const account = isolate('••••3210')
    await expect(dialog.getByText(t('profile.balance.paidOut', { amount, account }))).toBeVisible()
    // The number got a code a moment ago, so the next one has to come another way.
    await dialog
      .getByRole('button', { name: 'WhatsApp' })
      .or(dialog.getByRole('button', { name: 'واتساب' }))
      .click()
    const code = await readCode(request, `+968${customer.phoneNumber}`, 2)
    await dialog.getByLabel(t('profile.code')).fill(code)
    await dialog.getByRole('button', { name: t('profile.deleteConfirm') }).click()
    await expect(page).toHaveURL(new RegExp(`/${lang}/?$`))
    const headers = { authorization: `Bearer ${customer.token}` }
    const me = async () => (await request.get('/api/v1/accounts/user/', { headers })).status()
    await expect.poll(me).toBe(401)
  })
})
