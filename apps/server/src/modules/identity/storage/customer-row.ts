import { sql } from 'drizzle-orm'
import type { Customer, Session } from '../rules/customer.ts'

type Instants = 'lastLoginAt' | 'createdAt' | 'updatedAt'

/** As statements of several parts return it: instants are milliseconds. */
export type CustomerRow = Omit<Customer, Instants> & {
  lastLoginAt: number | null
  createdAt: number
  updatedAt: number
}

const milliseconds = (column: string) => sql.raw(`(extract(epoch FROM ${column}) * 1000)::float8`)

/** The columns of `customer`, whatever stands behind that name in the statement. */
export const customerColumns = sql`customer.id, customer.public_id AS "publicId", customer.phone, customer.email,
  customer.password_hash AS "passwordHash", customer.first_name AS "firstName", customer.last_name AS "lastName",
  customer.language, customer.is_active AS "isActive", customer.is_confirmed AS "isConfirmed", customer.metadata,
  customer.national_id AS "nationalId", customer.card_last_four AS "cardLastFour",
  customer.driver_code_hash AS "driverCodeHash", ${milliseconds('customer.last_login_at')} AS "lastLoginAt",
  ${milliseconds('customer.created_at')} AS "createdAt", ${milliseconds('customer.updated_at')} AS "updatedAt"`

export function toCustomer(row: CustomerRow): Customer {
  return {
    id: row.id,
    publicId: row.publicId,
    phone: row.phone,
    email: row.email,
    passwordHash: row.passwordHash,
    firstName: row.firstName,
    lastName: row.lastName,
    language: row.language,
    isActive: row.isActive,
    isConfirmed: row.isConfirmed,
    metadata: row.metadata,
    nationalId: row.nationalId,
    cardLastFour: row.cardLastFour,
    driverCodeHash: row.driverCodeHash,
    lastLoginAt: row.lastLoginAt === null ? null : new Date(row.lastLoginAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  }
}

export type SessionRow = {
  sessionPublicId: string
  kind: Session['kind']
  generation: number
  rotatedAt: number
  expiresAt: number
}

/** The columns of `session`. */
export const sessionColumns = sql`session.public_id AS "sessionPublicId", session.kind, session.generation,
  ${milliseconds('session.rotated_at')} AS "rotatedAt", ${milliseconds('session.expires_at')} AS "expiresAt"`

export function toSession(row: SessionRow): Session {
  return {
    publicId: row.sessionPublicId,
    kind: row.kind,
    generation: row.generation,
    rotatedAt: new Date(row.rotatedAt),
    expiresAt: new Date(row.expiresAt),
  }
}
