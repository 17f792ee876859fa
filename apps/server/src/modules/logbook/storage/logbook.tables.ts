import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, smallint, unique } from 'drizzle-orm/pg-core'
import { identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import { categories } from '#modules/catalogue/storage/categories.tables.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { carModels } from '#modules/vehicles/storage/vehicles.tables.ts'

type Name = { en: string; ar: string }

/** How long work of a category lasts, its subcategories included. */
export const serviceIntervals = pgTable(
  'service_intervals',
  {
    categoryId: integer('category_id')
      .primaryKey()
      .references(() => categories.id, { onDelete: 'cascade' }),
    months: smallint('months').notNull(),
    kilometres: integer('kilometres'),
    ...timestamps(),
  },
  (interval) => [
    check('service_intervals_months_range', sql`${interval.months} BETWEEN 1 AND 120`),
    check('service_intervals_kilometres_range', sql`${interval.kilometres} BETWEEN 500 AND 500000`),
  ],
)

/** Work that was done on a customer's car, as it was sold. */
export const carServices = pgTable(
  'car_services',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    modelId: integer('model_id')
      .notNull()
      .references(() => carModels.id),
    year: smallint('year').notNull(),
    /** The line it was sold as. */
    orderId: integer('order_id').notNull(),
    position: smallint('position').notNull(),
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    productName: jsonb('product_name').$type<Name>().notNull(),
    centreName: jsonb('centre_name').$type<Name>().notNull(),
    doneOn: date('done_on', { mode: 'string' }).notNull(),
    kilometres: integer('kilometres'),
    /** The category whose interval counts: later work of the same one takes its place. Null for work that never falls due. */
    intervalCategoryId: integer('interval_category_id'),
    dueOn: date('due_on', { mode: 'string' }),
    dueKilometres: integer('due_kilometres'),
    ...timestamps(),
  },
  (service) => [
    unique('car_services_line_key').on(service.orderId, service.position),
    index('car_services_car_idx').on(service.customerId, service.modelId, service.year, service.doneOn),
    index('car_services_due_idx').on(service.dueOn).where(sql`${service.dueOn} IS NOT NULL`),
    check('car_services_kilometres_range', sql`${service.kilometres} BETWEEN 0 AND 3000000`),
    check('car_services_year_range', sql`${service.year} BETWEEN 1950 AND 2100`),
    check(
      'car_services_due_whole',
      sql`(${service.intervalCategoryId} IS NULL) = (${service.dueOn} IS NULL) AND ${service.dueOn} > ${service.doneOn}`,
    ),
  ],
)
