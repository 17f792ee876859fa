import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import type { Metadata } from '#kernel/texts.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const customers = pgTable(
  'customers',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    /** In international form. The customer has proven to hold the number. */
    phone: text('phone').unique(),
    /** In lower case; signs in with a password once confirmed. The address to show is in the metadata. */
    email: text('email').unique(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    language: text('language', { enum: ['ar', 'en'] })
      .notNull()
      .default('ar'),
    isActive: boolean('is_active').notNull().default(true),
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    nationalId: text('national_id').notNull().default(''),
    /** Of a payout card nothing else is stored. */
    cardLastFour: text('card_last_four').notNull().default(''),
    /** Set when an operator has registered the number as a driver's. */
    driverCodeHash: text('driver_code_hash'),
    invitedBy: text('invited_by'),
    campaign: text('campaign'),
    lastLoginAt: instant('last_login_at'),
    /** The text that operators search customers by, folded as `ar_norm` folds it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`ar_norm(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(metadata ->> 'email', '') || ' ' || coalesce(phone, ''))`,
      ),
    ...timestamps(),
  },
  (customer) => [
    check('customers_phone_form', sql`${customer.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check('customers_email_form', sql`${customer.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check('customers_email_lower_case', sql`${customer.email} = lower(${customer.email})`),
    check('customers_card_form', sql`${customer.cardLastFour} ~ '^([0-9]{4})?$'`),
    check(
      'customers_reachable',
      sql`${customer.phone} IS NOT NULL OR ${customer.email} IS NOT NULL OR NOT ${customer.isActive}`,
    ),
    // Operators search orders by the last digits of a number.
    index('customers_phone_end_idx').on(sql`reverse(${customer.phone}) text_pattern_ops`),
    index('customers_invited_by_idx')
      .on(customer.invitedBy, customer.id)
      .where(sql`${customer.invitedBy} IS NOT NULL`),
    index('customers_search_idx').using('gin', customer.searchText.op('gin_trgm_ops')),
    index('customers_inactive_idx').on(customer.id).where(sql`NOT ${customer.isActive}`),
  ],
)

/**
 * A requested account whose address is not confirmed yet. There may be several of one address:
 * each has its own password and its own mailed link, and the link decides which of them becomes the account.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    language: text('language', { enum: ['ar', 'en'] }).notNull(),
    metadata: jsonb('metadata').$type<Metadata>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (registration) => [
    index('registrations_email_idx').on(registration.email),
    index('registrations_expires_at_idx').on(registration.expiresAt),
  ],
)

/** Numbers that had an account once, as macs: leaving and coming back does not count as another invitation. */
export const formerNumbers = pgTable('former_numbers', {
  mac: text('mac').primaryKey(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** The newest code of a number for a purpose; a new one takes the place of the old. The code itself is nowhere. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    phone: text('phone').notNull(),
    purpose: text('purpose', {
      enum: ['sign-in', 'phone-change', 'phone-proof', 'account-deletion', 'return'],
    }).notNull(),
    mac: text('mac').notNull(),
    salt: text('salt').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Wrong codes since the last right one, over all codes of the number. */
    failures: integer('failures').notNull().default(0),
    invitedBy: text('invited_by'),
    /** The program that sent `invitedBy`, as a keyed hash: any caller can ask for a code to any number. */
    requestedBy: text('requested_by'),
    campaign: text('campaign'),
    sentAt: instant('sent_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (code) => [
    primaryKey({ columns: [code.phone, code.purpose] }),
    index('one_time_codes_sent_at_idx').on(code.sentAt),
    check('one_time_codes_most_tries', sql`${code.tries} BETWEEN 0 AND 5`),
  ],
)

/**
 * A sign-in on one device. Refresh tokens carry the generation they belong to; the newest two are known by the number
 * alone, so that no token is stored.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['customer', 'driver'] })
      .notNull()
      .default('customer'),
    userAgent: text('user_agent').notNull().default(''),
    generation: integer('generation').notNull().default(1),
    rotatedAt: instant('rotated_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (session) => [
    index('sessions_customer_idx').on(session.customerId),
    index('sessions_expires_at_idx').on(session.expiresAt),
    check('sessions_generation_positive', sql`${session.generation} > 0`),
  ],
)

/** A key that a device holds for this shop's host; only its public half is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Signatures so far, as the device counts them; many devices always say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    device: text('device').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (passkey) => [index('passkeys_customer_idx').on(passkey.customerId)],
)

/** Challenges for a device to sign. Each is deleted by its first answer. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** The customer who makes a passkey; null for a sign-in. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (challenge) => [index('passkey_challenges_expires_at_idx').on(challenge.expiresAt)],
)

/** Times of limited actions: the recent ones under a key such as `address:192.0.2.1`. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    times: instant('times').array().notNull(),
    /** Older times are dropped with the next attempt. */
    windowSeconds: integer('window_seconds').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (attempt) => [index('attempts_updated_at_idx').on(attempt.updatedAt)],
)

/** Captchas that were answered, right or wrong: none is answered twice. */
export const usedCaptchas = pgTable(
  'used_captchas',
  { key: text('key').primaryKey(), usedAt: instant('used_at').notNull().defaultNow() },
  (captcha) => [index('used_captchas_used_at_idx').on(captcha.usedAt)],
)
