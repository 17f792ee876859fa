import type { RestPageFilter } from '@warsha/contract/console/content/pages.rest.ts'
import { readKey } from '@warsha/contract/ids/global-id.ts'
import { type BulkItem, defineBulk } from '#commands/define-bulk.ts'
import type { Actor } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { selectPages } from '../storage/edited-page-queries.ts'
import { publishPage, unpublishPage } from './publish-pages.ts'

type AskedPages = { ids: readonly number[] } | { where: RestPageFilter }

/** An id that is none matches nothing. */
export function readPageSelection({
  where,
  ids = [],
}: {
  where?: RestPageFilter | undefined
  ids?: readonly string[] | undefined
}): AskedPages {
  return where ? { where } : { ids: ids.flatMap((id) => readKey('Page', id) ?? []) }
}

function select(executor: Executor, _actor: Actor, asked: AskedPages, limit: number) {
  if ('ids' in asked) return selectPages(executor, asked, limit)
  const { page_type_id: pageTypeId, ...filter } = asked.where
  return selectPages(executor, { filter: { ...filter, pageTypeId } }, limit)
}

const keyOf = ({ id, revision }: BulkItem) => ({ id: Number(id), revision })

/** Commands of operators on several pages at once. */
export const pageBulks = {
  publish: defineBulk({
    command: publishPage,
    select,
    inputOf: (item, period: { from: string | null; until: string | null }) => ({ ...keyOf(item), ...period }),
  }),
  unpublish: defineBulk({ command: unpublishPage, select, inputOf: (item, _none: object) => keyOf(item) }),
}
