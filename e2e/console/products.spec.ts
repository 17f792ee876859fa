import { saveBar } from '../fixtures/centre-parts.ts'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

test('[OPS-02] [OPS-04] a product is made with four variants out of a spreadsheet, priced, stocked, published, priced from tomorrow and withdrawn', async ({
  page,
  request,
  openAsOperator,
  lang,
  t,
}) => {
  test.slow()
  const number = `${process.pid}${lang}`
  await openAsOperator('content', '/products/new')
  const text = (field: 'name' | 'tag', language: 'en' | 'ar') =>
    page.getByLabel(`${t(`console-products.fields.${field}`)} ${t(`console.languages.${language}`)}`)
  await text('name', 'en').fill(`Dune oil ${number}`)
  await text('name', 'ar').fill(`زيت الكثبان ${number}`)
  await page.getByLabel(t('console-products.fields.categoryId')).selectOption({ index: 1 })
  await page.getByRole('button', { name: t('console-products.new.submit') }).click()
  const shownName = lang === 'ar' ? `زيت الكثبان ${number}` : `Dune oil ${number}`
  await expect(page.getByRole('heading', { level: 1, name: shownName })).toBeVisible()

  await page.getByRole('button', { name: t('console-products.variants.add') }).click()
  const skuCell = (row: number) =>
    page.getByLabel(`${t('console-products.variants.row', { row })}, ${t('console-products.variants.sku')}`)
  const table = [1, 4, 5, 20]
    .map((litres) => `DUNE-${number}-${litres}\t${litres} L\t${litres} لتر`)
    .join('\n')
  await skuCell(1).evaluate((input, pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, table)
  await expect(skuCell(4)).toHaveValue(`DUNE-${number}-20`)
  await skuCell(2).fill(`DUNE-${number}-1`)
  await expect(page.getByText(t('console-products.variants.skuDouble'))).toBeVisible()
  const { save } = saveBar(page, t)
  await expect(save).toBeDisabled()
  await skuCell(2).fill(`DUNE-${number}-4`)
  await save.click()

  const prices = page.getByRole('table', { name: t('console-products.prices.title') })
  const dialog = page.getByRole('dialog')
  const priceButtons = prices.getByRole('row').nth(1).getByRole('button')
  for (const nth of [0, 1]) {
    await priceButtons.nth(nth).click()
    await dialog.getByLabel(t('console-products.prices.price')).fill('4.500')
    await dialog.getByRole('button', { name: t('console-products.prices.submit') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(priceButtons.nth(nth)).toContainText('4.500')
  }
  const stock = page.getByRole('table', { name: t('console-products.stock.title') })
  for (const row of [1, 2, 3]) {
    const cell = stock.getByRole('row').nth(row).getByRole('button').first()
    await cell.click()
    await dialog.getByLabel(t('console-products.stock.count')).fill('12')
    await dialog.getByLabel(t('console.command.reason')).fill('delivery')
    await dialog.getByRole('button', { name: t('console-products.stock.submit') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(cell).toHaveText('12')
  }

  const shown = async () => {
    const answer = await request.post('/graphql/', {
      data: {
        query: `{ product(slug: "dune-oil-${number}", channel: "default-channel") {
          name isAvailableForPurchase variants { id sku } } }`,
      },
    })
    return (await answer.json()).data.product as { variants: { id: string; sku: string }[] } | null
  }
  expect(await shown()).toBeNull()
  await page.getByRole('button', { name: t('console-products.publish.action'), exact: true }).click()
  // The other channels have no price yet.
  const main = dialog.getByRole('checkbox').first()
  for (const box of await dialog.getByRole('group').getByRole('checkbox').all()) await box.uncheck()
  await main.check()
  await dialog.getByRole('button', { name: t('console-products.publish.action'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(shown)
    .toMatchObject({ isAvailableForPurchase: true, variants: [{ sku: `DUNE-${number}-1` }] })

  await priceButtons.first().click()
  await dialog.getByLabel(t('console-products.prices.price')).fill('5')
  await dialog.getByLabel(t('console-products.prices.when')).selectOption('later')
  await dialog.getByRole('button', { name: t('console-products.prices.submit') }).click()
  await expect(prices).toContainText('5.000')

  await page.getByRole('button', { name: t('console-products.publish.withdraw'), exact: true }).click()
  await dialog.getByRole('button', { name: t('console-products.publish.withdraw'), exact: true }).click()
  await expect.poll(shown).toBeNull()
})
