import { formatSort } from '@warsha/contract/catalogue/sort-option.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { ChevronDownIcon } from '@warsha/ui/icons.tsx'
import { SortIcon } from '@warsha/ui/shop-icons.tsx'
import { useId } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { SortButtonProps } from './sort-button.tsx'
import { toolbarButtonClass } from './toolbar-button.ts'

/** For a desktop: the platform's own list, so that every keyboard and screen reader knows it. */
export function SortMenu({ options, chosen, onSort, className }: SortButtonProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div
      className={classNames(
        toolbarButtonClass,
        'relative px-0! has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        className,
      )}
    >
      <SortIcon className="pointer-events-none absolute start-4 size-4.5" />
      <label htmlFor={id} className="sr-only">
        {t('catalogue.sort.open')}
      </label>
      <select
        id={id}
        value={chosen ? formatSort(chosen) : ''}
        onChange={({ target }) => onSort(options.find((one) => formatSort(one) === target.value) ?? null)}
        className="min-h-10.5 cursor-pointer appearance-none rounded-control bg-transparent ps-11 pe-11 outline-none"
      >
        <option value="">{t('catalogue.sort.recommended')}</option>
        {options.map((option) => (
          <option key={option.label} value={formatSort(option)}>
            {t(`catalogue.sort.${option.label}`)}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute end-4 size-4.5 text-muted" />
    </div>
  )
}
