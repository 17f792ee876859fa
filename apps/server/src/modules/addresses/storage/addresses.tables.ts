import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import type { Metadata } from '#kernel/texts.ts'
import { serviceCentres } from '#modules/booking/storage/booking.tables.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { regions } from '#modules/locations/storage/locations.tables.ts'

/** The address books of all customers. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** One of a customer's numbered places, so that the database itself bounds how many addresses there are. */
    slot: smallint('slot').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    companyName: text('company_name').notNull().default(''),
    streetAddress1: text('street_address_1').notNull(),
    streetAddress2: text('street_address_2').notNull().default(''),
    city: text('city').notNull().default(''),
    cityArea: text('city_area').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    country: text('country').notNull(),
    countryArea: text('country_area').notNull().default(''),
    phone: text('phone').notNull().default(''),
    regionId: integer('region_id').references(() => regions.id),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    centreId: integer('centre_id').references(() => serviceCentres.id, { onDelete: 'set null' }),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    ...timestamps(),
  },
  (address) => [
    unique('customer_addresses_slot_key').on(address.customerId, address.slot),
    index('customer_addresses_region_idx').on(address.regionId),
    index('customer_addresses_centre_idx').on(address.centreId),
    check('customer_addresses_slot_range', sql`${address.slot} BETWEEN 1 AND 50`),
    check('customer_addresses_street_given', sql`${address.streetAddress1} <> ''`),
    check('customer_addresses_country_form', sql`${address.country} ~ '^[A-Z]{2}$'`),
    check('customer_addresses_latitude_range', sql`${address.latitude} BETWEEN -90 AND 90`),
    check('customer_addresses_longitude_range', sql`${address.longitude} BETWEEN -180 AND 180`),
    check(
      'customer_addresses_position_whole',
      sql`(${address.latitude} IS NULL) = (${address.longitude} IS NULL)`,
    ),
  ],
)

/** Which address a customer's bills and goods go to, unless said otherwise. */
export const customerDefaultAddresses = pgTable(
  'customer_default_addresses',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    billingId: integer('billing_id').references(() => customerAddresses.id, { onDelete: 'set null' }),
    shippingId: integer('shipping_id').references(() => customerAddresses.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (defaults) => [
    index('customer_default_addresses_billing_idx').on(defaults.billingId),
    index('customer_default_addresses_shipping_idx').on(defaults.shippingId),
  ],
)
