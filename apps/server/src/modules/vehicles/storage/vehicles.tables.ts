import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { identityKey, publicIdColumn, revisionColumn, timestamps } from '#kernel/database/columns.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import type { CarType } from '../rules/car.ts'

export const carBrands = pgTable(
  'car_brands',
  {
    id: identityKey(),
    slug: text('slug').notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (brand) => [check('car_brands_slug_form', sql`${brand.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
)

export const carModels = pgTable(
  'car_models',
  {
    id: identityKey(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => carBrands.id),
    slug: text('slug').notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    type: text('type').$type<CarType>().notNull(),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (model) => [
    unique('car_models_brand_slug_key').on(model.brandId, model.slug),
    check('car_models_slug_form', sql`${model.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('car_models_type_known', sql`${model.type} IN ('passenger', 'commercial')`),
  ],
)

/** Oil, tyres and battery of a model in a range of years. */
export const carFitments = pgTable(
  'car_fitments',
  {
    id: identityKey(),
    modelId: integer('model_id')
      .notNull()
      .references(() => carModels.id, { onDelete: 'cascade' }),
    yearFrom: smallint('year_from').notNull(),
    /** Null while it is still built like that. */
    yearTo: smallint('year_to'),
    oilGrades: text('oil_grades').array().notNull(),
    oilMillilitres: integer('oil_millilitres').notNull(),
    tyreSizes: text('tyre_sizes').array().notNull(),
    tyreCount: smallint('tyre_count').notNull().default(4),
    batteryAmpereHours: smallint('battery_ampere_hours').array().notNull(),
    ...timestamps(),
  },
  (fitment) => [
    unique('car_fitments_model_year_key').on(fitment.modelId, fitment.yearFrom),
    check('car_fitments_years_range', sql`${fitment.yearFrom} BETWEEN 1950 AND 2100`),
    check('car_fitments_years_in_order', sql`${fitment.yearTo} BETWEEN ${fitment.yearFrom} AND 2100`),
    check('car_fitments_oil_range', sql`${fitment.oilMillilitres} BETWEEN 500 AND 50000`),
    check('car_fitments_tyre_count_range', sql`${fitment.tyreCount} BETWEEN 2 AND 12`),
    // Lists are sent to every question about the car.
    check(
      'car_fitments_lists_bounded',
      sql`cardinality(${fitment.oilGrades}) <= 20 AND cardinality(${fitment.tyreSizes}) <= 20 AND cardinality(${fitment.batteryAmpereHours}) <= 20`,
    ),
  ],
)

/** The cars of a customer. */
export const customerCars = pgTable(
  'customer_cars',
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
    /** One of a customer's numbered places, so that the database itself bounds how many cars there are. */
    slot: smallint('slot').notNull(),
    ...timestamps(),
  },
  (car) => [
    unique('customer_cars_slot_key').on(car.customerId, car.slot),
    unique('customer_cars_car_key').on(car.customerId, car.modelId, car.year),
    index('customer_cars_model_idx').on(car.modelId),
    check('customer_cars_slot_range', sql`${car.slot} BETWEEN 1 AND 20`),
    check('customer_cars_year_range', sql`${car.year} BETWEEN 1950 AND 2100`),
  ],
)
