import type { RestCategory } from '@warsha/contract/console/catalogue/categories.rest.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import type { Problems } from '~/components/edit/record-editor.tsx'
import {
  type EntryTextFields,
  emptyTextFields,
  readWhole,
  slugPattern,
  textFieldsOf,
  toTexts,
  valueText,
} from '../entry-fields.ts'

/** A category as its form has it: everything that is typed is text. */
export type CategoryFields = EntryTextFields & {
  slug: string
  picture: RestCategory['picture']
  usageLimitType: '' | 'per_user' | 'per_order'
  workKind: '' | NonNullable<RestCategory['work_kind']>
  priority: string
}

export const emptyCategory: CategoryFields = {
  ...emptyTextFields,
  slug: '',
  picture: null,
  usageLimitType: '',
  workKind: '',
  priority: '',
}

export function fieldsOf(category: RestCategory): CategoryFields {
  return {
    ...textFieldsOf(category.texts),
    slug: category.slug,
    picture: category.picture,
    usageLimitType: category.usage_limit_type ?? '',
    workKind: category.work_kind ?? '',
    priority: category.priority === null ? '' : String(category.priority),
  }
}

/** The fields as the server takes them. */
export function toBody(fields: CategoryFields) {
  return {
    slug: fields.slug.trim(),
    texts: toTexts(fields),
    picture: fields.picture,
    usage_limit_type: fields.usageLimitType || null,
    work_kind: fields.workKind || null,
    priority: readWhole(fields.priority) ?? null,
  }
}

export function problemsOf(fields: CategoryFields, t: Translate): Problems {
  return {
    ...(!fields.nameEn.trim() && { nameEn: t('console-taxonomy.problem.required') }),
    ...(!slugPattern.test(fields.slug.trim()) && { slug: t('console-taxonomy.problem.slug') }),
    ...(fields.priority.trim() &&
      readWhole(fields.priority) === undefined && { priority: t('console-taxonomy.problem.number') }),
  }
}

/** A value in words, for the list of changes. */
export function categoryText(name: string, fields: CategoryFields, t: Translate): string {
  if (name === 'usageLimitType') return t(`console-taxonomy.usageLimit.${fields.usageLimitType || 'none'}`)
  if (name === 'workKind') return t(`console-taxonomy.workKind.${fields.workKind || 'inherited'}`)
  if (name === 'picture') return fields.picture?.url.split('/').at(-1) ?? ''
  return valueText(fields[name as keyof CategoryFields])
}
