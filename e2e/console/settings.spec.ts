import { callConsole, expectNoSidewaysScroll, saveBar } from '../fixtures/centre-parts.ts'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

type Settings = {
  contact: { support_phone: string; support_email: string; whatsapp_number: string; revision: number }
  fees: { wallet_percent: number; revision: number }
}

test('a changed phone is on a page of the shop at once, and two editors of one setting are merged', async ({
  page,
  request,
  openAsOperator,
  lang,
  t,
}) => {
  await openAsOperator('admin', '/settings')
  const first = await callConsole<Settings>(page, '/settings/')
  const phone = page.getByLabel(t('console-settings.fields.supportPhone'), { exact: true })
  const email = page.getByLabel(t('console-settings.fields.supportEmail'), { exact: true })
  const { save } = saveBar(page, t)
  const typed = lang === 'ar' ? '+96824700001' : '+96824700002'
  await phone.fill(typed)

  // A colleague saves the address meanwhile, and then the phone.
  const other = { ...first.contact, support_email: `desk-${lang}@warsha.example` }
  await callConsole(page, '/settings/contact/', { method: 'PUT', body: other })
  await save.click()
  await expect(email).toHaveValue(other.support_email)
  await expect(phone).toHaveValue(typed)
  await save.click()
  const shown = async () => (await request.get(`/${lang}/support/`)).text()
  await expect.poll(shown, { intervals: [50] }).toContain(typed)
  const now = await callConsole<Settings>(page, '/settings/')
  expect(now.contact).toMatchObject({ support_phone: typed, support_email: other.support_email })

  await page.getByRole('link', { name: t('console-settings.fees') }).click()
  const wallet = page.getByLabel(t('console-settings.fields.wallet'), { exact: true })
  await wallet.fill('2.12345')
  await expect(save).toBeDisabled()
  await wallet.fill(lang === 'ar' ? '٢٫٥' : '2.5')
  await save.click()
  await expect
    .poll(async () => (await callConsole<Settings>(page, '/settings/')).fees.wallet_percent)
    .toBe(2.5)
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }

  const { contact, fees } = await callConsole<Settings>(page, '/settings/')
  const restored = { ...first.contact, revision: contact.revision }
  await callConsole(page, '/settings/contact/', { method: 'PUT', body: restored })
  const before = { ...fees, wallet_percent: first.fees.wallet_percent }
  await callConsole(page, '/settings/fees/', { method: 'PUT', body: before })
})
