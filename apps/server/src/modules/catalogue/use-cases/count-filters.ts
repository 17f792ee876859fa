import { countBits } from '@warsha/data-structures/key-set.ts'
import type { Attribute } from '../rules/catalogue.ts'
import { type ChoiceCounts, countChoices } from '../rules/count-choices.ts'
import type { ListQuestion } from '../rules/product-lists.ts'
import type { Term } from '../rules/product-term.ts'
import type { LoadedCatalogue } from './catalogue-model.ts'

type Question = Pick<ListQuestion, 'channel' | 'terms' | 'nowMs'> & {
  /** Choices made already, one term for each attribute. */
  chosen: readonly Extract<Term, { is: 'values' }>[]
}

export type FilterCounts = { total: number; ofChoice: ChoiceCounts }

/**
 * How many products each choice would show. A choice beside one that is chosen widens the list, so the choices of an
 * attribute are counted as if nothing of that attribute was chosen: one set for each attribute with a choice, and one
 * for all others.
 */
export async function countFilters(
  loaded: LoadedCatalogue,
  attributes: readonly Attribute[],
  { chosen, terms, ...question }: Question,
): Promise<FilterCounts> {
  const counterOf = loaded.stored ? storedCounter(loaded.stored) : memoryCounter(loaded)
  const within = (others: readonly Term[]) => counterOf({ ...question, terms: [...terms, ...others] })
  const all = await within(chosen)
  const counts: [number, number][] = []
  for (const attribute of attributes) {
    const own = chosen.some((term) => term.attribute === attribute.slug)
    const others = chosen.filter((term) => term.attribute !== attribute.slug)
    counts.push(...(own ? await within(others) : all).ofChoices(attribute))
  }
  return { total: all.total, ofChoice: new Map(counts) }
}

type Listed = Pick<ListQuestion, 'channel' | 'terms' | 'nowMs'>
type Counter = { total: number; ofChoices(attribute: Attribute): [number, number][] }

function memoryCounter({ lists }: LoadedCatalogue) {
  return async (listed: Listed): Promise<Counter> => {
    const members = lists.members(listed)
    return { total: countBits(members), ofChoices: (attribute) => countChoices(attribute, members) }
  }
}

function storedCounter(stored: NonNullable<LoadedCatalogue['stored']>) {
  return async (listed: Listed): Promise<Counter> => {
    const { total, byValue } = await stored.countByValue(listed)
    return { total, ofChoices: ({ choices }) => choices.map(({ id }) => [id, byValue.get(id) ?? 0]) }
  }
}
