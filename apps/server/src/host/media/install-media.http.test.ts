import { mkdir, writeFile } from 'node:fs/promises'
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

const pictures = ['/media/products/dot.svg', '/thumbnail/products/dot.svg?size=64&format=webp']

test.each(pictures)('[SEC-04] %s can run nothing and is read as what it says it is', async (url) => {
  const { statusCode, headers } = await shop.app.inject(url)
  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'; sandbox$/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
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

test('ten who ask for a new picture at once all get it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.app.inject('/thumbnail/products/dot.svg?size=256&format=png')),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
})
