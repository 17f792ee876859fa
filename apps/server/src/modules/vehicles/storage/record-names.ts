import { namedBy, type RecordNamers } from '#commands/record-names.ts'

export const carNames: RecordNamers = {
  'car-brand': namedBy('car_brands', 'name_en', 'name_ar'),
  'car-model': namedBy('car_models', 'name_en', 'name_ar'),
}
