import type { PollType } from '@warsha/contract/surveys/surveys.rest.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { identityKey, timestamps } from '#kernel/database/columns.ts'
import { categories } from '#modules/catalogue/storage/categories.tables.ts'

/** Questions to customers: why something comes back (one is chosen), or how satisfied they are (each is rated). */
export const pollQuestions = pgTable(
  'poll_questions',
  {
    id: identityKey(),
    /** By this name the seed finds it again. */
    slug: text('slug').notNull().unique(),
    type: text('type').$type<PollType>().notNull(),
    /** Null: asked wherever no category has questions of its own. */
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Counts what operators changed. */
    revision: integer('revision').notNull().default(1),
    ...timestamps(),
  },
  (question) => [
    index('poll_questions_category_idx').on(question.categoryId),
    check('poll_questions_type_known', sql`${question.type} IN ('returned', 'satisfaction')`),
    check('poll_questions_slug_form', sql`${question.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check(
      'poll_questions_title_length',
      sql`length(${question.titleEn}) BETWEEN 1 AND 200 AND length(${question.titleAr}) BETWEEN 1 AND 200`,
    ),
  ],
)
