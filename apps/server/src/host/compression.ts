import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The forms in which a page or file may leave. */
export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compresses text. */
export function compress(plain: Buffer, encoding: 'br' | 'gzip', brotliQuality: number): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(plain)
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
}

/** The best form that a browser says it takes. */
export function acceptedEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const refused = /;\s*q=0(?:\.0*)?\s*$/
  const names = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .filter((part) => !refused.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  if (names.has('br')) return 'br'
  return names.has('gzip') || names.has('*') ? 'gzip' : 'identity'
}
