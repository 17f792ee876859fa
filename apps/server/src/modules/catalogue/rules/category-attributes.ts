import type { Attribute, AttributeValue, Catalogue, Category } from './catalogue.ts'
import { intersect, isIn, type ProductSet } from './product-set.ts'

/**
 * The attributes that products of a category have, as far as they are shown, each with the choices that occur
 * there: a filter that would find nothing is no use to anybody.
 */
export function attributesInCategory(
  { attributes, products }: Catalogue,
  category: Category,
  shown: ProductSet,
): readonly Attribute[] {
  const members = intersect(category.members, shown)
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
