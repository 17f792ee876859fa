import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Encoding } from '#host/compression.ts'
import { compressPage } from './compressed-page.ts'

const html = '<p>ورشة</p>'.repeat(500)

test.each<Encoding>(['br', 'gzip', 'identity'])('a page made for %s leaves in every form', async (first) => {
  const page = await compressPage(html, first, 'waiting')
  expect(brotliDecompressSync(await page.as('br')).toString()).toBe(html)
  expect(gunzipSync(await page.as('gzip')).toString()).toBe(html)
  expect((await page.as('identity')).toString()).toBe(html)
})

test.each<Encoding>(['br', 'gzip'])('a page held as %s holds nothing beside its own bytes', async (form) => {
  const page = await compressPage(html, form, 'waiting')
  const held = await page.as(form)
  expect(held.buffer.byteLength - held.length).toBeLessThan(1000)
  const other = await page.as(form === 'br' ? 'gzip' : 'br')
  expect(other.buffer.byteLength - other.length).toBeLessThan(1000)
})

test('a page is compressed once for each form', async () => {
  const page = await compressPage(html, 'br', 'waiting')
  expect(await page.as('br')).toBe(await page.as('br'))
  expect(await page.as('gzip')).toBe(await page.as('gzip'))
  expect(page.bytes).toBeLessThan(html.length / 10)
})

const words = ['زيت', 'brake', 'filter', 'سيارة', 'engine', 'pads', 'tyre', 'غسيل', 'premium', '0W-20']
const cards = Array.from({ length: 300 }, (_, at) => {
  const name = [1, 3, 5, 7].map((step) => words[(at * step + (at % step)) % words.length]).join(' ')
  return `<li class="card"><a href="/ar/product/${at * 7}/"><h3>${name}</h3></a><p>${(at * 37) % 900} OMR</p></li>`
}).join('')

test('a page made in the background is the smaller', async () => {
  const waiting = await compressPage(cards, 'br', 'waiting')
  const background = await compressPage(cards, 'br', 'background')
  expect(background.bytes).toBeLessThan(waiting.bytes)
  expect((await background.as('identity')).toString()).toBe(cards)
})
