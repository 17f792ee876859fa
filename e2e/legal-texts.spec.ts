import { expect, test } from './fixtures/shop-test.ts'

test('[PRIV-01] terms, privacy and returns are real texts with version and date', async ({
  page,
  open,
  lang,
}) => {
  await open('/terms-and-policy/')
  for (const kind of ['terms', 'privacy', 'returns']) {
    const text = page.locator(`#${kind}`)
    await expect(text.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(text).toContainText(/\d+\.\d+.*20\d\d/)
    const words = (await text.textContent()) ?? ''
    expect(words.length).toBeGreaterThan(800)
    expect(/\p{Script=Arabic}{3}/u.test(words)).toBe(lang === 'ar')
  }
})
