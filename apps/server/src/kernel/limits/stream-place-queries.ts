import { lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import { streamPlaces } from './limits.tables.ts'

export type Place = { key: string; place: number }

/** A process that has not renewed its places for so long has ended. */
const abandoned = sql`now() - interval '60 seconds'`

const attempts = 8

/**
 * Takes a free place under each key, or none at all. Two that choose the same place are told apart by the key of the
 * table; the one that got nothing chooses again.
 */
export async function takePlaces(
  db: Database,
  process: string,
  wanted: readonly { key: string; most: number }[],
): Promise<Place[] | undefined> {
  const values = { process, keys: wanted.map(({ key }) => key), most: wanted.map(({ most }) => most) }
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { rows } = await take(db, values)
    const [{ isFull, taken } = { isFull: true, taken: [] }] = rows
    if (isFull) return undefined
    if (taken.length === wanted.length) return taken
    await releasePlaces(db, process, taken)
  }
  return undefined
}

const take = fixedSql<{ isFull: boolean; taken: Place[] }>(
  'limits_take_places',
  sql`WITH free AS (
      SELECT key, (
        SELECT number FROM generate_series(1, most) AS number
        WHERE NOT EXISTS (SELECT FROM stream_places AS held
          WHERE held.key = wanted.key AND held.place = number AND held.seen_at > ${abandoned})
        ORDER BY random() LIMIT 1
      ) AS place
      FROM unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('most')}::integer[]) AS wanted (key, most)
    ), taken AS (
      INSERT INTO stream_places (key, place, process)
      SELECT key, place, ${sql.placeholder('process')}::uuid FROM free
      WHERE NOT EXISTS (SELECT FROM free WHERE place IS NULL) ORDER BY key
      ON CONFLICT (key, place) DO UPDATE SET process = excluded.process, seen_at = excluded.seen_at
        WHERE stream_places.seen_at <= ${abandoned}
      RETURNING key, place
    )
    SELECT EXISTS (SELECT FROM free WHERE place IS NULL) AS "isFull",
      coalesce((SELECT jsonb_agg(taken) FROM taken), '[]') AS taken`,
)

export async function releasePlaces(db: Database, process: string, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return
  await release(db, {
    process,
    keys: places.map(({ key }) => key),
    places: places.map(({ place }) => place),
  })
}

const release = fixedSql(
  'limits_release_places',
  sql`DELETE FROM stream_places USING unnest(${sql.placeholder('keys')}::text[],
      ${sql.placeholder('places')}::integer[]) AS given (key, place)
    WHERE stream_places.key = given.key AND stream_places.place = given.place
      AND process = ${sql.placeholder('process')}::uuid`,
)

export async function renewPlaces(db: Database, process: string): Promise<void> {
  await renew(db, { process })
}

const renew = fixedSql(
  'limits_renew_places',
  sql`UPDATE stream_places SET seen_at = now() WHERE process = ${sql.placeholder('process')}::uuid`,
)

export async function forgetPlaces(db: Database): Promise<void> {
  await db.delete(streamPlaces).where(lt(streamPlaces.seenAt, abandoned))
}
