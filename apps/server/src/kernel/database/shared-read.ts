import { singleFlight } from '#kernel/single-flight.ts'
import type { Database } from './database.ts'

/**
 * A read by id whose callers share the answer while it is under way: the handlers of one event begin together and look at the same
 * rows. Only for rows that nobody changes between the event and its handlers, or whose change of this moment may be missed.
 */
export function sharedRead<Row>(read: (db: Database, id: number) => Promise<Row>) {
  const flights = new WeakMap<Database, ReturnType<typeof singleFlight<Row>>>()
  return (db: Database, id: number): Promise<Row> => {
    const known = flights.get(db) ?? singleFlight<Row>()
    flights.set(db, known)
    return known(String(id), () => read(db, id))
  }
}
