import { sql } from 'drizzle-orm'
import type { RecordNamers } from '#commands/record-names.ts'

export const centreNames: RecordNamers = {
  centre: {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, name_en, name_ar FROM service_centres WHERE id = ANY (${ids})`,
  },
  'centre-type': {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, name_en, name_ar FROM centre_types WHERE id = ANY (${ids})`,
  },
  'service-type': {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, name_en, name_ar FROM service_types WHERE id = ANY (${ids})`,
  },
}
