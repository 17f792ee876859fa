import { Button } from '@warsha/ui/button.tsx'
import { useTranslation } from '~/session/messages.ts'

export type FilterActionsProps = { onApply: () => void; onReset: () => void }

export function FilterActions({ onApply, onReset }: FilterActionsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5">
      <Button variant="secondary" onClick={onReset}>
        {t('listing.filter.reset')}
      </Button>
      <Button onClick={onApply}>{t('listing.filter.apply')}</Button>
    </div>
  )
}
