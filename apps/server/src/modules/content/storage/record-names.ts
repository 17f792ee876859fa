import { sql } from 'drizzle-orm'
import type { RecordNamers } from '#commands/record-names.ts'

export const contentNames: RecordNamers = {
  page: {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, title, title FROM pages WHERE id = ANY (${ids})`,
  },
  'page-type': {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, name, name FROM page_types WHERE id = ANY (${ids})`,
  },
  'faq-entry': {
    idType: 'integer',
    select: (ids) => sql`SELECT id::text, question_en, question_ar FROM faq_entries WHERE id = ANY (${ids})`,
  },
}
