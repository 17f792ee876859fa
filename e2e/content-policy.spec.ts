import { expect, hydrated, test } from './fixtures/shop-test.ts'

type TypedWindow = { trustedTypes: { createPolicy(name: string, rules: object): unknown } }

/** Every test of this folder fails on a violation (fixtures/shop-test.ts); these are what the policy has to refuse. */
const attacks: [name: string, attack: () => unknown][] = [
  [
    'markup with an event',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.attacked = true">')
    },
  ],
  [
    'a script of our own host, named by a text',
    () => {
      const script = document.createElement('script')
      script.src = '/assets/attack.js'
      document.head.append(script)
    },
  ],
  [
    'a script as text',
    () => {
      const script = document.createElement('script')
      script.textContent = 'window.attacked = true'
      document.head.append(script)
    },
  ],
  ['code as text', () => setTimeout('window.attacked = true' as unknown as () => void)],
  [
    'code that is made of text',
    // Later: what the test itself evaluates is exempt.
    () =>
      new Promise((resolve, reject) => {
        setTimeout(() => {
          try {
            resolve(new Function('window.attacked = true')())
          } catch (error) {
            reject(error)
          }
        })
      }),
  ],
  ['another policy', () => (window as unknown as TypedWindow).trustedTypes.createPolicy('warsha-start', {})],
]

test('[SEC-04] no text becomes code or markup that runs', { tag: '@one-language' }, async ({
  context,
  lang,
}) => {
  const page = await context.newPage()
  await page.goto(`/${lang}`)
  await hydrated(page)
  for (const [name, attack] of attacks) {
    const refusal = await page.evaluate(attack).then(
      () => 'done',
      (error: Error) => error.message,
    )
    expect(refusal, name).toMatch(/Trusted|trusted|unsafe-eval/)
  }
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
})

test('[SEC-04] a script that came in with the page does not run, though it is of our own host', {
  tag: '@one-language',
}, async ({ context, lang }) => {
  const page = await context.newPage()
  await page.route('**/attack.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.attacked = true' }),
  )
  await page.route(`**/${lang}`, async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace('</head>', '<script src="/attack.js"></script></head>')
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto(`/${lang}`)
  await hydrated(page)
  expect(await page.locator('script[src="/attack.js"]').count()).toBe(1)
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
})

test('[SEC-04] structured data of the next page needs no exception', { tag: '@one-language' }, async ({
  page,
  open,
  lang,
}) => {
  await open('/products/?category=Fuel')
  await page.locator(`header a[href="/${lang}"]`).click()
  await expect(page).toHaveURL(`/${lang}`)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
})

test('[SEC-04] the explorer, which has no policy for text, works', { tag: '@one-language' }, async ({
  page,
}) => {
  await page.goto('/explorer')
  await page.locator('#run').click()
  await expect(page.locator('#result')).toContainText('totalCount')
  await expect(page.locator('#types details').first()).toBeAttached()
})
