import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { ChevronForwardIcon, HomeIcon, WrenchIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { StoreIcon, TruckIcon } from '@warsha/ui/shop-icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { ServiceWay } from '../calls/booking-calls.ts'

export type WayButtonsProps = {
  line: CartLine
  ways: readonly ServiceWay[]
  onChoose: (way: ServiceWay) => void
}

/** One button for each way of receiving the product. */
export function WayButtons({ line, ways, onChoose }: WayButtonsProps) {
  const { t } = useTranslation()
  const product = isolateName(line.name)
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {ways.map((way) => {
        const Icon = iconOf(way)
        return (
          <li key={`${way.service_type} ${way.place}`}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('booking.line.chooseFor', { way: way.name, product })}
              onClick={() => onChoose(way)}
              className={classNames(
                buttonClass({ variant: 'secondary', isFullWidth: true }),
                'min-h-13 justify-start gap-3 px-3.5 text-start',
              )}
            >
              <Icon className="size-5.5 shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="block text-xs font-normal">{t('booking.line.choose')}</span>
                <span className="block leading-heading">{way.name}</span>
              </span>
              <MirroredIcon icon={ChevronForwardIcon} className="size-5 shrink-0" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function iconOf({ place, service_type }: ServiceWay): IconComponent {
  if (place === 'home') return service_type === 'delivery' ? TruckIcon : HomeIcon
  return service_type === 'delivery' ? StoreIcon : WrenchIcon
}
