import { type Permission, permissions } from '@warsha/contract/console/staff/permissions.ts'
import { sql } from 'drizzle-orm'
import { type Caller, staffCookie } from '#http/caller.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { hashDriverCode } from '#modules/identity/index.ts'
import { rolePresets } from '#modules/staff/rules/role-presets.ts'
import { login, sendOtp, sentCode, signIn } from '../sign-in.ts'
import { makeMember, signInStaff } from '../staff.ts'
import type { TestApp } from '../test-app.ts'
import type { Credentials } from './named-calls.ts'

/** A caller with the credentials of a real session, and what the server should know by them. */
export type MatrixCaller = {
  name: string
  credentials: Credentials
  /** As seen by the shop's calls and by the console's, which know other credentials; undefined: refused everywhere. */
  shop: Pick<Caller, 'kind'> | undefined
  permissions: ReadonlySet<Permission>
  customerId?: number
  /** The centres that the operator is narrowed to, if any. */
  centreId?: number
}

export const callerNames = [
  'visitor',
  'customer',
  'other customer',
  'blocked customer',
  'driver',
  ...rolePresets.map(({ name }) => name),
  'manager of another centre',
  'centre role with every permission',
] as const

/** A centre's role with every permission: it must be narrowed to its centres for each of them. */
const wholeRole = 'whole-centre'

export async function signInEverybody(
  shop: TestApp,
  [own, other]: readonly [number, number],
): Promise<MatrixCaller[]> {
  const { db } = shop.deps
  await db.execute(sql`INSERT INTO staff_roles (name, is_centre_scoped) VALUES (${wholeRole}, true)`)
  await db.execute(sql`INSERT INTO staff_role_permissions (role, permission)
    SELECT ${wholeRole}, permission FROM staff_role_permissions WHERE role = 'administrator'`)
  const customers = [
    await customer(shop, 'customer', '91470001'),
    await customer(shop, 'other customer', '91470002'),
    await blockedCustomer(shop, '91470003'),
    await driver(shop, '91470004', own),
  ]
  const operators: MatrixCaller[] = []
  for (const { name, isCentreScoped, permissions: granted } of rolePresets)
    operators.push(
      await operator(shop, { name, role: name, granted, ...(isCentreScoped && { centreId: own }) }),
    )
  const manager = rolePresets.find(({ name }) => name === 'manager')?.permissions ?? []
  operators.push(
    await operator(shop, {
      name: 'manager of another centre',
      role: 'manager',
      granted: manager,
      centreId: other,
    }),
    await operator(shop, {
      name: 'centre role with every permission',
      role: wholeRole,
      granted: permissions,
      centreId: own,
    }),
  )
  const visitor: MatrixCaller = {
    name: 'visitor',
    credentials: { headers: {}, cookies: {} },
    shop: { kind: 'visitor' },
    permissions: new Set(),
  }
  return [visitor, ...customers, ...operators]
}

const bearer = (token: string): Credentials => ({
  headers: { authorization: `Bearer ${token}` },
  cookies: {},
})

async function customer(shop: TestApp, name: string, phone: string): Promise<MatrixCaller> {
  const { token } = await signIn(shop, phone)
  return {
    name,
    credentials: bearer(token),
    shop: { kind: 'customer' },
    permissions: new Set(),
    customerId: await idOf(shop, phone),
  }
}

/** Blocked after the sign-in, so that the token is as good as new. */
async function blockedCustomer(shop: TestApp, phone: string): Promise<MatrixCaller> {
  const { credentials, customerId } = await customer(shop, 'blocked customer', phone)
  await shop.deps.db.execute(sql`UPDATE customers SET is_active = false WHERE phone = ${`+968${phone}`}`)
  await shop.deps.db.execute(
    sql`UPDATE sessions SET ended_at = now() WHERE customer_id = ${customerId ?? null}`,
  )
  return { name: 'blocked customer', credentials, shop: undefined, permissions: new Set() }
}

async function driver(shop: TestApp, phoneNumber: string, centreId: number): Promise<MatrixCaller> {
  const { db, config } = shop.deps
  const phone = `+968${phoneNumber}`
  const driverCode = '12345678'
  await db.execute(sql`INSERT INTO customers (phone, driver_code_hash)
    VALUES (${phone}, ${hashDriverCode(driverCode, phone, keysOf(config).codes)})`)
  const driverId = await idOf(shop, phoneNumber)
  await db.execute(sql`INSERT INTO centre_drivers (driver_id, centre_id) VALUES (${driverId}, ${centreId})`)
  await sendOtp(shop, { phoneNumber })
  const { token } = await login(shop, { phoneNumber, otp: await sentCode(shop, phone), driverCode })
  return {
    name: 'driver',
    credentials: bearer(token),
    shop: { kind: 'driver' },
    permissions: new Set(),
    customerId: driverId,
  }
}

type Member = { name: string; role: string; granted: readonly Permission[]; centreId?: number }

async function operator(shop: TestApp, { name, role, granted, centreId }: Member): Promise<MatrixCaller> {
  const member = await makeMember(shop, role, centreId === undefined ? [] : [centreId])
  const { token } = await signInStaff(shop, member)
  return {
    name,
    credentials: { headers: {}, cookies: { [staffCookie]: token } },
    shop: { kind: 'visitor' },
    permissions: new Set(granted),
    ...(centreId !== undefined && { centreId }),
  }
}

async function idOf({ deps: { db } }: TestApp, phone: string): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT id FROM customers WHERE phone = ${`+968${phone}`}`,
  )
  return rows[0]?.id ?? 0
}
