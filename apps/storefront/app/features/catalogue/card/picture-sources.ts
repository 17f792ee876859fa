/** The size that cards ask for, in pixels. */
export const pictureSize = 512

/** The sizes a photograph comes in. A drawing comes as it is, and of strangers' pictures nothing is known. */
export function pictureSources(src: string): string | undefined {
  if (!src.startsWith('/thumbnail/') || !src.includes(`size=${pictureSize}`)) return undefined
  return `${src.replace(`size=${pictureSize}`, 'size=256')} 256w, ${src} ${pictureSize}w`
}
