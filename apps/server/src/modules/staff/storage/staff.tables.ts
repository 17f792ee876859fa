import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A preset of permissions. A role of a centre sees and changes the centres of its members alone. */
export const staffRoles = pgTable('staff_roles', {
  name: text('name').primaryKey(),
  isCentreScoped: boolean('is_centre_scoped').notNull(),
  ...timestamps(),
})

export const staffRolePermissions = pgTable(
  'staff_role_permissions',
  {
    role: text('role')
      .notNull()
      .references(() => staffRoles.name, { onDelete: 'cascade' }),
    permission: text('permission').notNull(),
  },
  (granted) => [primaryKey({ columns: [granted.role, granted.permission] })],
)

/** Staff members. They are not customers: a member who also buys here has two accounts. */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    language: text('language', { enum: ['ar', 'en'] })
      .notNull()
      .default('ar'),
    role: text('role')
      .notNull()
      .references(() => staffRoles.name),
    isActive: boolean('is_active').notNull().default(true),
    passwordHash: text('password_hash'),
    /** The key of the authenticator app, sealed. */
    authenticatorKey: text('authenticator_key'),
    /** The newest time step whose code was accepted: no code is good twice. */
    authenticatorStep: bigint('authenticator_step', { mode: 'number' }).notNull().default(0),
    revision: integer('revision').notNull().default(1),
    ...timestamps(),
  },
  (member) => [
    check('staff_members_email_form', sql`${member.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check('staff_members_email_lower_case', sql`${member.email} = lower(${member.email})`),
    check(
      'staff_members_both_credentials',
      sql`(${member.passwordHash} IS NULL) = (${member.authenticatorKey} IS NULL)`,
    ),
  ],
)

/** A one-time secret that makes an account's credentials. Only its hash is here. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    secretHash: text('secret_hash').primaryKey(),
    /** Null: the first administrator's, whose account is made with it. */
    memberId: integer('member_id').references(() => staffMembers.id, { onDelete: 'cascade' }),
    /** Credentials that were chosen and wait for the first code of the authenticator app. */
    name: text('name'),
    email: text('email'),
    passwordHash: text('password_hash'),
    authenticatorKey: text('authenticator_key'),
    expiresAt: instant('expires_at').notNull(),
  },
  (invitation) => [index('staff_invitations_expires_at_idx').on(invitation.expiresAt)],
)

/** A sign-in. The cookie's token is nowhere, only its hash. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    tokenHash: text('token_hash').notNull().unique(),
    memberId: integer('member_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    /** When identity was last proven with a credential. */
    provenAt: instant('proven_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (session) => [
    index('staff_sessions_member_idx').on(session.memberId),
    index('staff_sessions_expires_at_idx').on(session.expiresAt),
  ],
)

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    memberId: integer('member_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    device: text('device').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (passkey) => [index('staff_passkeys_member_idx').on(passkey.memberId)],
)

/** Challenges for a device to sign; taken away by the first answer. */
export const staffPasskeyChallenges = pgTable(
  'staff_passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** Null: of somebody who signs in. */
    memberId: integer('member_id').references(() => staffMembers.id, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (challenge) => [index('staff_passkey_challenges_expires_at_idx').on(challenge.expiresAt)],
)

/** Views of lists: filters, order and columns, as the query of the list's address. Shared ones are seen by all colleagues. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: identityKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    search: text('search').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    ...timestamps(),
  },
  (view) => [
    unique('staff_views_name_key').on(view.memberId, view.list, view.name),
    index('staff_views_list_idx').on(view.list),
    check('staff_views_list_form', sql`${view.list} ~ '^[a-z][a-z-]{0,39}$'`),
    check('staff_views_name_length', sql`length(${view.name}) BETWEEN 1 AND 40`),
    check('staff_views_search_length', sql`length(${view.search}) <= 2000`),
  ],
)

/** Tries of credentials within the current hour, under a key such as `network:192.0.2.1`. */
export const staffSignInTries = pgTable(
  'staff_sign_in_tries',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    startedAt: instant('started_at').notNull().defaultNow(),
  },
  (tries) => [index('staff_sign_in_tries_started_at_idx').on(tries.startedAt)],
)
