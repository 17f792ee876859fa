import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { freeUnits } from '#modules/inventory/index.ts'
import type { PlannedOffer } from '../rules/plan-offers.ts'

export type Offer = {
  id: number
  publicId: string
  caseId: number
  slotId: number
  distanceKm: number
  expiresAt: Date
}

/** The offers of cases, the earliest first; those whose time is over are left out. */
export async function findOffers(executor: Executor, caseIds: readonly number[]): Promise<Offer[]> {
  if (caseIds.length === 0) return []
  const { rows } = await executor.execute<Offer>(sql`
    SELECT id, public_id AS "publicId", case_id AS "caseId", slot_id AS "slotId", distance_km AS "distanceKm",
      expires_at AS "expiresAt"
    FROM closure_offers WHERE case_id = ANY (${sql.param(caseIds)}::int[]) AND expires_at > now() ORDER BY id`)
  return rows.map((row) => ({ ...row, expiresAt: new Date(row.expiresAt) }))
}

/** Stores planned offers in one statement; the caller holds their slots and deletes those that it could not hold. */
export async function insertOffers(
  tx: Transaction,
  offers: readonly (PlannedOffer & { expiresAt: Date })[],
): Promise<{ offerId: number; caseId: number; slotId: number; expiresAt: Date }[]> {
  if (offers.length === 0) return []
  const column = <Value>(pick: (offer: PlannedOffer & { expiresAt: Date }) => Value) =>
    sql.param(offers.map(pick))
  const { rows } = await tx.execute<{
    offerId: number
    caseId: number
    slotId: number
    expiresAt: string
  }>(sql`
    INSERT INTO closure_offers (case_id, slot_id, distance_km, expires_at)
    SELECT rows.case_id, rows.slot_id, rows.km, least(rows.expires_at, rows.starts_at)
    FROM unnest(${column(({ caseId }) => caseId)}::int[], ${column(({ slotId }) => slotId)}::int[],
      ${column(({ distanceKm }) => distanceKm)}::int[], ${column(({ expiresAt }) => expiresAt.toISOString())}::timestamptz[],
      ${column(({ startsAt }) => startsAt.toISOString())}::timestamptz[]) WITH ORDINALITY
      AS rows (case_id, slot_id, km, expires_at, starts_at, number) ORDER BY number
    ON CONFLICT DO NOTHING
    RETURNING id AS "offerId", case_id AS "caseId", slot_id AS "slotId", expires_at::text AS "expiresAt"`)
  return rows.map((row) => ({ ...row, expiresAt: new Date(row.expiresAt) }))
}

export async function deleteOffers(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx.execute(sql`DELETE FROM closure_offers WHERE id = ANY (${sql.param(ids)}::int[])`)
}

/** Deletes the offers of cases that are decided; answers which, so that what is held for them ends. */
export async function deleteOffersOf(tx: Transaction, caseIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    DELETE FROM closure_offers WHERE case_id = ANY (${sql.param(caseIds)}::int[]) RETURNING id`)
  return rows.map(({ id }) => id)
}

/** Deletes offers whose slots were lost; their cases are given others. */
export async function replaceOffers(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    WITH lost AS (DELETE FROM closure_offers WHERE id = ANY (${sql.param(ids)}::int[]) RETURNING case_id)
    UPDATE closure_cases SET offered_at = NULL, updated_at = now()
    WHERE id IN (SELECT case_id FROM lost) AND state = 'open'`)
}

/** Free units of variants in warehouses, by `variant:warehouse`. */
export async function readFreeUnits(
  executor: Executor,
  { variantIds, warehouseIds }: { variantIds: readonly number[]; warehouseIds: readonly number[] },
): Promise<ReadonlyMap<string, number>> {
  if (variantIds.length === 0) return new Map()
  const { rows } = await executor.execute<{ key: string; units: number }>(sql`
    SELECT variant_id || ':' || warehouse_id AS key, units FROM ${freeUnits} AS stock
    WHERE variant_id = ANY (${sql.param(variantIds)}::int[]) AND warehouse_id = ANY (${sql.param(warehouseIds)}::int[])`)
  return new Map(rows.map(({ key, units }) => [key, units]))
}
