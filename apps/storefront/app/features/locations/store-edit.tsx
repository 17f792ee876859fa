import type { StorePlace } from '@warsha/contract/client/storefront-context.ts'
import { cardClass } from '@warsha/ui/card.tsx'
import { PinIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { ChosenPlace } from '~/session/session-actions.ts'
import { PlaceForm } from './place-form.tsx'

export type StoreEditProps = { place: StorePlace; onConfirmed: (place: ChosenPlace) => void }

export function StoreEdit({ place, onConfirmed }: StoreEditProps) {
  const { t } = useTranslation()
  return (
    <div className="page-width py-4 lg:py-8">
      <div className={`${cardClass} mx-auto max-w-xl p-5 lg:p-8`}>
        <div className="mb-6 flex items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
            <PinIcon className="size-6" />
          </span>
          <p className="text-muted">{t('locations.dialogText')}</p>
        </div>
        <PlaceForm place={place} onConfirmed={onConfirmed} />
      </div>
    </div>
  )
}
