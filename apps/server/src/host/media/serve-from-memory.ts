import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '#host/compression.ts'
import { createFileCache, type FileCacheOptions, type SmallFile } from './file-cache.ts'

type MemoryOptions = FileCacheOptions & {
  /** The file that a request asks for, as a path below the folder; undefined leaves the request to others. */
  nameOf(request: FastifyRequest): string | undefined
  cacheControl: string
  /** A file never changes under its name, so nobody asks whether it has: two headers less with each of a page's many files. */
  isForever?: boolean
}

/**
 * Answers for small files of a folder without asking the disk each time: a page is fifty of them. Large files, ranges
 * and missing files are left to the routes below this scope.
 */
export function serveFromMemory(
  scope: FastifyInstance,
  { nameOf, cacheControl, isForever = false, ...options }: MemoryOptions,
): void {
  const files = createFileCache(options)
  scope.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'GET' || request.headers.range !== undefined) return
    const name = nameOf(request)
    if (name === undefined || !isPlainPath(name)) return
    const file = await files.find(name)
    if (!file) return
    reply.headers({ 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' })
    if (isForever) return sendFile(request, reply, file)
    reply.headers({ 'Last-Modified': file.lastModified, ETag: file.etag })
    if (isKnown(request, file)) return reply.code(304).send()
    return sendFile(request, reply, file)
  })
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SmallFile) {
  const { encoding, body } = await file.as(acceptedEncoding(request.headers['accept-encoding']))
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.type(file.type).send(body)
}

/** Nothing above the folder, no hidden file, and one way to write each name. */
export function isPlainPath(name: string): boolean {
  return !/(?:^|\/)\.|[\0\\]/.test(name) && path.posix.normalize(name) === name && !name.startsWith('/')
}

export function isKnown(
  { headers }: FastifyRequest,
  { etag, lastModified }: Pick<SmallFile, 'etag' | 'lastModified'>,
): boolean {
  const known = headers['if-none-match']
  if (known === undefined) return headers['if-modified-since'] === lastModified
  return known.split(',').some((each) => each.trim() === '*' || each.trim() === etag)
}
