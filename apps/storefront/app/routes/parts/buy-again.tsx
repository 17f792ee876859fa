import { addSingleProduct } from '@warsha/contract/cart/cart-actions.ts'
import { Button } from '@warsha/ui/button.tsx'
import { CartIcon } from '@warsha/ui/icons.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type BoughtVariant, readCartLines } from '~/features/cart/read-cart-lines.ts'
import { goodsOf } from '~/features/orders/goods-of.ts'
import type { ShownOrder } from '~/features/orders/order-calls.ts'
import { changeLines } from '~/session/groups/cart.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { toast } from '~/session/toasts.ts'

/** Puts the products of an order into the cart, as they are sold now. A draft is paid this way. */
export function BuyAgain({ order }: { order: ShownOrder }) {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const isDraft = order.status === 'DRAFT'
  const bought = boughtIn(order)
  if (bought.length === 0) return null

  async function buy() {
    setPending(true)
    try {
      const lines = await readCartLines(bought, lang)
      for (const line of lines) changeLines((current) => addSingleProduct(current, line))
      if (lines.length < bought.length) toast.warning(t('orders.notSold'), { id: 'buy-again' })
      if (lines.length > 0) void navigate(localePath(lang, '/cart'))
    } catch (error) {
      showErrors(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <Button variant={isDraft ? 'primary' : 'secondary'} isPending={isPending} onClick={() => void buy()}>
      <CartIcon className="size-4.5" /> {t(isDraft ? 'orders.payDraft' : 'orders.buyAgain')}
    </Button>
  )
}

function boughtIn({ lines }: ShownOrder): BoughtVariant[] {
  const goods = new Set(goodsOf(lines).map(({ id }) => id))
  return lines.flatMap(({ id, variant, translatedProductName: name, quantity }) =>
    variant && goods.has(id) ? { id: variant.product.id, variantId: variant.id, name, quantity } : [],
  )
}
