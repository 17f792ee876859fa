import { booked, bottomCart, test } from './fixtures/cart-test.ts'
import { storeCart } from './fixtures/filled-cart.ts'
import { askForCode, verifyForm } from './fixtures/login-parts.ts'
import { expect } from './fixtures/shop-test.ts'
import { newNumber, readCode } from './fixtures/sign-in.ts'

test('[BEY-12] cart and chosen hour survive the sign-in, also in a second tab', {
  tag: '@one-language',
}, async ({ page, context, open, lang, t, request, oil }) => {
  await storeCart(context, booked(oil, 1000))
  await open('/login')
  const other = await context.newPage()
  await other.goto(`/${lang}/cart/`)
  const number = newNumber()
  await askForCode(page, t, number)
  await verifyForm(page, t).code.fill(await readCode(request, `+968${number}`))
  await expect(page).toHaveURL(`/${lang}`)
  for (const tab of [page, other]) {
    await expect(bottomCart(tab, t)).toContainText('1')
    const stored = await tab.evaluate(() => localStorage.getItem('warsha:cart') ?? '')
    expect(stored).toContain('delivery_date')
  }
  // The second tab knows who signed in.
  await other.goto(`/${lang}/login`)
  await expect(other).toHaveURL(`/${lang}`)
})
