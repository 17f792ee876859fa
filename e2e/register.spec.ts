import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures/shop-test.ts'

test('[PROF-08] [PROF-09] registration says of every field what is wrong with it', {
  tag: '@one-language',
}, async ({ page, open, t }) => {
  await open('/register')
  await page.getByRole('button', { name: t('register.submit') }).click()
  const problems = {
    'register.firstName': 'refusals.FIRST_NAME_INVALID',
    'register.lastName': 'refusals.LAST_NAME_INVALID',
    'register.email': 'refusals.EMAIL_INVALID',
  } as const
  for (const [label, problem] of Object.entries(problems) as [
    keyof typeof problems,
    'refusals.EMAIL_INVALID',
  ][])
    await expect(page.getByLabel(t(label), { exact: true })).toHaveAccessibleDescription(t(problem))
  const password = page.getByLabel(t('register.password'), { exact: true })
  await expect(password).toHaveAccessibleDescription(new RegExp(escaped(t('refusals.PASSWORD_INVALID'))))
  await expect(page.getByLabel(t('register.firstName'))).toBeFocused()
  await password.fill('password1')
  await page.getByLabel(t('register.repeatPassword')).fill('password2')
  await page.getByRole('button', { name: t('register.submit') }).click()
  await expect(page.getByLabel(t('register.repeatPassword'))).toHaveAccessibleDescription(
    t('refusals.PASSWORDS_DIFFER'),
  )
})

test('[UX-174] the head of each step of the sign-in by e-mail names that step', async ({ page, open, t }) => {
  const titles = {
    '/register': 'register.title',
    '/register?step=sign-in': 'register.signIn.page',
    '/register?step=forgotten': 'register.password',
  } as const
  for (const [path, title] of Object.entries(titles) as [string, 'register.title'][]) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(title))
    await expect(page).toHaveTitle(new RegExp(`^${t(title)} `))
  }
})

test('[PROF-11] [PROF-12] an account is registered, confirmed, its password forgotten, and chosen anew', {
  tag: '@one-language',
}, async ({ page, open, lang, t, request }) => {
  const email = `reader-${lang}-${Math.random().toString(36).slice(2)}@example.om`
  await open('/register')
  await page.getByLabel(t('register.firstName')).fill('Salim')
  await page.getByLabel(t('register.lastName')).fill('الحارثي')
  await page.getByLabel(t('register.email')).fill(email)
  await page.getByLabel(t('register.password'), { exact: true }).fill('password1')
  await page.getByLabel(t('register.repeatPassword')).fill('password1')
  await page.getByRole('button', { name: t('register.submit') }).click()
  await expect(page.getByText(t('register.inbox.title'))).toBeVisible()
  await page.goto(await mailedLink(request, email))
  await expect(page.getByText(t('register.confirm.done'))).toBeVisible()

  await page.getByRole('link', { name: t('register.signIn.title') }).click()
  await page.getByLabel(t('register.email')).fill(email)
  await page.getByLabel(t('register.password'), { exact: true }).fill('wrong password 1')
  await page.getByRole('button', { name: t('register.signIn.submit') }).click()
  await expect(page.getByText(t('refusals.CREDENTIALS_INVALID'))).toBeVisible()

  await page.getByRole('link', { name: t('register.forgotten') }).click()
  await page.getByLabel(t('register.email')).fill(email)
  await page.getByRole('button', { name: t('register.reset.submit') }).click()
  await expect(page.getByText(t('register.inbox.title'))).toBeVisible()
  await page.goto(await mailedLink(request, email, 'step=password'))
  await page.getByLabel(t('register.password'), { exact: true }).fill('another 2')
  await page.getByLabel(t('register.repeatPassword')).fill('another 2')
  await page.getByRole('button', { name: t('register.reset.newSubmit') }).click()
  await expect(page).toHaveURL(`/${lang}`)
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The link of the newest mail, as the reader would open it. */
async function mailedLink(request: APIRequestContext, email: string, part = 'step=confirm'): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const { data } = await (await request.get(`/demo/outbox.json?to=${encodeURIComponent(email)}`)).json()
      const texts = (data as { text: string }[]).map(({ text }) => /https?:\/\/\S+/.exec(text)?.[0])
      link = texts.find((each) => each?.includes(part))
      return link
    })
    .toBeTruthy()
  return link ?? ''
}
