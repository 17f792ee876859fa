import type { AttributeFile, AttributeText } from '#kernel/described-attributes.ts'
import type { LanguageCode, OlderTexts } from '#kernel/texts.ts'

/** Kinds of attributes that operators give to types of pages. */
export type PageAttributeKind = 'PLAIN_TEXT' | 'RICH_TEXT' | 'BOOLEAN' | 'FILE'

export type PageAttributeNames = Readonly<Record<LanguageCode, string>>

export type PageAttributeFields = { slug: string; names: PageAttributeNames }

export type EditedPageAttribute = PageAttributeFields & {
  id: number
  inputType: PageAttributeKind
  older: OlderTexts
  revision: number
}

export type ListedPageAttribute = {
  id: number
  slug: string
  name: string
  nameAr: string | null
  inputType: PageAttributeKind
  /** How many pages have a value of it. */
  pages: number
}

export type AttributeFlag = { attributeId: number; value: boolean }

/** What a page says by attributes of its type. */
export type PageAttributeValues = {
  attributeTexts: readonly AttributeText[]
  attributeFiles: readonly AttributeFile[]
  attributeFlags: readonly AttributeFlag[]
}
