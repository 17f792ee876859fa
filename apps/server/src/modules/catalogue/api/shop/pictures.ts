import { absoluteMediaUrl, type MediaViewer } from '#http/media/absolute-media-url.ts'
import { nearestSize, toFormat } from '#http/media/picture-request.ts'

export type PictureArgs = { size?: number | null; format?: 'ORIGINAL' | 'AVIF' | 'WEBP' | null }

const mediaPrefix = '/media/'
const maxSize = 4096

/**
 * Where a picture is in the size and format asked for; the address ends in what is answered. Drawings are sharp in
 * every size, so they stay what they are unless another format is wanted; pictures from elsewhere are left alone.
 */
export function pictureUrl(url: string, { size, format }: PictureArgs, viewer: MediaViewer): string {
  const wanted = format && format !== 'ORIGINAL' ? format : undefined
  const isResized = Boolean(size && size > 0 && size <= maxSize)
  const ending = wanted?.toLowerCase() ?? url.slice(url.lastIndexOf('.') + 1)
  if (!url.startsWith(mediaPrefix) || (!wanted && !isResized) || !toFormat(ending)) {
    return absoluteMediaUrl(url, viewer)
  }
  const pixels = nearestSize(isResized && size ? size : maxSize)
  return absoluteMediaUrl(`/thumbnail/${url.slice(mediaPrefix.length)}/${pixels}.${ending}`, viewer)
}
