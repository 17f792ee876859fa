import { sql } from 'drizzle-orm'
import type { RecordNamers } from '#commands/record-names.ts'

export const menuNames: RecordNamers = {
  menu: {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, name, name FROM menus WHERE id = ANY (${ids})`,
  },
}
