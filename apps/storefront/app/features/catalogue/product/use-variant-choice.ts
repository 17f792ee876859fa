import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { variantParameter } from '~/session/product-path.ts'
import { maxPieces, type VariantView, variantToOffer } from '../detail/product-view.ts'

/** Which variant and how many pieces of it the shopper wants; another variant may have fewer pieces. */
export function useVariantChoice(variants: readonly VariantView[]) {
  const [parameters] = useSearchParams()
  const [chosenId, setChosenId] = useState(parameters.get(variantParameter))
  const [wished, setPieces] = useState(1)
  const variant = variantToOffer(variants, chosenId)
  return {
    variant,
    pieces: Math.max(1, Math.min(wished, variant ? maxPieces(variant) : 1)),
    choose({ id }: VariantView) {
      setChosenId(id)
      rememberInAddress(id)
    },
    setPieces,
  }
}

/** Reloading the page or coming back to it finds the same variant. No navigation: nothing has to be loaded. */
function rememberInAddress(variantId: string): void {
  const address = new URL(location.href)
  address.searchParams.set(variantParameter, variantId)
  history.replaceState(history.state, '', address)
}
