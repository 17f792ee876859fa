import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { CartLineCard } from './cart-line-card.tsx'
import { cartNotesStore, useCartNotes } from './cart-notes.ts'

export type CartLinesProps = {
  lines: CartLine[]
  isBusy: boolean
  /** Note of another feature about a line. */
  renderNote?: (line: CartLine) => ReactNode
}

export function CartLines({ lines, isBusy, renderNote }: CartLinesProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const hadLines = useRef(lines.length)

  // A line that went may have taken the focus along.
  useEffect(() => {
    if (document.activeElement === document.body && hadLines.current > lines.length) list.current?.focus()
    hadLines.current = lines.length
  }, [lines.length])

  const isFirstErrorWanted = useCartNotes((notes) => notes.isFirstErrorWanted)
  useEffect(() => {
    const wayOut = isFirstErrorWanted && list.current?.querySelector<HTMLElement>('[data-line-error] button')
    if (!wayOut) return
    cartNotesStore.setState({ isFirstErrorWanted: false })
    wayOut.focus()
  }, [isFirstErrorWanted])

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t('cart.title')}
      aria-busy={isBusy}
      className="grid gap-3 outline-none"
    >
      {lines.map((line, index) => (
        <li key={line.variantId}>
          <CartLineCard line={line} isAboveFold={index < 4} note={renderNote?.(line)} />
        </li>
      ))}
    </ul>
  )
}
