import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffCookie } from '#http/caller.ts'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { aJpeg, codeOf, drawn, nextKey, upload } from '../testing/uploads.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let content: Session
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
})
afterAll(() => shop.close())

const fileOf = (url: string) => path.join(shop.deps.config.DATA_DIR, url)
const stored = async () =>
  readdir(path.join(shop.deps.config.DATA_DIR, 'media/library')).catch(() => [] as string[])
const rowsOf = async (id: number) =>
  (await shop.deps.db.execute(sql`SELECT name, uploaded_by AS by FROM pictures WHERE id = ${id}`)).rows

describe('[OPS-02] an uploaded picture', () => {
  test('is encoded anew, named by its content and served unchanged for a month', async () => {
    const answer = await upload(content, await aJpeg({ red: 10 }), { name: 'C:\\shop\\Blue_tyre  20.JPG' })
    expect(answer.status).toBe(200)
    const picture = answer.body.data
    expect(picture).toMatchObject({
      name: 'Blue tyre 20',
      type: 'image/jpeg',
      width: 64,
      height: 48,
      alt: { en: '', ar: '' },
      is_new: true,
      is_used: false,
      revision: 1,
    })
    expect(picture.url).toMatch(/^\/media\/library\/[0-9a-f]{64}\.jpg$/)
    const served = await shop.app.inject(picture.url)
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=2592000, immutable',
    })
    expect(served.rawPayload.length).toBe(picture.bytes)
    expect((await shop.app.inject(`/thumbnail${picture.url.slice(6)}/32.webp`)).statusCode).toBe(200)
    expect(await rowsOf(picture.id)).toEqual([{ name: 'Blue tyre 20', by: content.member.id }])
  })

  test('loses its metadata, and is upright all the same', async () => {
    const secret = 'Way 123, Muscat'
    const file = await drawn({ width: 60, height: 30 })
      .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: '23/1 35/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(file.includes('Exif')).toBe(true)
    const { data } = (await upload(content, file)).body
    expect([data.width, data.height]).toEqual([30, 60])
    const kept = await readFile(fileOf(data.url))
    expect(kept.includes('Exif')).toBe(false)
    expect(await sharp(kept).metadata()).not.toHaveProperty('exif')
    expect(await sharp(kept).metadata()).not.toHaveProperty('icc')
  })

  test('carries nothing that was hidden in its file', async () => {
    const page = Buffer.from('<html><script>alert(document.domain)</script></html>PK\u0003\u0004')
    const behind = await upload(content, Buffer.concat([await aJpeg({ red: 20 }), page]))
    expect(behind.status).toBe(200)
    expect((await readFile(fileOf(behind.body.data.url))).includes('<script>')).toBe(false)
    const png = await drawn({ red: 21 }).png().toBuffer()
    const inside = Buffer.concat([
      png.subarray(0, 33),
      textChunk('<script>alert(1)</script>'),
      png.subarray(33),
    ])
    expect(await sharp(inside).metadata()).toMatchObject({ format: 'png' })
    const answer = await upload(content, inside, { type: 'image/png' })
    expect(answer.status).toBe(200)
    expect((await readFile(fileOf(answer.body.data.url))).includes('<script>')).toBe(false)
  })

  test.each([
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'webp'],
  ] as const)('may be %s, and keeps its transparency', async (format, type, ending) => {
    const clear = { create: { width: 40, height: 40, channels: 4 as const, background: '#ff000080' } }
    const file = await sharp(clear).toFormat(format).toBuffer()
    const { data } = (await upload(content, file, { type })).body
    expect(data.url).toMatch(new RegExp(`\\.${ending}$`))
    expect(await sharp(await readFile(fileOf(data.url))).metadata()).toMatchObject({ hasAlpha: true })
  })

  test('is what its content says, whatever its sender says', async () => {
    const { data } = (await upload(content, await drawn({ red: 30 }).png().toBuffer(), { name: 'a.jpg' }))
      .body
    expect(data).toMatchObject({ type: 'image/png' })
    expect((await shop.app.inject(data.url)).headers['content-type']).toBe('image/png')
  })

  test('is never larger than the largest side that is shown', async () => {
    const file = await sharp({ create: { width: 5000, height: 100, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    expect((await upload(content, file)).body.data).toMatchObject({ width: 4096, height: 82 })
  })
})

describe('[OPS-02] refused with a reason', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

  test('a drawing, a document and any other kind of file', async () => {
    const before = await stored()
    expect(codeOf(await upload(content, svg, { type: 'image/svg+xml' }))).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ])
    expect(codeOf(await upload(content, svg))).toEqual([400, 'PICTURE_KIND'])
    const gif = Buffer.from('47494638396101000100800000000000ffffff21f90401000000002c', 'hex')
    expect(codeOf(await upload(content, gif))).toEqual([400, 'PICTURE_KIND'])
    expect(codeOf(await upload(content, await aJpeg(), { type: 'text/html' }))).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ])
    const tiff = await drawn().tiff().toBuffer()
    expect(codeOf(await upload(content, tiff, { type: 'image/png' }))).toEqual([400, 'PICTURE_KIND'])
    expect(codeOf(await upload(content, Buffer.alloc(0)))).toEqual([400, 'PICTURE_KIND'])
    expect(await stored()).toEqual(before)
  })

  test('a damaged or shortened file', async () => {
    const file = await aJpeg({ width: 300, height: 300 })
    expect(codeOf(await upload(content, file.subarray(0, 20)))).toEqual([400, 'PICTURE_UNREADABLE'])
    expect(codeOf(await upload(content, file.subarray(0, file.length - 300)))).toEqual([
      400,
      'PICTURE_UNREADABLE',
    ])
    const riff = Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(40, 7)])
    expect(codeOf(await upload(content, riff, { type: 'image/webp' }))).toEqual([400, 'PICTURE_UNREADABLE'])
  })

  test('more pixels than fifty million, without decoding them', async () => {
    const bomb = pngHead({ width: 30_000, height: 30_000 })
    expect(bomb.length).toBeLessThan(1000)
    expect(codeOf(await upload(content, bomb, { type: 'image/png' }))).toEqual([400, 'PICTURE_PIXELS'])
    const wide = pngHead({ width: 2_147_483_647, height: 2_147_483_647 })
    expect((await upload(content, wide, { type: 'image/png' })).status).toBe(400)
    const just = pngHead({ width: 10_001, height: 5_000 })
    expect(codeOf(await upload(content, just, { type: 'image/png' }))).toEqual([400, 'PICTURE_PIXELS'])
  })

  test('more than ten megabytes, before they are read', async () => {
    const answer = await upload(content, Buffer.alloc(10 * 1024 * 1024 + 1, 1))
    expect(codeOf(answer)).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  test.each(['manager', 'finance', 'support', 'centre-staff'])('anything by %s', async (role) => {
    const session = await signInStaff(shop, await makeMember(shop, role))
    expect(codeOf(await upload(session, await aJpeg({ red: 44 })))).toEqual([403, 'FORBIDDEN'])
  })

  test('a stranger, a page of another origin and a missing key', async () => {
    const url = `/api/v1/console/pictures/?key=${nextKey()}&name=a.jpg`
    const headers = { 'content-type': 'image/jpeg', host: 'localhost' }
    const own = { ...headers, origin: 'http://localhost', 'x-warsha-console': '1' }
    const payload = await aJpeg()
    expect((await shop.app.inject({ method: 'POST', url, payload, headers: own })).statusCode).toBe(401)
    const cookies = { [staffCookie]: content.token }
    expect((await shop.app.inject({ method: 'POST', url, payload, headers, cookies })).statusCode).toBe(403)
    const keyless = {
      method: 'POST',
      url: '/api/v1/console/pictures/',
      payload,
      headers: own,
      cookies,
    } as const
    expect((await shop.app.inject(keyless)).statusCode).toBe(400)
  })
})

describe('[OPS-02] the same picture', () => {
  test('is one row and one file, by however many it is sent at once', async () => {
    const other = await signInStaff(shop, await makeMember(shop, 'administrator'))
    const file = await aJpeg({ red: 50 })
    const before = (await stored()).length
    const answers = await atOnce([content, other, content, other, content, other], (session) =>
      upload(session, file),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(answers.filter(({ body }) => body.data.is_new).length).toBe(1)
    expect((await stored()).length).toBe(before + 1)
  })

  test('sent twice with its key is answered as before; another one with that key is refused', async () => {
    const key = nextKey()
    const file = await aJpeg({ red: 51 })
    const first = await upload(content, file, { key })
    expect((await upload(content, file, { key })).body).toEqual(first.body)
    expect(codeOf(await upload(content, await aJpeg({ red: 52 }), { key }))).toEqual([409, 'KEY_REUSED'])
  })

  test('is written again where its file was lost', async () => {
    const file = await aJpeg({ red: 53 })
    const { data } = (await upload(content, file)).body
    await rm(fileOf(data.url))
    await upload(content, file)
    expect(existsSync(fileOf(data.url))).toBe(true)
  })

  test('no name leads out of the library', async () => {
    for (const name of ['../../../etc/passwd', '/etc/passwd', '..\\..\\a.jpg', '.', '\u202egpj.exe']) {
      const { status, body } = await upload(content, await aJpeg({ red: 60 }), { name })
      expect(status).toBe(200)
      expect(body.data.url).toMatch(/^\/media\/library\/[0-9a-f]{64}\.jpg$/)
    }
  })
})

/** The head of a PNG of this size, with hardly any content. */
function pngHead({ width, height }: { width: number; height: number }): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const textChunk = (text: string) => chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'))

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}
