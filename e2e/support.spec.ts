import { shopConfig } from './fixtures/shop-config.ts'
import { expect, test } from './fixtures/shop-test.ts'

test('[PROF-15] [PROF-16] [PROF-17] [PROF-18] e-mail, both phones, the address, and the questions and answers of the FAQ call can be read and used', async ({
  page,
  open,
  lang,
  t,
  request,
}) => {
  await open('/support/')
  const main = page.locator('main')
  await expect(main.locator('a[href="mailto:care@warsha.example"]')).toBeVisible()
  await expect(main.locator(`a[href="tel:${shopConfig.SUPPORT_PHONE}"]`)).toBeVisible()
  await expect(main.locator(`a[href="tel:+${shopConfig.WHATSAPP_NUMBER}"]`)).toBeVisible()
  await expect(
    main.getByText(lang === 'en' ? /Muscat.*industrial|industrial.*Muscat/i : /مسقط/).first(),
  ).toBeVisible()
  await expect(main.getByRole('heading', { name: t('shell.support.contact') })).toBeVisible()

  const answer = await request.get('/api/v1/content/faq', { headers: { 'accept-language': lang } })
  const { data } = (await answer.json()) as { data: { question: string; answer: string }[] }
  const help = page.getByRole('region', { name: t('content.support.questions') })
  await expect(help.getByRole('group')).toHaveCount(data.length)
  const [first] = data
  await help.getByText(first?.question ?? '').click()
  await expect(help.getByText(first?.answer ?? '')).toBeVisible()
})
