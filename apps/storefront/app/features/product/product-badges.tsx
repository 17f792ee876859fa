import type { DiscountBadge } from '@warsha/contract/catalogue/discount-badge.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { Badge } from '@warsha/ui/badge.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'

export type ProductBadgesProps = { badge: DiscountBadge | null; tag: string | null }

export function ProductBadges({ badge, tag }: ProductBadgesProps) {
  const { t, lang } = useTranslation()
  const discount =
    badge && (badge.kind === 'fixed' ? formatPrice(badge.amount, lang).text : `${badge.percentage}%`)
  return (
    <>
      {discount && (
        <Badge tone="amber" className="text-sm">
          <VisuallyHidden>{t('catalogue.product.discount', { discount })}</VisuallyHidden>
          <bdi dir="ltr" aria-hidden="true">
            {`-${discount}`}
          </bdi>
        </Badge>
      )}
      {tag && (
        <Badge tone="brand" className="text-sm">
          {tag}
        </Badge>
      )}
    </>
  )
}
