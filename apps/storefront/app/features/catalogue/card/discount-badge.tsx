import type { DiscountBadge as Discount } from '@warsha/contract/catalogue/discount-badge.ts'
import { Badge } from '@warsha/ui/badge.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'
import { discountParts, discountWords } from './discount-text.ts'

export type DiscountBadgeProps = {
  badge: Discount
  className?: string
}

export function DiscountBadge({ badge, className }: DiscountBadgeProps) {
  const { t, lang } = useTranslation()
  const { figure, currency } = discountParts(badge, lang)
  return (
    <Badge tone="amber" className={className}>
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
