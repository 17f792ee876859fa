import { findLine } from '@warsha/contract/cart/cart-actions.ts'
import { type CartLine, isServiceFee } from '@warsha/contract/cart/cart-line.ts'
import { cartStore, changeLines } from '~/session/groups/cart.ts'
import { currentTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import { cartNotesStore } from './cart-notes.ts'
import type { StockAnswer, StockRefusal } from './check-stock.ts'

/**
 * One message, however many lines are refused: the reason of a single one, and of several how many there are, with the
 * focus on the first. A message that can still be read is not repeated.
 */
export function showRefusals(refusals: readonly StockRefusal[]): void {
  const { lines } = cartStore.getState()
  const count = lines.filter((line) => refusals.some((refusal) => isAbout(refusal, line))).length
  const [text = '', ...others] = new Set(refusals.map((refusal) => refusalText(refusal, lines)))
  if (count < 2 && others.length === 0) {
    toast.error(text, { id: `stock: ${text}` })
    return
  }
  const { t } = currentTranslation()
  toast.error(t('errors.linesToChange', { count: Math.max(count, others.length + 1) }), { id: 'stock' })
  cartNotesStore.setState({ isFirstErrorWanted: true })
}

/** Writes each message on its line, where it stays until the line is put right. */
export function markRefusals(refusals: readonly StockRefusal[]): void {
  changeLines((lines) => withRefusals(lines, refusals))
}

/** A line that can be had as it is stays as it is: asking for more of it was refused, not the line. */
export function withRefusals(lines: readonly CartLine[], refusals: readonly StockRefusal[]): CartLine[] {
  return lines.map((line) => {
    const refusal = refusals.find((each) => isAbout(each, line))
    if (!refusal || (refusal.left !== null && line.quantity <= refusal.left)) return line
    return { ...line, error: refusalText(refusal, [line]) }
  })
}

/** Remembers the stock that the shop has reported, for the controls of the lines. */
export function rememberLeft({ left }: Pick<StockAnswer, 'left'>): void {
  if (left.size === 0) return
  cartNotesStore.setState(({ available }) => ({ available: { ...available, ...Object.fromEntries(left) } }))
}

/** How many are left and how many the shopper has; of what is gone or limited, the shop's own words. */
function refusalText({ variantId, left, isLimit, text }: StockRefusal, lines: readonly CartLine[]): string {
  if (left === null || left === 0 || isLimit) return text
  const { t } = currentTranslation()
  const quantity = findLine(lines, variantId ?? '')?.quantity
  if (!quantity) return t('catalogue.product.onlyLeft', { count: left })
  return t('catalogue.product.leftAndHave', { count: left, quantity })
}

function isAbout({ productId, variantId }: StockRefusal, line: CartLine): boolean {
  if (isServiceFee(line)) return false
  return variantId === null ? line.id === productId : line.variantId === variantId
}
