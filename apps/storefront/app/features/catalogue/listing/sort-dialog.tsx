import { formatSort } from '@warsha/contract/catalogue/sort-option.ts'
import type { SortOption } from '@warsha/contract/constants.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { CheckIcon } from '@warsha/ui/icons.tsx'
import { useId, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'

export type SortDialogProps = {
  onClose: () => void
  options: readonly SortOption[]
  /** The one in force. */
  chosen: SortOption | null
  onApply: (option: SortOption | null) => void
}

/** Mounted while it is open, so that it always begins with the order in force, which is the shop's own without any. */
export function SortDialog({ onClose, options, chosen, onApply }: SortDialogProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(chosen)
  const group = useId()

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('catalogue.sort.title')}
      closeLabel={t('shell.close')}
      className="max-w-90"
      footer={
        <Button size="step" isFullWidth onClick={() => onApply(wanted)}>
          {t('catalogue.sort.apply')}
        </Button>
      }
    >
      <div role="radiogroup" aria-label={t('catalogue.sort.title')}>
        {[null, ...options].map((option) => (
          <label
            key={option ? formatSort(option) : 'recommended'}
            className="relative flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-control px-3 has-checked:bg-brand-tint has-checked:font-semibold has-checked:text-brand-deep has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={group}
              checked={option === wanted}
              onChange={() => setWanted(option)}
              className="peer absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {t(`catalogue.sort.${option?.label ?? 'recommended'}`)}
            <CheckIcon className="size-5 shrink-0 text-brand opacity-0 peer-checked:opacity-100" />
          </label>
        ))}
      </div>
    </Dialog>
  )
}
