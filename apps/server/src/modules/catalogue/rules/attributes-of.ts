import { type Bits, meets } from '@warsha/data-structures/key-set.ts'
import type { Attribute, Catalogue } from './catalogue.ts'

/**
 * The attributes that some products have, each with the choices that occur among them: a filter that would find
 * nothing is useless.
 */
export function attributesOf(
  { attributes }: Pick<Catalogue, 'attributes'>,
  members: Bits,
): readonly Attribute[] {
  return attributes
    .filter(({ products }) => meets(members, products))
    .map((attribute) => ({
      ...attribute,
      choices: attribute.choices.filter(({ products }) => products && meets(members, products)),
    }))
}
