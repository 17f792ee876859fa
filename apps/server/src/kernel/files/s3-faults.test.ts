import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FileStoreError } from './file-store.ts'
import { rememberFiles } from './remember-files.ts'
import { readListing } from './s3-listing.ts'
import { s3Store } from './s3-store.ts'

/** A peer that misbehaves as no real store can be told to. */
let answer: (request: IncomingMessage, response: ServerResponse) => void
const asked: IncomingMessage[] = []
const server = createServer((request, response) => {
  asked.push(request)
  request.resume().on('end', () => answer(request, response))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
beforeEach(() => {
  asked.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const store = (timeoutMs?: number) =>
  s3Store({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'pictures',
    prefix: 'shop/',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    ...(timeoutMs && { timeoutMs }),
  })

test('a call is signed, names the hash of what it sends and the whole path', async () => {
  answer = (_request, response) => response.end()
  await store().write('media/a b.jpg', Buffer.from('hello'), 'image/jpeg')
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['PUT /pictures/shop/media/a%20b.jpg'])
  expect(asked[0]?.headers).toMatchObject({
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/us-east-1\/s3\/aws4_request/,
    ),
    'content-length': '5',
    'content-type': 'image/jpeg',
    'x-amz-content-sha256': '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  })
})

test('an overloaded store is asked once more, and then believed', async () => {
  answer = (_request, response) => response.writeHead(asked.length === 1 ? 503 : 200).end('whole')
  expect((await store().read('media/a.jpg'))?.content.toString()).toBe('whole')
  answer = (_request, response) => response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
  await expect(store().read('media/a.jpg')).rejects.toThrow(/503 SlowDown/)
  expect(asked).toHaveLength(4)
})

test('a refusal is not repeated', async () => {
  answer = (_request, response) => response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
  await expect(store().write('media/a.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
    /403 AccessDenied/,
  )
  expect(asked).toHaveLength(1)
})

test('a body that breaks off is no file', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('half', () => response.destroy())
  }
  await expect(store().read('media/a.jpg')).rejects.toThrow(FileStoreError)
  expect(asked).toHaveLength(2)
})

test('a list that breaks off is no list, so that nothing counts as missing', async () => {
  answer = (_request, response) => response.end('<ListBucketResult><Contents><Key>shop/media/a.jpg</Key>')
  await expect(store().list('media/')).rejects.toThrow(/broke off/)
})

test('a store that never answers is given up, in the middle of a body, too', async () => {
  answer = () => undefined
  await expect(store(200).read('media/a.jpg')).rejects.toThrow(FileStoreError)
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('half')
  }
  await expect(store(200).read('media/a.jpg')).rejects.toThrow(FileStoreError)
})

test('no answer leads the shop elsewhere', async () => {
  answer = (_request, response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end()
  await expect(store().read('media/a.jpg')).rejects.toThrow(FileStoreError)
})

test('a page of pictures asks once for each, however many look at it', async () => {
  answer = (_request, response) => response.end('whole')
  const remembered = rememberFiles(store())
  await Promise.all(Array.from({ length: 20 }, () => remembered.read('media/a.jpg')))
  await remembered.read('media/a.jpg')
  expect(asked).toHaveLength(1)
  await remembered.write('media/a.jpg', Buffer.from('new'), 'image/jpeg')
  await remembered.read('media/a.jpg')
  expect(asked).toHaveLength(3)
})

test('names of a list are read as they are', () => {
  const xml = `<?xml version="1.0"?><ListBucketResult xmlns="x"><IsTruncated>true</IsTruncated>
    <Contents><Key>shop/a%26b%20%D8%B2.jpg</Key><LastModified>2026-11-18T20:10:54.000Z</LastModified></Contents>
    <NextContinuationToken>a&amp;b==</NextContinuationToken></ListBucketResult>`
  expect(readListing(xml)).toEqual({
    objects: [{ key: 'shop/a&b ز.jpg', modified: new Date('2026-11-18T20:10:54Z') }],
    next: 'a&b==',
  })
})
