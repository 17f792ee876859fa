/** Who will load a picture: its address begins with this; empty for the shop's own pages, which are on the same host. */
export type MediaViewer = { mediaOrigin: string }

/** The address of a file of ours for clients that live elsewhere; what is absolute already stays as it is. */
export function absoluteMediaUrl(url: string, { mediaOrigin }: MediaViewer): string {
  return mediaOrigin && url.startsWith('/') ? `${mediaOrigin}${url}` : url
}
