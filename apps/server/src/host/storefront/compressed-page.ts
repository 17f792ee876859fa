import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { compress, type Encoding } from '#host/compression.ts'

export type CompressedPage = {
  /** The page's size in the cache. */
  bytes: number
  as(encoding: Encoding): Promise<Buffer>
}

/** Whether somebody waits for the page. */
export type Pace = 'waiting' | 'background'

const decompressBrotli = promisify(brotliDecompress)
const decompressGzip = promisify(gunzip)

/**
 * While a visitor waits, half the time counts for more than a tenth of the size; a page that is made again in the
 * background leaves to many. Both are smaller than gzip at its best, for less of its time.
 */
const qualities: Record<Pace, number> = { waiting: 2, background: 4 }

/**
 * A page compressed once, in the form its first visitor takes. That form is all that is held, since a plain page is
 * seven times as large; a visitor who takes another form has it made from this one.
 */
export async function compressPage(html: string, first: Encoding, pace: Pace): Promise<CompressedPage> {
  const held = first === 'gzip' ? 'gzip' : 'br'
  const packed = await compress(Buffer.from(html), held, qualities[pace])
  const unpacked = () => (held === 'br' ? decompressBrotli(packed) : decompressGzip(packed))
  let other: Promise<Buffer> | undefined
  return {
    bytes: packed.length * 2,
    async as(encoding) {
      if (encoding === held) return packed
      if (encoding === 'identity') return unpacked()
      other ??= unpacked().then((plain) => compress(plain, encoding, qualities.waiting))
      return other
    },
  }
}
