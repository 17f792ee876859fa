import { isolate } from '@warsha/contract/formats/isolate.ts'
import { GiftIcon, ShieldIcon } from '@warsha/ui/shop-icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { ProductSummary } from '../summary/product-summary.ts'

export type ProductPerksProps = { product: Pick<ProductSummary, 'tag' | 'freeGift' | 'warranty'> }

/** Tag, free gift and warranty of a product, in one line below its name: over the picture they would hide the product. */
export function ProductPerks({ product: { tag, freeGift, warranty } }: ProductPerksProps) {
  const { t } = useTranslation()
  if (!tag && !freeGift && !warranty) return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs font-semibold text-brand">
      {tag && <span className="max-w-full truncate">{tag}</span>}
      {freeGift && (
        <span className="inline-flex min-w-0 items-center gap-1">
          <GiftIcon className="size-3.5" />
          <span className="truncate">{t('catalogue.product.freeGift')}</span>
        </span>
      )}
      {warranty && (
        <span className="inline-flex min-w-0 items-center gap-1 font-normal text-muted">
          <ShieldIcon className="size-3.5 shrink-0" />
          <span className="truncate">{t('catalogue.product.warranty', { warranty: isolate(warranty) })}</span>
        </span>
      )}
    </p>
  )
}
