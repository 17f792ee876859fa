import { z } from 'zod'
import { failureAnswer, itemAnswer } from '../shop/rest-shapes.ts'
import { placeQuery, translationShape } from './catalogue.rest.ts'

const suggestedCategoryShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  translation: translationShape,
  image: z.string().nullable(),
  parent_id: z.int().nullable(),
  products_count: z.int(),
})

const suggestedProductShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  translation: translationShape,
  image: z.string().nullable(),
  category_id: z.int().nullable(),
  price: z.number(),
  payable_amount: z.number(),
})

/** A size, a brand or another value to narrow a listing by: `?<attribute>=<slug>`. */
const suggestedChoiceShape = z.object({
  attribute: z.string(),
  attribute_label: z.string(),
  attribute_translation: translationShape,
  slug: z.string(),
  label: z.string(),
  translation: translationShape,
  products_count: z.int(),
})

export const suggestionsShape = z.object({
  /** The words that found something, when it was not those typed: "Showing results for …". */
  corrected: z.string().nullable(),
  categories: z.array(suggestedCategoryShape),
  products: z.array(suggestedProductShape),
  choices: z.array(suggestedChoiceShape),
  /** Where to look instead, when nothing was found. */
  popular: z.array(suggestedCategoryShape),
})
export type RestSuggestions = z.infer<typeof suggestionsShape>

/** Of each kind at most. */
export const maxSuggestions = 6

export const suggestSchema = {
  tags: ['catalogue'],
  querystring: z.object({ ...placeQuery, search: z.string().max(1000).default('') }),
  response: { 200: itemAnswer(suggestionsShape), 400: failureAnswer },
}
