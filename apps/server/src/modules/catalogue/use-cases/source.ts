import type { Database } from '#kernel/database/connect.ts'
import type { ReadDatabase } from '#kernel/database/read-database.ts'

/** Where the catalogue is read from: much of it at once, and what a word finds, where nothing is older than what has been announced. */
export type Source = { db: Database; read: ReadDatabase }
