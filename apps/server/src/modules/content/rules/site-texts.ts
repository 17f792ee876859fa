import type {
  RestContact,
  RestDeliveryRules,
  RestOilPromotion,
} from '@warsha/contract/content/content.rest.ts'

/** A text by key in both languages, as the shop reads it. */
export type SiteText<Value> = { en: Value; ar: Value }

export type SiteTexts = {
  contact: SiteText<RestContact>
  'hig-delivery-rules': SiteText<RestDeliveryRules>
  'oil-promotion': SiteText<RestOilPromotion>
}

export type SiteTextKey = keyof SiteTexts

export const siteTextKeys = [
  'contact',
  'hig-delivery-rules',
  'oil-promotion',
] as const satisfies SiteTextKey[]

/** Applies `clean` to every text inside a value. */
export function cleanWords<Value>(value: Value, clean: (text: string) => string): Value {
  if (typeof value === 'string') return clean(value) as Value
  if (Array.isArray(value)) return value.map((each) => cleanWords(each, clean)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, cleanWords(each, clean)]),
  ) as Value
}

export function hasEmptyText(value: unknown): boolean {
  if (typeof value === 'string') return value === ''
  return typeof value === 'object' && value !== null && Object.values(value).some(hasEmptyText)
}
