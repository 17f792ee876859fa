import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isScheduled } from '#kernel/jobs/define-job.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { modules } from '../../../../modules.ts'
import { aJpeg, codeOf, drawn, nextKey, upload } from '../testing/uploads.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let content: Session
let manager: Session
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [2]))
})
afterAll(() => shop.close())

const put = { method: 'PUT' } as const
const fileOf = (url: string) => path.join(shop.deps.config.DATA_DIR, url)
const make = async (red: number, name = 'tyre.jpg') =>
  (await upload(content, await aJpeg({ red: red * 9 }), { name })).body.data
const edit = (id: number, body: object) => content.ask(`/pictures/${id}/`, { key: nextKey(), ...body }, put)
const crop = (id: number, body: object) => content.ask(`/pictures/${id}/crop/`, { key: nextKey(), ...body })
const remove = (id: number, revision: number) =>
  content.ask(`/pictures/${id}/delete/`, { key: nextKey(), revision })
const useIt = (url: string) =>
  shop.deps.db.execute(sql`UPDATE categories SET image_url = ${url} WHERE id = 1`)
const isThere = async (id: number) => (await content.ask(`/pictures/${id}/`)).status === 200

async function cleanUp() {
  const job = modules.flatMap(({ jobs }) => jobs ?? []).find((each) => each.name === 'remove-unused-pictures')
  if (!job || !isScheduled(job)) throw new Error('There is no such job')
  await job.run(shop.deps)
}

describe('[OPS-02] pictures of the library', () => {
  test('are found by words of name and description in both languages, page by page', async () => {
    const one = await make(1, 'Zigzag summer.jpg')
    const two = await make(2, 'Zigzag winter.jpg')
    const described = {
      revision: 1,
      name: 'Zigzag winter',
      alt: { en: 'A tyre in snow', ar: 'إطار في الثَّلج' },
    }
    expect((await edit(two.id, described)).body.data).toMatchObject({ ...described, revision: 2 })
    const found = async (search: string) => {
      const { body } = await manager.ask(`/pictures/?${new URLSearchParams({ search })}`)
      return body.data.map(({ id }: { id: number }) => id)
    }
    expect(await found('zigzag')).toEqual([two.id, one.id])
    expect(await found('snow ZIG')).toEqual([two.id])
    expect(await found('الثلج')).toEqual([two.id])
    expect(await found('zig%')).toEqual([])
    const first = (await manager.ask('/pictures/?search=zigzag&limit=1')).body
    expect(first.page).toMatchObject({ total: 2, is_exact: true })
    const next = await manager.ask(`/pictures/?search=zigzag&limit=1&after=${first.page.after}`)
    expect([first.data[0].id, next.body.data[0].id, next.body.page.after]).toEqual([two.id, one.id, null])
    expect(codeOf(await manager.ask('/pictures/?after=x'))).toEqual([400, 'INVALID'])
  })

  test('a save from a former state is a conflict that says who was faster', async () => {
    const { id } = await make(3)
    await edit(id, { revision: 1, name: 'First', alt: { en: '', ar: '' } })
    const late = await edit(id, { revision: 1, name: 'Second', alt: { en: '', ar: '' } })
    expect(codeOf(late)).toEqual([409, 'VERSION_CONFLICT'])
    expect(late.body).toMatchObject({ changed_by: 'content', current: { name: 'First' } })
  })

  test('a crop is another picture, cut out of the original; the same crop is the same picture', async () => {
    const original = (await upload(content, await drawn({ red: 36 }).png().toBuffer(), { type: 'image/png' }))
      .body.data
    await edit(original.id, { revision: 1, name: 'Oil', alt: { en: 'Oil', ar: 'زيت' } })
    const area = { x: 10, y: 4, width: 30, height: 20 }
    const cut = (await crop(original.id, area)).body.data
    expect(cut).toMatchObject({
      name: 'Oil',
      alt: { en: 'Oil', ar: 'زيت' },
      width: 30,
      height: 20,
      crop: area,
      original: { id: original.id, url: original.url, width: 64, height: 48 },
    })
    expect(cut.url).not.toBe(original.url)
    const kept = await sharp(await readFile(fileOf(cut.url)))
      .raw()
      .toBuffer()
    const expected = await sharp(await readFile(fileOf(original.url)))
      .extract({ left: 10, top: 4, width: 30, height: 20 })
      .raw()
      .toBuffer()
    expect(kept.equals(expected)).toBe(true)
    expect((await crop(original.id, area)).body.data.id).toBe(cut.id)
    const again = (await crop(cut.id, { x: 0, y: 0, width: 64, height: 40 })).body.data
    expect(again).toMatchObject({ width: 64, height: 40, original: { id: original.id } })
    for (const wrong of [
      { x: 40, y: 0, width: 30, height: 20 },
      { x: 0, y: 0, width: 64, height: 48 },
      { x: 0, y: 0, width: 15, height: 20 },
      { x: -1, y: 0, width: 30, height: 20 },
    ])
      expect(codeOf(await crop(original.id, wrong))).toEqual([400, 'INVALID'])
    expect(codeOf(await remove(original.id, 2))).toEqual([409, 'PICTURE_IN_USE'])
  })

  test('one that is shown says where, and is not deleted before it is replaced', async () => {
    const picture = await make(5)
    await useIt(picture.url)
    const opened = (await content.ask(`/pictures/${picture.id}/`)).body.data
    expect(opened).toMatchObject({ is_used: true, uses_total: 1, uses: [{ kind: 'category', id: '1' }] })
    const refused = await remove(picture.id, 1)
    expect(codeOf(refused)).toEqual([409, 'PICTURE_IN_USE'])
    expect((await content.ask('/pictures/?usage=unused')).body.data).not.toContainEqual(
      expect.objectContaining({ id: picture.id }),
    )
    await useIt('/media/categories/automobile.svg')
    await shop.app.inject(`/thumbnail${picture.url.slice(6)}/32.webp`)
    expect((await remove(picture.id, 1)).status).toBe(200)
    expect([existsSync(fileOf(picture.url)), await isThere(picture.id)]).toEqual([false, false])
    expect(await readdir(path.join(shop.deps.config.DATA_DIR, 'thumbnails/library'))).toEqual([])
    expect((await upload(content, await aJpeg({ red: 45 }))).body.data.is_new).toBe(true)
    expect(existsSync(fileOf(picture.url))).toBe(true)
  })

  test('[UX-151] one that a centre shows says which, and is not deleted', async () => {
    const picture = await make(7)
    const showAt = (address: string | null) =>
      shop.deps.db.execute(sql`UPDATE service_centres SET image_url = ${address} WHERE id = 4`)
    await showAt(picture.url)
    const { uses } = (await content.ask(`/pictures/${picture.id}/`)).body.data
    expect(uses).toEqual([{ kind: 'centre', id: '4', name: 'Al Azaiba Gas Station' }])
    expect(codeOf(await remove(picture.id, 1))).toEqual([409, 'PICTURE_IN_USE'])
    await showAt(null)
    expect((await remove(picture.id, 1)).status).toBe(200)
  })

  test('the database refuses an address whose picture is gone', async () => {
    const picture = await make(6)
    expect((await remove(picture.id, 1)).status).toBe(200)
    await expect(useIt(picture.url)).rejects.toMatchObject({
      cause: { constraint: 'categories_picture_address_pictures_address_fk' },
    })
  })

  test('deleting waits for what is about to show the picture, and then refuses', async () => {
    const picture = await make(7)
    let deleting: ReturnType<typeof remove> | undefined
    await shop.deps.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE categories SET image_url = ${picture.url} WHERE id = 2`)
      deleting = remove(picture.id, 1)
      await waitingForLock()
    })
    expect(codeOf(await (deleting as ReturnType<typeof remove>))).toEqual([409, 'PICTURE_IN_USE'])
    expect(existsSync(fileOf(picture.url))).toBe(true)
  })

  test('unknown ones are not found, and readers change nothing', async () => {
    expect(codeOf(await content.ask('/pictures/999999/'))).toEqual([404, 'NOT_FOUND'])
    expect(codeOf(await crop(999_999, { x: 0, y: 0, width: 20, height: 20 }))).toEqual([404, 'NOT_FOUND'])
    const { id } = await make(8)
    const key = nextKey()
    expect((await manager.ask(`/pictures/${id}/`)).status).toBe(200)
    expect(codeOf(await manager.ask(`/pictures/${id}/delete/`, { key, revision: 1 }))).toEqual([
      403,
      'FORBIDDEN',
    ])
  })
})

describe('[OPS-02] the nightly job', () => {
  test('removes pictures a week after their last use, and files of no picture', async () => {
    const [used, unused, young] = [await make(20), await make(21), await make(22)]
    await useIt(used.url)
    await cleanUp()
    expect((await content.ask(`/pictures/${unused.id}/`)).body.data.removed_at).not.toBeNull()
    await shop.deps.db.execute(sql`UPDATE pictures SET unused_since = now() - interval '8 days'
      WHERE id IN (${used.id}, ${unused.id})`)
    const folder = path.join(shop.deps.config.DATA_DIR, 'media/library')
    await mkdir(folder, { recursive: true })
    const lost = path.join(folder, `${'0'.repeat(64)}.jpg`)
    const fresh = path.join(folder, `${'1'.repeat(64)}.jpg.9.draft`)
    await writeFile(lost, 'x')
    await writeFile(fresh, 'x')
    const old = new Date(Date.now() - 2 * 86_400_000)
    await utimes(lost, old, old)
    await utimes(fileOf(young.url), old, old)
    await cleanUp()
    expect([await isThere(used.id), await isThere(unused.id), await isThere(young.id)]).toEqual([
      true,
      false,
      true,
    ])
    expect([used.url, unused.url, young.url].map((url) => existsSync(fileOf(url)))).toEqual([
      true,
      false,
      true,
    ])
    expect([existsSync(lost), existsSync(fresh)]).toEqual([false, true])
  })
})

/** Until a statement of the shop waits for a row that another transaction holds. */
async function waitingForLock(): Promise<void> {
  for (;;) {
    const { rows } = await shop.deps.db.$client.query(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FOR UPDATE%' AND datname = current_database()`,
    )
    if (rows.length > 0) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}
