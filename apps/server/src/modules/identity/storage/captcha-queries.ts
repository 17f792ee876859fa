import type { Executor } from '#kernel/database/connect.ts'
import { usedCaptchas } from './identity.tables.ts'

/** False when it was answered before: the row decides between two who answer at once. */
export async function useCaptcha(executor: Executor, key: string): Promise<boolean> {
  const used = await executor
    .insert(usedCaptchas)
    .values({ key })
    .onConflictDoNothing()
    .returning({ key: usedCaptchas.key })
  return used.length > 0
}
