import { callConsole, saveBar } from '../fixtures/centre-parts.ts'
import { test } from '../fixtures/console-test.ts'
import { productEditor } from '../fixtures/product-editor.ts'
import { expect } from '../fixtures/shop-test.ts'

type Product = {
  id: number
  name: { en: string; ar: string }
  tag: { en: string }
  free_gift: { en: string }
}

test('[OPS-02] two operators edit a product side by side, and what is typed outlives a lost connection', {
  tag: '@one-language',
}, async ({ page, context, openAsOperator, openBeside, t }) => {
  test.slow()
  const word = `Shared ${process.pid}`
  await openAsOperator('admin', '/products')
  const { id } = await callConsole<Product>(page, '/products/', {
    method: 'POST',
    body: { kind: 'goods', type_id: 1, category_id: 1, name: { en: word, ar: 'مشترك', hi: '' } },
  })
  await page.goto(`/console/products/${id}`)
  const mine = productEditor(page, t)
  const { bar, save } = saveBar(page, t)
  await mine.text('tag', 'en').fill('Mine')
  await mine.text('name', 'en').fill(`${word} of mine`)

  const beside = await openBeside('content', `/products/${id}`)
  const theirs = productEditor(beside, t)
  await theirs.text('tag', 'en').fill('Theirs')
  await theirs.text('name', 'ar').fill('اسم الزميل')
  const other = saveBar(beside, t)
  await other.save.click()
  await expect(other.bar).toBeHidden()

  await save.click()
  const notice = page.getByRole('alert', { name: t('console.edit.conflict') })
  await expect(notice).toContainText('اسم الزميل')
  await expect(notice).toContainText('Theirs')
  await expect(mine.text('tag', 'en')).toHaveValue('Mine')
  await expect(mine.text('name', 'ar')).toHaveValue('اسم الزميل')
  await expect(save).toBeDisabled()
  await notice.getByRole('button', { name: t('console.edit.keepMine') }).click()
  await save.click()
  await expect(bar).toBeHidden()
  const read = () => callConsole<Product>(page, `/products/${id}/`)
  expect(await read()).toMatchObject({
    name: { en: `${word} of mine`, ar: 'اسم الزميل' },
    tag: { en: 'Mine' },
  })

  const gift = page.getByLabel(`${t('console-products.fields.freeGift')} ${t('console.languages.en')}`)
  await gift.fill('A cap')
  await context.setOffline(true)
  await save.click()
  await expect(bar).toContainText(t('console.failure.offline'))
  await context.setOffline(false)
  await page.reload()
  await expect(bar).toContainText(t('console.edit.restored'))
  await expect(gift).toHaveValue('A cap')
  await save.click()
  await expect(bar).toBeHidden()
  expect(await read()).toMatchObject({ free_gift: { en: 'A cap' }, tag: { en: 'Mine' } })
})
