import { LRUCache } from 'lru-cache'
import type { Database } from '#kernel/database/connect.ts'
import type { Product } from '../rules/catalogue.ts'
import { type Descriptions, readDescriptions } from '../storage/read-descriptions.ts'

export type { Descriptions }

export type ProductDescriptions = (product: Product) => Descriptions | Promise<Descriptions>

const maxCachedCharacters = 8_000_000
const none: Descriptions = { own: null, translations: {} }

/**
 * Reads the long texts on demand; all that are asked for at once are one statement. A changed product is another
 * object, so a text is never older than its product.
 */
export function createDescriptions(db: Database): ProductDescriptions {
  const cached = new LRUCache<number, { product: Product; texts: Descriptions }>({
    maxSize: maxCachedCharacters,
    sizeCalculation: ({ texts }) => JSON.stringify(texts).length,
  })
  let asked: Map<number, Product> | undefined
  let reading: Promise<Map<number, Descriptions>> | undefined

  async function readAsked(): Promise<Map<number, Descriptions>> {
    // A promise later every field of the answer that wants a text has asked for it.
    await Promise.resolve()
    const products = asked ?? new Map<number, Product>()
    asked = undefined
    reading = undefined
    const found = await readDescriptions(db, [...products.keys()])
    for (const [id, product] of products) cached.set(id, { product, texts: found.get(id) ?? none })
    return found
  }

  return (product) => {
    const known = cached.get(product.id)
    if (known?.product === product) return known.texts
    asked ??= new Map()
    asked.set(product.id, product)
    reading ??= readAsked()
    return reading.then((found) => found.get(product.id) ?? none)
  }
}
