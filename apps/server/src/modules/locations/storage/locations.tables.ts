import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identityKey, revisionColumn, timestamps } from '#kernel/database/columns.ts'

export const countries = pgTable(
  'countries',
  {
    id: identityKey(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    slug: text('slug').notNull().unique(),
    iso: text('iso').notNull().unique(),
    phonePrefix: text('phone_prefix').notNull(),
    phoneDigits: integer('phone_digits').notNull(),
    /** False for countries that only lend their phone numbers. */
    isStore: boolean('is_store').notNull().default(false),
    position: integer('position').notNull().default(0),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (country) => [
    check('countries_iso_form', sql`${country.iso} ~ '^[A-Z]{2}$'`),
    check('countries_phone_prefix_form', sql`${country.phonePrefix} ~ '^\\+[0-9]{1,4}$'`),
    check('countries_phone_digits_range', sql`${country.phoneDigits} BETWEEN 6 AND 14`),
  ],
)

/** Provinces, also called states or store cities by the API: the places a shopper chooses. */
export const states = pgTable(
  'states',
  {
    id: identityKey(),
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.id),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    slug: text('slug').notNull().unique(),
    /** ISO 3166-2; several of the shop's places may lie in one governorate. */
    governorateCode: text('governorate_code').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    position: integer('position').notNull().default(0),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (state) => [
    index('states_country_idx').on(state.countryId),
    check('states_slug_form', sql`${state.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('states_latitude_range', sql`${state.latitude} BETWEEN -90 AND 90`),
    check('states_longitude_range', sql`${state.longitude} BETWEEN -180 AND 180`),
  ],
)

export const cities = pgTable(
  'cities',
  {
    id: identityKey(),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    slug: text('slug').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    position: integer('position').notNull().default(0),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (city) => [
    unique('cities_state_slug_key').on(city.stateId, city.slug),
    check('cities_latitude_range', sql`${city.latitude} BETWEEN -90 AND 90`),
    check('cities_longitude_range', sql`${city.longitude} BETWEEN -180 AND 180`),
  ],
)

export const regions = pgTable(
  'regions',
  {
    id: identityKey(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    slug: text('slug').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    position: integer('position').notNull().default(0),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (region) => [
    unique('regions_city_slug_key').on(region.cityId, region.slug),
    check('regions_latitude_range', sql`${region.latitude} BETWEEN -90 AND 90`),
    check('regions_longitude_range', sql`${region.longitude} BETWEEN -180 AND 180`),
  ],
)
