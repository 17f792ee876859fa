import type { OwnAddress } from '@warsha/contract/cart/create-booking.ts'
import { cardClass } from '@warsha/ui/card.tsx'
import { ChevronForwardIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useTranslation } from '~/session/messages.ts'

export type AddressChoicesProps = {
  addresses: readonly (OwnAddress & { id: string })[]
  onChoose: (address: OwnAddress) => void
}

export function AddressChoices({ addresses, onChoose }: AddressChoicesProps) {
  const { t } = useTranslation()
  if (addresses.length === 0) return null
  return (
    <section aria-label={t('booking.home.saved')}>
      <h3 className="font-bold leading-heading">{t('booking.home.saved')}</h3>
      <ul className="mt-2 grid gap-2">
        {addresses.map(({ id, ...address }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(address)}
              className={`${cardClass} flex min-h-13 w-full items-center gap-3 px-3.5 py-2 text-start hover:border-brand`}
            >
              <PinIcon className="size-5 shrink-0 text-brand" />
              <bdi className="min-w-0 flex-1">{address.text}</bdi>
              <MirroredIcon icon={ChevronForwardIcon} className="size-5 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
