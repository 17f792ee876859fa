import { useQuery } from '@tanstack/react-query'
import { exportCasesCall, listCasesCall } from '@warsha/contract/console/closures/closures.calls.ts'
import type { RestClosure, RestClosureCase } from '@warsha/contract/console/closures/closures.rest.ts'
import { useState } from 'react'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { ExportButton } from '~/components/list/export-button.tsx'
import { ListPager } from '~/components/list/list-pager.tsx'
import { ListSort } from '~/components/list/list-sort.tsx'
import { usePanelPages } from '~/components/list/use-panel-pages.ts'
import { Panel } from '~/components/panel.tsx'
import { ToolSelect } from '~/components/tool-select.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { CaseRow } from './case-row.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** More orders than a centre has in three months come page by page. */
const pageSize = 200

const states = ['open', 'moved', 'refunded', 'withdrawn', 'reopened'] as const

type CaseState = RestClosureCase['state']

/** The orders of a closure by the hour of their visits, with the phones to call and what can be done for each. */
export function ClosureCases({ closure }: { closure: RestClosure }) {
  const { t } = useTranslation()
  const [state, setState] = useState<CaseState | ''>('')
  const pages = usePanelPages('visit')
  const { sort, after } = pages
  const query = { sort, ...(state && { state }) }
  const [refunded, setRefunded] = useState<RestClosureCase>()
  const { data, error, refetch } = useQuery({
    queryKey: ['closure-cases', closure.id, query, after, closure.counts],
    queryFn: ({ signal }) =>
      ask(listCasesCall, {
        params: { id: closure.id },
        query: { ...query, limit: String(pageSize), after } as never,
        signal,
      }),
    placeholderData: (former) => former,
    // Alternatives are looked for within seconds.
    refetchInterval: closure.counts.open > 0 ? 5000 : false,
  })
  return (
    <Panel
      title={t('console-closing.cases')}
      actions={
        <div className="flex flex-wrap gap-2">
          <ExportButton
            call={exportCasesCall}
            params={{ id: closure.id }}
            query={query}
            name="closure-cases"
          />
          <ListSort
            columns={[
              { title: t('console-closing.order.visit'), sort: 'visit', risesFirst: true },
              { title: t('console-closing.order.decided'), sort: 'decided' },
              { title: t('console-closing.order.refund'), sort: 'refund' },
            ]}
            sort={sort}
            onSort={pages.sortBy}
          />
          <ToolSelect
            label={t('console-closing.filters.state')}
            value={state}
            onChange={(value) => {
              pages.restart()
              setState(value as CaseState | '')
            }}
          >
            <option value="">{t('console-closing.all')}</option>
            {states.map((name) => (
              <option key={name} value={name}>
                {t(`console-closing.counts.${name}`)}
              </option>
            ))}
          </ToolSelect>
        </div>
      }
    >
      {error && <FailureNotice error={error} onAgain={() => void refetch()} />}
      {data?.data.length === 0 && <p className="text-muted">{t('console-closing.noCases')}</p>}
      <ul className="-my-3 divide-y divide-line empty:hidden">
        {data?.data.map((each) => (
          <CaseRow key={each.id} closed={each} onRefund={() => setRefunded(each)} />
        ))}
      </ul>
      {data && (after || data.page.after) && (
        <div className="mt-3">
          <ListPager page={data.page} address={pages} />
        </div>
      )}
      {refunded && <RefundDialog closed={refunded} onClose={() => setRefunded(undefined)} />}
    </Panel>
  )
}
