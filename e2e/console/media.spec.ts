import type { Page } from '@playwright/test'
import { callConsole, expectNoSidewaysScroll, saveBar } from '../fixtures/centre-parts.ts'
import { test } from '../fixtures/console-test.ts'
import { pixelPicture } from '../fixtures/pixel-picture.ts'
import { expect } from '../fixtures/shop-test.ts'

type Picture = { id: number; url: string; width: number; height: number; alt: { en: string; ar: string } }

test('[OPS-02] a picture is uploaded, described in both languages, found, cropped by keyboard and deleted', async ({
  page,
  openAsOperator,
  lang,
  t,
  expectAccessible,
}) => {
  test.slow()
  const name = `Blue oil ${process.pid} ${lang}`
  await openAsOperator('content', '/media')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('console-media.title'))
  await chooseFile(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByRole('alert').filter({ hasText: 'notes.txt' })).toBeVisible()
  await chooseFile(page, { name: `${name}.png`, mimeType: 'image/png', buffer: pixelPicture(seedOf(lang)) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectAccessible()

  const field = (language: 'en' | 'ar') =>
    page.getByRole('textbox', {
      name: `${t('console-media.field.alt')} ${t(`console.languages.${language}`)}`,
    })
  await field('en').fill('A can of oil')
  await field('ar').fill('علبة زيت')
  await saveBar(page, t).save.click()
  await expect(page.getByText(t('console.edit.saved'), { exact: true })).toBeVisible()
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  const stored = await callConsole<Picture>(page, `/pictures/${id}/`)
  expect(stored.alt).toEqual({ en: 'A can of oil', ar: 'علبة زيت' })

  await page.getByRole('button', { name: t('console-media.crop.button'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const corner = dialog.getByRole('button', { name: t('console-media.crop.bottomRight') })
  await corner.focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowUp')
  await expectAccessible()
  await expect(dialog.getByRole('status').last()).toHaveText(
    t('console-media.crop.status', { width: 116, height: 80, x: 0, y: 0 }),
  )
  await dialog.getByRole('button', { name: t('console-media.crop.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(new RegExp(`/media/${id}$`))
  const cropId = Number(new URL(page.url()).pathname.split('/').at(-1))
  expect(await callConsole<Picture>(page, `/pictures/${cropId}/`)).toMatchObject({ width: 116, height: 80 })

  await page.getByRole('button', { name: t('console-media.delete'), exact: true }).click()
  await dialog.getByRole('button', { name: t('console-media.delete'), exact: true }).click()
  await expect(page).toHaveURL(/\/console\/media$/)
  await page.getByRole('searchbox').fill(lang === 'en' ? `can of ${process.pid}` : `علبة ${process.pid}`)
  await expect(
    page.getByRole('list', { name: t('console-media.library') }).getByRole('listitem'),
  ).toHaveCount(1)
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('[OPS-02] a picture is dropped or pasted as well; one that is there already is opened, not kept twice', {
  tag: '@one-language',
}, async ({ page, openAsOperator, t }) => {
  const dropped = { name: `Dropped ${process.pid}.png`, base64: pixelPicture(251).toString('base64') }
  const heading = page.getByRole('heading', { level: 1 })
  await openAsOperator('content', '/media')
  await handOver(page, 'drop', { ...dropped, onto: t('console-media.drop') })
  await expect(heading).toHaveText(`Dropped ${process.pid}`)
  const address = page.url()

  await page.goBack()
  await expect(heading).toHaveText(t('console-media.title'))
  await handOver(page, 'paste', { ...dropped, name: 'image.png', onto: t('console-media.drop') })
  await expect(page.getByText(t('console-media.known'), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(address)
  await expect(heading).toHaveText(`Dropped ${process.pid}`)

  await page.goBack()
  const pasted = { name: `Pasted ${process.pid}.png`, base64: pixelPicture(252).toString('base64') }
  await handOver(page, 'paste', { ...pasted, onto: t('console-media.drop') })
  await expect(heading).toHaveText(`Pasted ${process.pid}`)
})

test('[OPS-02] a manager looks at pictures without a way to change them', {
  tag: '@one-language',
}, async ({ page, openAsOperator, t }) => {
  await openAsOperator('manager', '/media')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('console-media.title'))
  await expect(page.getByText(t('console-media.drop'))).toHaveCount(0)
})

test('[OPS-02] a signed link opens an unpublished product in the shop, and nothing else does', {
  tag: '@one-language',
}, async ({ page, openAsOperator, sql, lang }) => {
  await openAsOperator('content', '/media')
  await sql('UPDATE product_channel_listings SET is_published = false WHERE product_id = 3')
  const { url } = await callConsole<{ url: string }>(page, '/products/3/preview/')
  const opened = await page.goto(url)
  expect(opened?.status()).toBe(200)
  expect(opened?.headers()['cache-control']).toBe('no-store')
  expect((await page.request.get(`${url}x`, { headers: { 'accept-language': lang } })).status()).toBe(404)
  await sql('UPDATE product_channel_listings SET is_published = true WHERE product_id = 3')
})

const seedOf = (lang: 'en' | 'ar') => (process.pid % 200) + (lang === 'en' ? 0 : 50)

type HandedFile = { name: string; base64: string; onto: string }

/** Gives a page a file as the pointer or the clipboard does. */
async function handOver(page: Page, by: 'drop' | 'paste', { onto, ...file }: HandedFile): Promise<void> {
  await page.getByText(onto).evaluate(
    (target, { by, name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], name, { type: 'image/png' }))
      const options = { bubbles: true, cancelable: true }
      target.dispatchEvent(
        by === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      )
    },
    { by, ...file },
  )
}

async function chooseFile(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.locator('input[type=file]').setInputFiles(file)
}
