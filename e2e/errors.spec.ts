import { bottomBar } from './fixtures/shell-parts.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'

const graphql = '**/graphql/**'
const contact = '**/api/v1/content/configs/contact/**'

test('[ERR-02] every message of a GraphQL answer becomes an error toast', { tag: '@one-language' }, async ({
  page,
  open,
  t,
}) => {
  await open('/products/')
  await expect(page.getByRole('article')).toHaveCount(100)
  const messages = ['The shelf is locked', 'The list is too long']
  let isTold = false
  await page.route(graphql, (route) => {
    // Told once; who asks again goes on waiting.
    if (isTold) return
    isTold = true
    return route.fulfill({ json: { data: null, errors: messages.map((message) => ({ message })) } })
  })
  await page.getByRole('button', { name: t('listing.loadMore') }).dispatchEvent('click')
  for (const message of messages)
    await expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible()
})

test('[ERR-05] an answer of 500 to GraphQL leads to the overload page', { tag: '@one-language' }, async ({
  page,
  open,
  lang,
  t,
}) => {
  await open('/support/')
  await page.route(graphql, (route) =>
    route.fulfill({ status: 500, json: { errors: [{ message: 'Down' }] } }),
  )
  await bottomBar(page, t)
    .getByRole('link', { name: t('shell.bottomBar.home') })
    .click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/high-traffic\\?from=`))
  await expect(page.getByRole('heading', { name: t('errors.highTraffic.title') })).toBeVisible()
})

test('[ERR-06] no answer at all is told by a toast, and the shopper stays', { tag: '@one-language' }, async ({
  page,
  open,
  lang,
  t,
}) => {
  await open('/store/edit/')
  await expect(page.getByLabel(t('locations.country')).getByRole('option')).toHaveCount(3)
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await page.route(graphql, (route) => route.abort('internetdisconnected'))
  await page.getByLabel(t('locations.country')).selectOption('2')
  const notice = page.getByRole('alert').filter({ hasText: t('errors.offline') })
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(`/${lang}/store/edit/`)
  await expect(page.getByRole('button', { name: t('locations.confirm') })).toBeVisible()

  // A page that cannot be fetched leaves the one that is there, and never means that the shop is overloaded.
  await bottomBar(page, t)
    .getByRole('link', { name: t('shell.bottomBar.home') })
    .click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page).toHaveURL(`/${lang}/store/edit/`)
  await expect(page.getByRole('button', { name: t('locations.confirm') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('errors.highTraffic.title') })).toHaveCount(0)
})

test('[ERR-08] [ERR-09] [ERR-10] a page that failed says so, with the error and its reference', async ({
  page,
  open,
  lang,
  t,
}) => {
  await open(nowhere)
  await page.route(contact, (route) =>
    route.fulfill({
      status: 500,
      json: { errors: [{ message: 'The contact book is lost', code: 'FAULT' }], incident: 'req-4711' },
    }),
  )
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: t('shell.support.title') }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('errors.page.title'))
  await expect(main.getByText(t('errors.generic'), { exact: true })).toBeVisible()
  await expect(main).toContainText('The contact book is lost')
  await expect(main.getByText(t('errors.page.incident', { incident: 'req-4711' }))).toBeVisible()
  await expect(main).not.toContainText(/\bat .+\.(js|ts):\d+|assets\//)
  if (lang === 'en') await expect(main.getByText('Sorry, something went wrong.')).toBeVisible()

  // The frame is still there, and reloading helps as soon as the shop does.
  await page.unroute(contact)
  await main.getByRole('link', { name: t('errors.page.reload') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.support.title'))
})

test('[NAV-06] [ERR-09] an exception while a page is drawn shows the error page', {
  tag: '@one-language',
}, async ({ context, lang, t }) => {
  // A page of its own, because the exception is in its console.
  const page = await context.newPage()
  await page.goto(`/${lang}${nowhere}`)
  await hydrated(page)
  await page.route(contact, (route) => route.fulfill({ json: { data: null } }))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.support.title') })
    .click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('errors.page.title'))
  await expect(main).toContainText(/null|undefined/)
  await expect(main).not.toContainText(/\bat .+\.js:\d+/)
  await bottomBar(page, t)
    .getByRole('link', { name: t('shell.bottomBar.home') })
    .click()
  await expect(page.getByRole('region', { name: t('content.banners.moreLabel') })).toBeVisible()
})
