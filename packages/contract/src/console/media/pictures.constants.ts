/** Kinds of files that may be uploaded; everything else, drawings in SVG included, is refused. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Their names, as people know them. */
export const uploadKinds = 'JPEG, PNG, WebP, AVIF'

export const maxUploadBytes = 10 * 1024 * 1024
export const maxUploadPixels = 50_000_000

/** Sides of a crop, in pixels of the original. */
export const minCropPixels = 16

/** Unused for so long, a picture is removed from the library. */
export const unusedPictureDays = 7
