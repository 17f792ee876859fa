import { rememberTour } from '../fixtures/booking-test.ts'
import { saveBar } from '../fixtures/centre-parts.ts'
import { test } from '../fixtures/console-test.ts'
import { readStoredCart } from '../fixtures/filled-cart.ts'
import { confirmBooking, fillAndPay } from '../fixtures/payment-parts.ts'
import { addPicture, pasteInto, productEditor } from '../fixtures/product-editor.ts'
import { addButton } from '../fixtures/product-parts.ts'
import { expect, hydrated } from '../fixtures/shop-test.ts'
import { openAs, signInByApi } from '../fixtures/sign-in.ts'

test('[OPS-02] [OPS-04] a product is made with variants, pictures, prices and stock, previewed, published, bought, priced from tomorrow and withdrawn', {
  tag: '@purchase',
}, async ({ page, context, request, openAsOperator, open, lang, t }) => {
  test.setTimeout(120_000)
  const number = `${process.pid}${lang}`
  const names = { en: `Dune oil ${number}`, ar: `زيت الكثبان ${number}` }
  const editor = productEditor(page, t)
  const { dialog } = editor
  const { save } = saveBar(page, t)

  await openAsOperator('content', '/products/new')
  await editor.text('name', 'en').fill(names.en)
  await editor.text('name', 'ar').fill(names.ar)
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(t('console.edit.restored'))).toBeVisible()
  await expect(editor.text('name', 'ar')).toHaveValue(names.ar)
  const category = page.getByLabel(t('console-products.fields.categoryId'))
  const oil = category.locator('option', { hasText: lang === 'en' ? 'Engine oil' : 'زيت المحرك' })
  await category.selectOption((await oil.first().getAttribute('value')) ?? '')
  await page.getByRole('button', { name: t('console-products.new.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: names[lang] })).toBeVisible()
  const address = page.url()

  await page.getByRole('button', { name: t('console-products.variants.add') }).click()
  const litres = [1, 4, 5, 20]
  const table = litres.map((each) => `DUNE-${number}-${each}\t${each} L\t"${each} لتر"`).join('\r\n')
  await pasteInto(editor.sku(1), table)
  await expect(editor.sku(4)).toHaveValue(`DUNE-${number}-20`)
  await editor.sku(2).fill(`DUNE-${number}-1`)
  await expect(page.getByText(t('console-products.variants.skuDouble'))).toBeVisible()
  await expect(save).toBeDisabled()
  await editor.sku(2).fill(`DUNE-${number}-4`)
  await editor.way('service', 'center').check()
  const howTo = lang === 'en' ? 'How to use' : 'طريقة الاستخدام'
  await editor.moreTexts
    .getByLabel(t('console-products.form.addAttributeText'))
    .selectOption({ label: howTo })
  const steps = { en: 'Warm the engine\nPour slowly', ar: 'سخّن المحرك\nاسكب ببطء' }
  for (const language of ['en', 'ar'] as const) {
    const text = editor.attributeText(howTo, language)
    await text.getByRole('button', { name: t('console.blocks.list'), exact: true }).click()
    await text.getByRole('textbox').fill(steps[language])
  }
  await save.click()
  await expect(editor.prices.getByRole('row')).toHaveCount(6)

  const pictureName = (nth: number) => t('console-media.product.item', { number: nth })
  await addPicture(page, t, { number: 1, name: 'Can', red: (process.pid % 100) + 1 })
  await addPicture(page, t, { number: 2, name: 'Barrel', red: (process.pid % 100) + 101 })
  await page.getByRole('button', { name: t('console.order.grip', { name: pictureName(2) }) }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(editor.pictures.first().getByLabel(t('console-media.field.altEn'))).toHaveValue(
    'Barrel in English',
  )
  await page.getByRole('button', { name: t('console-media.save'), exact: true }).click()
  await expect(page.getByText(t('console-media.product.saved'))).toBeVisible()

  await page.getByRole('button', { name: t('console-products.prices.grid') }).click()
  await pasteInto(
    dialog.getByRole('textbox').first(),
    '4.500\t"4,5"\r\n١٤٫٢٥\t14.25\r\n17\tx\r\n"52,000"\t51',
  )
  await expect(dialog.getByText(t('console-products.prices.wrongCells', { count: 1 }))).toBeVisible()
  // What was pasted outlives the dialog and the page.
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: t('console-products.prices.grid') }).click()
  await expect(dialog.getByText(t('console.edit.restored'))).toBeVisible()
  await expect(dialog.getByText(t('console-products.prices.wrongCells', { count: 1 }))).toBeVisible()
  const savePrices = dialog.getByRole('button', {
    name: t('console-products.prices.submitAll', { count: 8 }),
  })
  const wrongCell = dialog.getByRole('row').nth(3).getByRole('textbox').nth(1)
  await wrongCell.fill('16.5')
  await savePrices.click()
  await expect(dialog).toHaveCount(0)
  await expect(editor.price(1, 1)).toContainText('4.500')
  await expect(editor.price(2, 0)).toContainText('14.250')
  await expect(editor.price(4, 0)).toContainText('52.000')
  await editor.tax(0).click()
  await dialog.getByLabel(t('console-products.tax.title'), { exact: true }).selectOption('own')
  await dialog.getByLabel(t('console-products.fields.tax')).fill('12.5')
  await dialog.getByRole('button', { name: t('console-products.tax.submit') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(editor.tax(0)).toHaveText(/^12\.5\s%/)
  await expect(editor.tax(1)).toHaveText(/^5\s%/)
  for (const warehouse of [1, 2, 3]) {
    await editor.stockOf(warehouse).click()
    await dialog.getByLabel(t('console-products.stock.count')).fill('12')
    await dialog.getByLabel(t('console.command.reason')).fill('delivery')
    await dialog.getByRole('button', { name: t('console-products.stock.submit') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(editor.stockOf(warehouse)).toHaveText(/^12\s/)
  }

  // Before it is published, the signed link alone shows it.
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: t('console-media.preview.open') }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(number)
  const shopPath = new URL(preview.url()).pathname
  await preview.close()
  const shopStatus = async () => (await request.get(shopPath)).status()
  expect(await shopStatus()).toBe(404)

  await editor.publish.click()
  for (const box of await dialog.getByRole('group').getByRole('checkbox').all()) await box.uncheck()
  for (const nth of [0, 1]) await dialog.getByRole('group').getByRole('checkbox').nth(nth).check()
  await dialog.getByRole('button', { name: t('console-products.publish.action'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(shopStatus).toBe(200)

  const query = `{ product(slug: "dune-oil-${number}", channel: "default-channel") {
    media { alt } variants { sku pricing { price { gross { amount } tax { amount } } } } } }`
  const headers = { 'accept-language': lang }
  const { data } = await (await request.post('/graphql/', { data: { query }, headers })).json()
  const described = lang === 'en' ? 'in English' : 'بالعربية'
  expect(data.product.media).toEqual([{ alt: `Barrel ${described}` }, { alt: `Can ${described}` }])
  expect(data.product.variants).toHaveLength(4)
  expect(data.product.variants[0]).toEqual({
    sku: `DUNE-${number}-1`,
    pricing: { price: { gross: { amount: 4.5 }, tax: { amount: 0.5 } } },
  })

  await test.step('a shopper finds and buys it', async () => {
    await openAs(page, await signInByApi(request))
    await context.addInitScript(rememberTour)
    await open(`/search/?q=${number}`)
    await page.getByRole('article').getByRole('link', { name: names[lang] }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(names[lang])
    const gallery = page.getByRole('region', { name: t('product.gallery') })
    await expect(gallery.getByRole('img')).toHaveCount(2)
    for (const name of ['Barrel', 'Can'])
      await expect(gallery.getByRole('img', { name: `${name} ${described}` })).toHaveCount(1)
    await page.getByText(howTo, { exact: true }).click()
    const shown = steps[lang].split('\n')
    for (const step of shown) await expect(page.getByRole('listitem').filter({ hasText: step })).toBeVisible()
    await addButton(page, t).click()
    await expect.poll(() => readStoredCart(page)).toHaveLength(1)
    await open('/cart/')
    await page
      .getByRole('link', { name: t('cart.next') })
      .first()
      .click()
    await confirmBooking(page, t)
    await fillAndPay(page, t)
    await page.getByRole('button', { name: t('demo.gateway.pay') }).click()
    await expect(page).toHaveURL(/\/payment\/done\/\?.*orderNumber=\d+/)
  })

  await page.goto(address)
  await hydrated(page)
  await editor.price(1, 0).click()
  await dialog.getByLabel(t('console-products.prices.price')).fill('5')
  await dialog.getByLabel(t('console-products.prices.when')).selectOption('later')
  await dialog.getByRole('button', { name: t('console-products.prices.submit') }).click()
  await expect(editor.prices).toContainText('5.000')

  await editor.withdraw.click()
  await dialog.getByRole('button', { name: t('console-products.publish.withdraw'), exact: true }).click()
  await expect.poll(shopStatus).toBe(404)
})
