import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { compress, type Encoding } from '#host/compression.ts'

export type SmallFile = {
  type: string
  etag: string
  lastModified: string
  as(encoding: Encoding): Promise<{ encoding: Encoding; body: Buffer }>
}

export type FileCacheOptions = {
  folder: string
  /** For how long a file is taken to be as it was read; a folder that is only written before the start never changes. */
  unchangedMs: number
}

type Entry = { file: SmallFile; bytes: number; version: string; checkedAt: number }

const maxFileBytes = 128_000
const maxBytes = 16_000_000
/** Below it compression saves no packet. */
const minCompressed = 1024

export const fileTypes: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}
/** Made once for many visitors. */
const brotliQuality = 9
const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest'])

/** Small files of a folder, bounded in bytes, each with its compressed forms. */
export function createFileCache({ folder, unchangedMs }: FileCacheOptions) {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes })

  return {
    /** Undefined when there is no such file, or it is too large or of a kind to be served from memory. */
    async find(name: string): Promise<SmallFile | undefined> {
      const type = fileTypes[path.extname(name)]
      if (!type) return undefined
      const known = entries.get(name)
      if (known && performance.now() - known.checkedAt < unchangedMs) return known.file
      const place = path.join(folder, name)
      const found = await stat(place).catch(() => undefined)
      if (!found?.isFile() || found.size > maxFileBytes) return undefined
      const version = `${found.size.toString(16)}-${Math.floor(found.mtimeMs).toString(16)}`
      if (known?.version === version) {
        known.checkedAt = performance.now()
        return known.file
      }
      const plain = await readFile(place).catch(() => undefined)
      if (!plain) return undefined
      const file = smallFile(place, plain, { type, version, modified: found.mtime })
      // Plain, and at most as much again for both compressed forms.
      entries.set(name, { file, bytes: found.size * 2 + 1000, version, checkedAt: performance.now() })
      return file
    },
  }
}

type Found = { type: string; version: string; modified: Date }

function smallFile(place: string, plain: Buffer, { type, version, modified }: Found): SmallFile {
  const isWorthIt = compressible.has(path.extname(place)) && plain.length >= minCompressed
  const forms = new Map<Encoding, Promise<Buffer>>()
  return {
    type,
    etag: `W/"${version}"`,
    lastModified: modified.toUTCString(),
    async as(encoding) {
      if (encoding === 'identity' || !isWorthIt) return { encoding: 'identity', body: plain }
      let form = forms.get(encoding)
      if (!form) {
        form = readCompressed(place, encoding).catch(() => compress(plain, encoding, brotliQuality))
        forms.set(encoding, form)
      }
      return { encoding, body: await form }
    },
  }
}

/** The build compresses its files once, at a quality that would be too slow for a request. */
function readCompressed(place: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return readFile(`${place}.${encoding === 'br' ? 'br' : 'gz'}`)
}
