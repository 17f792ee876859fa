import type { BrowserContext, Locator, Page, Route } from '@playwright/test'
import type { RestBookingCentre } from '@warsha/contract/booking/booking.rest.ts'
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { centresCall, chooseButton, lineCard, pickerOf, test } from './fixtures/booking-test.ts'
import { stockCheck } from './fixtures/cart-test.ts'
import { storeCart } from './fixtures/filled-cart.ts'
import { storeLogin } from './fixtures/shell-parts.ts'
import { expect } from './fixtures/shop-test.ts'

test('[BOOK-06] [BOOK-07] [BOOK-08] [BOOK-36] the map shows every centre, and the ring of centres and the markers follow each other', {
  tag: '@one-language',
}, async ({ page, openBooking, oil, t }) => {
  await openBooking([oil])
  const listed = page.waitForResponse((answer) => answer.url().includes('delivery-service-centers'))
  await openPicker(page, oil)
  const { data: centres } = await (await listed).json()
  const picker = pickerOf(page, t)
  await expect(picker.markers).toHaveCount(centres.length)
  const map = picker.dialog.getByRole('region', { name: t('booking.picker.map') })
  await expect(map).toHaveAttribute('data-zoom', '14')
  await expect(map).toHaveAttribute('data-opened-at', '23.588 58.383')
  await expect(map.locator('.map-label').filter({ hasText: /^Ghala$/ })).toBeVisible()
  const credit = picker.dialog.getByText('© OpenStreetMap contributors')
  await expect(credit).toBeVisible()

  const starts: number[] = centres.flatMap(({ earliest }: { earliest: string | null }) =>
    earliest === null ? [] : Date.parse(earliest),
  )
  const earliest = starts.filter((start) => start === Math.min(...starts)).length
  await expect(picker.dialog.locator('.map-pin-first')).toHaveCount(earliest)
  await expect(picker.dialog.locator('.map-pin-other')).toHaveCount(centres.length - earliest)
  const [green, yellow] = await Promise.all(
    ['.map-pin-first', '.map-pin-other'].map((pin) =>
      picker.dialog
        .locator(pin)
        .first()
        .evaluate((element) => ({
          colour: getComputedStyle(element).backgroundColor,
          corner: getComputedStyle(element).borderTopLeftRadius,
        })),
    ),
  )
  expect(green?.colour).toBe('rgb(11, 107, 58)')
  expect(yellow?.colour).toBe('rgb(242, 165, 22)')
  expect(green?.corner).not.toBe(yellow?.corner)
  const legend = picker.dialog.getByRole('list', { name: t('booking.picker.legend') })
  await expect(legend.getByText(t('booking.picker.earliest'))).toBeVisible()
  await expect(legend.getByText(t('booking.picker.later'))).toBeVisible()

  // The soonest is in hand, and from it the ring goes round both ways.
  const first = (await picker.name.textContent()) ?? ''
  await expect(picker.centre).toContainText(t('booking.picker.earliest'))
  await picker.previous.click()
  await expect(picker.name).not.toHaveText(first)
  const last = (await picker.name.textContent()) ?? ''
  await expect(pressedMarker(page)).toHaveAttribute('aria-label', new RegExp(last))
  await picker.next.click()
  await expect(picker.name).toHaveText(first)
  for (let turn = 0; turn < centres.length; turn++) await picker.next.click()
  await expect(picker.name).toHaveText(first)

  await picker.dialog.getByRole('button', { name: t('booking.picker.all') }).click()
  await page.locator('.map-marker[aria-pressed=false]').first().press('Enter')
  await expect(picker.name).not.toHaveText(first)
  await expect(pressedMarker(page)).toHaveAttribute(
    'aria-label',
    new RegExp((await picker.name.textContent()) ?? '?'),
  )
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('[BOOK-08] the marker of the chosen centre is whole, and the map fills the window', async ({
    page,
    openBooking,
    oil,
    t,
  }) => {
    await openBooking([oil])
    await openPicker(page, oil)
    const { dialog } = pickerOf(page, t)
    const map = dialog.getByRole('region', { name: t('booking.picker.map') })
    const room = async () => {
      const [marker, land] = [await pressedMarker(page).boundingBox(), await map.boundingBox()]
      if (!marker || !land) return -1
      return Math.min(marker.x - land.x, land.x + land.width - marker.x - marker.width, marker.y - land.y)
    }
    await expect.poll(room).toBeGreaterThanOrEqual(0)
    // No room of a scrollbar is left beside it, though the page behind has one.
    await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'auto')
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  })
})

test('[UX-168] the map of the picker says where one is: areas, streets and the sea by name, each of them whole', async ({
  page,
  openBooking,
  oil,
  lang,
  t,
}) => {
  await openBooking([oil])
  await openPicker(page, oil)
  const picker = pickerOf(page, t)
  const map = picker.dialog.getByRole('region', { name: t('booking.picker.map') })
  await expect(map).toHaveAttribute('data-zoom', '14')
  const named = (kind: string) => map.locator(`.map-label-${kind}`)
  await expect(named('district').first()).toBeVisible()
  await expect(
    named('road')
      .filter({ hasText: lang === 'ar' ? /شارع|طريق/ : /Street|Expressway/ })
      .first(),
  ).toBeVisible()
  const labels = map.locator('.map-label')
  const seas = () => named('sea').allTextContents()
  const foreign = lang === 'ar' ? /[A-Za-z]/ : /[\u0600-\u06ff]/
  expect((await labels.allTextContents()).filter((text) => foreign.test(text))).toEqual([])
  expect(await overlapping(labels)).toEqual([])
  expect(await cutAtTheEdge(map, labels)).toEqual([])

  // From afar towns are named instead of their parts.
  const zoomOut = picker.dialog.getByRole('button', { name: t('booking.picker.zoomOut') })
  for (const zoom of ['13', '12', '11', '10']) {
    await zoomOut.click()
    await expect(map).toHaveAttribute('data-zoom', zoom)
    expect(await cutAtTheEdge(map, labels), `at scale ${zoom}`).toEqual([])
    expect(new Set(await seas()).size, `at scale ${zoom}`).toBe((await seas()).length)
  }
  await expect(named('town').filter({ hasText: lang === 'ar' ? 'مسقط' : 'Muscat' })).toBeVisible()
  await expect(named('road')).toHaveCount(0)
})

test('[BOOK-08] far from Muscat the map opens on the centre that is chosen first', {
  tag: '@one-language',
}, async ({ page, context, baseURL, openBooking, oil, t }) => {
  await context.addCookies([{ name: 'warsha_place', value: '1.13.sohar', url: baseURL ?? '' }])
  await storeLogin(context, { state_id: 13, state_name: 'Sohar', state_slug: 'sohar' })
  await openBooking([oil])
  const listed = page.waitForResponse((answer) => answer.url().includes('delivery-service-centers'))
  await openPicker(page, oil)
  const { data: centres } = (await (await listed).json()) as { data: RestBookingCentre[] }
  const picker = pickerOf(page, t)
  await expect(picker.markers).toHaveCount(centres.length)
  const name = await picker.name.textContent()
  const point = centres.find((centre) => centre.name === name)?.address.location_address
  const map = picker.dialog.getByRole('region', { name: t('booking.picker.map') })
  await expect(map).toHaveAttribute('data-zoom', '14')
  const shown = ((await map.getAttribute('data-opened-at')) ?? '').split(' ').map(Number)
  expect(shown[0]).toBeCloseTo(Number(point?.latitude), 2)
  expect(shown[1]).toBeCloseTo(Number(point?.longitude), 2)
  // Sohar is two hundred kilometres from Muscat.
  expect(shown[1]).toBeLessThan(57)
})

test('[BOOK-31] [BOOK-32] [BOOK-47] the tour goes through six parts of the picker, forth and back', {
  tag: '@one-language',
}, async ({ page, context, open, oil, t }) => {
  const tour = await openTour({ page, context, open, oil, t })
  await page.getByRole('button', { name: t('booking.tour.start') }).click()
  const steps = ['centers', 'status', 'arrows', 'map', 'location', 'submit'] as const
  for (const [at, step] of steps.entries()) {
    await expect(tour.getByRole('heading')).toHaveText(t(`booking.tour.${step}Title`))
    await expect(tour).toContainText(t('booking.tour.progress', { number: at + 1, total: 6 }))
    const isLast = at === steps.length - 1
    if (at === 1) {
      await tour.getByRole('button', { name: t('booking.tour.prev') }).click()
      await expect(tour.getByRole('heading')).toHaveText(t('booking.tour.centersTitle'))
      await tour.getByRole('button', { name: t('booking.tour.next') }).click()
    }
    await tour.getByRole('button', { name: t(isLast ? 'booking.tour.finish' : 'booking.tour.next') }).click()
  }
  await expect(tour).toBeHidden()
})

test('[BOOK-33] [BOOK-34] the tour is offered once the centres are there, and once it was closed it is not offered again', {
  tag: '@one-language',
}, async ({ page, context, open, oil, t }) => {
  const { promise: centresMayCome, resolve: letCentresCome } = Promise.withResolvers<void>()
  await page.route(
    centresCall,
    async (route) => {
      await centresMayCome
      await route.fallback()
    },
    { times: 1 },
  )
  const tour = await openTour({ page, context, open, oil, t })
  await expect(pickerOf(page, t).dialog).toBeVisible()
  const start = page.getByRole('button', { name: t('booking.tour.start') })
  await expect(start).toBeHidden()
  letCentresCome()
  await start.click()
  await expect(tour).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tour).toBeHidden()
  const seen = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('warsha:login') ?? '{}').state.seenTour)
  await expect.poll(seen).toBe(true)

  await page.reload()
  const picker = pickerOf(page, t)
  await expect(picker.proceed).toBeVisible()
  await expect(start).toBeHidden()
})

test('[UX-78] a picker that cannot be fetched says so, and can be tried again', {
  tag: ['@one-language', '@first-visit'],
}, async ({ page, context, openBooking, oil, t }) => {
  await openBooking([oil])
  await context.setOffline(true)
  await openPicker(page, oil)
  await expect(page.getByRole('alert').filter({ hasText: t('errors.offline') })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await openPicker(page, oil)
  await expect(pickerOf(page, t).dialog).toBeVisible()
})

test('[CART-24] the back button of the phone closes the picker at the booking screen', {
  tag: '@one-language',
}, async ({ page, openBooking, oil, tyre, lang, t }) => {
  await openBooking([oil, tyre])
  await openPicker(page, tyre)
  await expect(pickerOf(page, t).proceed).toBeVisible()
  await page.goBack()
  await expect(pickerOf(page, t).dialog).toBeHidden()
  await expect(page).toHaveURL(`/${lang}/booking/`)
  await expect(lineCard(page, tyre)).toBeInViewport()
})

test.describe('locating', () => {
  test.beforeEach(async ({ page, context, openBooking, oil, t }) => {
    await context.addInitScript(fakeGeolocation)
    await openBooking([oil])
    await openPicker(page, oil)
    await expect(pickerOf(page, t).markers).not.toHaveCount(0)
  })

  const failures = { 1: 'denied', 2: 'unavailable', 3: 'timeout', 9: 'failed' } as const
  async function expectFailure(page: Page, t: Translate, code: keyof typeof failures) {
    await page.evaluate((next) => Object.assign(window, { geolocationFailure: next }), code)
    await pickerOf(page, t).locate.click()
    await expect(page.getByText(t(`errors.geolocation.${failures[code]}`))).toBeVisible()
  }

  test('[ERR-12] [ERR-13] [ERR-14] says whether it was denied, impossible or too slow, each in its own words', {
    tag: '@one-language',
  }, async ({ page, t }) => {
    for (const code of [1, 2, 3] as const) await expectFailure(page, t, code)
  })

  test('[ERR-11] [ERR-15] says that the browser cannot, or that it failed', { tag: '@one-language' }, async ({
    page,
    t,
  }) => {
    await expectFailure(page, t, 9)
    await page.evaluate(() => {
      // A browser without the interface has no such property at all.
      Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'geolocation')
      Reflect.deleteProperty(navigator, 'geolocation')
    })
    await pickerOf(page, t).locate.click()
    await expect(page.getByText(t('errors.geolocation.unsupported'))).toBeVisible()
  })

  test('[BOOK-35] asks for an exact and fresh position and shows it with the way to the centre', {
    tag: '@one-language',
  }, async ({ page, t }) => {
    const picker = pickerOf(page, t)
    await picker.locate.click()
    await expect(page.locator('.map-pin-me')).toBeVisible()
    await expect(picker.centre).toContainText(/\d+\.\d/)
    expect(await page.evaluate(() => (window as { askedGeolocation?: unknown }).askedGeolocation)).toEqual({
      enableHighAccuracy: true,
      maximumAge: 0,
      timeout: 10_000,
    })
  })
})

test('[BOOK-48] without map pictures and without the map itself a centre can be booked', {
  tag: '@one-language',
}, async ({ page, openBooking, oil, t }) => {
  await page.route(/oman.*\.json/, (route) => route.abort())
  await openBooking([oil])
  await openPicker(page, oil)
  const picker = pickerOf(page, t)
  await expect(picker.markers).not.toHaveCount(0)
  await expect(picker.dialog.locator('[data-land=missing]')).toBeVisible()
  await expect(picker.dialog.getByText('© OpenStreetMap contributors')).toHaveCount(0)
  await page.goBack()

  await page.route(/open-map.*\.js/, (route) => route.abort())
  await page.reload()
  await page.locator('ul[aria-busy=false]').waitFor()
  await openPicker(page, oil)
  await expect(page.getByText(t('booking.picker.mapFailed'))).toBeVisible()
  await picker.next.click()
  await picker.proceed.click()
  await picker.hours.first().click()
  await picker.select.click()
  await expect(lineCard(page, oil)).toContainText(/\d\d:\d\d/)
})

test('[BOOK-37] [BOOK-38] [BOOK-50] too little stock leads to the cart, another failure says that the times could not be loaded, no centre to another place', {
  tag: '@one-language',
}, async ({ page, openBooking, oil, lang, t }) => {
  await openBooking([oil])
  await answerOnce(page, (route) => route.fulfill({ status: 418, json: { errors: [] } }))
  await openPicker(page, oil)
  await expect(page.getByText(t('errors.times'))).toBeVisible()
  await page.goBack()

  await answerOnce(page, (route) => route.fulfill({ json: { data: [] } }))
  await openPicker(page, oil)
  const picker = pickerOf(page, t)
  await expect(picker.dialog.getByText(t('shell.empty.services'))).toBeVisible()
  await expect(picker.dialog.getByRole('link')).toHaveAttribute('href', `/${lang}/store/edit/`)
  await page.goBack()

  await answerOnce(page, (route) => route.fulfill({ status: 400, json: tooFew(oil) }))
  await page.route(stockCheck, (route) => route.fulfill({ status: 400, json: tooFew(oil) }))
  await openPicker(page, oil)
  await expect(page).toHaveURL(`/${lang}/cart/`)
  await expect(page.getByRole('alert').filter({ hasText: 'Only a few' })).toBeVisible()
})

test('[UX-88] the picker and its map are fetched when it opens, and weigh at most 120 KiB', {
  tag: '@one-language',
}, async ({ page, openBooking, oil, t }) => {
  await openBooking([oil])
  const fetched = (part: RegExp) =>
    page.evaluate(
      (source) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new RegExp(source).test(name))
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      part.source,
    )
  const before = await fetched(/assets\/.*\.(js|css|json)/)
  expect(await fetched(/booking-picker|open-map|oman/)).toBe(0)
  await openPicker(page, oil)
  await expect(pickerOf(page, t).markers).not.toHaveCount(0)
  const weight = (await fetched(/assets\/.*\.(js|css|json)/)) - before
  expect(weight).toBeGreaterThan(20 * 1024)
  expect(weight).toBeLessThanOrEqual(120 * 1024)
})

/** Names that stand on one another; those along a road are measured as they are turned. */
async function overlapping(labels: Locator): Promise<string[]> {
  return labels.evaluateAll((all) =>
    all.flatMap((one, at) => {
      const a = one.getBoundingClientRect()
      return all.slice(at + 1).flatMap((other) => {
        const b = other.getBoundingClientRect()
        const isOver =
          a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2
        return isOver ? [`${one.textContent} and ${other.textContent}`] : []
      })
    }),
  )
}

async function cutAtTheEdge(map: Locator, labels: Locator): Promise<string[]> {
  const room = await map.boundingBox()
  return labels.evaluateAll(
    (all, { x, y, width, height }) =>
      all
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          const isSeen = right > x && left < x + width && bottom > y && top < y + height
          return isSeen && (left < x || right > x + width || top < y || bottom > y + height)
        })
        .map((one) => one.textContent),
    room ?? { x: 0, y: 0, width: 0, height: 0 },
  )
}

async function openPicker(page: Page, line: Parameters<typeof chooseButton>[1]): Promise<void> {
  await chooseButton(page, line, /./).first().click()
}

type TourParts = {
  page: Page
  context: BrowserContext
  open(path: string): Promise<void>
  oil: CartLine
  t: Translate
}

/** The picker as somebody sees it who has not seen the tour. */
async function openTour({ page, context, open, oil, t }: TourParts): Promise<Locator> {
  await storeCart(context, [oil])
  await open('/booking/')
  await page.locator('ul[aria-busy=false]').waitFor()
  await openPicker(page, oil)
  return page.getByRole('dialog', { name: t('booking.tour.label') })
}

function pressedMarker(page: Page) {
  return page.locator('.map-marker[aria-pressed=true]')
}

async function answerOnce(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(centresCall, answer, { times: 1 })
}

function tooFew({ id, variantId }: { id: string; variantId: string }) {
  const line = { product_id: id, variant_id: variantId, available: false, quantity_available: 0 }
  return { errors: { [id]: ['Only a few'] }, products: [{ ...line, code: 'NOT_AVAILABLE' }] }
}

/** Answers as the test says: a failure by its code, or a point in Ghala. */
function fakeGeolocation(): void {
  const found = { coords: { latitude: 23.57, longitude: 58.36 } }
  const geolocation = {
    getCurrentPosition(done: (position: unknown) => void, fail: (error: unknown) => void, options: unknown) {
      Object.assign(window, { askedGeolocation: options })
      const { geolocationFailure: code } = window as { geolocationFailure?: number }
      if (code) fail({ code })
      else done(found)
    },
  }
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
}
