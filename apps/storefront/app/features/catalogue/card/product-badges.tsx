import { Badge } from '@warsha/ui/badge.tsx'
import type { ProductSummary } from '../summary/product-summary.ts'
import { DiscountBadge } from './discount-badge.tsx'

export type ProductBadgesProps = { product: Pick<ProductSummary, 'tag' | 'badge'>; className?: string }

/** What is special about a product, in the start corner of its picture. */
export function ProductBadges({ product: { tag, badge }, className }: ProductBadgesProps) {
  if (!tag && !badge) return null
  return (
    <div className={`pointer-events-none flex flex-col items-start gap-1 ${className ?? ''}`}>
      {badge && <DiscountBadge badge={badge} />}
      {tag && (
        <Badge tone="brand" className="max-w-full">
          <span className="truncate">{tag}</span>
        </Badge>
      )}
    </div>
  )
}
