/** The size that cards ask for, in pixels. */
export const pictureSize = 512

const thumbnail = new RegExp(`^((?:https?://[^/]+)?/thumbnail/.+)/${pictureSize}\\.[a-z]+$`)

/** The sizes a photograph comes in. A drawing comes as it is, and of strangers' pictures nothing is known. */
export function pictureSources(src: string): string | undefined {
  const [, name] = thumbnail.exec(src) ?? []
  return name && `${name}/256.webp 256w, ${name}/${pictureSize}.webp ${pictureSize}w`
}
