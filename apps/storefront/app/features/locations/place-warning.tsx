import { Button } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { useTranslation } from '~/session/messages.ts'

export type PlaceWarningProps = {
  /** The place that still is in effect. */
  placeName: string
  onKeep: () => void
  onChange: () => void
}

/** Bookings belong to their place: who has some is asked before they go. */
export function PlaceWarning({ placeName, onKeep, onChange }: PlaceWarningProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen title={t('locations.warning.title')} closeLabel={t('shell.close')} onClose={onKeep}>
      <p className="text-muted">{t('locations.warning.text', { place: placeName })}</p>
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" onClick={onKeep}>
          {t('locations.warning.keep', { place: placeName })}
        </Button>
        <Button onClick={onChange}>{t('locations.change')}</Button>
      </div>
    </Dialog>
  )
}
