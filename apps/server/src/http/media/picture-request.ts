/** Saleor's thumbnail sizes; any other size is served by the next larger one, so that few files are ever made. */
export const pictureSizes = [32, 64, 128, 256, 512, 1024, 2048] as const

const pictureFormats = ['avif', 'webp', 'png', 'jpeg'] as const

export type PictureFormat = (typeof pictureFormats)[number]
export type PictureRequest = { name: string; size: number; format: PictureFormat | 'original' }

const safeName = /^(?:[a-z0-9][a-z0-9_-]*\/){0,3}[a-z0-9][a-z0-9._-]*\.(svg|png|jpe?g|webp|avif)$/i

/** The last part of an address that says size and type: `oil.svg/512.webp`. */
const lastPart = /^(.+)\/(\d{1,4})\.([a-z]{3,4})$/

/**
 * Understands what picture is asked for; undefined for anything that is not one of ours. Addresses end in the type of
 * what they answer; the older form, `oil.svg?size=512&format=webp`, is understood as well.
 */
export function readPictureRequest(asked: {
  path: string
  size: string | undefined
  format: string | undefined
  accept: string | undefined
}): PictureRequest | undefined {
  const [, name, size, ending] = lastPart.exec(asked.path) ?? []
  if (!name || !size || !ending) return readOlderRequest(asked)
  const format = toFormat(ending)
  return format && isOurs(name) ? sized(name, size, format) : undefined
}

export function nearestSize(size: number): number {
  return pictureSizes.find((offered) => offered >= size) ?? 2048
}

/** What the end of a file name or the word in a call means; a drawing is none of the formats that are made. */
export function toFormat(word: string): PictureFormat | undefined {
  const lower = word.toLowerCase()
  return lower === 'jpg' ? 'jpeg' : pictureFormats.find((format) => format === lower)
}

function readOlderRequest({
  path,
  size = '512',
  format,
  accept = '',
}: Parameters<typeof readPictureRequest>[0]): PictureRequest | undefined {
  const chosen = isOurs(path) ? formatOf(format?.toLowerCase(), accept, path) : undefined
  return chosen && sized(path, size, chosen)
}

function isOurs(name: string): boolean {
  return safeName.test(name) && !name.includes('..')
}

function sized(name: string, text: string, format: PictureRequest['format']): PictureRequest | undefined {
  const size = Number(text)
  return Number.isInteger(size) && size >= 1 && size <= 4096
    ? { name, size: nearestSize(size), format }
    : undefined
}

/** A drawing is smallest and sharpest as it is; photographs go as the best format the browser takes. */
function formatOf(
  wanted: string | undefined,
  accept: string,
  path: string,
): PictureRequest['format'] | undefined {
  if (wanted === 'avif' || wanted === 'webp' || wanted === 'png') return wanted
  if (wanted !== undefined && wanted !== 'original') return undefined
  if (wanted === 'original' || path.endsWith('.svg')) return 'original'
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'png'
}
