/** What was measured, with where it stands in docs/scaling.md or how it was found. Times are of one core of the Xeon there. */
export const measured = {
  /** Statements of a booked purchase by card with its jobs. */
  statements: 31,
  /** Processor time of a booked purchase with its jobs, ms, middle of 46 to 57. */
  nodeMs: 24,
  postgresMs: 28,
  /** A page out of the cache of pages: 1,890 a second on two cores that the load generator shares. */
  cachedPageMs: 1,
  /** Home, listing and product that are not cached. */
  freshPageMs: 9,
  /** A list or detail never asked before over GraphQL: about 1,000 a second on two shared cores. */
  freshReadMs: 2,
  /** Of a purchase with its jobs, 163 of them paid from the wallet by ten shoppers on the embedded database. */
  walBytes: 33_000,
  diskBytes: 20_400,
  /** A process with 10,000 products, after load. */
  processMib: 314,
  /** Processor time that PgBouncer takes for a statement, from the bare purchases of `npm run bench -- --pooler`. */
  poolerMsOfStatement: 0.035,
  /** Pairs of reserving and releasing one hour, a second: all of them want one row. */
  hotRowPerSecond: 74,
} as const

/** What was not measured. */
export const assumed = {
  /** A customer with its sessions, address, car and notifications, indexes included. */
  customerBytes: 6_000,
  /** How long the statements of a purchase hold a connection together, ms: twice their processor time. */
  connectionMs: 56,
  /** Cores stay below this, so that a machine may be lost and a second may be worse than the others. */
  busyAtMost: 0.6,
  /** Orders of a whole campaign day, in busiest minutes. */
  busyMinutesOfDay: 360,
  /** Invoice, confirmation, reminder, survey. */
  messagesOfOrder: 4,
  /** Opened, asked for, called back, read for the books. */
  gatewayCallsOfOrder: 4,
} as const
