import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testS3 } from '#testing/test-s3.ts'
import { FileStoreError } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { rememberFiles } from './remember-files.ts'
import { s3Store } from './s3-store.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'warsha files '))
afterAll(() => rm(folder, { recursive: true }))

const s3 = testS3()
let opened = 0
const bucket = () =>
  s3Store({ ...(s3 as NonNullable<typeof s3>), prefix: `test-${process.pid}-${++opened}/`, maxKeys: 10 })
const stores = [
  ['a folder', () => folderStore(folder)],
  ...(s3
    ? ([
        ['a bucket', bucket],
        ['a remembered bucket', () => rememberFiles(bucket())],
      ] as const)
    : []),
] as const

describe.each(stores)('%s', (_kind, open) => {
  const store = open()
  const file = Buffer.from('\x00\xffpicture\r\n', 'latin1')

  test('gives a file back as it was written, and the newest of two', async () => {
    expect([await store.read('media/a/one.jpg'), await store.has('media/a/one.jpg')]).toEqual([
      undefined,
      false,
    ])
    await store.write('media/a/one.jpg', Buffer.from('older'), 'image/jpeg')
    await store.write('media/a/one.jpg', file, 'image/jpeg')
    const read = await store.read('media/a/one.jpg')
    expect(read?.content.equals(file)).toBe(true)
    expect(Math.abs(Date.now() - Number(read?.modified))).toBeLessThan(3_600_000)
    expect(await store.has('media/a/one.jpg')).toBe(true)
  })

  test('lists the files of a prefix alone, and those of before a moment', async () => {
    const names = ['media/list/a.jpg.32.webp', 'media/list/a.jpg.64.webp', 'media/list/b &<é.jpg']
    for (const name of [...names, 'media/other/a.jpg']) await store.write(name, file, 'image/webp')
    expect((await store.list('media/list/')).toSorted()).toEqual(names)
    expect((await store.list('media/list/a.jpg.')).toSorted()).toEqual(names.slice(0, 2))
    const hourMs = 3_600_000
    expect(await store.list('media/list/', new Date(Date.now() - hourMs))).toEqual([])
    expect(await store.list('media/list/', new Date(Date.now() + hourMs))).toHaveLength(3)
    expect(await store.list('media/nothing/')).toEqual([])
  })

  test('removes a file, and one that is not there', async () => {
    await store.write('media/gone.jpg', file, 'image/jpeg')
    await store.remove('media/gone.jpg')
    await store.remove('media/gone.jpg')
    expect([await store.read('media/gone.jpg'), await store.has('media/gone.jpg')]).toEqual([
      undefined,
      false,
    ])
  })

  test('keeps one of ten that write the same at once, whole', async () => {
    const contents = Array.from({ length: 10 }, (_, index) => Buffer.alloc(50_000, index))
    await Promise.all(contents.map((content) => store.write('media/same.jpg', content, 'image/jpeg')))
    const read = await store.read('media/same.jpg')
    expect(contents.some((content) => read?.content.equals(content))).toBe(true)
  })
})

if (s3) {
  describe('a bucket', () => {
    test('with a wrong secret is refused, and says so', async () => {
      const store = s3Store({ ...s3, secretAccessKey: 'wrong', prefix: '' })
      const refused = await store.write('media/x.jpg', Buffer.from('x'), 'image/jpeg').catch((error) => error)
      expect(refused).toBeInstanceOf(FileStoreError)
      expect(refused.status).toBe(403)
      expect(refused.message).toMatch(/SignatureDoesNotMatch/)
      await expect(store.read('media/x.jpg')).rejects.toThrow(FileStoreError)
    })

    test('that does not exist is a fault, not a missing file', async () => {
      const store = s3Store({ ...s3, bucket: 'no-such-bucket', prefix: '' })
      await expect(store.read('media/x.jpg')).rejects.toThrow(/NoSuchBucket/)
      await expect(store.list('media/')).rejects.toThrow(FileStoreError)
    })

    test('is listed page by page to its end', async () => {
      const store = bucket()
      const names = Array.from({ length: 25 }, (_, index) => `media/many/${index}.jpg`)
      await Promise.all(names.map((name) => store.write(name, Buffer.from('x'), 'image/jpeg')))
      expect((await store.list('media/many/')).toSorted()).toEqual(names.toSorted())
    })
  })
}

test('containers with one process number write the same picture of a shared folder at once, and it is whole', async () => {
  const containers = Array.from({ length: 4 }, () => folderStore(folder))
  const pictures = containers.map((_, index) => Buffer.alloc(200_000, index + 1))
  for (let round = 0; round < 20; round++) {
    const name = `media/shared/${round}.jpg`
    await Promise.all(
      containers.map((store, index) => store.write(name, pictures[index] as Buffer, 'image/jpeg')),
    )
    const content = (await containers[0]?.read(name))?.content
    expect(pictures.some((picture) => content?.equals(picture))).toBe(true)
  }
  expect(await containers[0]?.list('media/shared/')).toHaveLength(20)
})
