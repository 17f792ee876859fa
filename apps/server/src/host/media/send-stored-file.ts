import { createHash } from 'node:crypto'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileStore, StoredFile } from '#kernel/files/file-store.ts'
import { fileTypes } from './file-cache.ts'
import { isKnown, isPlainPath } from './serve-from-memory.ts'

/** Sends originals out of a store that is no folder; undefined when there is none of this name. */
export function storedFileSender(files: FileStore) {
  const etags = new WeakMap<StoredFile, string>()
  const etagOf = (file: StoredFile) => {
    const known = etags.get(file)
    if (known) return known
    const made = `W/"${createHash('sha256').update(file.content).digest('hex').slice(0, 32)}"`
    etags.set(file, made)
    return made
  }
  return async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const type = fileTypes[path.extname(name).toLowerCase()]
    const file = type && isPlainPath(name) ? await files.read(`media/${name}`) : undefined
    if (!file || !type) return undefined
    const known = { etag: etagOf(file), lastModified: file.modified.toUTCString() }
    reply.headers({ ETag: known.etag, 'Last-Modified': known.lastModified, 'Accept-Ranges': 'bytes' })
    if (isKnown(request, known)) return reply.code(304).send()
    const part = readRange(request.headers.range, file.content.length)
    if (part === 'outside')
      return reply.code(416).header('Content-Range', `bytes */${file.content.length}`).send()
    if (!part) return reply.type(type).send(file.content)
    const { start, end } = part
    return reply
      .code(206)
      .header('Content-Range', `bytes ${start}-${end}/${file.content.length}`)
      .type(type)
      .send(file.content.subarray(start, end + 1))
  }
}

/** One range; several at once, or what cannot be read, are answered with the whole file, as the standard allows. */
export function readRange(
  header: string | undefined,
  length: number,
): { start: number; end: number } | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (!first && !last) return undefined
  const start = first ? Number(first) : Math.max(0, length - Number(last))
  const end = first && last ? Math.min(Number(last), length - 1) : length - 1
  if (first && last && Number(last) < start) return undefined
  return start > end ? 'outside' : { start, end }
}
