import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, revisionColumn, timestamps } from '#kernel/database/columns.ts'
import { categories } from '#modules/catalogue/storage/categories.tables.ts'
import {
  productVariants,
  type ServiceType,
  type ServiceVenue,
} from '#modules/catalogue/storage/products.tables.ts'
import { warehouses } from '#modules/inventory/storage/inventory.tables.ts'
import { countries, states } from '#modules/locations/storage/locations.tables.ts'
import { pictureReference } from '#modules/media/storage/pictures.tables.ts'

/** The kind of a centre: a gas station, a tyre shop. */
export const centreTypes = pgTable('centre_types', {
  id: identityKey(),
  slug: text('slug').notNull().unique(),
  nameEn: text('name_en').notNull(),
  nameAr: text('name_ar').notNull(),
  position: integer('position').notNull().default(0),
  revision: revisionColumn(),
  ...timestamps(),
})

/** The work of a centre: a service, or handing goods over. */
export const serviceTypes = pgTable(
  'service_types',
  {
    id: identityKey(),
    slug: text('slug').notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    serviceType: text('service_type').$type<ServiceType>().notNull(),
    position: integer('position').notNull().default(0),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (type) => [check('service_types_type_known', sql`${type.serviceType} IN ('service', 'delivery')`)],
)

/** For which products it is done: those of the category and of everything below it. */
export const serviceTypeCategories = pgTable(
  'service_type_categories',
  {
    serviceTypeId: integer('service_type_id')
      .notNull()
      .references(() => serviceTypes.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (covered) => [
    primaryKey({ columns: [covered.categoryId, covered.serviceTypeId] }),
    index('service_type_categories_type_idx').on(covered.serviceTypeId),
  ],
)

export type StockType = 'center' | 'warehouse'

export const serviceCentres = pgTable(
  'service_centres',
  {
    id: identityKey(),
    slug: text('slug').notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    addressEn: text('address_en').notNull(),
    addressAr: text('address_ar').notNull(),
    /** How to find it: a landmark, the gate to take. */
    descriptionEn: text('description_en').notNull().default(''),
    descriptionAr: text('description_ar').notNull().default(''),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    phone: text('phone').notNull(),
    /** Its front or its crew; those who come for the first time know it by this. */
    imageUrl: text('image_url'),
    pictureAddress: pictureReference('image_url'),
    stockType: text('stock_type').$type<StockType>().notNull(),
    /** Days until goods from the warehouse are there. */
    leadDays: smallint('lead_days').notNull().default(0),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id),
    typeId: integer('type_id')
      .notNull()
      .references(() => centreTypes.id),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    /** Ratings brought along from elsewhere; those of the shop are added to them. */
    importedRatingSum: integer('imported_rating_sum').notNull().default(0),
    importedRatingCount: integer('imported_rating_count').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    /** Counts changes of the centre by operators; those of its week, exceptions and holidays count for themselves. */
    revision: integer('revision').notNull().default(1),
    scheduleRevision: integer('schedule_revision').notNull().default(1),
    ...timestamps(),
  },
  (centre) => [
    index('service_centres_state_idx').on(centre.stateId),
    index('service_centres_type_idx').on(centre.typeId),
    index('service_centres_warehouse_idx').on(centre.warehouseId),
    index('service_centres_picture_idx')
      .on(centre.pictureAddress)
      .where(sql`${centre.pictureAddress} IS NOT NULL`),
    check('service_centres_slug_form', sql`${centre.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('service_centres_latitude_range', sql`${centre.latitude} BETWEEN -90 AND 90`),
    check('service_centres_longitude_range', sql`${centre.longitude} BETWEEN -180 AND 180`),
    check('service_centres_phone_form', sql`${centre.phone} ~ '^\\+[0-9]{8,15}$'`),
    check('service_centres_stock_type_known', sql`${centre.stockType} IN ('center', 'warehouse')`),
    check('service_centres_lead_days_range', sql`${centre.leadDays} BETWEEN 0 AND 30`),
    check(
      'service_centres_rating_range',
      sql`${centre.importedRatingCount} >= 0 AND ${centre.importedRatingSum} BETWEEN ${centre.importedRatingCount} AND 5 * ${centre.importedRatingCount}`,
    ),
  ],
)

export const centreServiceTypes = pgTable(
  'centre_service_types',
  {
    centreId: integer('centre_id')
      .notNull()
      .references(() => serviceCentres.id, { onDelete: 'cascade' }),
    serviceTypeId: integer('service_type_id')
      .notNull()
      .references(() => serviceTypes.id),
    venue: text('venue').$type<ServiceVenue>().notNull(),
  },
  (offered) => [
    primaryKey({ columns: [offered.centreId, offered.serviceTypeId, offered.venue] }),
    index('centre_service_types_type_idx').on(offered.serviceTypeId, offered.venue),
    check('centre_service_types_venue_known', sql`${offered.venue} IN ('center', 'home')`),
  ],
)

export type SlotType = 'normal' | 'happy'

/** A stretch of a centre's day, cut into hours that can be booked. Times are Muscat's. */
export const shifts = pgTable(
  'shifts',
  {
    id: identityKey(),
    centreId: integer('centre_id')
      .notNull()
      .references(() => serviceCentres.id, { onDelete: 'cascade' }),
    /** The key of the shift in answers and bookings, such as `morning`. */
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    startTime: time('start_time').notNull(),
    endTime: time('end_time').notNull(),
    slotMinutes: smallint('slot_minutes').notNull().default(60),
    capacity: smallint('capacity').notNull(),
    slotType: text('hour_type').$type<SlotType>().notNull().default('normal'),
    serviceFeeBaisa: baisaColumn('service_fee_baisa').notNull().default(noBaisa),
    serviceFeeVariantId: integer('service_fee_variant_id').references(() => productVariants.id),
    /** Worked no more; past slots still name it. */
    isRetired: boolean('is_retired').notNull().default(false),
    ...timestamps(),
  },
  (shift) => [
    unique('shifts_centre_name_key').on(shift.centreId, shift.name),
    unique('shifts_centre_id_key').on(shift.centreId, shift.id),
    check('shifts_name_form', sql`${shift.name} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('shifts_times_in_order', sql`${shift.startTime} < ${shift.endTime}`),
    check('shifts_slot_minutes_range', sql`${shift.slotMinutes} BETWEEN 15 AND 480`),
    check('shifts_capacity_range', sql`${shift.capacity} BETWEEN 1 AND 500`),
    check('shifts_hour_type_known', sql`${shift.slotType} IN ('normal', 'happy')`),
    check('shifts_fee_range', sql`${shift.serviceFeeBaisa} BETWEEN 0 AND 1000000`),
    check(
      'shifts_fee_has_variant',
      sql`(${shift.serviceFeeBaisa} > 0) = (${shift.serviceFeeVariantId} IS NOT NULL)`,
    ),
  ],
)

/** Which shifts a centre works on which day of the week (ISO: Monday 1 to Sunday 7). */
export const schedules = pgTable(
  'schedules',
  {
    centreId: integer('centre_id')
      .notNull()
      .references(() => serviceCentres.id, { onDelete: 'cascade' }),
    weekday: smallint('weekday').notNull(),
    shiftId: integer('shift_id').notNull(),
  },
  (schedule) => [
    primaryKey({ columns: [schedule.centreId, schedule.weekday, schedule.shiftId] }),
    foreignKey({
      name: 'schedules_shift_of_centre_fk',
      columns: [schedule.centreId, schedule.shiftId],
      foreignColumns: [shifts.centreId, shifts.id],
    }).onDelete('cascade'),
    check('schedules_weekday_range', sql`${schedule.weekday} BETWEEN 1 AND 7`),
  ],
)

/** Closed days of a country or of one centre. Islamic dates are estimates until they are announced. */
export const holidays = pgTable(
  'holidays',
  {
    id: identityKey(),
    countryId: integer('country_id').references(() => countries.id),
    centreId: integer('centre_id').references(() => serviceCentres.id, { onDelete: 'cascade' }),
    date: date('date').notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    isEstimated: boolean('is_estimated').notNull().default(false),
    ...timestamps(),
  },
  (holiday) => [
    unique('holidays_day_key').on(holiday.date, holiday.countryId, holiday.centreId).nullsNotDistinct(),
    check('holidays_one_owner', sql`num_nonnulls(${holiday.countryId}, ${holiday.centreId}) = 1`),
  ],
)

/** An hour that can be booked. `taken` counts holds, bookings and the walk-ins the centre entered itself. */
export const slots = pgTable(
  'slots',
  {
    id: identityKey(),
    centreId: integer('centre_id')
      .notNull()
      .references(() => serviceCentres.id, { onDelete: 'cascade' }),
    shiftId: integer('shift_id').notNull(),
    /** The day in Muscat, stored so that readers need not convert it again. */
    deliveryDate: date('delivery_date').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    capacity: smallint('capacity').notNull(),
    taken: smallint('taken').notNull().default(0),
    walkIns: smallint('walk_ins').notNull().default(0),
    /** Places that the centre has closed; `capacity` is what is left open. */
    closed: smallint('closed').notNull().default(0),
    /** Closed with its centre: a trigger moves every place that is not taken from `capacity` to `suspended`. */
    isClosed: boolean('is_closed').notNull().default(false),
    suspended: smallint('suspended').notNull().default(0),
  },
  (slot) => [
    unique('slots_centre_start_key').on(slot.centreId, slot.startsAt, slot.shiftId),
    index('slots_centre_date_idx').on(slot.centreId, slot.deliveryDate),
    index('slots_starts_at_idx').on(slot.startsAt),
    foreignKey({
      name: 'slots_shift_of_centre_fk',
      columns: [slot.centreId, slot.shiftId],
      foreignColumns: [shifts.centreId, shifts.id],
    }),
    check('slots_not_overbooked', sql`${slot.taken} BETWEEN 0 AND ${slot.capacity}`),
    check('slots_walk_ins_within_taken', sql`${slot.walkIns} BETWEEN 0 AND ${slot.taken}`),
    check('slots_closed_range', sql`${slot.closed} BETWEEN 0 AND 500`),
    check(
      'slots_closed_without_room',
      sql`CASE WHEN ${slot.isClosed} THEN ${slot.capacity} = ${slot.taken} AND ${slot.suspended} >= 0 ELSE ${slot.suspended} = 0 END`,
    ),
    check('slots_times_in_order', sql`${slot.startsAt} < ${slot.endsAt}`),
    check(
      'slots_date_is_muscats',
      sql`${slot.deliveryDate} = (${slot.startsAt} AT TIME ZONE 'Asia/Muscat')::date`,
    ),
  ],
)
