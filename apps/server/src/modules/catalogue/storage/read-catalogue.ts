import { asc } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { channels } from '#modules/channels/storage/channels.tables.ts'
import type { CatalogueRows } from '../rules/catalogue-rows.ts'
import { readAttributes } from './read-attributes.ts'
import { readCategories, readSliders } from './read-categories.ts'
import { readProducts } from './read-products.ts'
import { readVariants } from './read-variants.ts'

/** Reads every table once, all as of the same moment: one statement a table, whatever the number of products. */
export async function readCatalogue(db: Database): Promise<CatalogueRows> {
  return db.transaction(
    async (tx) => ({
      channels: await tx
        .select({ id: channels.id, slug: channels.slug, isActive: channels.isActive })
        .from(channels)
        .orderBy(asc(channels.id)),
      ...(await readCategories(tx)),
      ...(await readAttributes(tx)),
      ...(await readProducts(tx)),
      ...(await readVariants(tx)),
      ...(await readSliders(tx)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
