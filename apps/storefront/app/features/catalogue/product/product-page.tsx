import { type CartProduct, toCartProduct } from '@warsha/contract/cart/cart-product.ts'
import type { ReactNode } from 'react'
import { BuyBar } from '../buy/buy-bar.tsx'
import { StockNote } from '../buy/stock-note.tsx'
import { VariantPicker } from '../buy/variant-picker.tsx'
import { offerOf, type ProductView } from '../detail/product-view.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductPromises } from './product-promises.tsx'
import { ProductSections } from './product-sections.tsx'
import { useVariantChoice } from './use-variant-choice.ts'

export type ProductPageProps = {
  product: ProductView
  /** How it can be had in the shopper's place. */
  ways: ReactNode
  placeName: string
  share: ReactNode
  addButton: (wish: { product: CartProduct; available: number; pieces: number }) => ReactNode
  /** Whether the chosen variant fits the shopper's car. */
  fitNote: (choice: {
    variantId: string
    available: number
    pieces: number
    setPieces: (pieces: number) => void
  }) => ReactNode
  /** For a variant that is out of stock here. */
  whenSoldOut: (variantId: string) => ReactNode
  /** Other products of the category. */
  siblings: ReactNode
}

/** A product's whole page. Rendered anew for each product, so its choices begin anew as well. */
export function ProductPage({ product, placeName, ...parts }: ProductPageProps) {
  const { ways, share, addButton, fitNote, whenSoldOut, siblings } = parts
  const { variant, pieces, choose, setPieces } = useVariantChoice(product.variants)
  if (!variant) return null
  return (
    <div className="page-width pb-0 lg:pt-5 lg:pb-8">
      <Breadcrumbs product={product} />
      {/* A column on a phone, so that the bar may stick to its end; a row of a grid would hold it back. */}
      <div className="flex flex-col gap-5 sm:mt-2 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 lg:mt-4 lg:gap-x-12 lg:gap-y-10">
        <ProductGallery key={variant.id} name={product.name} pictures={variant.pictures} />
        <div className="max-sm:contents sm:flex sm:min-w-0 sm:flex-col sm:gap-5 lg:gap-6">
          <ProductHead product={product} variant={variant} share={share} />
          {product.variants.length > 1 && (
            <VariantPicker
              name={product.optionName}
              variants={product.variants}
              selected={variant}
              onSelect={choose}
            />
          )}
          <StockNote
            available={variant.available}
            limit={variant.limit}
            isSoldHere={product.isSoldHere}
            placeName={placeName}
          />
          {product.isSoldHere && variant.available === 0 && whenSoldOut(variant.id)}
          {fitNote({ variantId: variant.id, available: variant.available, pieces, setPieces })}
          <BuyBar
            variant={variant}
            pieces={pieces}
            onPieces={setPieces}
            hasPieces={!product.isService}
            addButton={addButton({
              product: toCartProduct(offerOf(product, variant)),
              available: variant.available,
              pieces,
            })}
          />
          <ProductPromises product={product} />
          {ways}
          <ProductFacts facts={product.facts} />
        </div>
        <ProductSections description={product.description} sections={product.sections} />
        <div className="min-w-0 max-lg:pb-4 sm:col-span-full">{siblings}</div>
      </div>
    </div>
  )
}
