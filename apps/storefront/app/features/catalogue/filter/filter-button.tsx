import { CountBadge } from '@warsha/ui/badge.tsx'
import { Button } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { FilterIcon, RefreshIcon } from '@warsha/ui/shop-icons.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { lazy, Suspense } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLazyOpen } from '~/session/use-lazy-open.ts'
import { toolbarButtonClass } from '../listing/toolbar-button.ts'
import type { FilterActionsProps } from './filter-actions.tsx'
import type { CountScope } from './use-filter-counts.ts'
import type { FilterFlags } from './use-filter-flags.ts'

const loadDrawer = () => import('./filter-drawer.tsx')
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }))

export type FilterButtonProps = FilterActionsProps & {
  flags: FilterFlags
  scope: CountScope
  /** How many filters are in force. */
  count: number
  isDisabled: boolean
}

export function FilterButton({ flags, scope, count, isDisabled, onApply, onReset }: FilterButtonProps) {
  const { t } = useTranslation()
  const { isOpen, wasOpened, close, opener } = useLazyOpen(loadDrawer)

  function closeAnd(act: () => void) {
    close()
    act()
  }

  return (
    <>
      <button
        type="button"
        disabled={isDisabled}
        {...opener}
        className={classNames(toolbarButtonClass, 'lg:hidden')}
      >
        <FilterIcon className="size-4.5" />
        {t('listing.filter.open')}
        <CountBadge count={count} />
        {count > 0 && <VisuallyHidden>{t('listing.filter.active', { count })}</VisuallyHidden>}
      </button>
      {wasOpened && (
        <Suspense>
          <FilterDrawer
            isOpen={isOpen}
            onClose={close}
            flags={flags}
            scope={scope}
            onApply={() => closeAnd(onApply)}
            onReset={() => closeAnd(onReset)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Stands where the filters would be when they could not be loaded. */
export function FilterRetry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="flex items-center justify-between gap-3 rounded-control bg-ground px-4 py-2 text-sm text-muted">
      <p>{t('listing.filter.loadFailed')}</p>
      <Button variant="ghost" size="small" className="min-h-11" onClick={onRetry}>
        <RefreshIcon className="size-4" />
        {t('shell.retry')}
      </Button>
    </div>
  )
}
