import { sql } from 'drizzle-orm'
import type { RecordNamers } from '#commands/record-names.ts'

export const placeNames: RecordNamers = {
  country: {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, name_en, name_ar FROM countries WHERE id = ANY (${ids})`,
  },
  state: {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, name_en, name_ar FROM states WHERE id = ANY (${ids})`,
  },
  city: {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, name_en, name_ar FROM cities WHERE id = ANY (${ids})`,
  },
  region: {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, name_en, name_ar FROM regions WHERE id = ANY (${ids})`,
  },
}
