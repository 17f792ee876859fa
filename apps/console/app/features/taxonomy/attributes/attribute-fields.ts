import type { RestAttribute } from '@warsha/contract/console/catalogue/attributes.rest.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import type { Problems } from '~/components/edit/record-editor.tsx'
import { slugFrom, slugPattern, valueText } from '../entry-fields.ts'

/** A value as its row has it; the key of a new one is made here. */
export type ValueFields = {
  key: string
  id: number | null
  slug: string
  en: string
  ar: string
  hi: string
  uses: number
  /** Languages whose name is older than the English one. */
  older: readonly ('ar' | 'hi')[]
}

export type AttributeFields = {
  slug: string
  nameEn: string
  nameAr: string
  nameHi: string
  inputType: RestAttribute['input_type']
  unit: string
  isFilterable: boolean
  isVisible: boolean
  isRequired: boolean
  values: readonly ValueFields[]
}

export const inputTypes = [
  'DROPDOWN',
  'MULTISELECT',
  'SWATCH',
  'NUMERIC',
  'BOOLEAN',
  'PLAIN_TEXT',
  'RICH_TEXT',
  'FILE',
] as const

export const emptyAttribute: AttributeFields = {
  slug: '',
  nameEn: '',
  nameAr: '',
  nameHi: '',
  inputType: 'DROPDOWN',
  unit: '',
  isFilterable: true,
  isVisible: true,
  isRequired: false,
  values: [],
}

/** Whether its values are choices that products share. */
export function hasChoices(inputType: AttributeFields['inputType']): boolean {
  return inputType === 'DROPDOWN' || inputType === 'MULTISELECT' || inputType === 'SWATCH'
}

export function fieldsOf(attribute: RestAttribute): AttributeFields {
  const { en, ar, hi } = attribute.names
  return {
    slug: attribute.slug,
    nameEn: en,
    nameAr: ar,
    nameHi: hi,
    inputType: attribute.input_type,
    unit: attribute.unit ?? '',
    isFilterable: attribute.is_filterable,
    isVisible: attribute.is_visible,
    isRequired: attribute.is_required,
    values: attribute.values.map(({ id, slug, names, older, uses }) => ({
      key: String(id),
      id,
      slug,
      ...names,
      uses,
      older: (['ar', 'hi'] as const).filter((language) => older[language].length > 0),
    })),
  }
}

export function toBody(fields: AttributeFields) {
  return {
    slug: fields.slug.trim(),
    names: { en: fields.nameEn.trim(), ar: fields.nameAr.trim(), hi: fields.nameHi.trim() },
    input_type: fields.inputType,
    unit: fields.unit.trim() || null,
    is_filterable: fields.isFilterable,
    is_visible: fields.isVisible,
    is_required: fields.isRequired,
    values: hasChoices(fields.inputType)
      ? fields.values.map(({ id, slug, en, ar, hi }) => ({
          id,
          slug: slug || slugFrom(en),
          names: { en: en.trim(), ar: ar.trim(), hi: hi.trim() },
        }))
      : [],
  }
}

export function problemsOf(fields: AttributeFields, t: Translate): Problems {
  const slugs = fields.values.map(({ slug, en }) => slug || slugFrom(en))
  return {
    ...(!fields.nameEn.trim() && { nameEn: t('console-taxonomy.problem.required') }),
    ...(!slugPattern.test(fields.slug.trim()) && { slug: t('console-taxonomy.problem.slug') }),
    ...(slugs.some((slug) => !slugPattern.test(slug)) && { values: t('console-taxonomy.problem.value') }),
    ...(new Set(slugs).size < slugs.length && { values: t('console-taxonomy.problem.twice') }),
  }
}

/** A value in words, for the list of changes. */
export function attributeText(name: string, fields: AttributeFields, t: Translate): string {
  if (name === 'inputType') return t(`console-taxonomy.inputType.${fields.inputType}`)
  if (name === 'values') return fields.values.map(({ en }) => en).join(' · ')
  const value = fields[name as keyof AttributeFields]
  return typeof value === 'boolean'
    ? t(value ? 'console-taxonomy.yes' : 'console-taxonomy.no')
    : valueText(value)
}
