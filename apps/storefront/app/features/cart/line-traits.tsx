import { type CartLine, readMetadata } from '@warsha/contract/cart/cart-line.ts'
import { formatDay, formatDayTime } from '@warsha/contract/formats/format-day.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { BoxIcon, CalendarIcon, GiftIcon } from '@warsha/ui/shop-icons.tsx'
import { useTranslation } from '~/session/messages.ts'

/** Extras of a line beside the product itself. */
export function LineTraits({ line }: { line: CartLine }) {
  const { t, lang } = useTranslation()
  const gift = line.serviceMetadata?.free_gift
  const date = readMetadata(line.metadata, 'delivery_date')
  const time = readMetadata(line.metadata, 'delivery_time')

  return (
    <>
      {gift && <Trait icon={GiftIcon} text={t('catalogue.product.freeGiftNamed', { gift })} />}
      {line.bundle.length > 0 && (
        <Trait icon={BoxIcon} text={t('cart.line.bundle', { count: line.bundle.length })} />
      )}
      {date && (
        <Trait
          icon={CalendarIcon}
          text={t('cart.line.booked', {
            time: time ? formatDayTime(date, time, lang) : formatDay(date, lang),
          })}
        />
      )}
    </>
  )
}

function Trait({ icon: Icon, text }: { icon: IconComponent; text: string }) {
  return (
    <p className="mt-1 flex items-center gap-1.5 text-xs text-brand-deep">
      <Icon className="size-4" />
      <span className="min-w-0">{text}</span>
    </p>
  )
}
