import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>
type Picture = { id?: number; url: string; alt: { en: string; ar: string }; variant_ids: number[] }

let shop: TestApp
let content: Session
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
})
afterAll(() => shop.close())

let made = 0
const nextKey = () => `media-${process.pid}-${++made}`
const product = 1
const read = async () => (await content.ask(`/products/${product}/media/`)).body.data
const save = (session: Session, revision: number, media: readonly Picture[]) =>
  session.ask(`/products/${product}/media/`, { key: nextKey(), revision, media }, { method: 'PUT' })
const codeOf = ({ status, body }: Awaited<ReturnType<Session['ask']>>) => [status, body.errors?.[0]?.code]

async function uploaded(red: number) {
  const background = { r: red, g: 1, b: 1 }
  const file = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const headers = { 'content-type': 'image/jpeg' }
  return (await content.ask(`/pictures/?key=${nextKey()}&name=p.jpg`, file, { headers })).body.data
}

const shown = async (language: 'en' | 'ar') => {
  const query =
    '{ product(id: "UHJvZHVjdDox") { media { url alt } thumbnail { alt } variants { sku media { alt } } } }'
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    headers: { 'accept-language': language, 'x-media-urls': 'relative' },
    payload: { query },
  })
  return answer.json().data.product
}

describe('[OPS-02] pictures of a product', () => {
  test('are added, described in both languages, ordered and given to variants; the shop follows', async () => {
    const before = await read()
    const picture = await uploaded(1)
    const [variant] = before.variants
    const alt = { en: 'Seen from above', ar: 'من الأعلى' }
    const media = [{ url: picture.url, alt, variant_ids: [variant.id] }, ...before.media]
    const answer = await save(content, before.revision, media)
    expect(answer.status).toBe(200)
    expect(answer.body.data.revision).toBe(before.revision + 1)
    expect(answer.body.data.media[0]).toMatchObject({ url: picture.url, alt, variant_ids: [variant.id] })
    expect(answer.body.data.media.slice(1)).toEqual(before.media)
    await waitUntil(async () => (await shown('en')).media[0].url.endsWith(picture.url))
    expect((await shown('en')).thumbnail.alt).toBe(alt.en)
    const arabic = await shown('ar')
    expect([arabic.media[0].alt, arabic.thumbnail.alt]).toEqual([alt.ar, alt.ar])
    const ofVariant = arabic.variants.find(({ sku }: { sku: string }) => sku === variant.sku)
    expect(ofVariant.media.map((each: { alt: string }) => each.alt)).toContain(alt.ar)

    const turned = [...answer.body.data.media].reverse()
    const ordered = await save(content, answer.body.data.revision, turned)
    expect(ordered.body.data.media).toEqual(turned)
    const uses = (await content.ask(`/pictures/${picture.id}/`)).body.data.uses
    expect(uses).toMatchObject([{ kind: 'product', id: String(product) }])
    const left = await save(content, ordered.body.data.revision, turned.slice(0, -1))
    expect(left.body.data.media).toEqual(turned.slice(0, -1))
    expect((await content.ask(`/pictures/${picture.id}/`)).body.data.is_used).toBe(false)
    const { rows } = await shop.deps.db.execute(sql`SELECT action, before, after FROM operator_changes
      WHERE subject_kind = 'product' AND subject_id = '1' ORDER BY id LIMIT 1`)
    expect(rows).toMatchObject([
      { action: 'products.media', after: { media: [{ altAr: alt.ar }, ...before.media.map(() => ({}))] } },
    ])
  })

  test('a picture from elsewhere, of another product or of another file is refused', async () => {
    const { revision, media } = await read()
    const alt = { en: '', ar: '' }
    const of = (changed: object) => [{ ...media[0], ...changed }]
    const fresh = (url: string) => [{ url, alt, variant_ids: [] }]
    const missing = `/media/library/${'a'.repeat(64)}.jpg`
    for (const url of [
      'https://evil.example/a.jpg',
      missing,
      '/media/products/oil-1.svg',
      'javascript:alert(1)',
    ])
      expect(codeOf(await save(content, revision, fresh(url)))).toEqual([400, 'PICTURE_UNKNOWN'])
    expect(codeOf(await save(content, revision, of({ id: 999_999 })))).toEqual([400, 'INVALID'])
    expect(codeOf(await save(content, revision, of({ url: (await uploaded(2)).url })))).toEqual([
      400,
      'INVALID',
    ])
    expect(codeOf(await save(content, revision, of({ variant_ids: [999_999] })))).toEqual([400, 'INVALID'])
    expect(codeOf(await save(content, revision, [media[0], media[0]]))).toEqual([400, 'INVALID'])
    expect((await read()).revision).toBe(revision)
  })

  test('are taken back from the log, one that was taken away as well', async () => {
    const before = await read()
    const alt = { en: 'Kept', ar: 'محفوظة' }
    const added = [...before.media, { url: (await uploaded(3)).url, alt, variant_ids: [] }]
    const with3 = (await save(content, before.revision, added)).body.data
    const { body } = await save(content, with3.revision, before.media)
    const restore = () =>
      content.ask(`/log/${body.change_id}/restore/`, { key: nextKey(), reason: 'a mistake' })
    expect((await restore()).status).toBe(200)
    const urls = ({ media }: { media: Picture[] }) => media.map(({ url }) => url)
    const restored = await read()
    expect(urls(restored)).toEqual(urls(with3))
    expect(restored.media.at(-1).alt).toEqual(alt)
    expect(codeOf(await restore())).toEqual([409, 'CHANGED_SINCE'])
    await save(content, restored.revision, restored.media.slice(0, -1))
  })

  test('two saves from the same state: one wins, and a reader changes nothing', async () => {
    const { revision, media } = await read()
    const answers = await Promise.all([
      save(content, revision, media),
      save(content, revision, [...media].reverse()),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const manager = await signInStaff(shop, await makeMember(shop, 'manager', [2]))
    expect((await manager.ask(`/products/${product}/media/`)).status).toBe(200)
    expect(codeOf(await save(manager, revision + 1, media))).toEqual([403, 'FORBIDDEN'])
    const gone = await content.ask(
      '/products/99999/media/',
      { key: nextKey(), revision: 1, media: [] },
      { method: 'PUT' },
    )
    expect(codeOf(gone)).toEqual([404, 'NOT_FOUND'])
  })
})
