import type { StorePlace } from '@warsha/contract/client/storefront-context.ts'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { ChosenPlace } from '~/session/session-actions.ts'
import { PlaceForm } from './place-form.tsx'

export type StorePlaceDialogProps = { place: StorePlace; onConfirmed: (place: ChosenPlace) => void }

/** Forced: prices and stock differ from place to place, so it leaves only with a confirmed choice. */
export function StorePlaceDialog({ place, onConfirmed }: StorePlaceDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen isBlocking isInServerPage title={t('locations.dialogTitle')}>
      <p className="mb-5 text-muted">{t('locations.dialogText')}</p>
      <PlaceForm place={place} onConfirmed={onConfirmed} />
    </Dialog>
  )
}
