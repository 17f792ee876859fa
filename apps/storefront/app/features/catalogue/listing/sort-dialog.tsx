import { formatSort } from '@warsha/contract/catalogue/sort-option.ts'
import type { SortOption } from '@warsha/contract/constants.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'

export type SortDialogProps = {
  onClose: () => void
  options: readonly SortOption[]
  /** The one in force. */
  chosen: SortOption | null
  onApply: (option: SortOption | null) => void
}

/** Mounted while it is open, so that it always begins with the order in force. At most one is ticked. */
export function SortDialog({ onClose, options, chosen, onApply }: SortDialogProps) {
  const { t } = useTranslation()
  const [ticked, setTicked] = useState(chosen)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('catalogue.sort.title')}
      closeLabel={t('shell.close')}
      className="max-w-90"
      footer={
        <Button size="step" isFullWidth onClick={() => onApply(ticked)}>
          {t('catalogue.sort.apply')}
        </Button>
      }
    >
      {options.map((option) => (
        <Checkbox
          key={formatSort(option)}
          label={t(`catalogue.sort.${option.label}`)}
          checked={option === ticked}
          onChange={() => setTicked(option === ticked ? null : option)}
        />
      ))}
    </Dialog>
  )
}
