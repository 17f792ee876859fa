import { type SQL, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { Crop, Picture } from '../rules/picture.ts'

export type PictureFilter = { words: readonly string[]; isUsed?: boolean | undefined }

/** The newest first, one more than the limit when there is one. */
export async function findPictures(
  executor: Executor,
  uses: SQL,
  { filter, beforeId, limit }: { filter: PictureFilter; beforeId: number | undefined; limit: number },
): Promise<{ found: Picture[]; total: number }> {
  const matches = conditionOf(filter, uses)
  const isAfter = beforeId === undefined ? sql`true` : sql`picture.id < ${beforeId}`
  const [found, { rows }] = await Promise.all([
    readPictures(executor, uses, sql`${matches} AND ${isAfter} ORDER BY picture.id DESC LIMIT ${limit + 1}`),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM pictures AS picture WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { found, total: rows[0]?.total ?? 0 }
}

export async function findPicture(executor: Executor, uses: SQL, id: number): Promise<Picture | undefined> {
  const [picture] = await readPictures(executor, uses, sql`picture.id = ${id}`)
  return picture
}

async function readPictures(executor: Executor, uses: SQL, condition: SQL): Promise<Picture[]> {
  const { rows } = await executor.execute<Picture>(sql`
    SELECT picture.id, picture.hash, picture.address, picture.name, picture.original_name AS "originalName", picture.type,
      picture.width, picture.height, picture.bytes, picture.alt_en AS "altEn", picture.alt_ar AS "altAr",
      (SELECT jsonb_build_object('id', id, 'address', address, 'width', width, 'height', height)
        FROM pictures WHERE id = picture.original_id) AS original,
      CASE WHEN picture.original_id IS NOT NULL THEN jsonb_build_object('x', picture.crop_x, 'y', picture.crop_y,
        'width', picture.crop_width, 'height', picture.crop_height) END AS crop,
      ${isUsed(uses)} AS "isUsed", picture.unused_since AS "unusedSince",
      picture.uploaded_by AS "uploadedBy", picture.created_at AS "createdAt", picture.revision
    FROM pictures AS picture WHERE ${condition}`)
  return rows.map((row) => ({
    ...row,
    unusedSince: row.unusedSince && new Date(row.unusedSince),
    createdAt: new Date(row.createdAt),
  }))
}

function isUsed(uses: SQL): SQL {
  return sql`EXISTS (SELECT FROM (${uses}) AS used WHERE used.address = picture.address)`
}

function conditionOf({ words, isUsed: wanted }: PictureFilter, uses: SQL): SQL {
  const conditions = [sql`true`, ...words.map(contains)]
  if (wanted !== undefined) conditions.push(wanted ? isUsed(uses) : sql`NOT ${isUsed(uses)}`)
  return sql.join(conditions, sql` AND `)
}

/** Nothing in a word is a pattern. */
function contains(word: string): SQL {
  const pattern = sql`'%' || regexp_replace(ar_norm(${word}), ${'([\\\\%_])'}, ${'\\\\\\1'}, 'g') || '%'`
  return sql`picture.search_text LIKE ${pattern}`
}

export type NewPicture = Pick<
  Picture,
  | 'hash'
  | 'address'
  | 'name'
  | 'originalName'
  | 'type'
  | 'width'
  | 'height'
  | 'bytes'
  | 'altEn'
  | 'altAr'
  | 'uploadedBy'
> & { originalId: number | null; crop: Crop | null }

/** The row of this content: a new one, or the one that there is, which counts as wanted again. */
export async function insertPicture(
  tx: Transaction,
  picture: NewPicture,
): Promise<{ id: number; isNew: boolean }> {
  const { crop } = picture
  const { rows } = await tx.execute<{ id: number; isNew: boolean }>(sql`
    INSERT INTO pictures (hash, address, name, original_name, type, width, height, bytes, alt_en, alt_ar, original_id,
      crop_x, crop_y, crop_width, crop_height, uploaded_by)
    VALUES (${picture.hash}, ${picture.address}, ${picture.name}, ${picture.originalName}, ${picture.type},
      ${picture.width}, ${picture.height}, ${picture.bytes}, ${picture.altEn}, ${picture.altAr}, ${picture.originalId},
      ${crop?.x ?? null}, ${crop?.y ?? null}, ${crop?.width ?? null}, ${crop?.height ?? null}, ${picture.uploadedBy})
    ON CONFLICT (hash) DO UPDATE SET unused_since = NULL
    RETURNING id, xmax = 0 AS "isNew"`)
  const [row] = rows
  if (!row) throw new Error('No picture was stored')
  return row
}

/** False when the picture was changed since this revision was read. */
export async function updatePicture(
  tx: Transaction,
  { id, revision, name, altEn, altAr }: Pick<Picture, 'id' | 'revision' | 'name' | 'altEn' | 'altAr'>,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE pictures SET name = ${name}, alt_en = ${altEn}, alt_ar = ${altAr}, revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}

/** Until the transaction ends, nothing can begin to show the picture; what is about to show it is waited for. */
export async function lockPicture(tx: Transaction, id: number): Promise<{ address: string } | undefined> {
  const { rows } = await tx.execute<{ address: string }>(
    sql`SELECT address FROM pictures WHERE id = ${id} FOR UPDATE`,
  )
  return rows[0]
}

export async function deletePictureRow(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`DELETE FROM pictures WHERE id = ${id}`)
  return rowCount === 1
}

/** Files are written and removed under this lock alone, so that an upload and the removal of its content follow each other. */
export async function lockContent(tx: Transaction, address: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${address}, 0))`)
}

/** Those of these addresses that no picture has. */
export async function listUnknownAddresses(
  executor: Executor,
  addresses: readonly string[],
): Promise<string[]> {
  const { rows } = await executor.execute<{ address: string }>(sql`
    SELECT address FROM unnest(${sql.param([...addresses])}::text[]) AS asked (address)
    WHERE NOT EXISTS (SELECT FROM pictures WHERE pictures.address = asked.address)`)
  return rows.map(({ address }) => address)
}

export async function listAddresses(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ address: string }>(sql`SELECT address FROM pictures ORDER BY id`)
  return rows.map(({ address }) => address)
}

export type HeldPicture = { address: string; width: number; height: number }

/** Keeps these pictures until the transaction ends; answers those that it found. */
export async function holdPictures(tx: Transaction, addresses: readonly string[]): Promise<HeldPicture[]> {
  const { rows } = await tx.execute<HeldPicture>(sql`
    SELECT address, width, height FROM pictures WHERE address = ANY(${sql.param([...addresses])}::text[])
    ORDER BY id FOR KEY SHARE`)
  return rows
}
