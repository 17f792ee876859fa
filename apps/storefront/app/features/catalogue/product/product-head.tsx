import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { Price } from '@warsha/ui/price.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { GiftIcon } from '@warsha/ui/shop-icons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { ProductView, VariantView } from '../detail/product-view.ts'
import { DetailBadges } from './detail-badges.tsx'

export type ProductHeadProps = { product: ProductView; variant: VariantView; share: ReactNode }

export function ProductHead({ product, variant, share }: ProductHeadProps) {
  const { t } = useTranslation()
  return (
    <div>
      <DetailBadges badge={variant.badge} tag={product.tag} />
      <div className="flex items-start gap-3">
        <h1 className="min-w-0 flex-1 pt-1 text-[1.375rem] font-bold leading-heading text-balance lg:text-[1.75rem]">
          <ProductName name={product.name} />
        </h1>
        {share}
      </div>
      <ProductPrice variant={variant} />
      {product.gift && (
        <p className="mt-2 flex items-center gap-1.5 text-sm font-semibold text-brand-deep">
          <GiftIcon className="size-4.5" />
          {t('catalogue.product.freeGiftNamed', { gift: product.gift })}
        </p>
      )}
    </div>
  )
}

function ProductPrice({ variant: { price, payable } }: { variant: VariantView }) {
  const { t, lang } = useTranslation()
  const { amount, currency } = formatPrice(payable, lang)
  const old = price > payable ? formatPrice(price, lang).amount : null
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
      <Price
        amount={amount}
        currency={currency}
        size="large"
        old={old ? { amount: old, label: t('catalogue.product.priceBefore') } : undefined}
      />
      <span className="text-sm text-muted">{t('catalogue.product.taxIncluded')}</span>
    </p>
  )
}
