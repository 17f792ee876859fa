import { sql } from 'drizzle-orm'

/** The country of every state, as a query of `id` and `country_id`; the text is for statements that are prepared as text. */
export const stateCountriesText = '(SELECT id, country_id FROM states)'
export const stateCountries = sql.raw(stateCountriesText)
