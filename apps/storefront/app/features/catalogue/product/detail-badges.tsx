import type { DiscountBadge as Discount } from '@warsha/contract/catalogue/discount-badge.ts'
import { Badge } from '@warsha/ui/badge.tsx'
import { DiscountBadge } from '../card/discount-badge.tsx'

export type DetailBadgesProps = { badge: Discount | null; tag: string | null }

/** Above the name, so that nothing lies over the picture; larger than those of a card. */
export function DetailBadges({ badge, tag }: DetailBadgesProps) {
  if (!badge && !tag) return null
  return (
    <p className="mb-1.5 flex flex-wrap gap-2">
      {badge && <DiscountBadge badge={badge} className="text-sm" />}
      {tag && (
        <Badge tone="brand" className="text-sm">
          {tag}
        </Badge>
      )}
    </p>
  )
}
