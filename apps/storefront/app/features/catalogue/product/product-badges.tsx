import type { DiscountBadge } from '@warsha/contract/catalogue/discount-badge.ts'
import { Badge } from '@warsha/ui/badge.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'
import { discountParts, discountWords } from './discount-text.ts'
import type { ProductSummary } from './product-summary.ts'

export type ProductBadgesProps = { product: Pick<ProductSummary, 'tag' | 'badge'>; className?: string }

/** What is special about a product, in the start corner of its picture. */
export function ProductBadges({ product: { tag, badge }, className }: ProductBadgesProps) {
  if (!tag && !badge) return null
  return (
    <div className={`pointer-events-none flex flex-col items-start gap-1 ${className ?? ''}`}>
      {badge && <Discount badge={badge} />}
      {tag && (
        <Badge tone="brand" className="max-w-full">
          <span className="truncate">{tag}</span>
        </Badge>
      )}
    </div>
  )
}

function Discount({ badge }: { badge: DiscountBadge }) {
  const { t, lang } = useTranslation()
  const { figure, currency } = discountParts(badge, lang)
  return (
    <Badge tone="amber">
      <VisuallyHidden>
        {t('catalogue.product.discount', { discount: discountWords(badge, lang) })}
      </VisuallyHidden>
      <bdi dir="ltr" aria-hidden="true">
        {figure}
      </bdi>
      {currency && <span aria-hidden="true">{currency}</span>}
    </Badge>
  )
}
