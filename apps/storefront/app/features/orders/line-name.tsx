import { ProductName } from '@warsha/ui/product-name.tsx'
import type { ShownLine } from './order-calls.ts'

/** Name of a sold product, with its variant where that says more. */
export function LineName({ line }: { line: ShownLine }) {
  const { translatedProductName: product, translatedVariantName: variant } = line
  return (
    <>
      <ProductName name={product} />
      {variant && variant !== product && (
        <span className="font-normal text-muted">
          {' · '}
          <ProductName name={variant} />
        </span>
      )}
    </>
  )
}
