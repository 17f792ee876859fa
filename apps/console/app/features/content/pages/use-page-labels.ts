import { useTranslation } from '~/session/messages.ts'

const fieldNames = [
  'title',
  'content',
  'seoTitle',
  'seoDescription',
  'pageTypeId',
  'slug',
  'language',
  'channels',
  'priority',
  'stateIds',
  'picture',
  'pictureMobile',
  'text',
  'buttonLabel',
  'link',
  'translations',
  'older',
  'isPublished',
  'publishedAt',
  'publishedUntil',
] as const

const languages = { En: 'en', Ar: 'ar', Hi: 'hi' } as const

/** Names of a page's fields in words; one of a language says which. */
export function usePageLabels(): (field: string) => string {
  const { t } = useTranslation()
  return (field) => {
    const [, base = field, suffix] = /^(.+?)(En|Ar|Hi)?$/.exec(field) ?? []
    const known = fieldNames.find((name) => name === base)
    if (!known) return field
    const label = t(`console-content.fields.${known}`)
    const language = suffix && languages[suffix as keyof typeof languages]
    return language ? `${label} (${t(`console.languages.${language}`)})` : label
  }
}
