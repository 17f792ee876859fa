import type { SortOption } from '@warsha/contract/constants.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { SortIcon } from '@warsha/ui/shop-icons.tsx'
import { lazy, Suspense } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLazyOpen } from '~/session/use-lazy-open.ts'
import { toolbarButtonClass } from './toolbar-button.ts'

const loadDialog = () => import('./sort-dialog.tsx')
const SortDialog = lazy(async () => ({ default: (await loadDialog()).SortDialog }))

export type SortButtonProps = {
  options: readonly SortOption[]
  chosen: SortOption | null
  onSort: (option: SortOption | null) => void
  className?: string
}

export function SortButton({ options, chosen, onSort, className }: SortButtonProps) {
  const { t } = useTranslation()
  const { isOpen, close, opener } = useLazyOpen(loadDialog)

  function apply(option: SortOption | null) {
    close()
    if (option !== chosen) onSort(option)
  }

  return (
    <>
      <button type="button" {...opener} className={classNames(toolbarButtonClass, className)}>
        <SortIcon className="size-4.5" />
        {t('catalogue.sort.open')}
        {chosen && (
          <span className="truncate font-normal text-muted">{t(`catalogue.sort.${chosen.label}`)}</span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <SortDialog options={options} chosen={chosen} onApply={apply} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
