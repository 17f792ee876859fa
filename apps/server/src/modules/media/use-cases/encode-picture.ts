import { createHash } from 'node:crypto'
import { maxUploadPixels, uploadKinds } from '@warsha/contract/console/media/pictures.constants.ts'
import type { OutputInfo, Sharp } from 'sharp'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Crop, EncodedPicture, PictureType } from '../rules/picture.ts'
import { kindOfPicture, type PictureKind } from '../rules/picture-kind.ts'

export type PictureRefusal = 'PICTURE_KIND' | 'PICTURE_PIXELS' | 'PICTURE_UNREADABLE'

/** The largest side of a stored picture: twice what the largest thumbnail has. */
const maxSide = 4096
const encodingSeconds = 20

/** AVIF takes a core for half a minute to encode, so it is stored as WebP, which has transparency, too. */
const storedAs: Readonly<Record<PictureKind, PictureType>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/webp',
}

/**
 * Decodes a file and encodes its first frame anew, upright and in sRGB: metadata and anything else that was hidden in the file
 * stay behind. Kind and number of pixels are read from its head and refused before anything is decoded.
 */
export async function encodePicture(file: Buffer): Promise<Outcome<EncodedPicture, PictureRefusal>> {
  const kind = kindOfPicture(file)
  if (!kind) return wrongKind
  const sharp = await loadSharp()
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head?.width || !head.height) return refuse('PICTURE_UNREADABLE')
  if (head.format !== (kind === 'avif' ? 'heif' : kind)) return wrongKind
  if (head.width * head.height > maxUploadPixels) return refuse('PICTURE_PIXELS')
  const picture = sharp(file, { limitInputPixels: maxUploadPixels, failOn: 'error' })
    .autoOrient()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
  return encode(picture, storedAs[kind])
}

/** Cuts a rectangle out of a picture of the library. */
export async function cutPicture(
  file: Buffer,
  { type, crop }: { type: PictureType; crop: Crop },
): Promise<Outcome<EncodedPicture, PictureRefusal>> {
  const sharp = await loadSharp()
  const { x: left, y: top, width, height } = crop
  return encode(sharp(file).extract({ left, top, width, height }), type)
}

export const wrongKind = refuse('PICTURE_KIND', { params: { kinds: uploadKinds } })

/** Loaded with the first picture: the library takes a third of the idle server's memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

async function encode(picture: Sharp, type: PictureType): Promise<Outcome<EncodedPicture, PictureRefusal>> {
  const encoded = await inFormat(picture.timeout({ seconds: encodingSeconds }), type)
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  return encoded ? ok(described(encoded, type)) : refuse('PICTURE_UNREADABLE')
}

function inFormat(picture: Sharp, type: PictureType): Sharp {
  if (type === 'image/png') return picture.png()
  return type === 'image/webp' ? picture.webp({ quality: 90 }) : picture.jpeg({ quality: 90 })
}

function described({ data, info }: { data: Buffer; info: OutputInfo }, type: PictureType): EncodedPicture {
  const hash = createHash('sha256').update(data).digest('hex')
  return { content: data, hash, type, width: info.width, height: info.height }
}
