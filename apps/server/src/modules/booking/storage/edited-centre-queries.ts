import type { serviceCentreSorts } from '@warsha/contract/console/booking/service-centres.constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import {
  defineListOrder,
  orderedBy,
  type SortedPage,
  type SortedRow,
  unsorted,
} from '#commands/list-order.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { EditedCentre, EditedCentreFields } from '../rules/edited-centre.ts'

type Named = { id: number; centres: CentreScope }

export async function findEditedCentre(
  executor: Executor,
  { id, centres }: Named,
): Promise<EditedCentre | undefined> {
  const [centre] = await readEdited(
    executor,
    sql`centre.id = ${id} AND ${inCentreScope(centres, sql`centre.id`)}`,
  )
  return centre
}

export type CentreFilter = {
  centres: CentreScope
  stateId?: number | undefined
  typeId?: number | undefined
  isActive?: boolean | undefined
  words?: readonly string[] | undefined
}

export const centreOrder = defineListOrder(sql`centre.id`, {
  added: [{ by: sql`centre.id`, type: 'integer' }],
  name_en: [{ by: sql`centre.name_en COLLATE shop_text`, type: 'text' }],
  name_ar: [{ by: sql`centre.name_ar COLLATE shop_text`, type: 'text' }],
  lead: [{ by: sql`centre.lead_days`, type: 'integer' }],
})

export type CentreSort = (typeof serviceCentreSorts)[number]

export type SortedCentre = EditedCentre & SortedRow

/** One row more than the limit, when there is one. */
export async function findEditedCentres(
  executor: Executor,
  { centres, stateId, typeId, isActive, words = [] }: CentreFilter,
  page: SortedPage<CentreSort>,
): Promise<{ found: SortedCentre[]; total: number }> {
  const matches = sql.join(
    [
      inCentreScope(centres, sql`centre.id`),
      stateId === undefined ? undefined : sql`centre.state_id = ${stateId}`,
      typeId === undefined ? undefined : sql`centre.type_id = ${typeId}`,
      isActive === undefined ? undefined : sql`centre.is_active = ${isActive}`,
      ...words.map((word) => sql`strpos(${searched}, ar_norm(${word})) > 0`),
    ].filter((condition) => condition !== undefined),
    sql` AND `,
  )
  const { sorted, isBehind, orderBy } = orderedBy(centreOrder, page)
  const [found, { rows }] = await Promise.all([
    readEdited(executor, sql`${matches} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`, sorted),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM service_centres AS centre WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { found, total: rows[0]?.total ?? 0 }
}

const searched = sql`ar_norm(concat_ws(' ', centre.name_en, centre.name_ar, centre.address_en, centre.address_ar))`

async function readEdited(executor: Executor, condition: SQL, sorted = unsorted): Promise<SortedCentre[]> {
  const { rows } = await executor.execute<SortedCentre>(sql`
    SELECT ${sorted} AS sorted, centre.id, centre.slug, centre.name_en AS "nameEn", centre.name_ar AS "nameAr",
      centre.address_en AS "addressEn", centre.address_ar AS "addressAr",
      centre.description_en AS "descriptionEn", centre.description_ar AS "descriptionAr",
      centre.latitude, centre.longitude, centre.phone, centre.image_url AS picture, centre.stock_type AS "stockType",
      centre.lead_days AS "leadDays",
      centre.state_id AS "stateId", centre.type_id AS "typeId", centre.warehouse_id AS "warehouseId",
      centre.is_active AS "isActive", centre.revision, centre.schedule_revision AS "scheduleRevision",
      coalesce((SELECT jsonb_agg(jsonb_build_object('serviceTypeId', service_type_id, 'venue', venue)
          ORDER BY service_type_id, venue)
        FROM centre_service_types WHERE centre_id = centre.id), '[]') AS offers,
      (SELECT jsonb_build_object('minBaisa', min(service_fee_baisa), 'maxBaisa', max(service_fee_baisa))
        FROM shifts WHERE centre_id = centre.id AND NOT is_retired HAVING count(*) > 0) AS "serviceFee"
    FROM service_centres AS centre WHERE ${condition}`)
  return rows
}

/** Inactive, until an operator opens it. */
export async function insertCentre(
  tx: Transaction,
  { slug, warehouseId, ...fields }: EditedCentreFields & { slug: string; warehouseId: number },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO service_centres (slug, name_en, name_ar, address_en, address_ar, description_en, description_ar,
      latitude, longitude, phone, image_url, stock_type, lead_days, state_id, type_id, warehouse_id, is_active)
    VALUES (${slug}, ${fields.nameEn}, ${fields.nameAr}, ${fields.addressEn}, ${fields.addressAr},
      ${fields.descriptionEn}, ${fields.descriptionAr}, ${fields.latitude}, ${fields.longitude}, ${fields.phone},
      ${fields.picture}, ${fields.stockType}, ${fields.leadDays}, ${fields.stateId}, ${fields.typeId}, ${warehouseId}, false)
    RETURNING id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('No centre was made')
  await replaceOffers(tx, id, fields.offers)
  return id
}

/** False when the centre was changed since this revision was read. */
export async function updateCentre(
  tx: Transaction,
  {
    id,
    revision,
    warehouseId,
    ...fields
  }: EditedCentreFields & { id: number; revision: number; warehouseId: number },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE service_centres SET name_en = ${fields.nameEn}, name_ar = ${fields.nameAr}, address_en = ${fields.addressEn},
      address_ar = ${fields.addressAr}, description_en = ${fields.descriptionEn}, description_ar = ${fields.descriptionAr},
      latitude = ${fields.latitude}, longitude = ${fields.longitude}, phone = ${fields.phone},
      image_url = ${fields.picture}, stock_type = ${fields.stockType}, lead_days = ${fields.leadDays}, state_id = ${fields.stateId},
      type_id = ${fields.typeId}, warehouse_id = ${warehouseId}, revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  if (rowCount !== 1) return false
  await replaceOffers(tx, id, fields.offers)
  return true
}

export async function setActive(
  tx: Transaction,
  { id, revision, isActive }: { id: number; revision: number; isActive: boolean },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE service_centres SET is_active = ${isActive}, revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}

async function replaceOffers(
  tx: Transaction,
  centreId: number,
  offers: EditedCentreFields['offers'],
): Promise<void> {
  await tx.execute(sql`DELETE FROM centre_service_types WHERE centre_id = ${centreId}`)
  await tx.execute(sql`
    INSERT INTO centre_service_types (centre_id, service_type_id, venue)
    SELECT ${centreId}, service_type_id, venue
    FROM unnest(${sql.param(offers.map(({ serviceTypeId }) => serviceTypeId))}::integer[],
      ${sql.param(offers.map(({ venue }) => venue))}::text[]) AS offered (service_type_id, venue)
    ON CONFLICT DO NOTHING`)
}

export async function hasCentreType(executor: Executor, typeId: number): Promise<boolean> {
  const { rows } = await executor.execute(sql`SELECT FROM centre_types WHERE id = ${typeId}`)
  return rows.length > 0
}

/** Whether each of these is a service type. */
export async function haveServiceTypes(executor: Executor, ids: readonly number[]): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    SELECT FROM unnest(${sql.param([...ids])}::integer[]) AS asked (id)
    WHERE NOT EXISTS (SELECT FROM service_types WHERE service_types.id = asked.id)`)
  return rows.length === 0
}

/** Slugs of centres that begin like this one. */
export async function listSlugsLike(executor: Executor, slug: string): Promise<string[]> {
  const { rows } = await executor.execute<{ slug: string }>(
    sql`SELECT slug FROM service_centres WHERE starts_with(slug, ${slug})`,
  )
  return rows.map((row) => row.slug)
}
