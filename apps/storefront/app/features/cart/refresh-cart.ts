import { clearError } from '@warsha/contract/cart/cart-actions.ts'
import { type CartLine, isServiceFee } from '@warsha/contract/cart/cart-line.ts'
import { cartStore, changeLines } from '~/session/groups/cart.ts'
import { currentLang } from '~/session/language.ts'
import { currentTranslation } from '~/session/messages.ts'
import { applyProducts } from './apply-products.ts'
import { cartNotesStore } from './cart-notes.ts'
import { readCartProducts } from './cart-products.ts'
import { checkStock, type StockAnswer } from './check-stock.ts'
import { rememberLeft, withRefusals } from './stock-refusals.ts'

/**
 * Reads the cart's products anew, in the page's language and for the place in effect: names, prices, and whether they
 * can still be had. A failure changes nothing and shows nothing; the failures are returned, for the cart screen.
 */
export async function refreshCart(signal?: AbortSignal): Promise<unknown[]> {
  const asked = goodsOf(cartStore.getState().lines)
  if (asked.length === 0) return []
  const lang = currentLang()
  const ids = [...new Set(asked.map((line) => line.id))]
  const failures: unknown[] = []
  const noteFailure = (error: unknown) => {
    failures.push(error)
    return null
  }
  const [products, stock] = await Promise.all([
    readCartProducts(ids, lang, signal).catch(noteFailure),
    checkStock(asked, { signal, isBackground: true }).catch(noteFailure),
  ])
  if (signal?.aborted) return []

  changeLines((lines) => {
    // The shopper may have changed a quantity meanwhile: what was found out about another number says nothing.
    const isAsAsked = (line: CartLine) =>
      asked.some((each) => each.variantId === line.variantId && each.quantity === line.quantity)
    const checked = stock ? withStock(lines, stock, isAsAsked) : [...lines]
    if (!products) return checked
    const {
      lines: fresh,
      notes,
      goneIds,
    } = applyProducts(checked, { products, lang, notes: cartNotesStore.getState() })
    cartNotesStore.setState(notes)
    if (stock) rememberLeft(stock)
    const text = currentTranslation().t('cart.line.unavailable')
    return withRefusals(
      fresh,
      goneIds.map((productId) => ({ productId, variantId: null, left: null, text })),
    )
  })
  return failures
}

function withStock(
  lines: readonly CartLine[],
  stock: StockAnswer,
  isAsAsked: (line: CartLine) => boolean,
): CartLine[] {
  const ids = goodsOf(lines)
    .filter(isAsAsked)
    .map((line) => line.id)
  const cleared = ids.reduce((marked, id) => clearError(marked, id), [...lines])
  if (stock.isAvailable) return cleared
  return withRefusals(
    cleared,
    stock.refusals.filter(({ productId }) => ids.includes(productId)),
  )
}

function goodsOf(lines: readonly CartLine[]): CartLine[] {
  return lines.filter((line) => !isServiceFee(line))
}
