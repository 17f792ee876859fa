import type {
  RestProductOptions,
  RestProductRecord,
} from '@warsha/contract/console/catalogue/products.rest.ts'
import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import {
  type AttributeTextFields,
  attributeIdOf,
  attributeTextFields,
  attributeTextsBody,
} from '~/components/edit/attribute-texts.ts'
import { type RichTextBlock, readBlocks, summaryOf, writtenBlocks } from '~/components/edit/blocks.ts'
import type { Problems } from '~/components/edit/record-editor.tsx'
import type { Translation } from '~/session/messages.ts'
import { readBasisPoints } from './percent.ts'
import { type DraftVariant, skuProblems } from './variant-rows.ts'

export const lineNames = ['name', 'tag', 'freeGift', 'seoTitle', 'seoDescription'] as const
type LineName = (typeof lineNames)[number]
type Suffix = 'En' | 'Ar' | 'Hi'

/** A product as its form has it: everything that is typed is text. */
export type ProductFields = Record<`${LineName}${Suffix}`, string> &
  Record<`description${Suffix}`, RichTextBlock[]> &
  AttributeTextFields & {
    categoryId: string
    salesRank: string
    tax: string
    stateIds: number[]
    /** `service type:venue`, in order. */
    ways: string[]
    valueIds: number[]
    /** By the ids of their attributes. */
    numbers: Record<string, string>
    /** Addresses of pictures, by the ids of their attributes. */
    attributeFiles: Record<string, string>
    variants: DraftVariant[]
    parts: { variantId: number; sku: string; quantity: string }[]
  }

const languages = [
  ['en', 'En'],
  ['ar', 'Ar'],
  ['hi', 'Hi'],
] as const

const sentNames = { freeGift: 'free_gift', seoTitle: 'seo_title', seoDescription: 'seo_description' } as const
const sentName = (name: LineName) => (name in sentNames ? sentNames[name as keyof typeof sentNames] : name)

export function fieldsOf(product: RestProductRecord): ProductFields {
  const lines = lineNames.flatMap((name) => {
    const texts = product[sentName(name) as 'name']
    return languages.map(([language, suffix]) => [`${name}${suffix}`, texts[language]])
  })
  const descriptions = languages.map(([language, suffix]) => [
    `description${suffix}`,
    readBlocks(product.description[language]),
  ])
  return {
    ...Object.fromEntries([...lines, ...descriptions]),
    ...attributeTextFields(product),
    categoryId: String(product.category_id),
    salesRank: String(product.sales_rank),
    tax: String(product.tax_basis_points / 100),
    stateIds: product.state_ids,
    ways: product.ways.map(({ service_type, venue }) => `${service_type}:${venue}`).sort(),
    valueIds: product.value_ids,
    numbers: Object.fromEntries(product.numbers.map((each) => [each.attribute_id, String(each.number)])),
    attributeFiles: Object.fromEntries(product.attribute_files.map((each) => [each.attribute_id, each.url])),
    variants: product.variants.map(({ id, sku, name, track_inventory, value_ids }) => ({
      key: String(id),
      id,
      sku,
      nameEn: name.en,
      nameAr: name.ar,
      nameHi: name.hi,
      isTracked: track_inventory,
      valueIds: value_ids,
    })),
    parts: product.parts.map(({ variant_id, sku, quantity }) => ({
      variantId: variant_id,
      sku,
      quantity: String(quantity),
    })),
  }
}

/** The fields as the server takes them. */
export function toBody(fields: ProductFields) {
  const lines = (name: LineName) => ({
    en: fields[`${name}En`].trim(),
    ar: fields[`${name}Ar`].trim(),
    hi: fields[`${name}Hi`].trim(),
  })
  const blocks = (suffix: Suffix) => {
    const written = writtenBlocks(fields[`description${suffix}`])
    return written.length > 0 ? { blocks: written } : null
  }
  return {
    name: lines('name'),
    description: { en: blocks('En'), ar: blocks('Ar'), hi: blocks('Hi') },
    tag: lines('tag'),
    free_gift: lines('freeGift'),
    seo_title: lines('seoTitle'),
    seo_description: lines('seoDescription'),
    category_id: Number(fields.categoryId),
    sales_rank: readCount(fields.salesRank),
    tax_basis_points: readBasisPoints(fields.tax),
    state_ids: fields.stateIds,
    ways: fields.ways.map((way) => {
      const [service_type, venue] = way.split(':')
      return { service_type, venue }
    }),
    value_ids: fields.valueIds,
    numbers: Object.entries(fields.numbers).flatMap(([attribute, text]) => {
      const number = readNumber(text)
      return number === undefined ? [] : [{ attribute_id: Number(attribute), number }]
    }),
    attribute_texts: attributeTextsBody(fields),
    attribute_files: Object.entries(fields.attributeFiles).map(([attribute, url]) => ({
      attribute_id: Number(attribute),
      url,
    })),
    variants: fields.variants.map(({ id, sku, nameEn, nameAr, nameHi, isTracked, valueIds }) => ({
      id,
      sku: sku.trim(),
      name: { en: nameEn.trim(), ar: nameAr.trim(), hi: nameHi.trim() },
      track_inventory: isTracked,
      value_ids: valueIds,
    })),
    parts: fields.parts.map(({ variantId, quantity }) => ({
      variant_id: variantId,
      quantity: readCount(quantity),
    })),
  }
}

/** A whole number as it is typed, with Arabic digits as well. */
export function readCount(text: string): number | undefined {
  const plain = normaliseDigits(text).trim()
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined
}

function readNumber(text: string): number | undefined {
  const plain = normaliseDigits(text).trim().replace('٫', '.').replace('−', '-')
  return /^-?\d{1,9}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined
}

type Words = Pick<Translation, 't' | 'lang'> & { options: RestProductOptions | undefined }

export function problemsOf(fields: ProductFields, { t }: Pick<Words, 't'>): Problems {
  const problems: Record<string, string> = {}
  if (!fields.nameEn.trim()) problems.nameEn = t('console-products.problem.required')
  if (!readCount(fields.salesRank)) problems.salesRank = t('console-products.problem.number')
  const tax = readBasisPoints(fields.tax)
  if (tax === undefined || tax < 0 || tax > 10_000) problems.tax = t('console-products.problem.tax')
  for (const [row, problem] of skuProblems(fields.variants))
    problems[`variants.${row}.sku`] = t(`console-products.variants.${problem}`)
  for (const [row, { quantity }] of fields.parts.entries())
    if (!readCount(quantity)) problems[`parts.${row}`] = t('console-products.problem.number')
  for (const [attribute, text] of Object.entries(fields.numbers))
    if (text.trim() && readNumber(text) === undefined)
      problems[`numbers.${attribute}`] = t('console-products.problem.number')
  return problems
}

/** The name of a field, or of one that the log has, in words. */
export function labelOf(field: string, { t, lang, options }: Words): string {
  const [, name = field, suffix] =
    /^(name|description|tag|freeGift|seoTitle|seoDescription|older|attributeText\d+)(En|Ar|Hi)$/.exec(
      field,
    ) ?? []
  const known = fieldNames.find((each) => each === (name === 'taxBasisPoints' ? 'tax' : name))
  const attribute = options?.attributes.find(({ id }) => id === attributeIdOf(field))
  const label = known ? t(`console-products.fields.${known}`) : (attribute?.name[lang] ?? name)
  const language = languages.find(([, each]) => each === suffix)?.[0]
  return language ? `${label} · ${t(`console.languages.${language}`)}` : label
}

const fieldNames = [
  ...lineNames,
  'description',
  'categoryId',
  'salesRank',
  'tax',
  'stateIds',
  'ways',
  'valueIds',
  'numbers',
  'attributeTexts',
  'attributeFiles',
  'variants',
  'parts',
  'listings',
  'prices',
  'older',
  'priceBaisa',
  'costBaisa',
  'discountKind',
  'discountValue',
  'effectiveAt',
  'state',
] as const

/** The value of a field in words. */
export function textOf(name: string, fields: ProductFields, { t, lang, options }: Words): string {
  const value = fields[name as keyof ProductFields]
  const namesOf = (
    ids: readonly number[],
    named: readonly { id: number; name: { en: string; ar: string } }[] = [],
  ) => ids.map((id) => named.find((each) => each.id === id)?.name[lang] ?? id).join(' · ')
  if (Array.isArray(value) && (name.startsWith('description') || attributeIdOf(name)))
    return summaryOf(value as RichTextBlock[])
  if (name === 'categoryId') return namesOf([Number(value)], options?.categories)
  if (name === 'stateIds') return namesOf(fields.stateIds, options?.states)
  if (name === 'valueIds')
    return namesOf(
      fields.valueIds,
      options?.attributes.flatMap(({ values }) => values),
    )
  if (name === 'ways')
    return fields.ways
      .map((way) =>
        way
          .split(':')
          .map((part) => t(`console-products.ways.${part as 'home'}`))
          .join(', '),
      )
      .join(' · ')
  if (name === 'numbers') return Object.values(fields.numbers).join(' · ')
  if (name === 'attributeFiles')
    return namesOf(Object.keys(fields.attributeFiles).map(Number), options?.attributes)
  if (name === 'variants') return fields.variants.map(({ sku }) => sku || '–').join(' · ')
  if (name === 'parts') return fields.parts.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(' · ')
  return String(value ?? '')
}
