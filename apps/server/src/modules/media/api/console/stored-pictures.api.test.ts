import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import type { FileStore } from '#kernel/files/file-store.ts'
import { ok } from '#kernel/outcome.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { testS3 } from '#testing/test-s3.ts'
import { joinUses } from '../../storage/picture-use-queries.ts'
import { withContent } from '../../use-cases/keep-content.ts'
import { removeFile, removeUnusedPictures } from '../../use-cases/remove-pictures.ts'
import { aJpeg, codeOf, upload } from '../testing/uploads.ts'

const s3 = testS3()
/** Nothing shows a picture of these tests. */
const nightly = removeUnusedPictures(joinUses([]))
const inBucket = s3 && {
  MEDIA_URL: `s3://${s3.bucket}/shop-${process.pid}`,
  MEDIA_PUBLIC_URL: 'https://cdn.example.om',
  S3_ENDPOINT: s3.endpoint,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
}

describe.each([['a folder', {}], ...(inBucket ? [['a bucket', inBucket] as const] : [])] as const)(
  '[OPS-36] pictures in %s',
  (_kind, env) => {
    let shop: TestApp
    let content: Awaited<ReturnType<typeof signInStaff>>
    beforeAll(async () => {
      shop = await buildTestApp({ env })
      content = await signInStaff(shop, await makeMember(shop, 'content'))
    })
    afterAll(() => shop.close())

    const fileOf = (url: string) => url.slice(1)
    const added = async (red: number) => (await upload(content, await aJpeg({ red }))).body.data
    const cleanUp = () => nightly(shop.deps)
    const encodedOf = (text: string) => {
      const file = Buffer.from(text)
      const hash = createHash('sha256').update(file).digest('hex')
      return { content: file, hash, type: 'image/jpeg', width: 1, height: 1 } as const
    }

    test('are stored by their content, and served with every size and for long', async () => {
      const picture = await added(60)
      const file = await shop.deps.files.read(fileOf(picture.url))
      const digest = createHash('sha256')
        .update(file?.content ?? '')
        .digest('hex')
      expect(picture.url).toBe(`/media/library/${digest}.jpg`)
      const served = await shop.app.inject(picture.url)
      expect(served.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=2592000, immutable',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
      expect(served.rawPayload.equals(file?.content ?? Buffer.of())).toBe(true)
      const known = { url: picture.url, headers: { 'if-none-match': String(served.headers.etag) } }
      expect((await shop.app.inject(known)).statusCode).toBe(304)
      const part = await shop.app.inject({ url: picture.url, headers: { range: 'bytes=0-1' } })
      expect([part.statusCode, part.rawPayload]).toEqual([206, Buffer.of(0xff, 0xd8)])
      const small = await shop.app.inject(`/thumbnail${picture.url.slice(6)}/32.webp`)
      expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(await shop.deps.files.list(`thumbnails${picture.url.slice(6)}.`)).toHaveLength(1)
      for (const url of [
        '/media/library/none.jpg',
        '/thumbnail/library/none.jpg/32.webp',
        '/media/../auth-secret',
      ])
        expect((await shop.app.inject(url)).statusCode, url).toBe(404)
    })

    test('are removed with their thumbnails, and files of nobody by the nightly job', async () => {
      const picture = await added(61)
      await shop.app.inject(`/thumbnail${picture.url.slice(6)}/32.webp`)
      const key = `remove-${process.pid}-${picture.id}`
      expect((await content.ask(`/pictures/${picture.id}/delete/`, { key, revision: 1 })).status).toBe(200)
      expect(await shop.deps.files.has(fileOf(picture.url))).toBe(false)
      expect(await shop.deps.files.list(`thumbnails${picture.url.slice(6)}.`)).toEqual([])

      const kept = await added(62)
      const lost = `media/library/${'a'.repeat(64)}.jpg`
      await shop.deps.files.write(lost, Buffer.from('x'), 'image/jpeg')
      await cleanUp()
      expect(await shop.deps.files.has(lost)).toBe(true)
      const later = { now: () => new Date(Date.now() + 2 * 86_400_000) }
      await nightly({ ...shop.deps, clock: later })
      expect([await shop.deps.files.has(lost), await shop.deps.files.has(fileOf(kept.url))]).toEqual([
        false,
        true,
      ])
    })

    test('whose file was lost are told of', async () => {
      const picture = await added(63)
      await shop.deps.files.remove(fileOf(picture.url))
      await cleanUp()
      const told = shop.logs.map((line) => JSON.parse(line)).filter(({ missing }) => missing)
      expect(told).toMatchObject([{ level: 50, missing: 1, first: [picture.url] }])
      expect((await upload(content, await aJpeg({ red: 63 }))).body.data.is_new).toBe(false)
      expect(await shop.deps.files.has(fileOf(picture.url))).toBe(true)
    })

    test('are not removed while they are uploaded, nor uploaded while they are removed', async () => {
      const encoded = encodedOf('uploading')
      const address = `/media/library/${encoded.hash}.jpg`
      await withContent(shop.deps, encoded, async () => {
        await removeFile(shop.deps, address)
        expect(await shop.deps.files.has(fileOf(address))).toBe(true)
        return ok(undefined)
      })
      let during: Promise<unknown> | undefined
      const slow: FileStore = {
        ...shop.deps.files,
        async remove(name) {
          during ??= withContent(shop.deps, encoded, async () => ok(undefined))
          await shop.deps.files.remove(name)
        },
      }
      await removeFile({ db: shop.deps.db, files: slow }, address)
      expect(await during).toMatchObject({ ok: true })
      expect(await shop.deps.files.has(fileOf(address))).toBe(true)
      const { rows } = await shop.deps.db.execute(sql`SELECT FROM picture_file_holds`)
      expect(rows).toEqual([])
    })

    test('are not asked for inside a transaction', async () => {
      const asking = inTransaction(shop.deps.db, async () => ok(await shop.deps.files.read('media/a.svg')))
      await expect(asking).rejects.toThrow('files.read was called inside a transaction')
    })
  },
)

describe('[OPS-36] without an answer of the store', () => {
  let shop: TestApp
  beforeAll(async () => {
    // Nobody listens at this port.
    const nowhere = {
      MEDIA_URL: 's3://shop',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    }
    shop = await buildTestApp({ env: { ...nowhere, MEDIA_PUBLIC_URL: 'https://cdn.example.om/' } })
  })
  afterAll(() => shop.close())

  test('a picture is asked for again soon, and no cache keeps its absence', async () => {
    for (const url of ['/media/products/a.svg', '/thumbnail/products/a.svg/64.webp']) {
      const { statusCode, headers } = await shop.app.inject(url)
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    }
  })

  test('an operator is told to try again, and no picture is stored', async () => {
    const content = await signInStaff(shop, await makeMember(shop, 'content'))
    expect(codeOf(await upload(content, await aJpeg({ red: 70 })))).toEqual([503, 'UNAVAILABLE'])
    const { rows } = await shop.deps.db.execute(sql`SELECT FROM pictures`)
    expect(rows).toEqual([])
  })

  test('pictures are loaded from the host that is told, which the policy of pages allows', async () => {
    const { headers } = await shop.app.inject({
      url: '/api/v1/health',
      headers: { 'x-media-urls': 'relative' },
    })
    expect(headers['content-security-policy']).toMatch(/img-src [^;]*https:\/\/cdn\.example\.om(?: |;)/)
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/graphql/',
      payload: {
        query: '{ products(first: 3, channel: "default-channel") { edges { node { thumbnail { url } } } } }',
      },
    })
    const urls = answer
      .json()
      .data.products.edges.map((edge: { node: { thumbnail: { url: string } } }) => edge.node.thumbnail.url)
    expect(urls).toHaveLength(3)
    for (const url of urls) expect(url).toMatch(/^https:\/\/cdn\.example\.om\/(?:media|thumbnail)\//)
  })
})
