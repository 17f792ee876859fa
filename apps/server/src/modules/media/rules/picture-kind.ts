export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** The kind of a picture by its first bytes, whatever its name and its sender say. */
export function kindOfPicture(file: Uint8Array): PictureKind | undefined {
  const text = (start: number, end: number) => String.fromCharCode(...file.subarray(start, end))
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))) return 'avif'
  return undefined
}
