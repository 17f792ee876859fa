import { type Bits, countCommon } from '@warsha/data-structures/key-set.ts'
import type { Attribute } from './catalogue.ts'

/** A choice of an attribute, by the choice's id. */
export type ChoiceCounts = ReadonlyMap<number, number>

/** How many of the products have each choice: one intersection of sets for each, and no look at a product. */
export function countChoices({ choices }: Attribute, members: Bits): [choiceId: number, count: number][] {
  return choices.map(({ id, products }) => [id, products ? countCommon(members, products) : 0])
}
