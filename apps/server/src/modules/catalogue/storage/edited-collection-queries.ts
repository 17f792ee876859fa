import { sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { noOlderTexts, type OlderTexts } from '#kernel/texts.ts'
import type {
  EditedCollection,
  EditedCollectionFields,
  ListedCollection,
} from '../rules/edited-collection.ts'
import {
  entryColumns,
  entryValues,
  readTexts,
  replaceTranslations,
  type StoredTexts,
  selectOlder,
  selectPicture,
  selectTexts,
} from './edited-text-queries.ts'
import { replaceProducts, selectProducts } from './product-choice-queries.ts'

type Key = { id: number; revision: number }

/** One row more than the limit, when there is one. */
export async function listCollectionRows(
  executor: Executor,
  { search, afterId, limit }: { search: string; afterId: number; limit: number },
): Promise<{ found: ListedCollection[]; total: number }> {
  const matches = search
    ? sql`(strpos(lower(entry.name), lower(${search})) > 0 OR strpos(entry.slug, lower(${search})) > 0
        OR strpos(coalesce(arabic.name, ''), ${search}) > 0)`
    : sql`true`
  const source = sql`collections AS entry LEFT JOIN collection_translations AS arabic
    ON arabic.collection_id = entry.id AND arabic.language_code = 'ar'`
  const [{ rows: found }, { rows: counted }] = await Promise.all([
    executor.execute<ListedCollection>(sql`
      SELECT entry.id, entry.slug, entry.name, arabic.name AS "nameAr",
        (SELECT count(*)::integer FROM collection_products AS item WHERE item.collection_id = entry.id) AS products,
        ARRAY(SELECT listing.channel_id FROM collection_channel_listings AS listing
          WHERE listing.collection_id = entry.id AND listing.is_published ORDER BY 1) AS "channelIds"
      FROM ${source} WHERE ${matches} AND entry.id > ${afterId} ORDER BY entry.id LIMIT ${limit + 1}`),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (SELECT FROM ${source} WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { found, total: counted[0]?.total ?? 0 }
}

export async function findEditedCollection(
  executor: Executor,
  id: number,
): Promise<EditedCollection | undefined> {
  const { rows } = await executor.execute<Omit<EditedCollection, 'texts'> & { texts: StoredTexts }>(sql`
    SELECT entry.id, entry.slug, entry.revision, ${selectTexts('collection')} AS texts,
      ${selectOlder('collection')} AS older,
      ${selectPicture} AS picture,
      (SELECT coalesce(json_agg(json_build_object('channelId', listing.channel_id, 'publishedAt', listing.published_at)
          ORDER BY listing.channel_id), '[]')
        FROM collection_channel_listings AS listing WHERE listing.collection_id = entry.id AND listing.is_published) AS listings,
      ${selectProducts('collection')} AS products
    FROM collections AS entry WHERE entry.id = ${id}`)
  const [stored] = rows
  if (!stored) return undefined
  const listings = stored.listings.map(({ channelId, publishedAt }) => ({
    channelId,
    publishedAt: new Date(publishedAt).toISOString(),
  }))
  return { ...stored, texts: readTexts(stored.texts), listings }
}

export async function insertCollection(tx: Transaction, fields: EditedCollectionFields): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO collections (slug, ${entryColumns}) VALUES (${fields.slug}, ${entryValues(fields)}) RETURNING id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('No collection was made')
  await replaceParts(tx, id, { ...fields, older: noOlderTexts })
  return id
}

/** False when the collection was changed since this revision was read. */
export async function updateCollection(
  tx: Transaction,
  { id, revision }: Key,
  fields: EditedCollectionFields & { older: OlderTexts },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE collections SET slug = ${fields.slug}, (${entryColumns}) = ROW(${entryValues(fields)}),
      revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  if (rowCount !== 1) return false
  await replaceParts(tx, id, fields)
  return true
}

async function replaceParts(
  tx: Transaction,
  id: number,
  { texts, older, listings, productIds }: EditedCollectionFields & { older: OlderTexts },
): Promise<void> {
  await replaceTranslations(tx, 'collection', { id, texts, older })
  await replaceProducts(tx, 'collection', { id, productIds })
  await tx.execute(sql`DELETE FROM collection_channel_listings WHERE collection_id = ${id}`)
  await tx.execute(sql`
    INSERT INTO collection_channel_listings (collection_id, channel_id, is_published, published_at)
    SELECT DISTINCT ON (channel_id) ${id}, channel_id, true, published_at
    FROM unnest(${sql.param(listings.map(({ channelId }) => channelId))}::integer[],
      ${sql.param(listings.map(({ publishedAt }) => publishedAt))}::timestamptz[]) AS given (channel_id, published_at)`)
}

export async function deleteCollectionRow(tx: Transaction, { id, revision }: Key): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM collections WHERE id = ${id} AND revision = ${revision}`,
  )
  return rowCount === 1
}
