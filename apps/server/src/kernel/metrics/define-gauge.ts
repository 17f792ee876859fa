import type { Database } from '#kernel/database/connect.ts'

/** A figure of the whole shop, read from the database when it is asked for. */
export type GaugeDefinition = {
  name: `warsha_${string}`
  help: string
  /** The name of the one label that tells its values apart, if it has several. */
  label?: string
  read(db: Database): Promise<number | ReadonlyMap<string, number>>
}
