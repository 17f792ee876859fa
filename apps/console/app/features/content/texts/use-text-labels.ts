import { useTranslation } from '~/session/messages.ts'

const fieldNames = [
  'question',
  'answer',
  'isPublished',
  'title',
  'company',
  'address',
  'hours',
  'text',
  'rules',
  'percent',
  'validHours',
  'category',
  'picture',
  'pictureMobile',
  'steps',
  'terms',
  'version',
  'effectiveDate',
  'content',
] as const

const languages = { En: 'en', Ar: 'ar' } as const

/** Names of the fields of texts in words; one of a language says which. */
export function useTextLabels(): (field: string) => string {
  const { t } = useTranslation()
  return (field) => {
    if (field === 'en' || field === 'ar') return t(`console.languages.${field}`)
    const [, base = field, suffix] = /^(.+?)(En|Ar)?$/.exec(field) ?? []
    const known = fieldNames.find((name) => name === base.replace('sections', 'content'))
    if (!known) return field
    const label = t(`console-content.fields.${known}`)
    const language = suffix && languages[suffix as keyof typeof languages]
    return language ? `${label} (${t(`console.languages.${language}`)})` : label
  }
}
