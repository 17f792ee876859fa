import { creditHistoryFilters, creditHistorySorts } from '@warsha/contract/constants.ts'
import { Button } from '@warsha/ui/button.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { Chip } from '@warsha/ui/chip.tsx'
import { Select } from '@warsha/ui/select.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLoadPages } from '~/session/use-load-pages.ts'
import { TransactionRow } from './transaction-row.tsx'
import { type History, type HistorySort, listTransactions } from './wallet-calls.ts'

export type HistorySectionProps = {
  history: ReturnType<typeof useHistory>
  onRetry: () => void
  renderEmpty: (part: 'credits' | 'transactions') => ReactNode
}

/** The changes of the wallet; those of another filter or order stay until the next are there. */
export function useHistory() {
  const [asked, setAsked] = useState<History>({ sort: 'newest', filter: 'all' })
  const load = useLoadPages(
    ['wallet-history', asked.sort, asked.filter],
    (after, signal) => listTransactions(asked, after, signal),
    { keepsPrevious: true },
  )
  return { ...load, asked, setAsked }
}

export function HistorySection({ history, onRetry, renderEmpty }: HistorySectionProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const { page, hasMore, hasFailed, isLoading, loadMore, asked, setAsked } = history

  return (
    <section aria-labelledby={headingId} aria-busy={isLoading}>
      <h2 id={headingId} className="text-lg font-bold">
        {t('wallet.history')}
      </h2>
      <HistoryControls asked={asked} hasSort={page?.items.length !== 0} onChange={setAsked} />
      <div className="mt-4">
        {!page && !hasFailed && <HistorySkeleton />}
        {!page && hasFailed && (
          <Button variant="secondary" onClick={onRetry}>
            {t('shell.retry')}
          </Button>
        )}
        {page?.items.length === 0 && renderEmpty(asked.filter === 'increase' ? 'credits' : 'transactions')}
        {page && page.items.length > 0 && (
          <ul aria-labelledby={headingId} className={`${cardClass} divide-y divide-line`}>
            {page.items.map((transaction) => (
              <TransactionRow key={transaction.id} transaction={transaction} />
            ))}
          </ul>
        )}
        {hasMore && (
          <div className="mt-5 flex justify-center">
            <Button variant="secondary" isPending={isLoading} onClick={loadMore} className="min-w-52">
              {t('wallet.more')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

type ControlsProps = {
  asked: History
  /** Where nothing is listed, nothing is sorted. */
  hasSort: boolean
  onChange: (asked: History) => void
}

function HistoryControls({ asked, hasSort, onChange }: ControlsProps) {
  const { t } = useTranslation()
  return (
    <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('wallet.filter.label')}</legend>
        {creditHistoryFilters.map((filter) => (
          <Chip
            key={filter}
            isSelected={filter === asked.filter}
            onSelect={() => onChange({ ...asked, filter })}
          >
            {t(`wallet.filter.${filter}`)}
          </Chip>
        ))}
      </fieldset>
      {hasSort && (
        <Select
          label={t('wallet.sort.label')}
          isLabelHidden
          value={asked.sort}
          onChange={(event) => onChange({ ...asked, sort: event.target.value as HistorySort })}
          className="max-sm:w-full sm:w-56"
        >
          {creditHistorySorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`wallet.sort.${sort}`)}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}

function HistorySkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t('shell.loading')}</span>
      <Skeleton className="h-16 rounded-card" />
      <Skeleton className="h-16 rounded-card" />
      <Skeleton className="h-16 rounded-card" />
    </div>
  )
}
