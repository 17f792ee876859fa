import type { APIRequestContext } from '@playwright/test'
import { askForCode, verifyForm } from './fixtures/login-parts.ts'
import { readLogin, storeLogin } from './fixtures/shell-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'
import { newNumber, readCode, signInByCode } from './fixtures/sign-in.ts'

test('[BOOK-46] the account remembers a tour that was seen, for other browsers, too', {
  tag: '@one-language',
}, async ({ page, context, open, lang, t, request }) => {
  async function signIn(number: string, nth: number) {
    await open('/login')
    await askForCode(page, t, number)
    await verifyForm(page, t).code.fill(await readCode(request, `+968${number}`, nth))
    await expect(page).toHaveURL(`/${lang}`)
  }

  await storeLogin(context, { seenTour: true })
  await signIn(newNumber(), 1)
  const token = (await readLogin(page))?.token
  await expect
    .poll(async () => (await ask(request, token, '{ me { metadata { key value } } }')).me.metadata)
    .toContainEqual({ key: 'seenTour', value: 'true' })

  const elsewhere = newNumber()
  const former = await signInByCode(request, elsewhere, 'whatsapp')
  const remember = `mutation { updateMetadata(id: "${former.userId}", input: [{ key: "seenTour", value: "true" }]) {
    errors { code } } }`
  expect((await ask(request, former.token, remember)).updateMetadata.errors).toEqual([])
  await page.evaluate(() => localStorage.clear())
  await signIn(elsewhere, 2)
  expect(await readLogin(page)).toMatchObject({ is_login: true, seenTour: true })
})

async function ask(request: APIRequestContext, token: unknown, query: string) {
  const headers = { authorization: `Bearer ${token}` }
  return (await (await request.post('/graphql/', { headers, data: { query } })).json()).data
}
