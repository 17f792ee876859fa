import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { compress, type Encoding } from '#host/compression.ts'

export type CompressedPage = {
  /** The page's size in the cache. */
  bytes: number
  as(encoding: Encoding): Promise<Buffer>
}

const decompressBrotli = promisify(brotliDecompress)
const decompressGzip = promisify(gunzip)

/** Smaller than gzip at its best for a third of its time; a higher quality would delay the page noticeably. */
const brotliQuality = 4

/**
 * A page compressed once, in the form its first visitor takes. That form is all that is held, since a plain page is
 * seven times as large; a visitor who takes another form has it made from this one.
 */
export async function compressPage(html: string, first: Encoding): Promise<CompressedPage> {
  const held = first === 'gzip' ? 'gzip' : 'br'
  const packed = await compress(Buffer.from(html), held, brotliQuality)
  const unpacked = () => (held === 'br' ? decompressBrotli(packed) : decompressGzip(packed))
  let other: Promise<Buffer> | undefined
  return {
    bytes: packed.length * 2,
    async as(encoding) {
      if (encoding === held) return packed
      if (encoding === 'identity') return unpacked()
      other ??= unpacked().then((plain) => compress(plain, encoding, brotliQuality))
      return other
    },
  }
}
