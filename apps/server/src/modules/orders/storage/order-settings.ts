import type { Executor } from '#kernel/database/connect.ts'
import type { FieldSettings } from '../rules/required-fields.ts'
import { orderSettings } from './orders.tables.ts'

/** Undefined until an operator has decided something. */
export async function findFieldSettings(executor: Executor): Promise<FieldSettings | undefined> {
  const { namesField: names, emailField: email } = orderSettings
  const [settings] = await executor.select({ names, email }).from(orderSettings)
  return settings
}
