import type { RestConsoleChannel } from '@warsha/contract/console/channels/console-channels.rest.ts'
import type { RestPromotion } from '@warsha/contract/console/promotions/promotions.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { readAmount } from '~/components/command/amount.ts'
import type { Translation } from '~/session/messages.ts'

/** A product or category, with its own percentage as it is typed. */
export type TargetField = {
  kind: 'product' | 'category'
  id: number
  name: { en: string; ar: string }
  percent: string
}

/** A promotion as its form has it: everything that is typed is text. */
export type PromotionFields = {
  nameEn: string
  nameAr: string
  type: RestPromotion['type']
  percent: string
  amount: string
  channelId: string
  minimum: string
  startsOn: string
  endsOn: string
  totalLimit: string
  perCustomerLimit: string
  withinHours: string
  targets: TargetField[]
}

export const emptyPromotion: PromotionFields = {
  nameEn: '',
  nameAr: '',
  type: 'percent',
  percent: '',
  amount: '',
  channelId: '',
  minimum: '',
  startsOn: '',
  endsOn: '',
  totalLimit: '',
  perCustomerLimit: '',
  withinHours: '',
  targets: [],
}

const textOfNumber = (value: number | null) => (value === null ? '' : String(value))
const textOfAmount = (value: number | null) => (value === null ? '' : formatAmount(baisa(value)))

export function fieldsOf(promotion: RestPromotion): PromotionFields {
  return {
    nameEn: promotion.name.en,
    nameAr: promotion.name.ar,
    type: promotion.type,
    percent: textOfNumber(promotion.percent),
    amount: textOfAmount(promotion.amount_baisa),
    channelId: textOfNumber(promotion.channel_id),
    minimum: textOfAmount(promotion.minimum_baisa),
    startsOn: promotion.starts_on ?? '',
    endsOn: promotion.ends_on ?? '',
    totalLimit: textOfNumber(promotion.total_limit),
    perCustomerLimit: textOfNumber(promotion.per_customer_limit),
    withinHours: textOfNumber(promotion.within_hours),
    targets: promotion.targets.map(({ product_id, category_id, percent, name }) => ({
      kind: product_id === null ? ('category' as const) : ('product' as const),
      id: product_id ?? category_id ?? 0,
      name,
      percent: textOfNumber(percent),
    })),
  }
}

function readCount(text: string): number | null {
  const plain = normaliseDigits(text).trim()
  return /^\d{1,7}$/.test(plain) ? Number(plain) : null
}

/** The fields as the server takes them; what does not belong to the type is left out. */
export function toBody(fields: PromotionFields) {
  const { type } = fields
  return {
    name: { en: fields.nameEn.trim(), ar: fields.nameAr.trim() },
    type,
    percent: type === 'percent' ? readCount(fields.percent) : null,
    amount_baisa: type === 'amount' ? (readAmount(fields.amount) ?? null) : null,
    channel_id: fields.channelId ? Number(fields.channelId) : null,
    minimum_baisa: fields.minimum ? (readAmount(fields.minimum) ?? null) : null,
    starts_on: fields.startsOn || null,
    ends_on: fields.endsOn || null,
    total_limit: readCount(fields.totalLimit),
    per_customer_limit: readCount(fields.perCustomerLimit),
    within_hours: readCount(fields.withinHours),
    targets: fields.targets.map(({ kind, id, percent }) => ({
      product_id: kind === 'product' ? id : null,
      category_id: kind === 'category' ? id : null,
      percent: type === 'percent' ? readCount(percent) : null,
    })),
  }
}

type Problem = 'required' | 'percent' | 'ownPercent' | 'amount' | 'number' | 'period'

function isWithin(text: string, least: number, most: number): boolean {
  const number = readCount(text)
  return number !== null && number >= least && number <= most
}

/** What is wrong with the fields by their own rules. */
export function problemsOf(fields: PromotionFields): Partial<Record<keyof PromotionFields, Problem>> {
  const { type, percent, targets, startsOn, endsOn } = fields
  const problems: Partial<Record<keyof PromotionFields, Problem>> = {}
  for (const name of ['nameEn', 'nameAr'] as const) if (!fields[name].trim()) problems[name] = 'required'
  const areAllReduced = targets.length > 0 && targets.every((target) => target.percent.trim())
  if (type === 'percent') {
    if (percent.trim() ? !isWithin(percent, 1, 100) : !areAllReduced) problems.percent = 'percent'
    if (targets.some((target) => target.percent.trim() && !isWithin(target.percent, 1, 50)))
      problems.targets = 'ownPercent'
  }
  if (type === 'amount' && !((readAmount(fields.amount) ?? 0) > 0)) problems.amount = 'amount'
  if (fields.minimum.trim() && !((readAmount(fields.minimum) ?? 0) > 0)) problems.minimum = 'amount'
  const counts = { totalLimit: 1_000_000, perCustomerLimit: 1000, withinHours: 1000 }
  for (const [name, most] of Object.entries(counts) as [keyof typeof counts, number][])
    if (fields[name].trim() && !isWithin(fields[name], 1, most)) problems[name] = 'number'
  if (startsOn && endsOn && startsOn > endsOn) problems.endsOn = 'period'
  return problems
}

const refusedFields: Readonly<Record<string, string>> = {
  name: 'nameEn',
  amount_baisa: 'amount',
  channel_id: 'channelId',
  minimum_baisa: 'minimum',
  starts_on: 'startsOn',
  ends_on: 'endsOn',
  total_limit: 'totalLimit',
  per_customer_limit: 'perCustomerLimit',
  within_hours: 'withinHours',
}

/** A field by the name that a refusal gives it. */
export function fieldOf(refused: string): string {
  return refusedFields[refused] ?? refused
}

/** Names of the fields in the log of changes that the form calls otherwise. */
const loggedFields: Readonly<Record<string, string>> = {
  name: 'name',
  amountBaisa: 'amount',
  minimumBaisa: 'minimum',
}

export const fieldNames = [...Object.keys(emptyPromotion), 'code', 'name', 'isActive'] as (
  | keyof PromotionFields
  | 'code'
  | 'name'
  | 'isActive'
)[]

export function labelOf(t: Translation['t']): (field: string) => string {
  return (field) => {
    const known = fieldNames.find((name) => name === (loggedFields[field] ?? field))
    return known ? t(`console-promotions.fields.${known}`) : field
  }
}

/** The value of a field in words, for the save bar and for what others saved. */
export function textOf(
  { t, lang }: Pick<Translation, 't' | 'lang'>,
  channels: readonly RestConsoleChannel[],
): (name: string, fields: PromotionFields) => string {
  return (name, fields) => {
    if (name === 'type') return t(`console-promotions.type.${fields.type}`)
    if (name === 'channelId')
      return fields.channelId
        ? (channels.find(({ id }) => String(id) === fields.channelId)?.name ?? fields.channelId)
        : t('console-promotions.allChannels')
    if (name === 'targets')
      return fields.targets
        .map((target) =>
          isolate(target.percent ? `${target.name[lang]} ${target.percent} %` : target.name[lang]),
        )
        .join(' · ')
    return String(fields[name as keyof PromotionFields] ?? '')
  }
}
