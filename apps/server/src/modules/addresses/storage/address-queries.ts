import { maxSavedAddresses } from '@warsha/contract/addresses/addresses.constants.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { Address, AddressFields, AddressLocation, AddressType } from '../rules/address.ts'
import { customerAddresses, customerDefaultAddresses } from './addresses.tables.ts'

/** An address by customer and id, so that another customer's is never found. */
export type OwnedAddress = { customerId: number; publicId: string }

export type AddressChange = Partial<AddressFields & AddressLocation> & { metadata?: Metadata | undefined }

const columns = {
  publicId: customerAddresses.publicId,
  firstName: customerAddresses.firstName,
  lastName: customerAddresses.lastName,
  companyName: customerAddresses.companyName,
  streetAddress1: customerAddresses.streetAddress1,
  streetAddress2: customerAddresses.streetAddress2,
  city: customerAddresses.city,
  cityArea: customerAddresses.cityArea,
  postalCode: customerAddresses.postalCode,
  country: customerAddresses.country,
  countryArea: customerAddresses.countryArea,
  phone: customerAddresses.phone,
  regionId: customerAddresses.regionId,
  latitude: customerAddresses.latitude,
  longitude: customerAddresses.longitude,
  centreId: customerAddresses.centreId,
  metadata: customerAddresses.metadata,
  isDefaultBilling: sql<boolean>`coalesce(${customerDefaultAddresses.billingId} = ${customerAddresses.id}, false)`,
  isDefaultShipping: sql<boolean>`coalesce(${customerDefaultAddresses.shippingId} = ${customerAddresses.id}, false)`,
}

/** The oldest entry first. */
export async function findAddresses(executor: Executor, customerId: number): Promise<Address[]> {
  return await selectAddresses(executor)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(asc(customerAddresses.id))
}

export async function findAddress(executor: Executor, owned: OwnedAddress): Promise<Address | undefined> {
  const [address] = await selectAddresses(executor).where(isOwned(owned))
  return address
}

/** Takes the first free slot. Undefined: none is free, or another request was faster. */
export async function insertAddress(
  executor: Executor,
  customerId: number,
  address: AddressFields & AddressLocation & { metadata: Metadata },
): Promise<string | undefined> {
  const row = { ...address, metadata: JSON.stringify(address.metadata) }
  const names = (Object.keys(row) as (keyof typeof row)[]).toSorted()
  const added = await executor.execute<{ public_id: string }>(sql`
    INSERT INTO ${customerAddresses} (customer_id, slot, ${sql.join(
      names.map((name) => sql.identifier(customerAddresses[name].name)),
      sql`, `,
    )})
    SELECT ${customerId}::int, free, ${sql.join(
      names.map((name) => sql`${row[name]}`),
      sql`, `,
    )}
    FROM generate_series(1, ${maxSavedAddresses}::int) AS free
    WHERE NOT EXISTS (
      SELECT FROM ${customerAddresses} taken WHERE taken.customer_id = ${customerId} AND taken.slot = free)
    ORDER BY free
    LIMIT 1
    ON CONFLICT DO NOTHING
    RETURNING public_id`)
  return added.rows[0]?.public_id
}

export async function countAddresses(executor: Executor, customerId: number): Promise<number> {
  return await executor.$count(customerAddresses, eq(customerAddresses.customerId, customerId))
}

/** False when the customer has no such address, or its metadata would become too large. */
export async function updateAddress(
  executor: Executor,
  owned: OwnedAddress,
  { metadata, ...change }: AddressChange,
): Promise<boolean> {
  const joined = metadata && sql`${customerAddresses.metadata} || ${JSON.stringify(metadata)}::jsonb`
  const changed = await executor
    .update(customerAddresses)
    .set({ ...change, ...(joined && { metadata: joined }) })
    .where(and(isOwned(owned), joined && sql`octet_length((${joined})::text) <= ${maxMetadataBytes}`))
    .returning({ id: customerAddresses.id })
  return changed.length > 0
}

/** Customers write it, little by little; together it stays small. */
const maxMetadataBytes = 8000

export async function deleteAddress(executor: Executor, owned: OwnedAddress): Promise<boolean> {
  const gone = await executor
    .delete(customerAddresses)
    .where(isOwned(owned))
    .returning({ id: customerAddresses.id })
  return gone.length > 0
}

/** False when the customer has no such address. */
export async function writeDefault(
  executor: Executor,
  { customerId, publicId }: OwnedAddress,
  type: AddressType,
): Promise<boolean> {
  const column = sql.identifier(type === 'BILLING' ? 'billing_id' : 'shipping_id')
  const written = await executor.execute(sql`
    INSERT INTO ${customerDefaultAddresses} (customer_id, ${column})
    SELECT customer_id, id FROM ${customerAddresses}
    WHERE customer_id = ${customerId} AND public_id = ${publicId}
    ON CONFLICT (customer_id) DO UPDATE SET ${column} = excluded.${column}, updated_at = now()`)
  return (written.rowCount ?? 0) > 0
}

function selectAddresses(executor: Executor) {
  return executor
    .select(columns)
    .from(customerAddresses)
    .leftJoin(customerDefaultAddresses, eq(customerDefaultAddresses.customerId, customerAddresses.customerId))
}

function isOwned({ customerId, publicId }: OwnedAddress) {
  return and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.publicId, publicId))
}

export async function deleteAddressesOf(executor: Executor, customerId: number): Promise<void> {
  await executor.delete(customerDefaultAddresses).where(eq(customerDefaultAddresses.customerId, customerId))
  await executor.delete(customerAddresses).where(eq(customerAddresses.customerId, customerId))
}

/** Which of the countries address books have addresses in. */
export async function findUsedCountries(
  executor: Executor,
  countries: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await executor.execute<{ country: string }>(sql`
    SELECT asked.country FROM unnest(${sql.param([...new Set(countries)])}::text[]) AS asked (country)
    WHERE EXISTS (SELECT FROM customer_addresses AS address WHERE address.country = asked.country)`)
  return new Set(rows.map(({ country }) => country))
}
