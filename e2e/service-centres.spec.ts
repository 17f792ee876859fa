import { expect, test } from './fixtures/shop-test.ts'

type Types = { data: { id: number; name: string; centres: number }[] }

test('[PROF-21] [PROF-22] [NAV-32] services of the place lead to the centres that do them', {
  tag: '@one-language',
}, async ({ page, open, lang, t, request }) => {
  const answer = await request.get('/api/v1/service_center/service-types/?state_id=11', {
    headers: { 'accept-language': lang },
  })
  const [first, second] = ((await answer.json()) as Types).data
  await open('/service-centers/')
  await expect(page.getByRole('link', { name: first?.name })).toContainText(
    t('centres.count', { count: first?.centres ?? 0 }),
  )
  await page.getByRole('link', { name: second?.name }).first().click()
  await expect(page).toHaveURL(`/${lang}/service-centers/list/${second?.id}/`)
  await expect(
    page.getByRole('status').filter({ hasText: t('centres.count', { count: second?.centres ?? 0 }) }),
  ).toBeVisible()
})

test('[PROF-22] a centre shows address, rating, week, call and directions', async ({
  page,
  open,
  request,
  t,
  lang,
}) => {
  await open('/service-centers/list/1/')
  const centre = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
  const path = '/api/v1/service_center/load-service-centers/?service_type=1&state_id=11'
  const [best] = (await (await request.get(path)).json()).data
  await expect(
    centre.getByText(t('centres.rating', { rating: best.reviews.average.toFixed(1) })),
  ).toBeAttached()
  await expect(centre.getByRole('link', { name: t('centres.call') })).toHaveAttribute(
    'href',
    /^tel:\+968\d{8}$/,
  )
  await expect(centre.getByRole('link', { name: t('centres.directions') })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=2\d\.\d+,5\d\.\d+$/,
  )
  await centre.getByText(t('centres.hours')).click()
  await expect(centre.getByText(t('centres.days.friday'))).toBeVisible()
  await expect(centre.locator('[aria-current=date]')).toHaveCount(1)
  await expect(centre.getByText(/\d\d:\d\d–\d\d:\d\d/).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
})

test('[PROF-22] the list goes on page by page', { tag: '@one-language' }, async ({
  page,
  open,
  t,
  lang,
  request,
}) => {
  const path = '/api/v1/service_center/load-service-centers/'
  await page.route(`**${path}?*`, async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '2')
    await route.fulfill({ response: await route.fetch({ url: url.href }) })
  })
  const all = await request.get(`${path}?service_type=1&state_id=11`, {
    headers: { 'accept-language': lang },
  })
  const { total } = (await all.json()).pagination
  await open('/service-centers/')
  await page.locator('a[href$="/service-centers/list/1/"]').click()
  const centres = page.getByRole('heading', { level: 3 })
  const cards = page.locator('main').getByRole('link', { name: t('centres.directions') })
  await expect(cards).toHaveCount(2)
  while (await page.getByRole('button', { name: t('centres.more') }).isVisible()) {
    const shown = await cards.count()
    await page.getByRole('button', { name: t('centres.more') }).click()
    await expect(cards).toHaveCount(Math.min(shown + 2, total))
  }
  await expect(cards).toHaveCount(total)
  await expect(centres).toHaveCount(total)
})

test('a service that nobody knows is a page that is not there', { tag: '@one-language' }, async ({
  page,
  lang,
  t,
}) => {
  for (const id of ['999999', 'x']) {
    const answer = await page.goto(`/${lang}/service-centers/list/${id}/`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: t('errors.notFound.title') })).toBeVisible()
  }
})

test.describe('near the shopper', () => {
  test.afterEach(async ({ context }) => {
    await context.clearPermissions()
    await context.setGeolocation(null)
  })

  test('[UX-150] a centre says when it is free and how far it is, and one of its services is booked there', async ({
    page,
    context,
    open,
    lang,
    t,
    expectAccessible,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 23.61, longitude: 58.48 })
    await open('/service-centers/list/1/')
    const centres = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(centres.first()).toContainText(t('centres.next', { when: '' }).trim())
    await page.getByRole('button', { name: t('centres.nearMe') }).click()
    await expect(centres.first()).toContainText(t('centres.distance', { km: '0.0' }))
    const name = (await centres.first().getByRole('heading', { level: 3 }).textContent()) ?? '?'
    await expectAccessible()

    await centres
      .first()
      .getByRole('button', { name: t('centres.bookHere') })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(name)
    const service = dialog.getByRole('listitem').first()
    await expect(service).toContainText(/\d\d:\d\d/)
    await expectAccessible()
    await service.getByRole('button', { name: t('catalogue.product.book') }).click()
    await expect(page).toHaveURL(`/${lang}/booking/`)
    await expect(page.locator('[data-line]')).toContainText(name)
  })
})
