import { sql } from 'drizzle-orm'
import type { RecordNamers } from '#commands/record-names.ts'

export const orderNames: RecordNamers = {
  order: {
    idType: 'uuid',
    select: (ids) =>
      sql`SELECT public_id::text, number::text, number::text FROM orders WHERE public_id = ANY (${ids})`,
  },
}
