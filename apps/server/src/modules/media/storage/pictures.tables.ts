import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { identityKey, revisionColumn, timestamps } from '#kernel/database/columns.ts'
import { staffMembers } from '#modules/staff/storage/staff.tables.ts'
import type { PictureType } from '../rules/picture.ts'

/**
 * The library of pictures. A row is a file whose name is the hash of its content, so it never changes: a crop is a row of
 * its own, which names its original and the rectangle that was cut out of it.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: identityKey(),
    /** SHA-256 of the file as it is served, in hexadecimal digits. */
    hash: text('hash').notNull().unique(),
    address: text('address').notNull().unique(),
    name: text('name').notNull(),
    /** Of the file that was uploaded. */
    originalName: text('original_name').notNull(),
    type: text('type').$type<PictureType>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    altEn: text('alt_en').notNull().default(''),
    altAr: text('alt_ar').notNull().default(''),
    originalId: integer('original_id').references((): AnyPgColumn => pictures.id),
    cropX: integer('crop_x'),
    cropY: integer('crop_y'),
    cropWidth: integer('crop_width'),
    cropHeight: integer('crop_height'),
    uploadedBy: integer('uploaded_by').references(() => staffMembers.id),
    /** Since when the nightly job has found no use of it. */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
    /** The text that operators search pictures by, folded as `ar_norm` folds it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`ar_norm(name || ' ' || original_name || ' ' || alt_en || ' ' || alt_ar)`),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (picture) => [
    index('pictures_search_idx').using('gin', picture.searchText.op('gin_trgm_ops')),
    index('pictures_original_idx').on(picture.originalId).where(sql`${picture.originalId} IS NOT NULL`),
    check('pictures_hash_form', sql`${picture.hash} ~ '^[0-9a-f]{64}$'`),
    check('pictures_type_known', sql`${picture.type} IN ('image/jpeg', 'image/png', 'image/webp')`),
    check(
      'pictures_address_of_hash',
      sql`${picture.address} ~ '^/media/library/[0-9a-f]{64}[.](jpg|png|webp)$' AND substr(${picture.address}, 16, 64) = ${picture.hash}`,
    ),
    check('pictures_name_length', sql`length(${picture.name}) BETWEEN 1 AND 120`),
    check('pictures_original_name_length', sql`length(${picture.originalName}) <= 200`),
    check('pictures_alt_length', sql`length(${picture.altEn}) <= 300 AND length(${picture.altAr}) <= 300`),
    check(
      'pictures_size_range',
      sql`${picture.width} BETWEEN 1 AND 65535 AND ${picture.height} BETWEEN 1 AND 65535 AND ${picture.bytes} > 0`,
    ),
    check(
      'pictures_crop_whole',
      sql`num_nonnulls(${picture.originalId}, ${picture.cropX}, ${picture.cropY}, ${picture.cropWidth}, ${picture.cropHeight}) IN (0, 5)`,
    ),
    check(
      'pictures_crop_range',
      sql`${picture.cropX} >= 0 AND ${picture.cropY} >= 0 AND ${picture.cropWidth} > 0 AND ${picture.cropHeight} > 0`,
    ),
    check('pictures_revision_positive', sql`${picture.revision} > 0`),
  ],
)

/**
 * Who is writing or removing a file at this moment. The network is not waited for inside a transaction, so this is what keeps
 * an upload and a removal of one content apart; a hold of a process that died is over after a while.
 */
export const pictureFileHolds = pgTable(
  'picture_file_holds',
  {
    id: identityKey(),
    address: text('address').notNull(),
    kind: text('kind').$type<'upload' | 'removal'>().notNull(),
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
  },
  (hold) => [
    index('picture_file_holds_address_idx').on(hold.address),
    check('picture_file_holds_kind_known', sql`${hold.kind} IN ('upload', 'removal')`),
    check('picture_file_holds_address_length', sql`length(${hold.address}) <= 300`),
  ],
)

/**
 * The picture of the library that the column `source` names, null for any other address. The reference keeps a picture from
 * being deleted while it is used, and an address from being stored whose picture is gone.
 */
export function pictureReference(source: 'url' | 'image_url' | 'file_url' | 'image') {
  return text('picture_address')
    .generatedAlwaysAs(sql.raw(`CASE WHEN ${source} LIKE '/media/library/%' THEN ${source} END`))
    .references(() => pictures.address)
}
