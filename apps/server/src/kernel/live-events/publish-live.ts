import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import type { LastPart } from '#kernel/database/last-statement.ts'
import { writeAtEnd } from '#kernel/database/transaction.ts'
import type { Audience } from './audience.ts'
import { liveEvents } from './live-events.tables.ts'

export const liveChannel = 'warsha_live'
const maxBytes = 8000
const { placeholder } = sql

/** An event that ends the streams it reaches: what their caller may hear has changed, so the browser asks anew. */
export const accessChanged = 'access-changed'

export type LiveEvent = { audience: Audience; type: string; data: unknown }

/** Shows a change to the browsers that look at it, in every process, once the transaction is committed. */
export async function publishLive(
  tx: Transaction,
  audience: Audience,
  type: string,
  data: unknown,
): Promise<void> {
  await writeAtEnd(tx, newLiveEvents, [{ audience, type, data }])
}

/** The same for several audiences at once. */
export async function publishLiveToAll(
  tx: Transaction,
  audiences: readonly Audience[],
  type: string,
  data: unknown,
): Promise<void> {
  const keys = sql.param(audiences.map(({ key }) => key))
  await tx.execute(sql`
    WITH written AS (
      INSERT INTO ${liveEvents} (audience, type, data)
      SELECT audience, ${type}, ${JSON.stringify(data)}::jsonb FROM unnest(${keys}::text[]) AS audience
    ) SELECT ${notifyLive}`)
}

/** The same as a part of another statement, which calls `notifyLive` as well; for each row of a table, if one is given. */
export function insertLiveEvent({ audience, type, data }: LiveEvent, rows?: SQL): SQL {
  return sql`INSERT INTO ${liveEvents} (audience, type, data)
    SELECT ${audience.key}, ${type}, ${liveText({ type, data })}::jsonb ${rows ? sql`FROM ${rows}` : sql``}`
}

/** The same for each row of a table, with placeholders for audience and type. */
export function insertLiveEventOf(rows: SQL, data: SQL): SQL {
  return sql`INSERT INTO ${liveEvents} (audience, type, data)
    SELECT ${placeholder('audience')}, ${placeholder('type')}, ${data} FROM ${rows}`
}

/** What is stored of an event. */
export function liveText({ type, data }: Pick<LiveEvent, 'type' | 'data'>): string {
  const text = JSON.stringify(data)
  if (Buffer.byteLength(text) > maxBytes) throw new Error(`The live event ${type} is too large`)
  return text
}

// The notice has no payload: several events of one transaction are one notice, and readers look for what is new.
export const notifyLive = sql`pg_notify(${liveChannel}, '')`

const newLiveEvents: LastPart<LiveEvent> = {
  name: 'live',
  queries: sql`live AS (
    INSERT INTO ${liveEvents} (audience, type, data)
    SELECT * FROM unnest(${placeholder('liveAudiences')}::text[], ${placeholder('liveTypes')}::text[],
      ${placeholder('liveData')}::jsonb[]))`,
  answer: notifyLive,
  values: (events) => ({
    liveAudiences: events.map(({ audience }) => audience.key),
    liveTypes: events.map(({ type }) => type),
    liveData: events.map(liveText),
  }),
}
