import type { Page } from '@playwright/test'
import { readMetadata } from '@warsha/contract/cart/cart-line.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { chooseButton, lineCard, pickerOf, test } from './fixtures/booking-test.ts'
import { moreOf, settled } from './fixtures/cart-test.ts'
import { readStoredCart } from './fixtures/filled-cart.ts'
import { askForCode, verifyForm } from './fixtures/login-parts.ts'
import { expect } from './fixtures/shop-test.ts'
import { newNumber, openAs, readCode, signInByApi } from './fixtures/sign-in.ts'

const rulesCall = '**/api/v1/content/configs/hig-delivery-rules/'

test('[CHK-16] the delivery rules are read above the terms, whole and in the language of the page', async ({
  page,
  request,
  openBooking,
  oil,
  lang,
  t,
}) => {
  const headers = { 'accept-language': lang }
  const { data } = await (await request.get(rulesCall.replace('**', ''), { headers })).json()
  await openBooking([oil])
  const rules = page.locator('main details').filter({ has: page.locator('dl') })
  await expect(rules.locator('dt').first()).toBeHidden()
  await rules.locator('summary').click()
  const texts = (data.rules as { title: string; text: string }[]).flatMap(({ title, text }) => [title, text])
  expect(texts.length).toBeGreaterThan(1)
  const terms = await page.getByText(t('booking.terms.accept')).boundingBox()
  for (const text of texts) {
    await expect(rules.getByText(text, { exact: true })).toBeVisible()
    const box = await rules.getByText(text, { exact: true }).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(terms?.y ?? 0)
  }
})

test('[CHK-03] [BEY-03] confirm waits until every line has its hour, and the soonest is offered', {
  tag: '@purchase',
}, async ({ page, openBooking, oil, t }) => {
  await openBooking([oil])
  const confirm = confirmButton(page, t)
  await expect(confirm).toBeDisabled()
  await expect(page.getByText(t('booking.confirm.unbooked', { count: 1 })).last()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: t('booking.confirm.feesLater') })).toHaveCount(
    1,
  )

  await bookSoonest(page, t)
  await expect(lineCard(page, oil)).toContainText(/\d\d:\d\d–\d\d:\d\d/)
  await expect(confirm).toBeEnabled()
})

test('[CHK-04] [CHK-15] confirm waits for the delivery rules, and without them they can be asked for again', {
  tag: '@one-language',
}, async ({ page, openBooking, oil, t }) => {
  const { promise: rulesMayFail, resolve: letRulesFail } = Promise.withResolvers<void>()
  await page.route(
    rulesCall,
    async (route) => {
      await rulesMayFail
      await route.abort()
    },
    { times: 1 },
  )
  await openBooking([oil])
  await bookSoonest(page, t)
  const confirm = confirmButton(page, t)
  await expect(confirm).toBeDisabled()
  await expect(page.getByText(t('booking.rules.failed'))).toBeHidden()
  letRulesFail()
  await expect(page.getByText(t('booking.rules.failed'))).toBeVisible()
  await expect(confirm).toBeDisabled()
  await page
    .getByRole('alert')
    .getByRole('button', { name: t('booking.retry') })
    .click()
  await expect(confirm).toBeEnabled()
})

test('[CHK-01] confirming accepts the terms, says so and links them', {
  tag: '@one-language',
}, async ({ page, openBooking, oil, lang, t }) => {
  await openBooking([oil])
  await bookSoonest(page, t)
  const confirm = confirmButton(page, t)
  await expect(confirm).toBeEnabled()
  await expect(page.getByText(t('booking.terms.accept'))).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('booking.terms.read') })).toHaveAttribute(
    'href',
    `/${lang}/terms-and-policy/`,
  )
})

test('[BEY-04] one tap books the whole basket in one visit', { tag: '@one-language' }, async ({
  page,
  openBooking,
  oil,
  tyre,
  t,
}) => {
  await openBooking([oil, tyre])
  const proposal = page.getByRole('region', { name: t('booking.visit.oneVisit') })
  await expect(proposal).toContainText(t('booking.visit.oneVisitText', { count: 2 }))
  await proposal.getByRole('button').click()
  await expect(proposal).toBeHidden()
  await expect.poll(async () => (await readStoredCart(page)).filter(isBookedLine).length).toBe(2)
  const booked = (await readStoredCart(page)).filter(isBookedLine)
  for (const key of ['slot_id', 'service_center_id', 'delivery_date', 'delivery_time'])
    expect(new Set(booked.map(({ metadata }) => readMetadata(metadata, key))).size).toBe(1)
})

test('[CHK-05] [BEY-12] a visitor confirms, signs in and is at the payment with what was chosen, in a second tab as well', {
  tag: ['@one-language', '@purchase'],
}, async ({ page, context, openBooking, request, oil, lang, t }) => {
  await openBooking([oil])
  await bookSoonest(page, t)
  await confirmButton(page, t).click()
  await expect(page).toHaveURL(`/${lang}/login`)
  await expect(page.getByText(t('login.textKeepingCart'))).toBeVisible()
  const number = newNumber()
  await askForCode(page, t, number)
  await verifyForm(page, t).code.fill(await readCode(request, `+968${number}`))
  await expect(page).toHaveURL(`/${lang}/payment/`)
  await expect(page.getByRole('region', { name: t('payment.visit') })).toContainText(/\d\d:\d\d–\d\d:\d\d/)
  // Coming back to the booking confirms nothing once more.
  await page.goBack()
  await expect(confirmButton(page, t)).toBeEnabled()
  await expect(page).toHaveURL(`/${lang}/booking/`)
  const other = await context.newPage()
  await other.goto(`/${lang}/booking/`)
  await expect(lineCard(other, oil)).toContainText(/\d\d:\d\d–\d\d:\d\d/)
})

test('[CHK-06] [CHK-08] [CHK-09] [CARS-07] a customer says for which car it is, confirms and goes on to the payment', {
  tag: '@one-language',
}, async ({ page, openBooking, request, oil, lang, t }) => {
  const customer = await signInByApi(request)
  const headers = { Authorization: `Bearer ${customer.token}`, 'Accept-Language': lang }
  const saved = await request.post('/api/v1/cars/user-car/', { headers, data: { car_id: 1, year: 2019 } })
  expect(saved.ok()).toBe(true)
  await openAs(page, customer)
  await openBooking([oil])
  await bookSoonest(page, t)
  const car = page.getByRole('combobox', { name: t('booking.car.label') })
  await car.selectOption({ index: 1 })
  const name = await car.locator('option:checked').textContent()
  await expect(lineCard(page, oil)).toContainText(name ?? '?')

  const created = page.waitForRequest(
    (asked) => asked.url().endsWith('/graphql/') && asked.postData()?.includes('checkoutCreate') === true,
  )
  const delivered = page.waitForRequest(
    (asked) => asked.postData()?.includes('checkoutDeliveryMethod') === true,
  )
  await confirmButton(page, t).click()
  const { variables } = (await created).postDataJSON()
  const answer = await (await (await created).response())?.json()
  const [point] = answer.data.checkoutCreate.checkout.availableCollectionPoints
  expect((await delivered).postDataJSON().variables.deliveryMethodId).toBe(point.id)
  expect(variables.input.billingAddress).toEqual({ country: 'OM', city: 'muscat' })
  expect(variables.input.lines).toHaveLength(1)
  expect(readMetadata(variables.input.lines[0].metadata, 'car')).toBe(name)
  await expect(page).toHaveURL(`/${lang}/payment/`)
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  const checkoutId = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('warsha:login') ?? '{}').state.checkoutId)
  await expect.poll(checkoutId).toMatch(/\w{10,}/)
})

test('[CHK-07] [CHK-13] [CHK-17] refusals and a missing collection point are said, and nothing is paid until all is well', {
  tag: '@one-language',
}, async ({ page, openBooking, request, oil, lang, t }) => {
  await openAs(page, await signInByApi(request))
  await openBooking([oil])
  await bookSoonest(page, t)
  const initialised: string[] = []
  page.on('request', (asked) => {
    if (asked.postData()?.includes('paymentGatewayInitialize')) initialised.push(asked.postData() ?? '')
  })

  const said = 'Not today'
  const answers = [
    () => ({ errors: [{ message: said, extensions: { code: 'INVALID' } }] }),
    (real: CreatedCheckout) => withoutPoints(real),
  ]
  await page.route('**/graphql/', async (route) => {
    const answer = route.request().postData()?.includes('checkoutCreate') ? answers.shift() : undefined
    if (!answer) return route.fallback()
    await route.fulfill({ json: answer(await (await route.fetch()).json()) })
  })
  for (const text of [said, t('errors.generic')]) {
    await confirmButton(page, t).click()
    const toast = page.getByRole('alert').filter({ hasText: text })
    await expect(toast).toBeVisible()
    await toast.getByRole('button', { name: t('shell.toast.dismiss') }).click()
    await expect(confirmButton(page, t)).toBeEnabled()
    await expect(page).toHaveURL(`/${lang}/booking/`)
  }
  expect(initialised).toEqual([])

  await confirmButton(page, t).click()
  await expect(page).toHaveURL(`/${lang}/payment/`)
  await expect.poll(() => initialised.length).toBe(1)
  expect(JSON.parse(initialised[0] ?? '{}').variables.paymentGateways).toEqual([{ id: 'warsha.payments' }])
})

test('[NAV-38] the payment without a live checkout is the cart', { tag: '@one-language' }, async ({
  page,
  open,
  request,
  lang,
}) => {
  await openAs(page, await signInByApi(request))
  await open('/payment/')
  await expect(page).toHaveURL(`/${lang}/cart/`)
})

test('[UX-86] an hour that was lost before the hold is taken from its line and said', {
  tag: '@one-language',
}, async ({ page, openBooking, setSlotFull, request, oil, lang, t }) => {
  await openAs(page, await signInByApi(request))
  await openBooking([oil])
  await bookSoonest(page, t)
  await expect.poll(async () => (await readStoredCart(page)).filter(isBookedLine).length).toBe(1)
  const slotId = Number(readMetadata((await readStoredCart(page))[0]?.metadata ?? [], 'slot_id'))
  await setSlotFull(slotId, true)
  await confirmButton(page, t).click()
  await expect(page.getByText(t('refusals.SLOT_TAKEN'))).toBeVisible()
  await expect(chooseButton(page, oil, /./).first()).toBeVisible()
  await expect(page).toHaveURL(`/${lang}/booking/`)
  await setSlotFull(slotId, false)
})

test('[BOOK-01] [BOOK-40] somebody comes to a saved address or to a new one, which the booking stores', {
  tag: '@one-language',
}, async ({ page, openBooking, request, oil, t }) => {
  const customer = await signInByApi(request)
  const address = { address: 'Way 2519, Al Khuwair', zip_code: '', latitude: 23.59, longitude: 58.42 }
  const saved = await request.post('/api/v1/accounts/user-addresses/', {
    headers: { Authorization: `Bearer ${customer.token}` },
    data: { ...address, region_id: null },
  })
  expect(saved.ok()).toBe(true)
  await openAs(page, customer)
  await openBooking([oil])
  // Done there, done at home, handed over there, delivered: the three ways of receiving, the last with its two kinds.
  await expect(lineCard(page, oil).getByRole('button')).toHaveCount(4)

  const dialog = page.getByRole('dialog', { name: t('booking.home.title') })
  const book = async () => {
    const picker = { hours: dialog.locator('section button[aria-label*="–"]'), ...selectOf(page, t) }
    await picker.hours.first().click()
    await picker.select.click()
    await expect(dialog).toBeHidden()
  }
  await chooseButton(page, oil, /./).nth(1).click()
  await dialog.getByRole('button', { name: address.address }).click()
  await book()
  await expect(lineCard(page, oil)).toContainText(address.address)
  const metadata = (await readStoredCart(page))[0]?.metadata ?? []
  expect(['place', 'address', 'latitude', 'longitude'].map((key) => readMetadata(metadata, key))).toEqual([
    'home',
    address.address,
    '23.59',
    '58.42',
  ])

  await lineCard(page, oil).getByRole('button').click()
  await chooseButton(page, oil, /./).nth(1).click()
  await dialog.getByRole('button', { name: t('booking.home.add') }).click()
  await dialog.getByRole('textbox', { name: t('booking.home.text') }).fill('Villa 7, Ghala')
  await dialog.getByRole('button', { name: t('booking.home.use') }).click()
  await book()
  await expect(lineCard(page, oil)).toContainText('Villa 7, Ghala')
})

test('[BOOK-40] a saved address without a point is offered, and asks where it is', async ({
  page,
  openBooking,
  request,
  oil,
  t,
}) => {
  const customer = await signInByApi(request)
  const input = '{ firstName: "", lastName: "", streetAddress1: "Way 77, Seeb", city: "Muscat", country: OM }'
  const saved = await request.post('/graphql/', {
    headers: { Authorization: `Bearer ${customer.token}` },
    data: { query: `mutation { accountAddressCreate(input: ${input}) { errors { field message } } }` },
  })
  expect((await saved.json()).data.accountAddressCreate.errors).toEqual([])
  await openAs(page, customer)
  await openBooking([oil])
  await chooseButton(page, oil, /./).nth(1).click()
  const dialog = page.getByRole('dialog', { name: t('booking.home.title') })
  const address = dialog.getByRole('button', { name: /Way 77, Seeb/ })
  await expect(address).toContainText(t('booking.home.place'))
  await address.click()
  await expect(dialog.getByRole('textbox', { name: t('booking.home.text') })).toHaveValue(/Way 77, Seeb/)
  await expect(dialog.getByRole('region', { name: t('booking.home.map') })).toBeVisible()
})

test('[UX-87] from the product page to a chosen hour in two taps with the soonest, in five with another', {
  tag: '@one-language',
}, async ({ page, context, open, oil, lang, t }) => {
  await context.addInitScript(() => {
    const stored = JSON.parse(localStorage.getItem('warsha:login') ?? '{"version":1,"state":{}}')
    localStorage.setItem(
      'warsha:login',
      JSON.stringify({ ...stored, state: { ...stored.state, seenTour: true } }),
    )
  })
  await open(`/product/${encodeURIComponent(oil.id)}/`)
  const soonest = page.getByRole('region', { name: /./ }).filter({ hasText: t('soonest.book') })
  await soonest.getByRole('button', { name: t('soonest.book') }).click()
  await expect(page).toHaveURL(`/${lang}/booking/`)
  await bookSoonest(page, t)
  await expect(lineCard(page, oil)).toContainText(/\d\d:\d\d–\d\d:\d\d/)

  // Without the soonest: book (1), choose (2), proceed (3), hour (4), select (5).
  await lineCard(page, oil).getByRole('button').click()
  await chooseButton(page, oil, /./).first().click()
  const picker = pickerOf(page, t)
  await picker.proceed.click()
  await picker.hours.last().click()
  await picker.select.click()
  await expect(lineCard(page, oil)).toContainText(/\d\d:\d\d–\d\d:\d\d/)
})

test('[CART-28] more of a booked line keeps its booking while there is room, else it is removed with a message', {
  tag: '@one-language',
}, async ({ page, openBooking, setSlotFull, oil, lang, t }) => {
  await openBooking([oil])
  await bookSoonest(page, t)
  await page
    .getByRole('link', { name: t('shell.steps.cart') })
    .first()
    .click()
  await expect(page).toHaveURL(`/${lang}/cart/`)
  await settled(page)
  const asked = () => page.waitForResponse((answer) => answer.url().includes('delivery-service-centers'))
  const first = asked()
  await moreOf(page, oil, t).click()
  await first
  // The line, and its fee where the centre of the soonest hour asks for one.
  const quantities = async () => [...new Set((await readStoredCart(page)).map(({ quantity }) => quantity))]
  await expect.poll(quantities).toEqual([2])
  const [line] = await readStoredCart(page)
  const slotId = Number(readMetadata(line?.metadata ?? [], 'slot_id'))
  expect(slotId).toBeGreaterThan(0)

  await setSlotFull(slotId, true)
  await moreOf(page, oil, t).click()
  await expect(
    page.getByText(t('cart.line.bookingRemoved', { product: isolateName(oil.name) })),
  ).toBeVisible()
  await expect.poll(async () => (await readStoredCart(page)).map(({ quantity }) => quantity)).toEqual([3])
  await setSlotFull(slotId, false)
})

type CreatedCheckout = { data: { checkoutCreate: { checkout: { availableCollectionPoints: unknown[] } } } }

function withoutPoints({ data }: CreatedCheckout): CreatedCheckout {
  const { checkout } = data.checkoutCreate
  return {
    data: {
      checkoutCreate: { ...data.checkoutCreate, checkout: { ...checkout, availableCollectionPoints: [] } },
    },
  }
}

function isBookedLine({ name, metadata }: { name: string; metadata: unknown[] }): boolean {
  return name !== 'service_fee' && metadata.length > 0
}

function confirmButton(page: Page, t: Translate) {
  return page.getByRole('button', { name: t('booking.confirm.label'), exact: true })
}

function selectOf(page: Page, t: Translate) {
  return { select: page.getByRole('button', { name: t('booking.times.select'), exact: true }) }
}

async function bookSoonest(page: Page, t: Translate): Promise<void> {
  const proposal = page.getByRole('region', { name: t('booking.visit.soonest') })
  await proposal.getByRole('button', { name: t('booking.visit.book') }).click()
  await expect(proposal).toBeHidden()
}
