import { attributesOf } from '../rules/attributes-of.ts'
import type { Attribute } from '../rules/catalogue.ts'
import type { ListQuestion } from '../rules/product-lists.ts'
import type { LoadedCatalogue } from './catalogue-model.ts'

/** The attributes of the products that a list would show, with the choices that occur there. */
export function listAttributes(
  { catalogue, lists, stored }: LoadedCatalogue,
  question: Pick<ListQuestion, 'channel' | 'terms' | 'nowMs'>,
): readonly Attribute[] | Promise<readonly Attribute[]> {
  if (stored) return stored.attributes(question)
  return attributesOf(catalogue, lists.members(question))
}
