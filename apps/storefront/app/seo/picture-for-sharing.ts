/** For pages that have no picture of their own. */
export const brandPicture = '/share.png'

const sharedSize = 1024

/** Messengers and search engines show no drawings, so a picture of ours goes to them as PNG. */
export function pictureForSharing(url: string): string {
  const name = /^\/(?:media|thumbnail)\/(.+?)(?:\/\d+\.[a-z]+)?$/.exec(url)?.[1]
  return name ? `/thumbnail/${name}/${sharedSize}.png` : url
}
