import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false })
  const folder = path.join(shop.deps.config.DATA_DIR, 'media/products')
  await mkdir(folder, { recursive: true })
  await writeFile(
    path.join(folder, 'dot.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>',
  )
})
afterAll(() => shop.close())

const pictures = [
  '/media/products/dot.svg',
  '/thumbnail/products/dot.svg/64.webp',
  '/thumbnail/products/dot.svg?size=64&format=webp',
]

test.each(pictures)('[SEC-04] %s can run nothing and is read as what it says it is', async (url) => {
  const { statusCode, headers } = await shop.app.inject(url)
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'; sandbox$/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test.each(pictures)('%s carries no headers that only a page needs', async (url) => {
  const { raw } = await shop.app.inject(url)
  const names = raw.res.getHeaderNames()
  expect(names).not.toContain('permissions-policy')
  expect(names.filter((name) => name.startsWith('x-')).sort()).toEqual([
    'x-content-type-options',
    'x-request-id',
  ])
})

test.each([
  ['64.webp', 'image/webp'],
  ['64.avif', 'image/avif'],
  ['64.png', 'image/png'],
  ['64.jpg', 'image/jpeg'],
])('[UX-46] an address that ends in %s answers %s', async (ending, type) => {
  const { statusCode, headers } = await shop.app.inject(`/thumbnail/products/dot.svg/${ending}`)
  expect([statusCode, headers['content-type']]).toEqual([200, type])
})

test('ten who ask for a new picture at once all get it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.app.inject('/thumbnail/products/dot.svg?size=256&format=png')),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
})

const drawing = (index: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900"><circle cx="${index}" cy="450" r="400"/></svg>`

test('conversions wait in a bounded line; beyond it callers are told to come again', async () => {
  const folder = path.join(shop.deps.config.DATA_DIR, 'media/many')
  await mkdir(folder, { recursive: true })
  const names = Array.from({ length: 80 }, (_, index) => `p${index}.svg`)
  await Promise.all(names.map((name, index) => writeFile(path.join(folder, name), drawing(index))))
  const ask = (name: string) => shop.app.inject(`/thumbnail/many/${name}?size=512&format=webp`)

  const answers = await Promise.all(names.map(ask))
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  // Two run and fifty wait.
  expect(refused).toHaveLength(80 - 52)
  for (const { statusCode, headers } of refused) {
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  }
  const again = names.filter((_, index) => answers[index]?.statusCode === 503)
  expect((await Promise.all(again.map(ask))).map(({ statusCode }) => statusCode)).toEqual(Array(28).fill(200))
})

test('a picture that cannot be stored is sent all the same, and no draft stays', async () => {
  const folder = path.join(shop.deps.config.DATA_DIR, 'thumbnails/full')
  // What is written beside its place cannot be moved there.
  await mkdir(path.join(folder, 'a.svg.64.png'), { recursive: true })
  await mkdir(path.join(shop.deps.config.DATA_DIR, 'media/full'), { recursive: true })
  await writeFile(path.join(shop.deps.config.DATA_DIR, 'media/full/a.svg'), drawing(1))
  const { statusCode, headers } = await shop.app.inject('/thumbnail/full/a.svg?size=64&format=png')
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect(await readdir(folder)).toEqual(['a.svg.64.png'])
})

test('what cannot be converted is sent as it is, for a minute', async () => {
  await writeFile(path.join(shop.deps.config.DATA_DIR, 'media/broken.jpg'), 'not a picture')
  const { statusCode, headers, body } = await shop.app.inject('/thumbnail/broken.jpg?size=64&format=png')
  expect([statusCode, headers['cache-control'], body]).toEqual([200, 'public, max-age=60', 'not a picture'])
})
