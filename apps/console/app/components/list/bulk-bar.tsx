import { classNames } from '@warsha/ui/class-names.ts'
import { CloseIcon } from '@warsha/ui/icons.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { BulkAction } from './bulk-action.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkSelection, Keyset } from './list-types.ts'

type BulkBarProps = {
  actions: readonly BulkAction[]
  ids: string[]
  matching: Keyset<unknown>['page'] | undefined
  isPageSelected: boolean
  where: Record<string, string | number> | undefined
  onClear: () => void
  onDone: () => void
}

/** What can be done with the selected rows, at the lower edge as long as there are any. */
export function BulkBar({ actions, ids, matching, isPageSelected, where, onClear, onDone }: BulkBarProps) {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const [action, setAction] = useState<BulkAction>()
  if (ids.length === 0) return null
  const hasMore = where !== undefined && isPageSelected && matching && matching.total > ids.length
  const isAll = isWhole && hasMore
  const selection: BulkSelection = isAll ? { where } : { ids }
  const offered = isAll ? actions.filter(({ isByIdOnly }) => !isByIdOnly) : actions

  return (
    <div className="sticky bottom-4 z-10 mx-auto flex max-w-full flex-wrap items-center gap-2 rounded-card border border-line bg-raised px-3 py-2 shadow-raised">
      <span role="status" className="font-semibold">
        {isAll
          ? t('console.list.matching', { count: matching.total })
          : t('console.list.selected', { count: ids.length })}
      </span>
      {hasMore && !isWhole && (
        <button type="button" className="link text-sm" onClick={() => setIsWhole(true)}>
          {t('console.list.allMatching', { count: matching.total })}
        </button>
      )}
      {offered.map((each) => (
        <button
          key={each.id}
          type="button"
          className={classNames('tool', each.isDangerous && 'text-danger')}
          onClick={() => setAction(each)}
        >
          {each.label}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('console.list.unselect')}
        className="grid size-8 place-items-center rounded-control text-muted hover:bg-ground"
        onClick={() => {
          setIsWhole(false)
          onClear()
        }}
      >
        <CloseIcon className="size-4" />
      </button>
      {action && (
        <BulkDialog
          action={action}
          selection={selection}
          onClose={() => setAction(undefined)}
          onDone={() => {
            setAction(undefined)
            setIsWhole(false)
            onDone()
          }}
        />
      )}
    </div>
  )
}
