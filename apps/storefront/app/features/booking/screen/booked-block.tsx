import { type CartLine, readMetadata } from '@warsha/contract/cart/cart-line.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { PinIcon } from '@warsha/ui/icons.tsx'
import { CarIcon, PencilIcon, StoreIcon } from '@warsha/ui/shop-icons.tsx'
import { UnbrokenText } from '@warsha/ui/unbroken-text.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { whenText } from '~/purchase/when-text.ts'
import { useTranslation } from '~/session/messages.ts'

export type BookedBlockProps = { line: CartLine; onRemove: () => void }

/** Centre, address, date and time of a booked line. */
export function BookedBlock({ line, onRemove }: BookedBlockProps) {
  const { t, lang } = useTranslation()
  const read = (key: string) => readMetadata(line.metadata, key) ?? ''
  const date = read('delivery_date')
  const time = read('delivery_time').replace('-', '–')
  return (
    <div className="flex items-start gap-2 border-t border-brand/15 bg-brand-tint py-3 ps-3 pe-1.5 lg:ps-4">
      <div className="min-w-0 flex-1">
        <p className="text-lg font-bold leading-heading text-brand-deep tabular-nums">
          <VisuallyHidden>{`${t('booking.line.time')}: `}</VisuallyHidden>
          {date && <UnbrokenText text={whenText({ t, lang }, date, time)} />}
        </p>
        <dl className="mt-1.5 grid gap-1 text-sm">
          <Fact icon={StoreIcon} label={t('booking.line.centre')} value={read('name')} isStrong />
          <Fact icon={PinIcon} label={t('booking.line.address')} value={read('address')} />
          {read('car') && <Fact icon={CarIcon} label={t('booking.car.label')} value={read('car')} />}
        </dl>
      </div>
      <IconButton
        icon={PencilIcon}
        label={t('booking.line.remove', { product: isolateName(line.name) })}
        className="text-brand-deep hover:bg-brand/15"
        onClick={onRemove}
      />
    </div>
  )
}

type FactProps = { icon: IconComponent; label: string; value: string; isStrong?: boolean }

function Fact({ icon: Icon, label, value, isStrong = false }: FactProps) {
  if (!value) return null
  return (
    <div className="flex items-start gap-2">
      <dt className="mt-0.5 shrink-0 text-brand-deep">
        <Icon className="size-4.5" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd className={isStrong ? 'min-w-0 font-semibold' : 'min-w-0'}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
