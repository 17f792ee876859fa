import { sql } from 'drizzle-orm'
import type { RecordNamers } from '#commands/record-names.ts'

export const carNames: RecordNamers = {
  'car-brand': {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, name_en, name_ar FROM car_brands WHERE id = ANY (${ids})`,
  },
  'car-model': {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, name_en, name_ar FROM car_models WHERE id = ANY (${ids})`,
  },
}
