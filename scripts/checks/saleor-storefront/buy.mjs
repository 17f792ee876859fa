import { expect } from '@playwright/test'

const wait = { timeout: 60_000 }
const button = (page, name) => page.getByRole('button', { name }).filter({ visible: true }).first()

/**
 * From the home page to the payment step, as a shopper goes: a product, the bag, contact, address, delivery. The product is
 * one of these goods that the home page shows, or else the first of them.
 */
export async function goToPayment(page, { ownUrl, goods, email }) {
  await page.goto(`${ownUrl}/en/default-channel`)
  await expect(page.locator('a[href*="/products/"]').first()).toBeVisible(wait)
  const shown = goods.map(({ slug }) =>
    page.locator(`a[href*="/products/${slug}"]`).filter({ visible: true }),
  )
  const counts = await Promise.all(shown.map((link) => link.count()))
  const linked = shown.find((_link, at) => counts[at] > 0)
  const [{ slug, variantId }] = goods
  if (linked) await linked.first().click()
  else await page.goto(`${ownUrl}/en/default-channel/products/${slug}?variant=${variantId}`)
  await expect(page).toHaveURL(/\/products\//, wait)
  await button(page, /add to (?:bag|cart)/i).click(wait)
  const id = await checkoutIdOf(page)
  await page.goto(`${ownUrl}/checkout?checkout=${encodeURIComponent(id)}&step=contact&locale=en`)
  await fillContact(page, email)
  await button(page, /continue to shipping/i).click(wait)
  const method = page.getByRole('radio').first()
  await expect(method).toBeVisible(wait)
  await method.check({ force: true })
  await button(page, /continue to payment/i).click(wait)
  await expect(payButton(page)).toBeVisible(wait)
  return id
}

const payButton = (page) => button(page, /^(?:pay|complete order)/i)

export async function pay(page) {
  await expect(payButton(page)).toBeEnabled(wait)
  await payButton(page).click()
}

export async function expectThanks(page) {
  await expect(page.getByText('Thank you for your order').first()).toBeVisible(wait)
}

/** What the storefront says below "Payment failed"; the button to pay stays. */
export async function refusalOf(page) {
  const said = page.getByText('Payment failed', { exact: true }).locator('xpath=following-sibling::p')
  await expect(said).toBeVisible(wait)
  return said.innerText()
}

export async function signIn(page, { ownUrl, email, password }) {
  await page.goto(`${ownUrl}/en/default-channel/login`)
  await page.locator('input[name=email], input[type=email]').first().fill(email)
  await page.locator('input[type=password]').first().fill(password)
  await page.locator('form button[type=submit]').filter({ visible: true }).first().click()
  await expect(page).not.toHaveURL(/\/login/, wait)
}

async function fillContact(page, email) {
  const mail = page.locator('input[name=email]').filter({ visible: true })
  await expect(button(page, /continue to shipping/i)).toBeVisible(wait)
  if (email) await mail.fill(email)
  const street = page.locator('input[name=streetAddress1]').filter({ visible: true })
  if (!(await street.count())) return
  const country = page.locator('select[name=countryCode]')
  if (await country.count()) await country.selectOption('OM')
  const fields = {
    firstName: 'Zubaida',
    lastName: 'Qasimi',
    streetAddress1: 'Way 12, House 3',
    city: 'Muscat',
    phone: '+96891234567',
  }
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`input[name=${name}]`).filter({ visible: true })
    if (await field.count()) await field.fill(value)
  }
}

async function checkoutIdOf(page) {
  const read = async () => {
    const cookies = await page.context().cookies()
    return cookies.find(({ name, value }) => name.startsWith('checkoutId-') && value)?.value
  }
  await expect.poll(read, wait).toBeTruthy()
  return decodeURIComponent((await read()) ?? '')
}
