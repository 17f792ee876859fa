import { attributesOf } from '../rules/attributes-of.ts'
import type { Attribute } from '../rules/catalogue.ts'
import type { ListQuestion } from '../rules/product-lists.ts'
import type { LoadedCatalogue } from './catalogue-model.ts'

/** The attributes of the products that a list would show, with the choices that occur there. */
export function listAttributes(
  { catalogue, lists }: LoadedCatalogue,
  question: Pick<ListQuestion, 'channel' | 'terms' | 'nowMs'>,
): readonly Attribute[] {
  return attributesOf(catalogue, lists.members(question))
}
