import { sql } from 'drizzle-orm'

/** Accounts that their owners have not deleted, as a query; `search_text` is folded by `ar_norm`. */
export const customerAccounts = sql`(
  SELECT id, public_id, phone, coalesce(nullif(metadata ->> 'email', ''), email) AS email, first_name, last_name, language,
    is_active, created_at, last_login_at, search_text
  FROM customers WHERE num_nonnulls(phone, email) > 0)`
