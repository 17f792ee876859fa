import { fileURLToPath } from 'node:url'

/** Where finished renderings lie, each under the slug of its product. */
export const renderedFolder = fileURLToPath(new URL('../../../pictures', import.meta.url))

/** Those of categories, each under the slug of its category. */
export const categoryScenesFolder = fileURLToPath(new URL('../../../pictures/categories', import.meta.url))

/** Of their width and height, in points. */
export const renderedSize = 800
export const categorySceneSize = 512
