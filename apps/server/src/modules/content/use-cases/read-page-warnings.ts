import type { Executor } from '#kernel/database/connect.ts'
import { type PageWarning, pageWarnings } from '../rules/page-warnings.ts'
import { countPages, countPageTypes } from '../storage/page-publication-queries.ts'

/** What of the content is more than the shop reads at once. */
export async function readPageWarnings(executor: Executor, now: Date): Promise<PageWarning[]> {
  return pageWarnings(await countPages(executor, now), await countPageTypes(executor))
}
