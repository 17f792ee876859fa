import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** The forms in which a page may leave. */
export type Encoding = 'br' | 'gzip' | 'identity'

export type CompressedPage = {
  /** What the page may take of the cache's room. */
  bytes: number
  as(encoding: Encoding): Promise<Buffer>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompressBrotli = promisify(brotliDecompress)
const decompressGzip = promisify(gunzip)

/** Smaller than gzip at its best for a third of its time; more quality would be felt by whoever waits for the page. */
const brotliQuality = 4

/**
 * A page compressed once, in the form its first visitor takes. That form is all that is held, since a plain page is
 * seven times as large; a visitor who takes another form has it made from this one.
 */
export async function compressPage(html: string, first: Encoding): Promise<CompressedPage> {
  const held = first === 'gzip' ? 'gzip' : 'br'
  const packed = await compress(Buffer.from(html), held)
  const unpacked = () => (held === 'br' ? decompressBrotli(packed) : decompressGzip(packed))
  let other: Promise<Buffer> | undefined
  return {
    bytes: packed.length * 2,
    async as(encoding) {
      if (encoding === held) return packed
      if (encoding === 'identity') return unpacked()
      other ??= unpacked().then((plain) => compress(plain, encoding))
      return other
    },
  }
}

function compress(plain: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
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
