import type { Database } from '#kernel/database/connect.ts'
import { type AppointmentsAsked, findAppointments } from '../storage/appointment-queries.ts'

/** Orders with appointments between two moments that are neither cancelled, given back nor done. */
export function listAppointments({ db }: { db: Database }, asked: AppointmentsAsked) {
  return findAppointments(db, asked)
}
