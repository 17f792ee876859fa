import { useTranslation } from '~/session/messages.ts'

const fieldNames = [
  'name',
  'title',
  'description',
  'seoTitle',
  'seoDescription',
  'slug',
  'picture',
  'usageLimitType',
  'workKind',
  'priority',
  'parentId',
  'level',
  'texts',
  'names',
  'older',
  'index',
  'inputType',
  'unit',
  'isFilterable',
  'isVisible',
  'isRequired',
  'isShippingRequired',
  'values',
  'channels',
  'products',
  'categoryId',
  'channelId',
  'isOnHomePage',
  'isActive',
  'items',
  'order',
  'position',
  'serviceType',
  'categoryIds',
  'isCentral',
  'stateId',
  'streetAddress',
  'city',
  'countryCode',
  'phone',
] as const

const languages = { En: 'en', Ar: 'ar', Hi: 'hi' } as const

/** Names of fields in words; one of a language says which. */
export function useFieldLabels(): (field: string) => string {
  const { t } = useTranslation()
  return (field) => {
    const [, base = field, suffix] = /^(.+?)(En|Ar|Hi)?$/.exec(field) ?? []
    const known = fieldNames.find((name) => name === base)
    if (!known) return field
    const label = t(`console-taxonomy.fields.${known}`)
    const language = suffix && languages[suffix as keyof typeof languages]
    return language ? `${label} (${t(`console.languages.${language}`)})` : label
  }
}
