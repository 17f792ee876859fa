import { listImportsCall, sheetCalls } from '@warsha/contract/console/imports/imports.calls.ts'
import type { RestImport } from '@warsha/contract/console/imports/imports.rest.ts'
import { type SheetKind, sheetKindNames } from '@warsha/contract/console/imports/sheets.constants.ts'
import { DocumentIcon } from '@warsha/ui/later-icons.tsx'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { Moment } from '~/components/format/moment.tsx'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import { ImportState } from './import-state.tsx'
import { SheetPanel } from './sheet-panel.tsx'

export const handle = { texts: await loadTexts('console-imports') }

const importListAddress = z.object({ kind: z.enum(sheetKindNames) })

const rowNames: RowNames<RestImport> = {
  id: ({ id }) => id,
  name: ({ file_name }) => file_name,
  path: ({ id }) => `/imports/${encodeURIComponent(id)}`,
}

/** Files of records: out, changed in a spreadsheet, and in again. */
export default function ImportsScreen() {
  const { t } = useTranslation()
  const operator = useOperator()
  const address = useListAddress(importListAddress)
  const { filters, after } = address
  const rows = useListRows(['imports', filters, after], (signal) =>
    ask(listImportsCall, { query: { ...filters, after } as never, signal }),
  )
  const kinds = sheetKindNames.filter((kind) => mayCall(operator, sheetCalls[kind].export.access))
  return (
    <ListPage
      id="imports"
      title={t('console-imports.title')}
      icon={DocumentIcon}
      address={address}
      rows={rows}
      names={rowNames}
      columns={useImportColumns()}
      filters={[
        {
          kind: 'choice',
          name: 'kind',
          label: t('console-imports.columns.kind'),
          options: kinds.map((kind: SheetKind) => ({
            value: kind,
            label: t(`console-imports.kind.${kind}`),
          })),
        },
      ]}
      introduction={
        <section aria-label={t('console-imports.kinds')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {kinds.map((kind) => (
            <SheetPanel key={kind} kind={kind} />
          ))}
        </section>
      }
    />
  )
}

function useImportColumns(): ListColumn<RestImport>[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'file',
        title: t('console-imports.columns.file'),
        cell: ({ file_name }) => (
          // Cut at its own end, in Arabic as well.
          <span dir="auto" className="block w-fit max-w-56 truncate">
            {file_name}
          </span>
        ),
      },
      {
        id: 'kind',
        title: t('console-imports.columns.kind'),
        cell: ({ kind }) => t(`console-imports.kind.${kind}`),
      },
      { id: 'rows', title: t('console-imports.columns.rows'), isNumber: true, cell: ({ rows }) => rows },
      {
        id: 'changes',
        title: t('console-imports.columns.changes'),
        isNumber: true,
        cell: ({ creates, changes }) => creates + changes,
      },
      {
        id: 'checked',
        title: t('console-imports.columns.checked'),
        cell: ({ checked_at }) => <Moment at={checked_at} />,
      },
      {
        id: 'by',
        title: t('console-imports.columns.by'),
        cell: ({ operator }) => <bdi>{operator ?? '–'}</bdi>,
      },
      {
        id: 'state',
        title: t('console-imports.columns.state'),
        cell: (row) => <ImportState of={row} />,
      },
    ],
    [t],
  )
}
