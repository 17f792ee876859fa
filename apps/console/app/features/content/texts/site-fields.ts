import type { RestSiteTexts } from '@warsha/contract/console/content/texts.rest.ts'
import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import type { Values } from '~/components/edit/merge-draft.ts'
import type { Problems } from '~/components/edit/record-editor.tsx'
import type { Translation } from '~/session/messages.ts'

/** An entry in both languages. */
export type Pair = { titleEn: string; titleAr: string; textEn: string; textAr: string }

export const emptyPair: Pair = { titleEn: '', titleAr: '', textEn: '', textAr: '' }

const contactNames = ['title', 'company', 'address', 'hours', 'text'] as const
type ContactName = (typeof contactNames)[number]
export type ContactFields = { [Key in `${ContactName}${'En' | 'Ar'}`]: string }

export function contactFields(contact: RestSiteTexts['contact']): ContactFields {
  return Object.fromEntries(
    contactNames.flatMap((name) => [
      [`${name}En`, contact?.en[name] ?? ''],
      [`${name}Ar`, contact?.ar[name] ?? ''],
    ]),
  ) as ContactFields
}

export function toContact(fields: ContactFields) {
  const words = (suffix: 'En' | 'Ar') => ({
    title: fields[`title${suffix}`].trim(),
    company: fields[`company${suffix}`].trim(),
    address: fields[`address${suffix}`].trim(),
    hours: fields[`hours${suffix}`].trim(),
    text: fields[`text${suffix}`].trim(),
  })
  return { en: words('En'), ar: words('Ar') }
}

export type RulesFields = { titleEn: string; titleAr: string; rules: readonly Pair[] }

export function rulesFields(rules: RestSiteTexts['delivery_rules']): RulesFields {
  return {
    titleEn: rules?.title.en ?? '',
    titleAr: rules?.title.ar ?? '',
    rules: (rules?.rules ?? []).map(toPair),
  }
}

export function toRules({ titleEn, titleAr, rules }: RulesFields) {
  return { title: { en: titleEn.trim(), ar: titleAr.trim() }, rules: rules.map(toStep) }
}

export type PromotionFields = {
  titleEn: string
  titleAr: string
  textEn: string
  textAr: string
  percent: string
  validHours: string
  category: string
  pictureEn: string
  pictureAr: string
  pictureMobileEn: string
  pictureMobileAr: string
  steps: readonly Pair[]
  terms: readonly Pair[]
}

export function promotionFields(promotion: RestSiteTexts['oil_promotion']): PromotionFields {
  return {
    titleEn: promotion?.title.en ?? '',
    titleAr: promotion?.title.ar ?? '',
    textEn: promotion?.text.en ?? '',
    textAr: promotion?.text.ar ?? '',
    percent: String(promotion?.percent ?? ''),
    validHours: String(promotion?.hours ?? ''),
    category: promotion?.category ?? '',
    pictureEn: promotion?.picture.en ?? '',
    pictureAr: promotion?.picture.ar ?? '',
    pictureMobileEn: promotion?.picture_mobile.en ?? '',
    pictureMobileAr: promotion?.picture_mobile.ar ?? '',
    steps: (promotion?.steps ?? []).map(toPair),
    terms: (promotion?.terms ?? []).map(({ en, ar }) => ({ ...emptyPair, textEn: en, textAr: ar })),
  }
}

export function toPromotion(fields: PromotionFields) {
  return {
    title: { en: fields.titleEn.trim(), ar: fields.titleAr.trim() },
    text: { en: fields.textEn.trim(), ar: fields.textAr.trim() },
    percent: readNumber(fields.percent) ?? Number.NaN,
    hours: readNumber(fields.validHours) ?? Number.NaN,
    category: fields.category.trim(),
    picture: { en: fields.pictureEn, ar: fields.pictureAr },
    picture_mobile: { en: fields.pictureMobileEn, ar: fields.pictureMobileAr },
    steps: fields.steps.map(toStep),
    terms: fields.terms.map(({ textEn, textAr }) => ({ en: textEn.trim(), ar: textAr.trim() })),
  }
}

export function readNumber(text: string): number | undefined {
  const plain = normaliseDigits(text).trim().replace('٫', '.')
  return /^\d{1,4}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

function toPair({ title, text }: { title: Both; text: Both }): Pair {
  return { titleEn: title.en, titleAr: title.ar, textEn: text.en, textAr: text.ar }
}

function toStep({ titleEn, titleAr, textEn, textAr }: Pair) {
  return { title: { en: titleEn.trim(), ar: titleAr.trim() }, text: { en: textEn.trim(), ar: textAr.trim() } }
}

type Both = { en: string; ar: string }

/** Nothing may be empty, in neither language. */
export function missingTexts(fields: Values, { t }: Pick<Translation, 't'>): Problems {
  const required = t('console-content.problem.required')
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (isMissing(name, value) ? [[name, required]] : [])),
  )
}

function isMissing(name: string, value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  const pairs = value as readonly Pair[]
  const needed =
    name === 'terms' ? (['textEn', 'textAr'] as const) : (Object.keys(emptyPair) as (keyof Pair)[])
  return pairs.some((pair) => needed.some((part) => pair[part].trim() === ''))
}

/** A value in words, for the list of changes. */
export function siteText(name: string, fields: Values): string {
  const value = fields[name]
  if (typeof value === 'string') return name.startsWith('picture') ? (value.split('/').at(-1) ?? '') : value
  return ((value ?? []) as readonly Pair[]).map(({ titleEn, textEn }) => titleEn || textEn).join(' · ')
}
