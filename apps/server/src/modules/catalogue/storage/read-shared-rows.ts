import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { readChannelRows } from '#modules/channels/index.ts'
import type { SharedRows } from '../rules/catalogue-rows.ts'
import { productTypes } from './products.tables.ts'
import { readAttributes } from './read-attributes.ts'
import { readCategories, readSliders } from './read-categories.ts'
import { readCollections } from './read-collections.ts'

/** The few rows that concern many products, as of one moment. */
export async function readSharedRows(db: Database): Promise<SharedRows> {
  return db.transaction(
    async (tx) => ({
      readMs: await readClock(tx),
      channels: await readChannelRows(tx),
      productTypes: await tx
        .select({
          id: productTypes.id,
          slug: productTypes.slug,
          name: productTypes.name,
          isShippingRequired: productTypes.isShippingRequired,
          metadata: productTypes.metadata,
        })
        .from(productTypes),
      ...(await readCategories(tx)),
      ...(await readAttributes(tx)),
      ...(await readSliders(tx)),
      ...(await readCollections(tx)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function readClock(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ ms: number }>(
    sql`SELECT floor(extract(epoch FROM now()) * 1000)::bigint AS ms`,
  )
  return rows[0]?.ms ?? 0
}
