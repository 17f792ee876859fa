import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Executor } from '#kernel/database/connect.ts'
import type { Log } from '#kernel/log.ts'

/** Dependencies of signing in to the console. */
export type StaffContext = { db: Database; config: Config; clock: Clock; log: Log }

/** The centres a member belongs to, as the module that has centres says. */
export type ListCentresOf = (executor: Executor, memberId: number) => Promise<readonly StaffCentre[]>

export type StaffCentre = { id: number; nameEn: string; nameAr: string }
