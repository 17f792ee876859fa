import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import type { ReturnableItem } from '@warsha/contract/returns/returns.rest.ts'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { ChevronForwardIcon, ClockIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'

export type ReturnableCardProps = { item: ReturnableItem; name?: ReactNode; children?: ReactNode }

/** A returnable line and the end of its time to be returned. */
export function ReturnableCard({ item, name, children }: ReturnableCardProps) {
  const { t } = useTranslation()
  const at = item.is_delivered ? item.delivered_at : item.appointment_time
  return (
    <article
      className={classNames(cardClass, 'relative flex gap-3 p-4', Boolean(name) && 'hover:border-brand')}
    >
      {item.image && (
        <img
          src={item.image}
          alt=""
          width={64}
          height={64}
          className="size-16 shrink-0 rounded-lg bg-picture"
        />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <h2 className="min-w-0 flex-1 font-semibold leading-heading text-balance">
            {name ?? <ProductName name={item.product_name} />}
          </h2>
          {name && (
            <MirroredIcon icon={ChevronForwardIcon} className="mt-0.5 -me-1 size-5 shrink-0 text-muted" />
          )}
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{t('returns.order', { number: item.order_number })}</span>{' '}
          {/* An appointment is one unless it says otherwise. */}
          {(item.is_delivered || item.returnable_quantity > 1) && (
            <span>{t('returns.pieces', { count: item.returnable_quantity })}</span>
          )}
        </p>
        {at && (
          <p className="mt-1.5 flex items-start gap-2 text-sm">
            <ClockIcon className="mt-0.5 size-4 shrink-0 text-brand" />
            <span>
              {t(item.is_delivered ? 'returns.delivered' : 'returns.appointment')} <Moment at={at} />
            </span>
          </p>
        )}
        <p className="mt-1 text-sm text-muted">
          {t(item.is_delivered ? 'returns.until' : 'returns.cancelUntil')}{' '}
          <Moment at={item.returnable_until} />
        </p>
        {children}
      </div>
    </article>
  )
}

function Moment({ at }: { at: string }) {
  const { lang } = useTranslation()
  return <bdi className="font-semibold whitespace-nowrap">{formatMoment(at, lang, Date.now())}</bdi>
}
