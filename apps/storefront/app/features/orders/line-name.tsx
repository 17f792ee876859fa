import type { ShownLine } from './order-calls.ts'

/** What was bought, with its variant where that says more. */
export function LineName({ line }: { line: ShownLine }) {
  const { translatedProductName: product, translatedVariantName: variant } = line
  return (
    <>
      <bdi>{product}</bdi>
      {variant && variant !== product && (
        <span className="font-normal text-muted">
          {' · '}
          <bdi>{variant}</bdi>
        </span>
      )}
    </>
  )
}
