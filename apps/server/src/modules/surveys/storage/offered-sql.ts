import { sql } from 'drizzle-orm'

/** The words of every question, as a query of `id`, `en` and `ar`. */
export const questionTitles = sql`(SELECT id, title_en AS en, title_ar AS ar FROM poll_questions)`
