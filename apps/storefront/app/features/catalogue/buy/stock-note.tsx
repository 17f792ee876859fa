import { AlertIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

export type StockNoteProps = {
  available: number
  /** How many a customer may have; null where only the stock limits it. */
  limit: number | null
  isSoldHere: boolean
  placeName: string
}

const few = 5

/** Says what the shopper should know before pressing the button; nothing when there is plenty. */
export function StockNote({ available, limit, isSoldHere, placeName }: StockNoteProps) {
  const { t, lang } = useTranslation()
  if (!isSoldHere) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-amber-tint px-4 py-3 text-sm text-amber-ink">
        <PinIcon className="size-4.5" />
        {t('product.notSoldHere', { place: placeName })}
        <Link to={localePath(lang, '/store/edit')} className="font-semibold underline">
          {t('product.changePlace')}
        </Link>
      </p>
    )
  }
  if (limit !== null && limit < available) {
    return <p className="text-sm text-muted">{t('product.atMost', { count: limit })}</p>
  }
  if (available > few) return null
  return (
    <p className="flex items-center gap-1.5 text-sm font-semibold text-amber-ink">
      <AlertIcon className="size-4.5" />
      {available === 0
        ? t('catalogue.product.outOfStock')
        : t('catalogue.product.onlyLeft', { count: available })}
    </p>
  )
}
