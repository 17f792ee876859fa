import type { Database } from '#kernel/database/connect.ts'
import { type AskedField, defaultFields, requiredFields } from '../rules/required-fields.ts'
import { findFieldSettings } from '../storage/order-settings.ts'

/** Which fields of the customer an order of so many lines asks for. */
export async function listRequiredFields({ db }: { db: Database }, lineCount: number): Promise<AskedField[]> {
  return requiredFields((await findFieldSettings(db)) ?? defaultFields, lineCount)
}
