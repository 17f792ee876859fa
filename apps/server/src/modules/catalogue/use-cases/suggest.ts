import type { Category, Product } from '../rules/catalogue.ts'
import type { ListQuestion } from '../rules/product-lists.ts'
import { readSearchTerm, type SearchTerm } from '../rules/search-term.ts'
import { type SuggestedChoice, suggestCategories, suggestChoices } from '../rules/suggest.ts'
import type { LoadedCatalogue } from './catalogue-model.ts'
import { countFilters } from './count-filters.ts'
import { listProducts } from './list-products.ts'

type Counted<Item> = Item & { count: number }

export type Suggestions = {
  /** The words that found something, when it was not those typed. */
  corrected: string | null
  products: readonly Product[]
  categories: readonly Counted<{ category: Category }>[]
  choices: readonly Counted<SuggestedChoice>[]
  /** Categories with the most products, when nothing else was found. */
  popular: readonly Counted<{ category: Category }>[]
}

type Question = Pick<ListQuestion, 'channel' | 'terms' | 'nowMs' | 'sort'> & {
  term: SearchTerm
  /** Of each kind. */
  most: number
  countIn(category: Category): number
}

/** More candidates than this are not counted: the best come first, and some may have no product in the place. */
const candidatesFor = 4

/** Suggestions while a shopper types: a few categories, products and choices that the place has. */
export async function suggest(loaded: LoadedCatalogue, question: Question): Promise<Suggestions> {
  const { catalogue } = loaded
  const { most, countIn } = question
  const { products, corrected } = await findProducts(loaded, question)
  const term = (corrected && readSearchTerm(corrected)) || question.term
  const categories = withProducts(suggestCategories(catalogue, term), countIn, most)
  const choices = await countedChoices(loaded, question, suggestChoices(catalogue, term))
  const isEmpty = products.length + categories.length + choices.length === 0
  const popular = isEmpty ? withProducts(byMembers(catalogue.categories), countIn, most) : []
  return { corrected: corrected ?? null, products, categories, choices, popular }
}

async function findProducts(
  loaded: LoadedCatalogue,
  { term, most, countIn: _countIn, ...question }: Question,
): Promise<{ products: readonly Product[]; corrected?: string | undefined }> {
  const page = await listProducts(loaded, {
    ...question,
    search: { term, isByRank: true },
    page: { size: most },
  })
  const products = typeof page === 'object' ? page.products : []
  // Words are corrected from the whole catalogue; while it is loaded, those that find nothing have waited for it.
  if (loaded.stored && !loaded.loading?.isDone) return { products }
  const { corrected } = await loaded.search(term)
  return { products, corrected }
}

function withProducts(categories: readonly Category[], countIn: Question['countIn'], most: number) {
  return categories
    .slice(0, most * candidatesFor)
    .map((category) => ({ category, count: countIn(category) }))
    .filter(({ count }) => count > 0)
    .slice(0, most)
}

async function countedChoices(
  loaded: LoadedCatalogue,
  { channel, terms, nowMs, most }: Question,
  found: readonly SuggestedChoice[],
) {
  const candidates = found.slice(0, most * candidatesFor)
  if (candidates.length === 0) return []
  const attributes = [...new Set(candidates.map(({ attribute }) => attribute))]
  const { ofChoice } = await countFilters(loaded, attributes, { channel, terms, nowMs, chosen: [] })
  return candidates
    .map((candidate) => ({ ...candidate, count: ofChoice.get(candidate.choice.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, most)
}

function byMembers(categories: readonly Category[]): Category[] {
  return categories
    .filter(({ level }) => level > 0)
    .sort((one, other) => other.members.size - one.members.size)
}
