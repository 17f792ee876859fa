import { type SQL, sql } from 'drizzle-orm'

/** Accounts that their owners have not deleted, as a query; `search_text` is folded by `ar_norm`. */
export const customerAccounts = sql`(
  SELECT id, public_id, phone, coalesce(nullif(metadata ->> 'email', ''), email) AS email, first_name, last_name, language,
    is_active, created_at, last_login_at, search_text
  FROM customers WHERE num_nonnulls(phone, email) > 0)`

/** Where mail for a customer goes, or an empty text. */
export function mailAddressOf(customerId: SQL): SQL<string> {
  return sql<string>`coalesce((SELECT coalesce(nullif(metadata ->> 'email', ''), email) FROM customers WHERE id = ${customerId}), '')`
}

/** Customers as operators see them, as a table of `id`, `public_id`, `name` and `phone`. */
export const customerContacts: SQL = sql`(
  SELECT id, public_id, btrim(first_name || ' ' || last_name) AS name, phone FROM customers)`

/** Ids of the customers whose number ends with these digits. */
export function customersByPhoneEnd(digits: string): SQL {
  const end = `${[...digits].reverse().join('')}%`
  return sql`SELECT id FROM customers WHERE reverse(phone) LIKE ${end}`
}
