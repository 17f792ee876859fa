import type { WorkKind } from '@warsha/contract/catalogue/work-kind.ts'
import type { OlderTexts } from '#kernel/texts.ts'
import type { UsageLimitType } from './catalogue.ts'
import type { EntryPicture, TextsByLanguage } from './edited-texts.ts'

/** The fields of a category that operators edit. */
export type EditedCategoryFields = {
  slug: string
  texts: TextsByLanguage
  picture: EntryPicture | null
  usageLimitType: UsageLimitType | null
  /** Work on its products and on those below; null: as the category above says. */
  workKind: WorkKind | null
  /** Orders siblings; null: after those that have one. */
  priority: number | null
}

/** A category as operators see it. */
export type EditedCategory = EditedCategoryFields & {
  id: number
  older: OlderTexts
  parentId: number | null
  level: number
  revision: number
  /** On its level below the same parent, itself included. */
  siblings: number
}

/** The shop reads so many categories of a level. */
export const categoriesPerLevel = 10
