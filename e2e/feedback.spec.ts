import type { Page } from '@playwright/test'
import { holdOperation } from './fixtures/listing-test.ts'
import { bottomBar, languageSwitch, placeDialog, skipGreetings } from './fixtures/shell-parts.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'

const list = '/products/?category=Fuel'

test.beforeEach(({ context }) => skipGreetings(context))

test('[UX-06] the way to the next page shows within 100 ms that it has begun', {
  tag: '@one-language',
}, async ({ page, open, t, lang }) => {
  await open('/support/')
  const held = await holdOperation(page, 'HomePages')
  const waitedMs = timeToProgress(page)
  await bottomBar(page, t)
    .getByRole('link', { name: t('shell.bottomBar.home') })
    .click()
  expect(await waitedMs).toBeLessThan(100)
  const progress = page.getByRole('progressbar', { name: t('shell.loading') })
  await expect(progress).toBeVisible()
  held.release()
  await expect(page).toHaveURL(`/${lang}`)
  await expect(progress).toHaveCount(0)
})

// Files that an earlier test has fetched would open without a connection, too.
test.describe('without a connection', { tag: '@first-visit' }, () => {
  test('[UX-07] [ERR-06] a tap says so and stays, and can be tried again', { tag: '@one-language' }, async ({
    page,
    context,
    open,
    lang,
    t,
  }) => {
    await open('/support/')
    const title = page.getByRole('heading', { level: 1, name: t('shell.support.title') })
    await context.setOffline(true)
    await bottomBar(page, t)
      .getByRole('link', { name: t('shell.bottomBar.home') })
      .click()
    const notice = page.getByRole('alert').filter({ hasText: t('errors.offline') })
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL(`/${lang}/support/`)
    await expect(title).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)

    await context.setOffline(false)
    await notice.getByRole('button', { name: t('shell.retry') }).click()
    await expect(page).toHaveURL(`/${lang}`)
    await expect(page.getByRole('region', { name: t('content.banners.moreLabel') })).toBeVisible()
  })

  test('[UX-07] a product that cannot be opened leaves the list as it is', { tag: '@one-language' }, async ({
    page,
    context,
    open,
    lang,
    t,
  }) => {
    await open(list)
    const cards = page.getByRole('main').getByRole('article')
    const count = await cards.count()
    await context.setOffline(true)
    await cards.first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('alert').filter({ hasText: t('errors.offline') })).toBeVisible()
    await expect(page).toHaveURL(`/${lang}${list}`)
    await expect(cards).toHaveCount(count)
    await expect(page.getByText(t('errors.productMissing'))).toHaveCount(0)
  })

  test('[UX-07] what is fetched when it is opened says so, and opens later', {
    tag: '@one-language',
  }, async ({ page, context, open, t }) => {
    await open(list)
    await context.setOffline(true)
    const sort = page.getByRole('main').getByRole('button', { name: t('catalogue.sort.open') })
    await sort.click()
    await expect(page.getByRole('alert').filter({ hasText: t('errors.offline') })).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.header.menu') })
      .click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.setOffline(false)
    await sort.click()
    await expect(page.getByRole('dialog', { name: t('catalogue.sort.title') })).toBeVisible()
  })

  test('[UX-78] the choice of a car says it, too, and can be tried again', { tag: '@one-language' }, async ({
    page,
    context,
    open,
    t,
  }) => {
    await open('/products/?category=Engine+oil')
    await context.setOffline(true)
    const choose = page.getByRole('button', { name: t('fits.choose') })
    await choose.click()
    await expect(page.getByRole('alert').filter({ hasText: t('errors.offline') })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.setOffline(false)
    await choose.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('[UX-81] a page of a build that is gone offers to reload', { tag: '@one-language' }, async ({
    page,
    open,
    t,
  }) => {
    await open(list)
    await page.route('**/assets/*', (route) => route.fulfill({ status: 404, json: {} }))
    await page
      .getByRole('main')
      .getByRole('button', { name: t('catalogue.sort.open') })
      .click()
    const notice = page.getByRole('alert').filter({ hasText: t('shell.update.title') })
    await expect(notice).toBeVisible()
    await page.unrouteAll()
    const loaded = page.waitForEvent('load')
    await notice.getByRole('button', { name: t('shell.update.reload') }).click()
    await loaded
  })

  test('[UX-07] the language switch leaves the page in the language it has', {
    tag: '@one-language',
  }, async ({ page, context, open, lang, t }) => {
    await open('/support/')
    await context.setOffline(true)
    await languageSwitch(page, lang).click()
    await expect(page.getByRole('alert').filter({ hasText: t('errors.offline') })).toBeVisible()
    await expect(page).toHaveURL(`/${lang}/support/`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.support.title'))
  })

  test('[UX-124] after another place was chosen, a page that cannot be loaded leaves the one that is there', {
    tag: '@one-language',
  }, async ({ page, context, open, go, lang, t }) => {
    await open(list)
    await bottomBar(page, t).getByRole('link').first().click()
    await page.getByLabel(t('locations.city')).selectOption({ index: 3 })
    await context.setOffline(true)
    const confirm = page.getByRole('button', { name: t('locations.confirm') })
    await confirm.click()
    await expect(page.getByRole('alert').filter({ hasText: t('errors.offline') })).toBeVisible()
    await expect(page).toHaveURL(`/${lang}/store/edit/`)
    await expect(confirm).toBeVisible()
    await context.setOffline(false)
    await confirm.click()
    await expect(page).toHaveURL(`/${lang}${list}`)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toBeVisible()
    const firstName = (await cards.first().getByRole('heading').textContent()) ?? '?'
    const listName = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '?'

    await cards.first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/product\//)
    const product = page.url()
    // The address of a page is there before the page.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(listName)
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '?'
    // Pages of this visit would come back from memory; the code of lists has to be there.
    await page.reload()
    await hydrated(page)
    const otherList = '/products/?category=Tyres'
    await go(otherList)
    const notice = page.getByRole('alert').filter({ hasText: t('errors.offline') })
    await expect(notice).toHaveCount(0)
    const retry = notice.getByRole('button', { name: t('shell.retry') })
    await context.setOffline(true)
    await goAndReturn(page, -2)
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL(`/${lang}${otherList}`)
    await context.setOffline(false)
    await retry.click()
    await expect(page).toHaveURL(`/${lang}${list}`)
    await expect(cards.first().getByRole('heading')).toHaveText(firstName)
    const sort = page.getByRole('main').getByRole('button', { name: t('catalogue.sort.open') })
    await expect(sort).toBeVisible()
    await expect(cards.first()).toBeVisible()
    await expect(notice).toHaveCount(0)

    await context.setOffline(true)
    await goAndReturn(page, 1)
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL(`/${lang}${list}`)
    await expect(sort).toBeVisible()
    await expect(cards.first()).toBeVisible()
    await context.setOffline(false)
    await retry.click()
    await expect(page).toHaveURL(product)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  test('[UX-124] after Back to a page whose code is not there either, the one on the screen stays, and Retry goes back', {
    tag: '@one-language',
  }, async ({ page, context, open, lang, t }) => {
    await open(list)
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/product\//)
    const product = page.url()
    const session = await context.newCDPSession(page)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.reload()
    await hydrated(page)
    // A late script that fails loads the page anew when the connection is back.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await goAndReturn(page, -1)
    const notice = page.getByRole('alert').filter({ hasText: t('errors.offline') })
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL(product)
    await context.setOffline(false)
    await notice.getByRole('button', { name: t('shell.retry') }).click()
    await expect(page).toHaveURL(`/${lang}${list}`)
    await expect(page.getByRole('main').getByRole('button', { name: t('catalogue.sort.open') })).toBeVisible()
  })

  test.describe('on a first visit', () => {
    test.use({ place: 'none' })

    test('[UX-124] a page that cannot be asked for anew stays, and is tried again', {
      tag: '@one-language',
    }, async ({ page, context, open, t }) => {
      await open(list)
      const dialog = placeDialog(page, t)
      await expect(dialog.getByLabel(t('locations.country')).getByRole('option')).toHaveCount(3)
      await context.setOffline(true)
      await dialog.getByRole('button', { name: t('locations.confirm') }).click()
      const notice = page.getByRole('alert').filter({ hasText: t('errors.offline') })
      await expect(notice).toBeVisible()
      await expect(page.getByRole('main').getByRole('article').first()).toBeAttached()
      await context.setOffline(false)
      await notice.getByRole('button', { name: t('shell.retry') }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    })
  })

  test('[UX-07] a link that is tapped before the page responds says it as well', {
    tag: '@one-language',
  }, async ({ page, context, lang, t }) => {
    await page.route('**/assets/*.js', () => {})
    await page.goto(`/${lang}/support/`, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await context.setOffline(true)
    await bottomBar(page, t)
      .getByRole('link', { name: t('shell.bottomBar.home') })
      .click()
    await expect(page.getByRole('alert')).toHaveText(t('errors.offline'))
    await expect(page).toHaveURL(`/${lang}/support/`)
    await context.setOffline(false)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('[UX-08] more products that cannot be loaded say so and wait to be asked for', {
  tag: '@one-language',
}, async ({ page, open, t }) => {
  await open('/products/')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(100)
  let asked = 0
  await page.route('**/graphql/', (route) => {
    asked += 1
    return route.abort('internetdisconnected')
  })
  await cards.last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('errors.offline'))
  const retry = page.getByRole('main').getByRole('button', { name: t('shell.retry') })
  await expect(retry).toBeVisible()
  expect(asked).toBe(1)
  await page.unroute('**/graphql/')
  await retry.click()
  await expect.poll(() => cards.count()).toBeGreaterThan(100)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('[UX-09] a product that merely failed to load is not called unavailable', {
  tag: '@one-language',
}, async ({ page, open, lang, t }) => {
  await open(list)
  // Failed in the page itself: how soon a busy machine would fail decides where the shopper is told.
  await page.evaluate(() => {
    const ask = window.fetch
    window.fetch = (input, init) =>
      String(init?.body).includes('query ProductDetail')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : ask(input, init)
  })
  const card = page.getByRole('main').getByRole('article').first()
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('alert').filter({ hasText: t('errors.offline') })).toBeVisible()
  await expect(page).toHaveURL(`/${lang}${list}`)
  await expect(page.getByText(t('errors.productMissing'))).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[UX-11] the page and the cart say what they need', async ({ page, lang, t }) => {
    await page.goto(`/${lang}${list}`)
    const notes = page.locator('noscript p')
    await expect(notes).toHaveText([t('shell.needsScript')])
    await expect(notes).toBeVisible()
    await page.goto(`/${lang}/cart/`)
    await expect(notes).toHaveText([t('shell.needsScript'), t('cart.needsScript')])
    await expect(notes.last()).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeHidden()
  })
})

/** Steps through the history to a page that cannot be loaded, until the address is again that of the page on the screen. */
function goAndReturn(page: Page, steps: number): Promise<void> {
  return page.evaluate(async (by) => {
    const stepped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    const left = stepped()
    history.go(by)
    await left
    await stepped()
  }, steps)
}

/** From the click to the line, in the page's own clock. */
function timeToProgress(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          () => {
            const start = performance.now()
            const look = () => {
              if (document.querySelector('[role=progressbar]')) resolve(performance.now() - start)
              else requestAnimationFrame(look)
            }
            look()
          },
          { capture: true, once: true },
        )
      }),
  )
}
