import type { Config } from '#config/config.ts'

/** Where the database is: for serving, and for the owner who migrates and seeds it. */
export type DatabaseUrls = { url: string; ownerUrl: string }

export function databaseUrls(
  { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }: Config,
  embedded: DatabaseUrls | undefined,
): DatabaseUrls {
  if (url) return { url, ownerUrl: ownerUrl ?? url }
  if (embedded) return { url: embedded.url, ownerUrl: embedded.ownerUrl }
  throw new Error('There is no database: neither DATABASE_URL nor the embedded one')
}
