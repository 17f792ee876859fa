import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { useTranslation } from '~/session/messages.ts'
import { FilterActions, type FilterActionsProps } from './filter-actions.tsx'
import { FilterGroups } from './filter-groups.tsx'
import type { FilterFlags } from './use-filter-flags.ts'

/** What the drawer holds on a phone, always in view beside the products on a desktop. */
export function FilterColumn({ flags, onApply, onReset }: FilterActionsProps & { flags: FilterFlags }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('listing.filter.title')} className={classNames(cardClass, 'overflow-clip')}>
      <FilterGroups {...flags} />
      <div className="sticky bottom-0 border-t border-line bg-surface p-4">
        <FilterActions onApply={onApply} onReset={onReset} />
      </div>
    </section>
  )
}
