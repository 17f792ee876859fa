import { sql } from 'drizzle-orm'
import type { RecordNamers } from '#commands/record-names.ts'

export const questionNames: RecordNamers = {
  question: {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, title_en, title_ar FROM poll_questions WHERE id = ANY (${ids})`,
  },
}
