import { attributeIdOf } from '~/components/edit/attribute-texts.ts'
import { useTranslation } from '~/session/messages.ts'
import { usePageOptions } from './use-pages.ts'

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
  'attributeTexts',
  'attributeFiles',
  'attributeFlags',
  'translations',
  'older',
  'isPublished',
  'publishedAt',
  'publishedUntil',
] as const

const languages = { En: 'en', Ar: 'ar', Hi: 'hi' } as const

/** Names of a page's fields in words; one of a language says which. */
export function usePageLabels(): (field: string) => string {
  const { t, lang } = useTranslation()
  const options = usePageOptions()
  return (field) => {
    const [, base = field, suffix] = /^(.+?)(En|Ar|Hi)?$/.exec(field) ?? []
    const known = fieldNames.find((name) => name === base)
    const attribute = options?.attributes.find(({ id }) => id === attributeIdOf(field))
    if (!known && !attribute) return field
    const label = attribute?.name[lang] ?? (known ? t(`console-content.fields.${known}`) : field)
    const language = suffix && languages[suffix as keyof typeof languages]
    return language ? `${label} (${t(`console.languages.${language}`)})` : label
  }
}
