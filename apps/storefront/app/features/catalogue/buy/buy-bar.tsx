import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { multiplyBaisa } from '@warsha/contract/money/baisa.ts'
import { Price } from '@warsha/ui/price.tsx'
import { QuantityStepper } from '@warsha/ui/quantity-stepper.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { maxPieces, type VariantView } from '../detail/product-view.ts'

export type BuyBarProps = {
  variant: VariantView
  pieces: number
  onPieces: (pieces: number) => void
  /** Work is booked once; goods are bought by the piece. */
  hasPieces: boolean
  /** The button that adds the chosen pieces to the cart. */
  addButton: ReactNode
}

/** On a phone it stays at the lower edge while the page scrolls, and comes to rest above the footer. */
export function BuyBar({ variant, pieces, onPieces, hasPieces, addButton }: BuyBarProps) {
  const { t, lang } = useTranslation()
  const total = formatPrice(multiplyBaisa(variant.payable, pieces), lang)
  return (
    <div className="buy-bar z-20 flex items-center gap-3 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-2.5 max-sm:tall:sticky max-sm:tall:order-last">
      {hasPieces && variant.available > 0 && (
        <QuantityStepper
          quantity={pieces}
          label={t('catalogue.product.quantity')}
          increaseLabel={t('catalogue.product.increase')}
          decreaseLabel={t('catalogue.product.decrease')}
          isMost={pieces >= maxPieces(variant)}
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
