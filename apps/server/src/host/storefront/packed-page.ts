import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { crc32Combine, crc32Shift } from './crc32-combine.ts'

/** A piece of a page, compressed so that any other piece may follow it. */
type Piece = { plain: Buffer; packed: Buffer; crc: number; shift: number }

/** A page that is compressed once, although every answer has another nonce in it. */
export type PackedPage = { pieces: readonly Piece[]; bytes: number }

const pack = promisify(deflateRaw)
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([3, 0])

/** Cuts the page at every blank. */
export async function packPage(html: string, blank: string): Promise<PackedPage> {
  const pieces = await Promise.all(html.split(blank).map(packPiece))
  return { pieces, bytes: pieces.reduce((sum, { plain, packed }) => sum + plain.length + packed.length, 0) }
}

async function packPiece(text: string): Promise<Piece> {
  const plain = Buffer.from(text)
  // A full flush ends on a whole byte and refers to nothing before it.
  const packed = await pack(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return { plain, packed, crc: crc32(plain), shift: crc32Shift(plain.length) }
}

/** The page as gzip, with `filling` where the blanks were; nothing is compressed again. */
export function gzipPage({ pieces }: PackedPage, filling: string): Buffer {
  const text = Buffer.from(filling)
  const block = storedBlock(text)
  const [textCrc, textShift] = [crc32(text), crc32Shift(text.length)]
  const parts: Buffer[] = [header]
  let [crc, length] = [0, 0]
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) {
      parts.push(block)
      crc = crc32Combine(crc, textCrc, textShift)
      length += text.length
    }
    parts.push(piece.packed)
    crc = crc32Combine(crc, piece.crc, piece.shift)
    length += piece.plain.length
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc, 0)
  trailer.writeUInt32LE(length, 4)
  parts.push(lastBlock, trailer)
  return Buffer.concat(parts)
}

/** For the few who do not take gzip. */
export function plainPage({ pieces }: PackedPage, filling: string): Buffer {
  const text = Buffer.from(filling)
  return Buffer.concat(pieces.flatMap(({ plain }, at) => (at > 0 ? [text, plain] : [plain])))
}

/** Bytes as they are, in the form that a compressed stream has for them. */
function storedBlock(text: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(text.length, 1)
  head.writeUInt16LE(~text.length & 0xffff, 3)
  return Buffer.concat([head, text])
}
