import type { CommandDeps } from '#commands/define-command.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { FileStore } from '#kernel/files/file-store.ts'
import type { ScheduledJob } from '#kernel/jobs/define-job.ts'

/** Somebody to try the shop as. */
export type DemoCustomer = {
  kind: 'new' | 'known' | 'driver' | 'blocked'
  phone: string
  firstName?: string
  lastName?: string
  email?: string
  password?: string
  driverCode?: string
}

/** Somebody to run the shop as. */
export type DemoOperator = {
  role: string
  name: string
  email: string
  password: string
  /** How many centres a role of a centre belongs to. */
  centres?: number
}

/** What the server knows of the demo shop, which is a workspace of its own and may be absent. */
export type DemoShop = {
  customers: readonly DemoCustomer[]
  staff: readonly DemoOperator[]
  /** Fills an empty database once; later calls find the mark and change nothing. */
  seed(options: { db: Database; clock: Clock; files?: FileStore }): Promise<'seeded' | 'present'>
  /** Adds the customers that are missing. Apart from the rest, because it needs the shop's secret. */
  seedCustomers(options: { db: Database; config: Config }): Promise<void>
  /** Adds the operators that are missing. */
  seedStaff(options: { db: Database; config: Config }): Promise<void>
  /** Moves schedules on, so that there is always something to book from today. */
  refreshSchedule(options: { db: Database; clock: Clock }): Promise<void>
  /** Closes a centre with bookings, unless it is closed already; for this it needs the operators. */
  refreshClosure(deps: CommandDeps): Promise<void>
  /** Does the everyday work of the operators once, so that their screens have something to show. */
  seedDesk(deps: CommandDeps): Promise<void>
  writePictures(files: FileStore): Promise<void>
  jobs(deps: CommandDeps): readonly ScheduledJob[]
}

const workspace = '@warsha/demo-shop/demo-shop.ts'

/** Loads the demo shop when it is wanted: a server without DEMO runs without its files. */
export async function loadDemoShop(): Promise<DemoShop> {
  try {
    const loaded: { demoShop: DemoShop } = await import(workspace)
    return loaded.demoShop
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error('DEMO is on, but apps/demo-shop is not there; set DEMO=off or add it', { cause: error })
  }
}
