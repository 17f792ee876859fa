import type { Database } from './database.ts'

/**
 * Runs statements that only read, on a replica where one is fresh enough, else on the primary. What needs the answer of this moment
 * (money, stock, a row that is written next) asks the database itself.
 */
export type ReadDatabase = <Answer>(read: (db: Database) => Promise<Answer>) => Promise<Answer>
