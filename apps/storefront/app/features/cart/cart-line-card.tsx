import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { multiplyBaisa } from '@warsha/contract/money/baisa.ts'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { Price } from '@warsha/ui/price.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { QuantityStepper } from '@warsha/ui/quantity-stepper.tsx'
import { TrashIcon } from '@warsha/ui/shop-icons.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import { productPath } from '~/session/product-path.ts'
import { useMaxPieces } from './cart-notes.ts'
import { LineError, PriceChange } from './line-notices.tsx'
import { LineTraits } from './line-traits.tsx'
import { removeWithUndo } from './remove-with-undo.ts'
import { useLineQuantity } from './use-line-quantity.ts'

const pictureSize = 88

export type CartLineCardProps = { line: CartLine; isAboveFold: boolean; note?: ReactNode }

export function CartLineCard({ line, isAboveFold, note }: CartLineCardProps) {
  const { t, lang } = useTranslation()
  const product = productPath(lang, line.id, line.variantId)
  const quantity = useLineQuantity(line)

  return (
    <article className={classNames(cardClass, 'overflow-hidden', line.error && 'border-danger/40')}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 p-3 lg:p-4 xl:grid-cols-[auto_minmax(0,1fr)_auto_auto] xl:gap-x-5">
        <Link to={product} tabIndex={-1} aria-hidden="true" className="self-start rounded-control bg-picture">
          {line.img && (
            <img
              src={line.img}
              alt=""
              width={pictureSize}
              height={pictureSize}
              loading={isAboveFold ? 'eager' : 'lazy'}
              decoding="async"
              className="size-22 rounded-control object-contain"
            />
          )}
          {!line.img && <span className="block size-22" />}
        </Link>
        <div className="min-w-0 py-0.5">
          <h2 className="line-clamp-2 font-semibold leading-clamp">
            <Link to={product} className="hover:text-brand">
              <ProductName name={line.name} />
            </Link>
          </h2>
          <LineTraits line={line} />
          <UnitPrice line={line} />
        </div>
        <IconButton
          icon={TrashIcon}
          label={t('cart.line.removeProduct', { product: line.name })}
          className="-me-1.5 -mt-1.5 text-muted hover:text-danger xl:col-start-4"
          onClick={() => removeWithUndo(line.variantId)}
        />
        <LineFoot line={line} {...quantity} />
      </div>
      <PriceChange line={line} />
      {note}
      {line.error && <LineError line={line} text={line.error} onSetTo={quantity.setTo} />}
    </article>
  )
}

function UnitPrice({ line }: { line: CartLine }) {
  const { t, lang } = useTranslation()
  const { amount, currency } = formatPrice(line.payable_amount, lang)
  const old = line.price > line.payable_amount ? formatPrice(line.price, lang).amount : null
  return (
    <Price
      amount={amount}
      currency={currency}
      old={old ? { amount: old, label: t('catalogue.product.priceBefore') } : undefined}
      className="mt-1.5"
    />
  )
}

type LineFootProps = { line: CartLine } & ReturnType<typeof useLineQuantity>

function LineFoot({ line, increase, decrease, isPending }: LineFootProps) {
  const { t, lang } = useTranslation()
  const most = useMaxPieces(line.variantId)
  const isMost = most !== undefined && line.quantity >= most.count
  const total = formatPrice(multiplyBaisa(line.payable_amount, line.quantity), lang)

  return (
    <div className="col-span-full mt-3 flex items-center justify-between gap-3 xl:col-span-1 xl:col-start-3 xl:row-start-1 xl:mt-0 xl:gap-5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 xl:max-w-40">
        <QuantityStepper
          quantity={line.quantity}
          label={t('cart.line.quantity')}
          increaseLabel={t('catalogue.product.increaseOf', { product: line.name })}
          decreaseLabel={t('catalogue.product.decreaseOf', { product: line.name })}
          isPending={isPending}
          isMost={isMost}
          removesAtOne
          onIncrease={increase}
          onDecrease={decrease}
        />
        {isMost && !line.error && (
          <p className="text-xs text-muted">
            {most.isLimit
              ? t('catalogue.product.atLimit', { count: most.count })
              : t('catalogue.product.leftAndHave', { count: most.count, quantity: line.quantity })}
          </p>
        )}
      </div>
      <p className="shrink-0 text-end xl:min-w-30">
        <span className="block text-xs text-muted">{t('cart.line.total')}</span>
        <Price amount={total.amount} currency={total.currency} />
      </p>
    </div>
  )
}
