import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Encoding } from '#host/compression.ts'
import { compressPage } from './compressed-page.ts'

const html = '<p>ورشة</p>'.repeat(500)

test.each<Encoding>(['br', 'gzip', 'identity'])('a page made for %s leaves in every form', async (first) => {
  const page = await compressPage(html, first)
  expect(brotliDecompressSync(await page.as('br')).toString()).toBe(html)
  expect(gunzipSync(await page.as('gzip')).toString()).toBe(html)
  expect((await page.as('identity')).toString()).toBe(html)
})

test('a page is compressed once for each form', async () => {
  const page = await compressPage(html, 'br')
  expect(await page.as('br')).toBe(await page.as('br'))
  expect(await page.as('gzip')).toBe(await page.as('gzip'))
  expect(page.bytes).toBeLessThan(html.length / 10)
})
