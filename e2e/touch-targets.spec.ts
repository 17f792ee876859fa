import { demoProducts, productPath, readProduct } from './fixtures/product-parts.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'
import { openAs, signInWithHistory } from './fixtures/sign-in.ts'

test.beforeEach(({ context }) => skipGreetings(context))

test('[UX-165] whatever a visitor taps on a phone is at least 44 px high', {
  tag: '@one-language',
}, async ({ page, open, go, request, t }) => {
  const product = productPath(await readProduct(request, demoProducts.oil))
  await open('/')
  const paths = [
    '/',
    '/products/?category=Engine%20oil',
    '/search?q=5w30',
    product,
    '/cart/',
    '/login',
    '/support/',
  ]
  for (const path of [...paths, '/service-centers/', '/nowhere/']) {
    if (path !== '/') await go(path)
    await expect(page.locator('main [aria-busy=true]:visible, main .animate-skeleton:visible')).toHaveCount(0)
    await page.keyboard.press('Shift')
    expect(await page.evaluate(smallTargets), path).toEqual([])
  }
  await go('/products/?category=Engine%20oil')
  await page.getByRole('button', { name: t('listing.filter.open') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(smallTargets), 'filter').toEqual([])
})

test('[UX-165] whatever a customer taps on a phone is at least 44 px high', {
  tag: '@one-language',
}, async ({ page, open, go, request }) => {
  await openAs(page, await signInWithHistory(request))
  await open('/my-orders')
  for (const path of [
    '/my-orders',
    '/wallet',
    '/notifications',
    '/profile/',
    '/my-cars/',
    '/address/list/',
  ]) {
    if (path !== '/my-orders') await go(path)
    await expect(page.locator('main [aria-busy=true]:visible, main .animate-skeleton:visible')).toHaveCount(0)
    expect(await page.evaluate(smallTargets), path).toEqual([])
  }
})

/** What can be tapped and is lower than a fingertip. Links within a sentence are as high as its line. */
function smallTargets(): string[] {
  const isInSentence = (element: Element) => getComputedStyle(element).display === 'inline'
  const heightOf = (element: Element): number => {
    const own = element.getBoundingClientRect().height
    const label = element.closest('label')?.getBoundingClientRect().height ?? 0
    // Some are larger to the finger than to the eye.
    const around = ['::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part)
      return style.content !== 'none' && style.position === 'absolute'
        ? Number.parseFloat(style.height) || 0
        : 0
    })
    return Math.max(own, label, ...around)
  }
  return [...document.querySelectorAll('a[href], button, select, input, summary, [role=tab]')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], .sr-only'),
    )
    .filter((element) => element.getBoundingClientRect().width > 1 && !isInSentence(element))
    .filter((element) => heightOf(element) < 43.5)
    .map((element) => `${Math.round(heightOf(element))} px: ${element.outerHTML.slice(0, 140)}`)
}
