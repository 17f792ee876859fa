import type { ProductPage } from '../../rules/product-page.ts'
import type { ProductNode } from './nodes.ts'

/** Most callers read one cursor of a page, if any: each is written when it is read. */
export type ProductEdge = { node: ProductNode; page: ProductPage; position: number }

export function writeCursor({ page, position }: ProductEdge): string {
  return Buffer.from(JSON.stringify(page.cursorAt(position))).toString('base64')
}
