import type { Attribute, AttributeValue, Catalogue } from './catalogue.ts'
import { isIn, type ProductSet } from './product-set.ts'

/**
 * The attributes that some products have, each with the choices that occur among them: a filter that would find
 * nothing is no use to anybody.
 */
export function attributesOf({ attributes, products }: Catalogue, members: ProductSet): readonly Attribute[] {
  const used = new Set<AttributeValue>()
  const present = new Set<Attribute>()
  for (const product of products) {
    if (!isIn(members, product.index)) continue
    for (const { assignments } of [product, ...product.variants]) {
      for (const { attribute, values } of assignments) {
        present.add(attribute)
        for (const value of values) used.add(value)
      }
    }
  }
  return attributes
    .filter((attribute) => present.has(attribute))
    .map((attribute) => ({
      ...attribute,
      choices: attribute.choices.filter((choice) => used.has(choice)),
    }))
}
