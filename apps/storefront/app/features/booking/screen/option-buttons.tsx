import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { ChevronForwardIcon, HomeIcon, WrenchIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { StoreIcon, TruckIcon } from '@warsha/ui/shop-icons.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { ServiceOption } from '../calls/booking-calls.ts'

export type WayButtonsProps = {
  line: CartLine
  ways: readonly ServiceOption[]
  onChoose: (way: ServiceOption) => void
}

/** One button for each way of receiving the product. */
export function WayButtons({ line, ways, onChoose }: WayButtonsProps) {
  const { t } = useTranslation()
  const product = isolateName(line.name)
  return (
    <ul className="grid grid-cols-2 gap-2">
      {ways.map((way) => {
        const Icon = iconOf(way)
        return (
          <li key={`${way.service_type} ${way.place}`}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onChoose(way)}
              className={classNames(
                buttonClass({ variant: 'secondary', isFullWidth: true }),
                'h-full min-h-18 justify-start gap-2.5 px-3 text-start max-lg:flex-col max-lg:items-start max-lg:gap-1',
              )}
            >
              <Icon className="size-5.5 shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="block text-xs font-normal">{t('booking.line.choose')} </span>
                <span className="block text-sm leading-heading text-balance sm:text-base">{way.name}</span>
                <VisuallyHidden>{` ${product}`}</VisuallyHidden>
              </span>
              <MirroredIcon icon={ChevronForwardIcon} className="size-5 shrink-0 max-lg:hidden" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function iconOf({ place, service_type }: ServiceOption): IconComponent {
  if (place === 'home') return service_type === 'delivery' ? TruckIcon : HomeIcon
  return service_type === 'delivery' ? StoreIcon : WrenchIcon
}
