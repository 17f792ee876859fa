import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { staffMembers } from '#modules/staff/storage/staff.tables.ts'
import { serviceCentres } from './booking.tables.ts'

/** Who works at which centre: a role of a centre sees and changes these alone. */
export const centreStaff = pgTable(
  'centre_staff',
  {
    centreId: integer('centre_id')
      .notNull()
      .references(() => serviceCentres.id, { onDelete: 'cascade' }),
    memberId: integer('member_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ columns: [row.centreId, row.memberId] }),
    index('centre_staff_member_idx').on(row.memberId),
  ],
)
