import { nearestSize } from '#http/media/picture-request.ts'

export type PictureArgs = { size?: number | null; format?: 'ORIGINAL' | 'AVIF' | 'WEBP' | null }

const mediaPrefix = '/media/'
const largestSize = 4096

/**
 * Where a picture is in the size and format asked for. Drawings are sharp in every size, so they stay what they
 * are unless another format is wanted; pictures from elsewhere are left alone.
 */
export function pictureUrl(url: string, { size, format }: PictureArgs): string {
  const wanted = format && format !== 'ORIGINAL' ? format.toLowerCase() : undefined
  const isResized = Boolean(size && size > 0 && size <= largestSize)
  if (!url.startsWith(mediaPrefix) || (!wanted && (!isResized || url.endsWith('.svg')))) return url
  const pixels = nearestSize(isResized && size ? size : largestSize)
  return `/thumbnail/${url.slice(mediaPrefix.length)}?size=${pixels}${wanted ? `&format=${wanted}` : ''}`
}
