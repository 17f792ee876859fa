import { noteRepeated, pressEveryControl, readRepeated } from './fixtures/early-controls.ts'
import { firstGlance, holdRequests, holdScripts } from './fixtures/early-page.ts'
import { demoSlugs, lineOf, readProduct as readFresh, storeCart } from './fixtures/filled-cart.ts'
import { demoProducts, productPath, readProduct } from './fixtures/product-parts.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'

const paths = {
  home: '',
  listing: '/products/?category=Engine%20oil',
  services: '/products/?category=Services',
  search: '/search/?q=oil',
  cart: '/cart/',
}

const screens = {
  phone: { viewport: { width: 390, height: 844 } },
  desktop: { viewport: { width: 1280, height: 900 }, isMobile: false },
}

for (const [screen, use] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use(use)
    test.beforeEach(async ({ context }) => {
      await skipGreetings(context)
      await context.addInitScript(noteRepeated)
    })

    for (const [name, path] of Object.entries(paths)) {
      test(`[UX-162] every control of the first screen of ${name} keeps a press of the first second, once and in order`, {
        tag: '@first-visit',
      }, async ({ page, context, request, lang }) => {
        if (name === 'cart')
          await storeCart(context, [lineOf(await readFresh(request, demoSlugs.oil, lang), lang)])
        const scripts = await holdScripts(page)
        const requests = await holdRequests(page)
        await page.goto(`/${lang}${path}`, { waitUntil: 'commit' })
        await firstGlance(page)
        const pressed = await pressEveryControl(page)
        expect(pressed.length).toBeGreaterThan(0)
        scripts.release()
        // The answer to one press would take away what the next one is on.
        expect(await readRepeated(page)).toEqual(pressed)
        requests.release()
        await expect(page.locator('[data-pressed]')).toHaveCount(0)
      })
    }

    for (const kind of ['oil', 'service'] as const) {
      test(`[UX-162] every control of the first screen of a product (${kind}) keeps a press of the first second`, {
        tag: '@first-visit',
      }, async ({ page, request, lang }) => {
        const product = await readProduct(request, demoProducts[kind])
        const scripts = await holdScripts(page)
        const requests = await holdRequests(page)
        await page.goto(`/${lang}${productPath(product)}`, { waitUntil: 'commit' })
        await firstGlance(page)
        const pressed = await pressEveryControl(page)
        expect(pressed.length).toBeGreaterThan(0)
        scripts.release()
        // The answer to one press would take away what the next one is on.
        expect(await readRepeated(page)).toEqual(pressed)
        requests.release()
        await expect(page.locator('[data-pressed]')).toHaveCount(0)
      })
    }
  })
}
