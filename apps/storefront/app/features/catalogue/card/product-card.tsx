import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { iconButtonClass } from '@warsha/ui/icon-button.tsx'
import { Price } from '@warsha/ui/price.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { EyeIcon } from '@warsha/ui/shop-icons.tsx'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import { productPath } from '~/session/product-path.ts'
import { ShareButton } from '../share/share-button.tsx'
import type { ProductSummary } from '../summary/product-summary.ts'
import { DiscountBadge } from './discount-badge.tsx'
import { ProductPerks } from './product-perks.tsx'
import { ProductPicture } from './product-picture.tsx'

export type ProductCardProps = {
  product: ProductSummary
  /** The add-to-cart button; the cart is another feature, so the route passes it in. */
  action?: ReactNode
  /** One line about the product, for example its next free time. */
  note?: ReactNode
  /** Seen at once when the page opens. */
  isFirst?: boolean
  /** The level below the heading of the list it stands in. */
  heading?: 'h2' | 'h3'
  sizes?: string
}

/** For the add-to-cart button, which has little room beside the way to the details. */
export const cardActionClass = 'min-h-11 px-1.5! whitespace-nowrap'

/** The whole card leads to the product; its other controls lie above that link. */
export function ProductCard({
  product,
  action,
  note,
  isFirst,
  heading: Heading = 'h3',
  sizes,
}: ProductCardProps) {
  const { t, lang } = useTranslation()
  const titleId = useId()
  const path = productPath(lang, product.id, product.linkedVariantId)
  const isGone = product.quantityAvailable <= 0

  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        cardClass,
        'group relative flex h-full flex-col overflow-hidden transition-colors hover:border-brand/40',
      )}
    >
      <div className="relative bg-ground">
        <div className={isGone ? 'opacity-45' : undefined}>
          <ProductPicture src={product.picture} name={product.name} isFirst={isFirst} sizes={sizes} />
        </div>
        {product.badge && (
          <DiscountBadge
            badge={product.badge}
            className="pointer-events-none absolute start-1.5 top-1.5 px-1.5! text-[0.6875rem]!"
          />
        )}
        {isGone && <OutOfStockRibbon />}
      </div>
      <div className="flex flex-1 flex-col px-2.5 pt-2.5 pb-2.5 sm:px-3 sm:pb-3">
        <Heading
          id={titleId}
          className="line-clamp-2 min-h-[2lh] text-sm leading-clamp font-semibold text-pretty"
        >
          <Link
            to={path}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
          >
            <ProductName name={product.name} />
          </Link>
        </Heading>
        <Variant product={product} />
        <ProductPerks product={product} />
        <CheaperGone product={product} />
        {note}
        <CardPrice product={product} />
        <div className="relative z-10 mt-2.5 flex gap-1.5 sm:gap-2">
          <div className="min-w-0 flex-1">{action}</div>
          <Link
            to={path}
            aria-label={t('catalogue.product.moreDetailsOf', { product: product.name })}
            title={t('catalogue.product.moreDetails')}
            className={classNames(
              iconButtonClass({ hasOutline: true }),
              // On a phone the card itself leads to the details, and the button has the room.
              'max-sm:hidden',
            )}
          >
            <EyeIcon className="size-5" />
          </Link>
        </div>
      </div>
      <div className="absolute end-0.5 top-0.5 z-10 max-sm:hidden">
        <ShareButton
          productId={product.id}
          productName={product.name}
          className="text-on-picture hover:bg-transparent hover:text-on-white"
        />
      </div>
    </article>
  )
}

function OutOfStockRibbon() {
  const { t } = useTranslation()
  return (
    <p className="absolute inset-x-0 bottom-0 bg-ink/85 dark:bg-surface/85 px-2 py-1 text-center text-xs font-semibold text-surface dark:text-ink">
      {t('catalogue.product.outOfStock')}
    </p>
  )
}

/** Of several sizes, which one this price and button are for. */
function Variant({ product: { variantName, otherVariants } }: { product: ProductSummary }) {
  const { t } = useTranslation()
  if (!variantName) return null
  return (
    <p className="mt-1 truncate text-xs text-muted">
      <ProductName name={variantName} />
      {otherVariants > 0 && <> · {t('catalogue.product.moreOptions', { count: otherVariants })}</>}
    </p>
  )
}

/** Why a list ordered by price has the product here. */
function CheaperGone({ product: { cheaperGone } }: { product: ProductSummary }) {
  const { t, lang } = useTranslation()
  if (!cheaperGone) return null
  const { name, payable } = cheaperGone
  const price = isolate(formatPrice(payable, lang).text)
  return (
    <p className="mt-1 text-xs text-muted">
      {t('catalogue.product.cheaperGone', { variant: isolate(name), price })}
    </p>
  )
}

/** On a small phone both prices of a card have one line only a little closer together. */
const priceClass = 'mt-auto pt-1.5 max-[24rem]:gap-x-1 max-[24rem]:ltr:tracking-tight'

function CardPrice({ product: { price, payable } }: { product: ProductSummary }) {
  const { t, lang } = useTranslation()
  const { amount, currency } = formatPrice(payable, lang)
  const old =
    price === payable
      ? undefined
      : { amount: formatPrice(price, lang).amount, label: t('catalogue.product.priceBefore') }
  return <Price amount={amount} currency={currency} old={old} className={priceClass} />
}
