import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderStore } from '@warsha/server/kernel/files/folder-store.ts'
import { openTestDatabase, type TestDatabase } from '@warsha/server/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeDemoPictures } from './write-demo-pictures.ts'

describe('writeDemoPictures', () => {
  let database: TestDatabase
  let mediaDir: string

  beforeAll(async () => {
    database = await openTestDatabase({ seeded: true })
    mediaDir = path.join(await mkdtemp(path.join(tmpdir(), 'warsha media ')), 'media')
    await writeDemoPictures(folderStore(path.dirname(mediaDir)))
  })

  afterAll(async () => {
    await database.close()
    await rm(path.dirname(mediaDir), { recursive: true })
  })

  const files = async () =>
    (await readdir(mediaDir, { recursive: true })).filter((name) => name.includes('.')).sort()

  test('[DATA-09] draws every picture that the shop names, and no other but the tiles', async () => {
    const { rows } = await database.db.execute<{ url: string }>(sql`
      SELECT url FROM product_media UNION SELECT image_url FROM categories UNION SELECT image_url FROM service_centres
      UNION SELECT file_url FROM page_attribute_values WHERE file_url IS NOT NULL`)
    const named = rows.map(({ url }) => url.replace('/media/', ''))
    expect((await files()).filter((name) => !name.startsWith('tiles/'))).toEqual(named.sort())
  })

  test('[DATA-09] every file is a whole drawing that loads nothing from elsewhere', async () => {
    for (const name of (await files()).filter((file) => !file.endsWith('.webp'))) {
      const svg = await readFile(path.join(mediaDir, name), 'utf8')
      expect(svg, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/s)
      expect(svg, name).not.toMatch(/<script|<image|href="http|url\(http|<text/)
      expect(svg, name).not.toMatch(/NaN|undefined/)
    }
  })

  test('[DATA-08] a second run leaves equal files alone and mends the others', async () => {
    const [kept, changed, lost] = (await files()).map((name) => path.join(mediaDir, name)) as [
      string,
      string,
      string,
    ]
    const before = { kept: (await stat(kept)).mtimeMs, changed: await readFile(changed, 'utf8') }
    await writeFile(changed, 'scribble')
    await rm(lost)
    await writeDemoPictures(folderStore(path.dirname(mediaDir)))
    expect((await stat(kept)).mtimeMs).toBe(before.kept)
    expect(await readFile(changed, 'utf8')).toBe(before.changed)
    expect((await stat(lost)).size).toBeGreaterThan(0)
    expect((await files()).filter((name) => name.endsWith('.draft'))).toEqual([])
  })
})
