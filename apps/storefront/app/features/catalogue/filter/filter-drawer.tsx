import { Drawer } from '@warsha/ui/drawer.tsx'
import { useTranslation } from '~/session/messages.ts'
import { FilterActions, type FilterActionsProps } from './filter-actions.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { type CountScope, useFilterCounts } from './use-filter-counts.ts'
import type { FilterFlags } from './use-filter-flags.ts'

export type FilterDrawerProps = FilterActionsProps & {
  isOpen: boolean
  onClose: () => void
  flags: FilterFlags
  scope: CountScope
}

export function FilterDrawer({ isOpen, onClose, flags, scope, onApply, onReset }: FilterDrawerProps) {
  const { t } = useTranslation()
  const counts = useFilterCounts(flags.attributes, isOpen ? scope : null, always)
  return (
    <Drawer
      side="end"
      isOpen={isOpen}
      onClose={onClose}
      title={t('listing.filter.title')}
      closeLabel={t('shell.close')}
      sizeClass="w-[300px]"
      footer={<FilterActions onApply={onApply} onReset={onReset} total={counts?.total} />}
    >
      <FilterGroups {...flags} counts={counts} />
    </Drawer>
  )
}

const always = () => true
