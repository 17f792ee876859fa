import type { ReturnableItem } from '@warsha/contract/returns/returns.rest.ts'
import { InfoIcon } from '@warsha/ui/icons.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

/** What may serve better than a return: another time for an appointment, a word with the shop about goods. */
export function OtherWay({ item }: { item: Pick<ReturnableItem, 'is_delivered' | 'order_id'> }) {
  const { t, lang } = useTranslation()
  const kind = item.is_delivered ? 'faulty' : 'otherTime'
  const path = item.is_delivered ? '/support/' : `/my-order/${item.order_id}`
  return (
    <div className="flex items-start gap-2 rounded-control bg-ground p-3 text-sm">
      <InfoIcon className="mt-0.5 size-4.5 shrink-0 text-brand" />
      <p className="min-w-0">
        <span className="font-semibold">{t(`returns.${kind}.title`)}</span> {t(`returns.${kind}.text`)}
        <Link
          to={localePath(lang, path)}
          className="-mb-2 flex min-h-11 w-fit items-center font-semibold text-brand underline underline-offset-4"
        >
          {t(`returns.${kind}.link`)}
        </Link>
      </p>
    </div>
  )
}
