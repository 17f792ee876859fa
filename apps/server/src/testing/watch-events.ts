import { sql } from 'drizzle-orm'
import type { TestApp } from './test-app.ts'

type Watched = { eventName: string }

const queueOf = (eventName: string) => `watch/${eventName}`

/** Subscribes to events without a worker: those that were published stay, can be counted, and can be made to fail. */
export async function watchEvents(shop: Pick<TestApp, 'asOwner' | 'deps'>, events: readonly Watched[]) {
  await shop.asOwner(async (owner) => {
    for (const { eventName } of events) {
      const queue = queueOf(eventName)
      await owner.execute(sql`SELECT pgboss.create_queue(${queue}, '{"policy": "standard"}')`)
      await owner.execute(sql`INSERT INTO pgboss.subscription (event, name) VALUES (${eventName}, ${queue})`)
    }
    await owner.execute(sql`CREATE TABLE refused_queues (name text PRIMARY KEY)`)
    await owner.execute(sql`CREATE FUNCTION refuse_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        IF EXISTS (SELECT FROM public.refused_queues WHERE name = NEW.name) THEN
          RAISE EXCEPTION 'the event cannot be stored';
        END IF;
        RETURN NEW;
      END $$`)
    await owner.execute(sql`CREATE TRIGGER refuse_event BEFORE INSERT ON pgboss.job_common
      FOR EACH ROW EXECUTE FUNCTION refuse_event()`)
  })
  return {
    /** The payloads that were published, oldest first. */
    async published({ eventName }: Watched): Promise<Record<string, unknown>[]> {
      const { rows } = await shop.deps.db.execute<{ payload: Record<string, unknown> }>(
        sql`SELECT data -> 'payload' AS payload FROM pgboss.job
          WHERE name = ${queueOf(eventName)} ORDER BY created_on`,
      )
      return rows.map(({ payload }) => payload)
    },
    /** While the work runs, this event cannot be stored. */
    async whileRefused({ eventName }: Watched, work: () => Promise<unknown>): Promise<void> {
      const queue = queueOf(eventName)
      await shop.asOwner((owner) => owner.execute(sql`INSERT INTO refused_queues VALUES (${queue})`))
      try {
        await work()
      } finally {
        await shop.asOwner((owner) => owner.execute(sql`DELETE FROM refused_queues`))
      }
    },
  }
}
