import type { RestEditedPage, RestPageOptions } from '@warsha/contract/console/content/pages.rest.ts'
import type { RestRichText } from '@warsha/contract/console/rich-text-shape.ts'
import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import {
  type AttributeTextFields,
  attributeIdOf,
  attributeTextFields,
  attributeTextsBody,
} from '~/components/edit/attribute-texts.ts'
import { type RichTextBlock, readBlocks, summaryOf } from '~/components/edit/blocks.ts'
import type { Problems } from '~/components/edit/record-editor.tsx'
import type { Translation } from '~/session/messages.ts'

type Suffix = 'En' | 'Ar' | 'Hi'
type Texts = RestEditedPage['texts']

/** A page as its form has it: everything that is typed is text. The texts of a page of one language are the English ones. */
export type PageFields = { [Key in `${'title' | 'seoTitle' | 'seoDescription'}${Suffix}`]: string } & {
  [Key in `content${Suffix}`]: readonly RichTextBlock[]
} & AttributeTextFields & {
    pageTypeId: string
    slug: string
    language: '' | 'en' | 'ar' | 'hi'
    channels: readonly string[]
    priority: string
    stateIds: readonly string[]
    picture: string
    pictureMobile: string
    text: string
    buttonLabel: string
    link: string
    /** Addresses of pictures, by the ids of their attributes. */
    attributeFiles: Readonly<Record<string, string>>
    attributeFlags: Readonly<Record<string, boolean>>
  }

const noTexts: Texts = { title: '', content: null, seo_title: null, seo_description: null }

export const emptyPage: PageFields = {
  ...(textFieldsOf({ En: noTexts, Ar: noTexts, Hi: noTexts }) as PageFields),
  pageTypeId: '',
  slug: '',
  language: '',
  channels: [],
  priority: '',
  stateIds: [],
  picture: '',
  pictureMobile: '',
  text: '',
  buttonLabel: '',
  link: '',
  attributeFiles: {},
  attributeFlags: {},
}

export function fieldsOf(page: RestEditedPage): PageFields {
  return {
    ...(textFieldsOf({
      En: page.texts,
      Ar: page.translations.ar ?? noTexts,
      Hi: page.translations.hi ?? noTexts,
    }) as PageFields),
    pageTypeId: String(page.page_type_id),
    slug: page.slug,
    language: page.language ?? '',
    channels: page.channels,
    priority: page.priority === null ? '' : String(page.priority),
    stateIds: page.state_ids.map(String),
    picture: page.picture ?? '',
    pictureMobile: page.picture_mobile ?? '',
    text: page.text ?? '',
    buttonLabel: page.button_label ?? '',
    link: page.link ?? '',
    ...attributeTextFields(page),
    attributeFiles: Object.fromEntries(page.attribute_files.map((each) => [each.attribute_id, each.url])),
    attributeFlags: Object.fromEntries(page.attribute_flags.map((each) => [each.attribute_id, each.value])),
  }
}

function textFieldsOf(texts: Record<Suffix, Texts>): Partial<PageFields> {
  return Object.fromEntries(
    (['En', 'Ar', 'Hi'] as const).flatMap((suffix) => {
      const { title, content, seo_title, seo_description } = texts[suffix]
      return [
        [`title${suffix}`, title],
        [`content${suffix}`, readBlocks(content)],
        [`seoTitle${suffix}`, seo_title ?? ''],
        [`seoDescription${suffix}`, seo_description ?? ''],
      ]
    }),
  )
}

type AttributeText = Pick<RestEditedPage['attribute_texts'][number], 'attribute_id' | 'text'>

/** The attributes that the chosen type has. */
export function attributesOf(fields: PageFields, options: RestPageOptions | undefined) {
  const type = options?.page_types.find(({ id }) => String(id) === fields.pageTypeId)
  return options?.attributes.filter(({ id }) => type?.attribute_ids.includes(id)) ?? []
}

/** The fields as the server takes them; values of attributes that the type has not are left behind. */
export function toBody(fields: PageFields, options: RestPageOptions | undefined) {
  const hasTranslations = fields.language === ''
  const own = new Set(attributesOf(fields, options).map(({ id }) => id))
  const entriesOf = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.entries(values).flatMap(([id, value]) =>
      own.has(Number(id)) ? [{ attribute_id: Number(id), value }] : [],
    )
  return {
    page_type_id: Number(fields.pageTypeId),
    slug: fields.slug.trim(),
    language: fields.language || null,
    texts: textsIn(fields, 'En'),
    translations: {
      ar: hasTranslations ? translationIn(fields, 'Ar') : null,
      hi: hasTranslations ? translationIn(fields, 'Hi') : null,
    },
    channels: [...fields.channels],
    priority: readWhole(fields.priority) ?? null,
    state_ids: fields.stateIds.map(Number),
    picture: fields.picture || null,
    picture_mobile: fields.pictureMobile || null,
    text: fields.text.trim() || null,
    button_label: fields.buttonLabel.trim() || null,
    link: fields.link.trim() || null,
    ...(options && {
      attribute_texts: attributeTextsBody(fields).filter(({ attribute_id }) =>
        own.has(attribute_id),
      ) as AttributeText[],
      attribute_files: entriesOf(fields.attributeFiles).map(({ attribute_id, value }) => ({
        attribute_id,
        url: value,
      })),
      attribute_flags: entriesOf(fields.attributeFlags),
    }),
  }
}

function textsIn(fields: PageFields, suffix: Suffix) {
  const blocks = fields[`content${suffix}`]
  return {
    title: fields[`title${suffix}`].trim(),
    content: blocks.length > 0 ? ({ blocks } as unknown as RestRichText) : null,
    seo_title: fields[`seoTitle${suffix}`].trim() || null,
    seo_description: fields[`seoDescription${suffix}`].trim() || null,
  }
}

/** Null where nothing is translated. */
function translationIn(fields: PageFields, suffix: Suffix) {
  const texts = textsIn(fields, suffix)
  return Object.values(texts).some(Boolean) ? texts : null
}

/** A whole number as it is typed, with Arabic digits as well. */
function readWhole(text: string): number | undefined {
  const plain = normaliseDigits(text).trim()
  return /^\d{1,6}$/.test(plain) ? Number(plain) : undefined
}

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function problemsOf(fields: PageFields, { t }: Pick<Translation, 't'>): Problems {
  return {
    ...(!fields.titleEn.trim() && { titleEn: t('console-content.problem.required') }),
    ...(!fields.pageTypeId && { pageTypeId: t('console-content.problem.required') }),
    ...(!slugPattern.test(fields.slug.trim()) && { slug: t('console-content.problem.slug') }),
    ...(fields.priority.trim() &&
      readWhole(fields.priority) === undefined && { priority: t('console-content.problem.number') }),
  }
}

type Words = Pick<Translation, 't' | 'lang'> & { options: RestPageOptions | undefined }

/** A value in words, for the list of changes. */
export function pageText(name: string, fields: PageFields, { t, lang, options }: Words): string {
  const value = fields[name as keyof PageFields]
  if (name === 'pageTypeId')
    return options?.page_types.find(({ id }) => String(id) === value)?.name[lang] ?? String(value)
  if (name === 'language') return t(`console-content.language.${fields.language || 'none'}`)
  if (name === 'channels')
    return fields.channels
      .map((slug) => options?.channels.find((channel) => channel.slug === slug)?.name ?? slug)
      .join(' · ')
  if (name === 'stateIds')
    return fields.stateIds
      .map((id) => options?.states.find((state) => String(state.id) === id)?.name[lang] ?? id)
      .join(' · ')
  if (name === 'picture' || name === 'pictureMobile') return String(value).split('/').at(-1) ?? ''
  const attributeName = (id: string) =>
    options?.attributes.find((attribute) => String(attribute.id) === id)?.name[lang] ?? id
  if (name === 'attributeFiles') return Object.keys(fields.attributeFiles).map(attributeName).join(' · ')
  if (name === 'attributeFlags')
    return Object.entries(fields.attributeFlags)
      .map(([id, flag]) => `${attributeName(id)}: ${t(flag ? 'console-content.yes' : 'console-content.no')}`)
      .join(' · ')
  if (attributeIdOf(name) && value === undefined) return ''
  return typeof value === 'string' ? value : summaryOf(value as readonly RichTextBlock[])
}

const refusedFields: Readonly<Record<string, string>> = {
  'texts.title': 'titleEn',
  title: 'titleEn',
  page_type_id: 'pageTypeId',
  state_ids: 'stateIds',
  picture_mobile: 'pictureMobile',
  button_label: 'buttonLabel',
  attribute_files: 'attributeFiles',
}

export function fieldOf(refused: string): string {
  return refusedFields[refused] ?? refused
}
