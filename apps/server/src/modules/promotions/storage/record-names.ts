import { sql } from 'drizzle-orm'
import type { RecordNamers } from '#commands/record-names.ts'

export const promotionNames: RecordNamers = {
  promotion: {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, code, code FROM promo_codes WHERE id = ANY (${ids})`,
  },
}
