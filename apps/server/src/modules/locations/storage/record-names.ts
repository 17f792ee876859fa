import { namedBy, type RecordNamers } from '#commands/record-names.ts'

export const placeNames: RecordNamers = {
  country: namedBy('countries', 'name_en', 'name_ar'),
  state: namedBy('states', 'name_en', 'name_ar'),
  city: namedBy('cities', 'name_en', 'name_ar'),
  region: namedBy('regions', 'name_en', 'name_ar'),
}
