import { sql } from 'drizzle-orm'

/** The channel of every checkout, as a query of `id` and `channel_id`. */
export const checkoutChannels = sql`(SELECT id, channel_id FROM checkouts)`
