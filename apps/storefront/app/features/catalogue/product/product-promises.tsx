import { isolate } from '@warsha/contract/formats/isolate.ts'
import { appointmentReturnHours, goodsReturnDays } from '@warsha/contract/returns/returns.constants.ts'
import { ReturnIcon, ShieldIcon } from '@warsha/ui/shop-icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { ProductView } from '../detail/product-view.ts'

/** Warranty and returns, beside the button that asks for the decision. */
export function ProductPromises({ product: { facts, isService } }: { product: ProductView }) {
  const { t } = useTranslation()
  const warranty = facts.find(({ slug }) => slug === 'warranty')?.values[0]
  return (
    <ul aria-label={t('product.promises')} className="grid gap-2 text-sm">
      {warranty && (
        <li className="flex items-center gap-2.5">
          <ShieldIcon className="size-5 shrink-0 text-brand" />
          {t('product.warranty', { warranty: isolate(warranty) })}
        </li>
      )}
      <li className="flex items-center gap-2.5">
        <ReturnIcon className="size-5 shrink-0 text-brand" />
        {isService
          ? t('product.returnService', { hours: appointmentReturnHours })
          : t('product.returnGoods', { days: goodsReturnDays })}
      </li>
    </ul>
  )
}
