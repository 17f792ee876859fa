import type { Page } from '@playwright/test'
import type { Translate } from '@warsha/i18n/translate.ts'
import { saveBar } from '../fixtures/centre-parts.ts'
import { test } from '../fixtures/console-test.ts'
import { pixelPicture } from '../fixtures/pixel-picture.ts'
import { expect } from '../fixtures/shop-test.ts'

async function askShop(page: Page, query: string, lang = 'en') {
  const answer = await page.request.post('/graphql/', {
    data: { query },
    headers: { 'accept-language': lang },
  })
  return (await answer.json()).data
}

/** Parts of the screens that every record of the catalogue has. */
function recordParts(page: Page, t: Translate) {
  const deleting = t('console-taxonomy.delete.action')
  return {
    text: (field: 'name' | 'title', language: 'en' | 'ar') =>
      page
        .getByLabel(`${t(`console-taxonomy.fields.${field}`)} ${t(`console.languages.${language}`)}`)
        .first(),
    grip: (name: string) =>
      page.getByRole('button', { name: t('console.order.grip', { name }), exact: true }),
    async save() {
      await page.keyboard.press('Control+s')
      await expect(page).toHaveURL(/\/\d+$/)
    },
    async remove() {
      await page.getByRole('button', { name: deleting, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: deleting, exact: true }).click()
      await expect(page).toHaveURL(/\/console\/[a-z-]+$/)
    },
  }
}

test('[OPS-02] an attribute has its values in an order; a product type says where it is used', async ({
  page,
  openAsOperator,
  lang,
  t,
  expectAccessible,
}) => {
  test.slow()
  const word = `Tread ${lang} ${process.pid}`
  const slug = word.toLowerCase().replaceAll(' ', '-')
  const { text, grip, save, remove } = recordParts(page, t)
  await openAsOperator('content', '/attributes/new')
  await text('name', 'en').fill(word)
  await text('name', 'ar').fill(`نقش ${process.pid}`)
  const values = page.getByRole('region', { name: t('console-taxonomy.fields.values') })
  for (const [at, name] of ['Summer', 'Winter'].entries()) {
    await values.getByRole('button', { name: t('console-taxonomy.values.add') }).click()
    await values.getByLabel(t('console.languages.en')).nth(at).fill(name)
  }
  await grip('Winter').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(values.getByLabel(t('console.languages.en')).first()).toHaveValue('Winter')
  await expectAccessible()
  await save()
  const choices = async () => {
    const query = `{ attributes(first: 1, filter: { slugs: ["${slug}"] }) { edges { node {
      choices(first: 5) { edges { node { name } } } } } } }`
    const { edges } = (await askShop(page, query)).attributes
    return edges[0]?.node.choices.edges.map(({ node }: { node: { name: string } }) => node.name)
  }
  await expect.poll(choices).toEqual(['Winter', 'Summer'])

  // In the list it stands last, and moves up by keys.
  const own = lang === 'ar' ? `نقش ${process.pid}` : word
  const list = page.getByRole('list', { name: t('console-taxonomy.attributes.title') })
  await expect(list.getByRole('listitem').last()).toContainText(own)
  await grip(own).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText(t('console-taxonomy.ordered'), { exact: true })).toBeVisible()
  await expect(list.getByRole('listitem').last()).not.toContainText(own)

  // With values it stays: they are where it is used.
  const uses = page.getByRole('region', { name: t('console-taxonomy.uses.title') })
  await expect(uses).toContainText(t('console-taxonomy.uses.attribute_values'))
  for (const name of ['Winter', 'Summer'])
    await values.getByRole('button', { name: t('console-taxonomy.values.remove', { name }) }).click()
  await page.keyboard.press('Control+s')
  await expect.poll(choices).toEqual([])
  await remove()
  await expect.poll(choices).toBeUndefined()

  await page
    .getByRole('navigation', { name: t('console-taxonomy.pages') })
    .getByRole('link', { name: t('console-taxonomy.types.title') })
    .click()
  await page.getByRole('link', { name: /^Goods/ }).click()
  await expect(uses).toContainText(t('console-taxonomy.uses.products'))
  await page.getByRole('button', { name: t('console-taxonomy.delete.action'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('console-taxonomy.delete.action'), exact: true }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await dialog.getByRole('button', { name: t('console.command.close') }).click()
  await expect(page).toHaveURL(/\/product-types\/\d+$/)
})

test('[OPS-02] an attribute that is true or not is chosen on a product and on a variant, and taken away again', async ({
  page,
  openAsOperator,
  lang,
  t,
}) => {
  test.slow()
  const names = { en: `Tubeless ${process.pid}`, ar: `بلا أنبوب ${process.pid}` }
  const slug = `tubeless-${process.pid}`
  const { text, save, remove } = recordParts(page, t)
  const bar = saveBar(page, t)
  await openAsOperator('content', '/attributes/new')
  await text('name', 'en').fill(names.en)
  await text('name', 'ar').fill(names.ar)
  await page.getByLabel(t('console-taxonomy.fields.inputType')).selectOption('BOOLEAN')
  await expect(page.getByRole('region', { name: t('console-taxonomy.fields.values') })).toHaveCount(0)
  await save()
  const address = new URL(page.url()).pathname.replace('/console', '')

  await openAsOperator('content', '/products/1')
  const [yes, no] = lang === 'en' ? ['Yes', 'No'] : ['نعم', 'لا']
  const attributes = page.getByRole('region', { name: t('console-products.form.attributes'), exact: true })
  const ofProduct = attributes.getByLabel(names[lang])
  await ofProduct.selectOption({ label: yes })
  const row = page
    .getByRole('table', { name: t('console-products.variants.title') })
    .getByRole('row')
    .nth(1)
  await row.getByRole('button', { expanded: false }).click()
  const ofVariant = page.getByRole('table').getByLabel(names[lang])
  await ofVariant.selectOption({ label: no })
  await bar.save.click()
  const shown = async () => {
    const query = `{ product(id: "UHJvZHVjdDox", channel: "default-channel") {
      attributes { attribute { slug } values { boolean } }
      variants { attributes { attribute { slug } values { boolean } } } } }`
    const { product } = await askShop(page, query)
    type Told = { attribute: { slug: string }; values: { boolean: boolean }[] }
    const valueIn = (told: Told[]) =>
      told.find(({ attribute }) => attribute.slug === slug)?.values[0]?.boolean
    return [valueIn(product.attributes), valueIn(product.variants[0].attributes)]
  }
  await expect.poll(shown).toEqual([true, false])

  await ofProduct.selectOption('')
  await ofVariant.selectOption('')
  await bar.save.click()
  await expect.poll(shown).toEqual([undefined, undefined])
  await openAsOperator('content', address)
  await remove()
})

test('[OPS-02] a collection gets a picture inside its form, and products in an order; rows of products too', async ({
  page,
  openAsOperator,
  lang,
  t,
}) => {
  test.slow()
  const word = `Offers ${lang} ${process.pid}`
  const slug = word.toLowerCase().replaceAll(' ', '-')
  const { text, grip, save, remove } = recordParts(page, t)
  await openAsOperator('content', '/collections/new')
  await text('name', 'en').fill(word)
  await text('name', 'ar').fill(`باقة ${process.pid}`)
  await page.getByRole('button', { name: t('console-media.choose'), exact: true }).click()
  const picker = page.getByRole('dialog', { name: t('console-media.choose') })
  await picker.locator('input[type=file]').setInputFiles({
    name: `${slug}.png`,
    mimeType: 'image/png',
    buffer: pixelPicture((process.pid % 100) + (lang === 'en' ? 101 : 1)),
  })
  await expect(picker).toBeHidden()
  await page.getByLabel(t('console-media.field.altEn'), { exact: true }).fill('A blue box')
  await page.getByLabel(t('console-media.field.altAr'), { exact: true }).fill('صندوق أزرق')
  await page.getByLabel('Warsha', { exact: true }).check()

  const products = page.getByRole('region', { name: t('console-taxonomy.fields.products') })
  await products.getByRole('searchbox').fill(lang === 'ar' ? 'إطار' : 'tyre')
  const added = products.getByRole('list', { name: t('console-taxonomy.fields.products') })
  const found = products.getByRole('button').filter({ hasText: lang === 'ar' ? /إطار/ : /tyre/i })
  for (const count of [1, 2]) {
    await found.first().click()
    await expect(added.getByRole('listitem')).toHaveCount(count)
  }
  const [first = '', second = ''] = await added.getByRole('listitem').allInnerTexts()
  await grip(second.trim()).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(added.getByRole('listitem').first()).toHaveText(second.trim())
  await save()
  const shown = async () => {
    const query = `{ collection(slug: "${slug}", channel: "default-channel") {
      products(first: 5) { edges { node { name translation(languageCode: AR) { name } } } } } }`
    const { collection } = await askShop(page, query)
    return collection?.products.edges.map(
      ({ node }: { node: { name: string; translation: { name: string } } }) =>
        lang === 'ar' ? node.translation.name : node.name,
    )
  }
  await expect.poll(shown).toEqual([second.trim(), first.trim()])
  const picture = `{ collection(slug: "${slug}", channel: "default-channel") { backgroundImage { alt } } }`
  expect((await askShop(page, picture, 'ar')).collection.backgroundImage.alt).toBe('صندوق أزرق')
  expect((await askShop(page, picture)).collection.backgroundImage.alt).toBe('A blue box')
  await remove()

  await page
    .getByRole('navigation', { name: t('console-taxonomy.pages') })
    .getByRole('link', { name: t('console-taxonomy.sliders.title') })
    .click()
  await page.getByRole('link', { name: t('console-taxonomy.sliders.new') }).click()
  await text('title', 'en').fill(word)
  await text('title', 'ar').fill(`صف ${process.pid}`)
  await page.getByLabel(t('console-taxonomy.fields.isOnHomePage')).uncheck()
  await save()
  const own = lang === 'ar' ? `صف ${process.pid}` : word
  const rows = page.getByRole('list', { name: t('console-taxonomy.sliders.title') })
  await expect(rows.getByRole('listitem').last()).toContainText(own)
  await grip(own).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(rows.getByRole('listitem').last()).not.toContainText(own)
  await remove()
})

test('[OPS-11] entries of a menu go below each other by keys and to another place by pointer', async ({
  page,
  openAsOperator,
  lang,
  t,
}) => {
  const slug = `menu-${lang}-${process.pid}`
  const { grip, save, remove } = recordParts(page, t)
  await openAsOperator('content', '/menus/new')
  await page.getByLabel(t('console-taxonomy.fields.name'), { exact: true }).fill(slug)
  const entries = page.getByRole('region', { name: t('console-taxonomy.fields.items') })
  for (const name of ['Goods', 'Oil', 'Help']) {
    await entries.getByRole('button', { name: t('console-taxonomy.menus.addItem') }).click()
    await entries.getByLabel(t('console.languages.en'), { exact: true }).fill(name)
    await entries.getByRole('button', { name, exact: false, expanded: true }).click()
  }
  await grip('Oil').focus()
  await page.keyboard.press(lang === 'ar' ? 'Alt+ArrowLeft' : 'Alt+ArrowRight')
  const [from, to] = [await grip('Help').boundingBox(), await grip('Goods').boundingBox()]
  if (!from || !to) throw new Error('The grips have no place')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y - 30, { steps: 4 })
  await page.mouse.move(from.x + 10, to.y - 4, { steps: 8 })
  await page.mouse.up()
  await expect(entries.getByRole('listitem').first()).toContainText('Help')
  await save()
  const shown = async () => {
    const { menu } = await askShop(page, `{ menu(slug: "${slug}") { items { name children { name } } } }`)
    return menu?.items
  }
  await expect.poll(shown).toEqual([
    { name: 'Help', children: [] },
    { name: 'Goods', children: [{ name: 'Oil' }] },
  ])
  await remove()
})
