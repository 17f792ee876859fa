import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { AlertIcon, InfoIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useCartNotes } from './cart-notes.ts'
import { removeWithUndo } from './remove-with-undo.ts'

export type LineErrorProps = { line: CartLine; text: string; onSetTo: (quantity: number) => void }

/** Says what is wrong and offers the way out of it: as many as there are, or none. */
export function LineError({ line, text, onSetTo }: LineErrorProps) {
  const { t } = useTranslation()
  const available = useCartNotes((notes) => notes.available[line.variantId]) ?? 0
  const isSomeLeft = available > 0 && available < line.quantity
  return (
    <div
      data-line-error
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-danger/20 bg-danger-tint py-2 ps-3 pe-2 text-sm text-danger lg:ps-4"
    >
      <p role="alert" className="flex min-w-48 flex-1 items-center gap-2 font-semibold">
        <AlertIcon className="size-4.5" />
        <span className="min-w-0">{text}</span>
      </p>
      {isSomeLeft ? (
        <Button
          size="small"
          className="min-h-11 ms-auto"
          aria-label={t('cart.line.setProductTo', { product: line.name, count: available })}
          onClick={() => onSetTo(available)}
        >
          {t('cart.line.setTo', { count: available })}
        </Button>
      ) : (
        <Button
          variant="danger"
          size="small"
          className="min-h-11 ms-auto"
          aria-label={t('cart.line.removeProduct', { product: line.name })}
          onClick={() => removeWithUndo(line.variantId)}
        >
          {t('cart.line.remove')}
        </Button>
      )}
    </div>
  )
}

export function PriceChange({ line }: { line: CartLine }) {
  const { t, lang } = useTranslation()
  const before = useCartNotes((notes) => notes.priceBefore[line.variantId])
  if (before === undefined) return null
  const [was, is] = [before, line.payable_amount].map((price) => isolate(formatPrice(price, lang).text))
  return (
    <p className="flex items-center gap-2 border-t border-amber/30 bg-amber-tint px-3 py-2.5 text-sm text-amber-ink lg:px-4">
      <InfoIcon className="size-4.5" />
      <span className="min-w-0">{t('cart.line.priceChanged', { before: was ?? '', now: is ?? '' })}</span>
    </p>
  )
}
