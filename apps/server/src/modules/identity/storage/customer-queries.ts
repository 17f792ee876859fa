import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { fixedQuery } from '#kernel/database/fixed-statement.ts'
import type { Customer } from '../rules/customer.ts'
import { customers, sessions } from './identity.tables.ts'

export type CustomerChange = Partial<
  Pick<
    Customer,
    'firstName' | 'lastName' | 'language' | 'nationalId' | 'cardLastFour' | 'passwordHash' | 'isConfirmed'
  >
> & {
  /** Added to what is there. */
  metadata?: Readonly<Record<string, string>>
}

export type FilledFields = Pick<
  CustomerChange,
  'firstName' | 'lastName' | 'nationalId' | 'cardLastFour' | 'metadata'
>

/** With the code of the customer's invitation. */
export async function findCustomer(
  executor: Executor,
  id: number,
): Promise<(Customer & { invitedBy: string | null }) | undefined> {
  const [found] = await selectCustomer(executor, { id })
  return found
}

const selectCustomer = fixedQuery('identity_find_customer', (executor) =>
  executor
    .select()
    .from(customers)
    .where(eq(customers.id, sql.placeholder('id'))),
)

export function findCustomerByKey(executor: Executor, publicId: string): Promise<Customer | undefined> {
  return findOne(executor, eq(customers.publicId, publicId))
}

export function findCustomerByEmail(executor: Executor, email: string): Promise<Customer | undefined> {
  return findOne(executor, eq(customers.email, email))
}

/** Undefined when there is no such active customer, or not (any more) in the state the change depends on. */
export async function updateCustomer(
  executor: Executor,
  id: number,
  { metadata, ...change }: CustomerChange,
  onlyIf?: SQL,
): Promise<Customer | undefined> {
  const [row] = await executor
    .update(customers)
    .set({
      ...change,
      ...(metadata && { metadata: sql`${customers.metadata} || ${JSON.stringify(metadata)}::jsonb` }),
      updatedAt: sql`now()`,
    })
    .where(and(eq(customers.id, id), eq(customers.isActive, true), onlyIf, metadata && fits(metadata)))
    .returning()
  return row
}

/** Stores what the customer has not given yet. The row decides, so nothing that was given is lost to a second device. */
export async function fillCustomer(
  executor: Executor,
  id: number,
  { metadata = {}, ...change }: FilledFields,
): Promise<Customer | undefined> {
  const filled = Object.entries(change).map(([name, value]) => {
    const column = customers[name as keyof typeof change]
    return [name, sql`coalesce(nullif(${column}, ''), ${value})`]
  })
  const given = sql`SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${customers.metadata}) WHERE value <> '""'`
  const [row] = await executor
    .update(customers)
    .set({
      ...Object.fromEntries(filled),
      metadata: sql`${customers.metadata} || ${JSON.stringify(metadata)}::jsonb || (${given})`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(customers.id, id), eq(customers.isActive, true), fits(metadata)))
    .returning()
  return row
}

/** False when the account is so already, or its owner has deleted it: a deleted account has neither number nor address. */
export async function setActive(executor: Executor, id: number, isActive: boolean): Promise<boolean> {
  const { rowCount } = await executor
    .update(customers)
    .set({ isActive, updatedAt: sql`now()` })
    .where(
      and(
        eq(customers.id, id),
        eq(customers.isActive, !isActive),
        sql`num_nonnulls(${customers.phone}, ${customers.email}) > 0`,
      ),
    )
  return rowCount === 1
}

const maxMetadataBytes = 16_000

/** Customers write their metadata, little by little; together it stays small. */
function fits(added: object): SQL {
  return sql`octet_length((${customers.metadata} || ${JSON.stringify(added)}::jsonb)::text) <= ${maxMetadataBytes}`
}

/** The condition under which a mailed link still counts: nothing it was made from has changed. */
export function isUnchanged({
  passwordHash,
  isConfirmed,
}: Pick<Customer, 'passwordHash' | 'isConfirmed'>): SQL {
  return sql`${customers.passwordHash} IS NOT DISTINCT FROM ${passwordHash}
    AND ${customers.isConfirmed} = ${isConfirmed}`
}

export type ListedSession = {
  id: number
  publicId: string
  userAgent: string
  createdAt: Date
  lastUsedAt: Date
  expiresAt: Date
}

const maxListed = 50

export function listSessions(executor: Executor, customerId: number): Promise<ListedSession[]> {
  return executor
    .select({
      id: sessions.id,
      publicId: sessions.publicId,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(
      and(eq(sessions.customerId, customerId), isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`)),
    )
    .orderBy(desc(sessions.id))
    .limit(maxListed)
}

export async function endOwnSession(
  executor: Executor,
  { customerId, publicId }: { customerId: number; publicId: string },
): Promise<ListedSession | undefined> {
  const [row] = await executor
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(sessions.customerId, customerId),
        sql`${sessions.publicId}::text = ${publicId}`,
        isNull(sessions.endedAt),
      ),
    )
    .returning()
  return row
}

async function findOne(executor: Executor, condition: SQL): Promise<Customer | undefined> {
  const [row] = await executor.select().from(customers).where(condition)
  return row
}

/** Which of the prefixes customers' phone numbers begin with. */
export async function findUsedPrefixes(
  executor: Executor,
  prefixes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await executor.execute<{ prefix: string }>(sql`
    SELECT asked.prefix FROM unnest(${sql.param([...new Set(prefixes)])}::text[]) AS asked (prefix)
    WHERE EXISTS (SELECT FROM customers WHERE starts_with(customers.phone, asked.prefix))`)
  return new Set(rows.map(({ prefix }) => prefix))
}
