import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
let folder: string
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false })
  folder = path.join(shop.deps.config.DATA_DIR, 'media')
  await mkdir(folder, { recursive: true })
})
afterAll(() => shop.close())

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<circle r="4"/>'.repeat(200)}</svg>`
beforeEach(() => writeFile(path.join(folder, 'dots.svg'), drawing))

const ask = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })

test('a file leaves in the best form that the browser takes, the second time as the first', async () => {
  for (const _ of ['first', 'second']) {
    const br = await ask('/media/dots.svg', { 'accept-encoding': 'gzip, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(drawing)
    const gzip = await ask('/media/dots.svg', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(drawing)
    const plain = await ask('/media/dots.svg')
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, drawing])
    expect(plain.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=2592000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    })
  }
})

test('a browser that has the file is told so', async () => {
  const { headers } = await ask('/media/dots.svg')
  const { etag, 'last-modified': modified } = headers as Record<string, string>
  const knowing: Record<string, string>[] = [
    { 'if-none-match': `"other", ${etag}` },
    { 'if-none-match': '*' },
    { 'if-modified-since': modified ?? '' },
  ]
  for (const known of knowing) {
    const { statusCode, body } = await ask('/media/dots.svg', known)
    expect([statusCode, body]).toEqual([304, ''])
  }
  // The tag counts more than the time.
  const other = { 'if-none-match': '"other"', 'if-modified-since': modified ?? '' }
  expect((await ask('/media/dots.svg', other)).statusCode).toBe(200)
})

test('HEAD has the headers and no body', async () => {
  const { statusCode, headers, body } = await shop.app.inject({ method: 'HEAD', url: '/media/dots.svg' })
  expect([statusCode, headers['content-length'], body]).toEqual([200, String(drawing.length), ''])
})

test('a replaced file is sent after a second at most, a removed one no more', async () => {
  expect((await ask('/media/dots.svg')).body).toBe(drawing)
  await writeFile(path.join(folder, 'dots.svg'), '<svg/>')
  await utimes(path.join(folder, 'dots.svg'), new Date(), new Date(Date.now() + 5000))
  await wait(1050)
  expect((await ask('/media/dots.svg')).body).toBe('<svg/>')
  await rm(path.join(folder, 'dots.svg'))
  await wait(1050)
  expect((await ask('/media/dots.svg')).statusCode).toBe(404)
})

test('what is large, of another kind or asked for in parts is served too', async () => {
  await writeFile(path.join(folder, 'large.svg'), 'x'.repeat(300_000))
  await writeFile(path.join(folder, 'film.mp4'), 'moving')
  expect((await ask('/media/large.svg')).body).toHaveLength(300_000)
  expect((await ask('/media/film.mp4')).headers['content-type']).toBe('video/mp4')
  const part = await ask('/media/dots.svg', { range: 'bytes=0-3' })
  expect([part.statusCode, part.body]).toEqual([206, '<svg'])
})

test.each([
  '/media/../auth-secret.svg',
  '/media/%2e%2e/secret.svg',
  '/media/..%2fsecret.svg',
  '/media/%2fetc/secret.svg',
  '/media/a%5c..%5c..%5csecret.svg',
  '/media/.hidden.svg',
  '/media/a%00.svg',
  '/media//dots.svg/',
])('nothing beside the folder and nothing hidden is read: %s', async (url) => {
  await writeFile(path.join(folder, '../secret.svg'), 'secret')
  await writeFile(path.join(folder, '.hidden.svg'), 'secret')
  const { statusCode, body } = await ask(url)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(500)
  expect(body).not.toContain('secret')
})
