import type { OwnAddress } from '@warsha/contract/cart/create-booking.ts'
import { cardClass } from '@warsha/ui/card.tsx'
import { ChevronForwardIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useTranslation } from '~/session/messages.ts'

/** A saved address; one that was written without a map has no point yet. */
export type SavedAddress = {
  id: string
  text: string
  point: Pick<OwnAddress, 'latitude' | 'longitude'> | null
}

export type AddressChoicesProps = {
  addresses: readonly SavedAddress[]
  onChoose: (address: OwnAddress) => void
  /** Asks where an address without a point is. */
  onPlace: (text: string) => void
}

export function AddressChoices({ addresses, onChoose, onPlace }: AddressChoicesProps) {
  const { t } = useTranslation()
  if (addresses.length === 0) return null
  return (
    <section aria-label={t('booking.home.saved')}>
      <h3 className="font-bold leading-heading">{t('booking.home.saved')}</h3>
      <ul className="mt-2 grid gap-2">
        {addresses.map(({ id, text, point }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => (point ? onChoose({ text, ...point }) : onPlace(text))}
              className={`${cardClass} flex min-h-13 w-full items-center gap-3 px-3.5 py-2 text-start hover:border-brand`}
            >
              <PinIcon className="size-5 shrink-0 text-brand" />
              <span className="min-w-0 flex-1">
                <bdi className="block">{text}</bdi>
                {!point && <span className="block text-sm text-muted">{t('booking.home.place')}</span>}
              </span>
              <MirroredIcon icon={ChevronForwardIcon} className="size-5 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
