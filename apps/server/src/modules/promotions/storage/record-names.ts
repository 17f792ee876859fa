import { namedBy, type RecordNamers } from '#commands/record-names.ts'

export const promotionNames: RecordNamers = {
  promotion: namedBy('promo_codes', 'code'),
}
