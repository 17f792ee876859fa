/** A picture of the shop in a smaller size; a drawing is small as it is. */
export function thumbnailOf(url: string, size: 128 | 256 | 512 | 1024): string {
  if (!url.startsWith('/media/') || url.endsWith('.svg')) return url
  return `/thumbnail/${url.slice('/media/'.length)}/${size}.webp`
}
