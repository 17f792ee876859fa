import type { Page, Request } from '@playwright/test'
import { appVersion } from '@warsha/contract/app-version.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect, test } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

test('[REST-02] [REST-03] [REST-04] what a visitor asks for carries the version and the language of the page, and no authorization', async ({
  page,
  context,
  open,
  lang,
  t,
}) => {
  await skipGreetings(context)
  await open(nowhere)
  const asked = await whileOpening(page, t('shell.support.title'))
  for (const headers of asked) {
    expect(headers).toMatchObject({ 'app-version': appVersion, 'accept-language': lang })
    expect(headers).not.toHaveProperty('authorization')
  }
})

test('[REST-04] a customer sends the token of the session', { tag: '@one-language' }, async ({
  page,
  request,
  context,
  open,
  t,
}) => {
  await skipGreetings(context)
  const customer = await signInByApi(request)
  await openAs(page, customer)
  await open(nowhere)
  for (const headers of await whileOpening(page, t('shell.support.title'))) {
    expect(headers.authorization).toBe(`Bearer ${customer.token}`)
  }
})

/** The headers of every REST call that a page asks for when a link to it is followed. */
async function whileOpening(page: Page, title: string): Promise<Record<string, string>[]> {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/v1/')) requests.push(request)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(requests.length).toBeGreaterThan(0)
  return Promise.all(requests.map((request) => request.allHeaders()))
}
