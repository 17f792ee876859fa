import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** By default, not always: the seed and restored data bring ids of their own. */
export function identityKey() {
  return integer('id').primaryKey().generatedByDefaultAsIdentity()
}

/** An amount of money. The name ends in `_baisa`; a check of its table bounds it. */
export function baisaColumn(name: `${string}_baisa`) {
  return integer(name).$type<Baisa>()
}

/**
 * The public id of a row with an owner: random, so that it does not reveal how many rows there are, when one was made
 * or the next id. Inside, rows refer to each other by their integer keys.
 */
export function publicIdColumn() {
  return uuid('public_id').notNull().unique().defaultRandom()
}

/** Counts the changes of a row that operators edit: a save names the one it has read. */
export function revisionColumn() {
  return integer('revision').notNull().default(1)
}

/** Of a translation: the names of its texts whose English was changed after them. */
export function olderColumn() {
  return text('older').array().notNull().default(sql`'{}'`)
}

/** Both come from the database's clock: servers disagree about the time, rows of one table must not. */
export function timestamps() {
  return {
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .defaultNow()
      .$onUpdate(() => sql`now()`),
  }
}
