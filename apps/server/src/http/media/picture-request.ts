/** Saleor's thumbnail sizes; any other size is served by the next larger one, so that few files are ever made. */
export const pictureSizes = [32, 64, 128, 256, 512, 1024, 2048] as const

export type PictureFormat = 'avif' | 'webp' | 'png'
export type PictureRequest = { name: string; size: number; format: PictureFormat | 'original' }

const safeName = /^(?:[a-z0-9][a-z0-9_-]*\/){0,3}[a-z0-9][a-z0-9._-]*\.(svg|png|jpe?g|webp|avif)$/i

/** Understands what picture is asked for; undefined for anything that is not one of ours. */
export function readPictureRequest(asked: {
  path: string
  size: string | undefined
  format: string | undefined
  accept: string | undefined
}): PictureRequest | undefined {
  if (!safeName.test(asked.path) || asked.path.includes('..')) return undefined
  const size = Number(asked.size ?? 512)
  if (!Number.isInteger(size) || size < 1 || size > 4096) return undefined
  const format = formatOf(asked.format?.toLowerCase(), asked.accept ?? '', asked.path)
  return format && { name: asked.path, size: nearestSize(size), format }
}

export function nearestSize(size: number): number {
  return pictureSizes.find((offered) => offered >= size) ?? 2048
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
