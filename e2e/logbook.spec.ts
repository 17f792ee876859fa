import { visitOrder } from './fixtures/console-orders.ts'
import { test } from './fixtures/console-test.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInByCode } from './fixtures/sign-in.ts'

test.use({ place: 'muscat', viewport: { width: 390, height: 844 } })

test('[BEY-15] work done at the desk builds the car’s history, and what falls due is booked again in one tap', async ({
  page,
  request,
  open,
  openAsOperator,
  sql,
  t,
  expectAccessible,
}) => {
  const { phone, statement } = visitOrder({ at: "date_trunc('minute', now())" })
  await sql(statement)
  const customer = await signInByCode(request, phone)
  const headers = { authorization: `Bearer ${customer.token}` }
  const orders = await (await request.get('/api/v1/orders/user-orders/', { headers })).json()
  const [{ number }] = orders.data
  await sql(`INSERT INTO service_intervals (category_id, months, kilometres)
    SELECT category_id, 12, 20000 FROM products WHERE id = (SELECT product_id FROM product_variants WHERE sku = 'SRV-INSP40')
    ON CONFLICT DO NOTHING`)

  // The desk names the car, which the order does not, and what it has run.
  await openAsOperator('staff', '/visits')
  const visit = page
    .getByRole('listitem')
    .filter({ hasText: `#${number}` })
    .last()
  await visit.getByRole('button', { name: t('console-orders.desk.markDone') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('console-orders.desk.kilometres')).fill('84,200')
  const brand = dialog.getByLabel(t('console-orders.desk.brand'))
  await expect(brand.locator('option')).not.toHaveCount(1)
  await brand.selectOption({ index: 1 })
  const model = dialog.getByLabel(t('console-orders.desk.model'))
  await expect(model.locator('option')).not.toHaveCount(1)
  await model.selectOption({ index: 1 })
  await dialog.getByLabel(t('console-orders.desk.year')).selectOption('2021')
  await expectAccessible()
  await dialog.getByRole('button', { name: t('console-orders.desk.markDone') }).click()
  await expect(visit).toContainText(t('console-orders.visits.done'))
  await expect
    .poll(async () => (await (await request.get('/api/v1/cars/logbook/', { headers })).json()).data.length)
    .toBe(1)
  await sql(`UPDATE car_services SET due_on = current_date + 10 FROM customers
    WHERE customers.id = customer_id AND phone = '+968${phone}'`)

  await openAs(page, customer)
  await open('/my-cars/')
  const car = page.getByRole('listitem').filter({ hasText: '2021' }).first()
  await car.getByText(t('cars.history.title', { count: 1 })).click()
  await expect(car).toContainText('84,200')
  await expect(car).toContainText('104,200')
  await expectAccessible()
  await car.getByRole('link', { name: t('cars.history.rebook') }).click()

  // One tap: the work is in the cart, for this car, at the soonest hour.
  await expect(page).toHaveURL(/\/booking/)
  const stored = () => page.evaluate(() => localStorage.getItem('warsha:cart') ?? '')
  await expect.poll(stored).toContain('slot_id')
  await expect.poll(stored).toContain('2021')
})
