import { sql } from 'drizzle-orm'
import type { RecordNamers } from '#commands/record-names.ts'

export const warehouseNames: RecordNamers = {
  warehouse: {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, name_en, name_ar FROM warehouses WHERE id = ANY (${ids})`,
  },
}
