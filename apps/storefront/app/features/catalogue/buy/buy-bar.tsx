import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { multiplyBaisa } from '@warsha/contract/money/baisa.ts'
import { Price } from '@warsha/ui/price.tsx'
import { QuantityStepper } from '@warsha/ui/quantity-stepper.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { VariantView } from '../detail/product-view.ts'
import './buy-bar.css'

export type BuyBarProps = {
  variant: VariantView
  pieces: number
  onPieces: (pieces: number) => void
  /** The button that adds the chosen pieces to the cart. */
  addButton: ReactNode
}

/** On a phone it stays at the lower edge while the page scrolls, and comes to rest above the footer. */
export function BuyBar({ variant, pieces, onPieces, addButton }: BuyBarProps) {
  const { t, lang } = useTranslation()
  const total = formatPrice(multiplyBaisa(variant.payable, pieces), lang)
  return (
    <div className="buy-bar z-20 order-last flex items-center gap-3 max-lg:sticky max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-2.5 lg:order-none">
      {variant.available > 0 && (
        <QuantityStepper
          quantity={pieces}
          label={t('catalogue.product.quantity')}
          increaseLabel={t('catalogue.product.increase')}
          decreaseLabel={t('catalogue.product.decrease')}
          isMost={pieces >= variant.available}
          onIncrease={() => onPieces(pieces + 1)}
          onDecrease={() => onPieces(pieces - 1)}
        />
      )}
      <div className="min-w-0 flex-1">{addButton}</div>
      {pieces > 1 && (
        <p role="status" className="sr-only">
          <Price amount={total.amount} currency={total.currency} />
        </p>
      )}
    </div>
  )
}
