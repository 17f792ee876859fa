import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { Models } from '#kernel/read-model.ts'

export type CheckoutDeps = { db: Database; models: Models; clock: Clock }
