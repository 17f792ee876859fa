import type { Config } from '#config/config.ts'
import type { Pooler } from '#kernel/database/connect.ts'

/** Where the embedded database is: for serving, and for the owner who migrates and seeds it. */
export type EmbeddedUrls = { url: string; ownerUrl: string }

export type DatabaseUrls = EmbeddedUrls & {
  /** For what needs a session of its own: notices, jobs, long statements. */
  directUrl: string
  /** What stands at `url` in front of the database, if something does. */
  pooler: Pooler | undefined
}

export function databaseUrls(config: Config, embedded: EmbeddedUrls | undefined): DatabaseUrls {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATABASE_DIRECT_URL } = config
  const directUrl = DATABASE_DIRECT_URL ?? url
  if (url && directUrl) return { url, directUrl, ownerUrl: ownerUrl ?? directUrl, pooler: poolerOf(config) }
  if (embedded)
    return {
      url: embedded.url,
      directUrl: embedded.url,
      ownerUrl: embedded.ownerUrl,
      pooler: undefined,
    }
  throw new Error('There is no database: neither DATABASE_URL nor the embedded one')
}

export function poolerOf({
  DATABASE_DIRECT_URL: directUrl,
  DATABASE_POOLER_PREPARED,
}: Config): Pooler | undefined {
  return directUrl ? { directUrl, keepsNames: DATABASE_POOLER_PREPARED } : undefined
}
