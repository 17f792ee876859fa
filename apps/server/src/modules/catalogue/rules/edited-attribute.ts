import type { OlderTexts } from '#kernel/texts.ts'
import type { NamesByLanguage } from './edited-texts.ts'

export type AttributeKind =
  | 'DROPDOWN'
  | 'MULTISELECT'
  | 'SWATCH'
  | 'NUMERIC'
  | 'BOOLEAN'
  | 'PLAIN_TEXT'
  | 'RICH_TEXT'
  | 'FILE'

/** Whether the values of an attribute are choices that products share; others belong to one product. */
export function hasChoices(inputType: AttributeKind): boolean {
  return inputType === 'DROPDOWN' || inputType === 'MULTISELECT' || inputType === 'SWATCH'
}

/** The values of an attribute that is true of a product or not; the end of the slug tells which. */
export const truthValues: readonly EditedValue[] = [
  { id: null, slug: 'true', names: { en: 'Yes', ar: 'نعم', hi: 'हाँ' } },
  { id: null, slug: 'false', names: { en: 'No', ar: 'لا', hi: 'नहीं' } },
]

/** A choice; one without an id is new. */
export type EditedValue = { id: number | null; slug: string; names: NamesByLanguage }

/** The fields of an attribute that operators edit. */
export type EditedAttributeFields = {
  slug: string
  names: NamesByLanguage
  unit: string | null
  isFilterable: boolean
  isVisible: boolean
  isRequired: boolean
  /** Choices in their order. */
  values: readonly EditedValue[]
}

export type EditedAttribute = Omit<EditedAttributeFields, 'values'> & {
  id: number
  inputType: AttributeKind
  older: OlderTexts
  revision: number
  values: readonly (EditedValue & { id: number; uses: number; older: OlderTexts })[]
}

export type ListedAttribute = {
  id: number
  slug: string
  name: string
  nameAr: string | null
  inputType: AttributeKind
  unit: string | null
  isFilterable: boolean
  isVisible: boolean
  isRequired: boolean
  values: number
}
