import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { MailIcon, WrenchIcon } from '@warsha/ui/icons.tsx'
import { CarIcon, ListIcon, SparklesIcon, StoreIcon, TruckIcon } from '@warsha/ui/shop-icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { ServiceOption } from '../detail/service-options.ts'

export function ServiceWaysList({ ways, place }: { ways: readonly ServiceOption[]; place: string }) {
  const { t } = useTranslation()
  if (ways.length === 0) return null
  return (
    <section aria-labelledby="product-ways">
      <h2 id="product-ways" className="mb-2.5 text-sm font-semibold">
        {t('product.waysIn', { place })}
      </h2>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-2.5">
        {ways.map((way) => {
          const Icon = iconOf(way)
          return (
            <li
              key={`${way.service_type}-${way.place}`}
              className="flex items-center gap-2.5 text-sm leading-heading"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
                <Icon className="size-5" />
              </span>
              <span className="min-w-0 text-balance">{way.name}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function iconOf({ kind, service_type, place }: ServiceOption): IconComponent {
  if (kind === 'voucher') return MailIcon
  if (service_type === 'delivery') return place === 'home' ? TruckIcon : StoreIcon
  return place === 'home' ? CarIcon : workIcons[kind]
}

const workIcons: Record<Exclude<ServiceOption['kind'], 'voucher'>, IconComponent> = {
  fitting: WrenchIcon,
  work: WrenchIcon,
  wash: SparklesIcon,
  inspection: ListIcon,
  visit: StoreIcon,
}

/** Two ways are usual; their room is reserved, so that nothing moves when they arrive. */
export function ServiceWaysSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-2.5 h-4 w-40" />
      <div className="grid grid-cols-2 gap-x-3">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    </div>
  )
}
