import { maxCount } from '#commands/keyset.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { listChannels } from '#modules/channels/index.ts'
import { listCountries, listStates } from '#modules/locations/index.ts'
import type { EditedPage } from '../rules/edited-page.ts'
import type { PageWarning } from '../rules/page-warnings.ts'
import { findEditedPage, findEditedPages, type PageFilter } from '../storage/edited-page-queries.ts'
import { listPageAttributeRows } from '../storage/page-attribute-queries.ts'
import { listPageTypesWithPages } from '../storage/page-type-queries.ts'
import type { WarnedPage } from './edit-pages.ts'
import { readPageWarnings } from './read-page-warnings.ts'

type Reader = { db: Database; clock: Clock }

export type PageOfPages = { found: EditedPage[]; total: number; isExact: boolean; warnings: PageWarning[] }

export async function listEditedPages(
  { db, clock }: Reader,
  filter: PageFilter,
  position: { afterSlug: string; limit: number },
): Promise<PageOfPages> {
  const now = clock.now()
  const [{ found, total }, warnings] = await Promise.all([
    findEditedPages(db, filter, { ...position, now }),
    readPageWarnings(db, now),
  ])
  return { found, total: Math.min(total, maxCount), isExact: total <= maxCount, warnings }
}

export async function readEditedPage(
  { db, clock }: Reader,
  id: number,
): Promise<Outcome<WarnedPage, 'NOT_FOUND'>> {
  const page = await findEditedPage(db, id)
  return page ? ok({ page, warnings: await readPageWarnings(db, clock.now()) }) : refuse('NOT_FOUND')
}

/** What can be chosen for a page: types, channels, places that are open. */
export async function listPageOptions({ db, clock, models }: Reader & { models: Models }) {
  const countries = await listCountries(models)
  const states = await Promise.all(countries.map(({ id }) => listStates(models, id)))
  return {
    pageTypes: await listPageTypesWithPages(db),
    attributes: await listPageAttributeRows(db),
    channels: await listChannels(models),
    states: states.flat(),
    warnings: await readPageWarnings(db, clock.now()),
  }
}
