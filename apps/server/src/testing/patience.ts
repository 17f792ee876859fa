import type { Patience } from '#kernel/database/connect.ts'

/** For what hangs, not for what is slow: a machine that runs tests may have much else to do. */
export const testPatience: Patience = {
  connectionMs: 60_000,
  statementMs: 120_000,
  lockMs: 60_000,
  idleMs: 120_000,
}

/** A database that is frozen on purpose is given up sooner, by the tests that freeze it. */
export const testSilenceLimitMs = 120_000
