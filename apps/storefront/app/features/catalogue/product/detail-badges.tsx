import type { DiscountBadge as Discount } from '@warsha/contract/catalogue/discount-badge.ts'
import { Badge } from '@warsha/ui/badge.tsx'
import { DiscountBadge } from '../card/discount-badge.tsx'

export type DetailBadgesProps = { badge: Discount | null; tag: string | null }

/** On the large picture; larger than those of a card. */
export function DetailBadges({ badge, tag }: DetailBadgesProps) {
  return (
    <>
      {badge && <DiscountBadge badge={badge} className="text-sm" />}
      {tag && (
        <Badge tone="brand" className="text-sm">
          {tag}
        </Badge>
      )}
    </>
  )
}
