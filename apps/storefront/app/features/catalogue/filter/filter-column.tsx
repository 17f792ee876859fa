import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { useTranslation } from '~/session/messages.ts'
import { FilterActions, type FilterActionsProps } from './filter-actions.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { type CountScope, useFilterCounts } from './use-filter-counts.ts'
import type { FilterFlags } from './use-filter-flags.ts'

export type FilterColumnProps = FilterActionsProps & { flags: FilterFlags; scope: CountScope }

/** Content of the phone's filter drawer, always in view beside the products on a desktop. */
export function FilterColumn({ flags, scope, onApply, onReset }: FilterColumnProps) {
  const { t } = useTranslation()
  const counts = useFilterCounts(flags.attributes, scope, isDesktop)
  return (
    <section aria-label={t('listing.filter.title')} className={classNames(cardClass, 'overflow-clip')}>
      {/* What has the focus is not hidden behind the buttons that stay below. */}
      <div className="[&_:focus-visible]:scroll-mb-32">
        <FilterGroups {...flags} counts={counts} />
      </div>
      <div className="sticky bottom-0 border-t border-line bg-surface p-4">
        <FilterActions onApply={onApply} onReset={onReset} total={counts?.total} />
      </div>
    </section>
  )
}

/** On a phone the column is part of the page, but not seen. */
function isDesktop(): boolean {
  return matchMedia('(min-width: 64rem)').matches
}
