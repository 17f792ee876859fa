import { fileURLToPath } from 'node:url'

/** Where finished renderings lie, each under the slug of its product. */
export const renderedFolder = fileURLToPath(new URL('../../../pictures', import.meta.url))

/** Of their width and height, in points. */
export const renderedSize = 800
