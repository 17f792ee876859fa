import type { RestEditedPage } from '@warsha/contract/console/content/pages.rest.ts'
import { muscatDate, muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { callConsole, expectNoSidewaysScroll, saveBar } from '../fixtures/centre-parts.ts'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

/** One red dot. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('[OPS-11] a banner is made and published; it is in the shop until its end, and goes by the clock', async ({
  page,
  request,
  openAsOperator,
  lang,
  t,
}) => {
  // Making it, publishing it, and looking at the shop until it has ended.
  test.slow()
  const title = `${lang === 'en' ? 'Cool air for the summer' : 'هواء بارد للصيف'} ${process.pid}`
  await openAsOperator('content', '/pages')
  await page.getByRole('link', { name: t('console-content.pages.new') }).click()
  const { save } = saveBar(page, t)
  const field = (name: 'title' | 'slug' | 'text' | 'buttonLabel' | 'link' | 'priority') =>
    page.getByLabel(t(`console-content.fields.${name}`), { exact: true })
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true })
  await choice(t('console-content.columns.place')).selectOption('bottom-image-1')
  await field('slug').fill(`bottom-image-9-x${lang}`)
  await choice(t('console-content.fields.language')).selectOption(lang)
  await field('title').fill(title)
  await field('text').fill('…')
  await field('link').fill('support/')
  await field('priority').fill('40')
  await page.getByRole('checkbox', { name: 'Warsha' }).check()
  await page
    .getByRole('group', { name: t('console-content.fields.picture'), exact: true })
    .getByRole('button', { name: t('console-media.choose') })
    .click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: `${lang}.png`, mimeType: 'image/png', buffer: png })
  await expect(page.getByRole('dialog')).toBeHidden()
  await save.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page.getByText(t('console-content.state.draft'), { exact: true })).toBeVisible()
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const isShown = async () => (await (await request.get(`/${lang}`)).text()).includes(title)
  expect(await isShown()).toBe(false)

  await page.getByRole('button', { name: t('console-content.publish.action'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('console-content.publish.until'), { exact: true }).fill(momentAhead(120))
  await dialog.getByRole('button', { name: t('console-content.publish.now') }).click()
  await expect(page.getByText(t('console-content.state.shown'), { exact: true }).first()).toBeVisible()
  await expect.poll(isShown).toBe(true)

  await page.getByRole('button', { name: t('console-content.publish.again') }).click()
  await dialog.getByLabel(t('console-content.publish.until'), { exact: true }).fill(momentAhead(5))
  await dialog.getByRole('button', { name: t('console-content.publish.now') }).click()
  await expect.poll(isShown).toBe(false)
  await page.reload()
  await expect(page.getByText(t('console-content.state.ended'), { exact: true }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)

  const { revision } = await callConsole<RestEditedPage>(page, `/pages/${id}/`)
  await callConsole(page, `/pages/${id}/unpublish/`, { method: 'POST', body: { revision } })
  await page.reload()
  await page.getByRole('button', { name: t('console-content.delete.action'), exact: true }).click()
  await dialog.getByRole('button', { name: t('console-content.delete.action'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('console-content.pages.title') })).toBeVisible()
})

test('[OPS-11] an attribute is made for a type of pages, filled in on a page and answered by the shop', async ({
  page,
  request,
  openAsOperator,
  lang,
  t,
}) => {
  test.slow()
  const names = { en: `Author ${process.pid}`, ar: `الكاتب ${process.pid}` }
  const slug = `author-${process.pid}`
  const idOf = () => Number(new URL(page.url()).pathname.split('/').at(-1))
  await openAsOperator('content', '/page-attributes/new')
  const nameIn = (language: 'en' | 'ar') =>
    page.getByLabel(`${t('console-taxonomy.fields.name')} ${t(`console.languages.${language}`)}`)
  await nameIn('en').fill(names.en)
  await nameIn('ar').fill(names.ar)
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/\d+$/)
  const attributeId = idOf()

  await openAsOperator('content', '/pages/types')
  await page.getByRole('button', { name: t('console-content.types.new') }).click()
  const dialog = page.getByRole('dialog')
  const typeName = `Story ${process.pid}`
  for (const language of ['en', 'ar'] as const)
    await dialog
      .getByLabel(`${t('console-content.types.name')} (${t(`console.languages.${language}`)})`)
      .fill(typeName)
  await dialog.getByLabel(t('console-content.fields.slug')).fill(`story-${process.pid}`)
  await dialog.getByRole('checkbox', { name: names[lang] }).check()
  await dialog.getByRole('button', { name: t('console.edit.save') }).click()
  await expect(dialog).toHaveCount(0)

  await openAsOperator('content', '/pages/new')
  await page.getByRole('combobox', { name: t('console-content.fields.pageTypeId') }).selectOption(typeName)
  await page.getByLabel(t('console-content.fields.slug'), { exact: true }).fill(`story-one-${process.pid}`)
  const words = page.getByRole('region', { name: t('console-content.form.words') })
  await words.getByLabel(t('console-content.fields.title')).first().fill('A story')
  const attributes = page.getByRole('region', { name: t('console-content.form.attributes') })
  for (const language of ['en', 'ar'] as const)
    await attributes
      .getByLabel(`${names[lang]} ${t(`console.languages.${language}`)}`)
      .fill(`Salim ${language}`)
  await saveBar(page, t).save.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A story')
  await expectNoSidewaysScroll(page)
  const id = idOf()
  const read = () => callConsole<RestEditedPage>(page, `/pages/${id}/`)
  const change = (path: string, body: object) => callConsole<unknown>(page, path, { method: 'POST', body })
  await change(`/pages/${id}/publish/`, { revision: (await read()).revision, from: null, until: null })
  const shown = async () => {
    const query = `{ page(slug: "story-one-${process.pid}") { pageType { attributes { slug } }
      attributes { values { plainText translation(languageCode: AR) { plainText } } } } }`
    return (await (await request.post('/graphql/', { data: { query } })).json()).data.page
  }
  await expect.poll(shown).toEqual({
    pageType: { attributes: [{ slug }] },
    attributes: [{ values: [{ plainText: 'Salim en', translation: { plainText: 'Salim ar' } }] }],
  })

  await change(`/pages/${id}/unpublish/`, { revision: (await read()).revision })
  const { page_type_id, revision } = await read()
  await change(`/pages/${id}/delete/`, { revision })
  await change(`/page-types/${page_type_id}/delete/`, { revision: 1 })
  await change(`/page-attributes/${attributeId}/delete/`, { revision: 1 })
})

test('[OPS-12] a question is edited and a new version of the terms is written; the shop follows', async ({
  page,
  request,
  openAsOperator,
  lang,
  t,
}) => {
  test.slow()
  const { save } = saveBar(page, t)
  const inShop = (path: string, words: string) => async () =>
    (await (await request.get(`/${lang}/${path}`)).text()).includes(words)
  await openAsOperator('content', '/texts')
  await page.locator('[data-row] a').first().click()
  const written = `${lang === 'en' ? 'How is a visit booked' : 'كيف أحجز زيارة'} ${process.pid}`
  const question = page.getByLabel(
    `${t('console-content.fields.question')} ${t(`console.languages.${lang}`)}`,
  )
  await question.fill(written)
  await save.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(written)
  await expect.poll(inShop('support', written)).toBe(true)

  await page.goto('/console/texts/legal')
  await page
    .getByRole('link', { name: t('console-content.legal.new') })
    .first()
    .click()
  await expect(save).toBeHidden()
  const title = `${lang === 'en' ? 'Terms anew' : 'شروط جديدة'} ${process.pid}`
  await page.getByLabel(`${t('console-content.fields.title')} ${t(`console.languages.${lang}`)}`).fill(title)
  await page
    .getByLabel(t('console-content.fields.version'), { exact: true })
    .fill(lang === 'en' ? '3.1' : '3.2')
  await page
    .getByLabel(t('console-content.fields.effectiveDate'), { exact: true })
    .fill(muscatDate(Date.now()))
  await save.click()
  await expect(page.getByText(t('console-content.legalState.in-force'), { exact: true })).toBeVisible()
  await expect(page.getByText(t('console-content.legal.locked'))).toBeVisible()
  await expect(page.locator('textarea')).toHaveCount(0)
  await expect.poll(inShop('terms-and-policy', title)).toBe(true)
})

/** As a field of a moment has it, by the clocks of Muscat. */
function momentAhead(seconds: number): string {
  const at = new Date(Date.now() + seconds * 1000)
  return `${muscatDate(at)}T${muscatTime(at)}:${at.toISOString().slice(17, 19)}`
}
