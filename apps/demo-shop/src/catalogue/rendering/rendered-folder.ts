import { fileURLToPath } from 'node:url'

const pictures = new URL('../../../pictures/', import.meta.url)

/** Where finished renderings lie, each under the slug of its product. */
export const renderedFolder = fileURLToPath(pictures)

/** More views of best sellers, each under `slug-number`. */
export const viewsFolder = fileURLToPath(new URL('views/', pictures))

/** Those of categories, each under the slug of its category. */
export const categoryScenesFolder = fileURLToPath(new URL('categories/', pictures))

/** Banners of home, each under its scene, format and direction. */
export const bannersFolder = fileURLToPath(new URL('banners/', pictures))

/** The storefront's own: the campaign of drivers is not a matter of the demo. */
export const campaignFolder = fileURLToPath(
  new URL('../../../../storefront/public/campaign/', import.meta.url),
)

/** Of their width and height, in points. */
export const renderedSize = 800
export const viewSize = 640
export const categorySceneSize = 512
