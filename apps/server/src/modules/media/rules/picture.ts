export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

/** A rectangle in pixels of the original. */
export type Crop = { x: number; y: number; width: number; height: number }

/** A picture of the library. */
export type Picture = {
  id: number
  hash: string
  address: string
  name: string
  originalName: string
  type: PictureType
  width: number
  height: number
  bytes: number
  altEn: string
  altAr: string
  original: { id: number; address: string; width: number; height: number } | null
  crop: Crop | null
  isUsed: boolean
  unusedSince: Date | null
  uploadedBy: number | null
  createdAt: Date
  revision: number
}

/** A picture with the name of its uploader. */
export type NamedPicture = Picture & { uploader: string | null }

/** A picture that was encoded here, before it is stored. */
export type EncodedPicture = {
  content: Buffer
  hash: string
  type: PictureType
  width: number
  height: number
}

/** An object that shows a picture. */
export type PictureUse = { kind: string; id: string; name: string }

const endings: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

export function addressOf({ hash, type }: Pick<EncodedPicture, 'hash' | 'type'>): string {
  return `/media/library/${hash}.${endings[type]}`
}

/** The name under which a picture is found: that of its file, without folders and ending. */
export function nameOf(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? ''
  const words = last.replace(/\.[a-z0-9]{2,5}$/i, '').replaceAll(/[\s_]+/g, ' ')
  return words.trim().slice(0, 120).trim()
}

/** Whether a rectangle lies inside the picture and leaves something of it out. */
export function isCropOf(crop: Crop, { width, height }: { width: number; height: number }): boolean {
  const isInside = crop.x + crop.width <= width && crop.y + crop.height <= height
  return isInside && (crop.width < width || crop.height < height)
}
