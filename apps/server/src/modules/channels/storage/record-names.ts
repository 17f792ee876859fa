import { sql } from 'drizzle-orm'
import type { RecordNamers } from '#commands/record-names.ts'

export const channelNames: RecordNamers = {
  channel: {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, name, name FROM channels WHERE id = ANY (${ids})`,
  },
}
