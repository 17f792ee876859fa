import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ownBytes } from '#kernel/own-bytes.ts'

/** The forms in which a page or file may leave. */
export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compresses text that is held afterwards. */
export async function compress(
  plain: Buffer,
  encoding: 'br' | 'gzip',
  brotliQuality: number,
): Promise<Buffer> {
  if (encoding === 'gzip') return ownBytes(await compressGzip(plain))
  const packed = await compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
  return ownBytes(packed)
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
