import { Badge } from '@warsha/ui/badge.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'
import { discountText, discountWords } from './discount-text.ts'
import type { ProductSummary } from './product-summary.ts'

export type ProductBadgesProps = { product: Pick<ProductSummary, 'tag' | 'badge'>; className?: string }

/** What is special about a product, in the start corner of its picture. */
export function ProductBadges({ product: { tag, badge }, className }: ProductBadgesProps) {
  const { t, lang } = useTranslation()
  if (!tag && !badge) return null
  return (
    <div className={`pointer-events-none flex flex-col items-start gap-1 ${className ?? ''}`}>
      {badge && (
        <Badge tone="amber">
          <VisuallyHidden>
            {t('catalogue.product.discount', { discount: discountWords(badge, lang) })}
          </VisuallyHidden>
          <span dir="ltr" aria-hidden="true">
            {discountText(badge)}
          </span>
        </Badge>
      )}
      {tag && (
        <Badge tone="brand" className="max-w-full">
          <span className="truncate">{tag}</span>
        </Badge>
      )}
    </div>
  )
}
