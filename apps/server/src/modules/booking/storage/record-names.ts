import { namedBy, type RecordNamers } from '#commands/record-names.ts'

export const centreNames: RecordNamers = {
  centre: namedBy('service_centres', 'name_en', 'name_ar'),
  'centre-type': namedBy('centre_types', 'name_en', 'name_ar'),
  'service-type': namedBy('service_types', 'name_en', 'name_ar'),
}
