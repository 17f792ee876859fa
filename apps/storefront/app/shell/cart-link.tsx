import { CountBadge } from '@warsha/ui/badge.tsx'
import { iconButtonClass } from '@warsha/ui/icon-button.tsx'
import { CartIcon } from '@warsha/ui/icons.tsx'
import { Link } from 'react-router'
import { useCart } from '~/session/groups/cart.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { cartCount } from './cart-count.ts'

export function CartLink() {
  const { lang } = useTranslation()
  const { count, label } = useCartLabel()
  return (
    <Link to={localePath(lang, '/cart')} aria-label={label} className={iconButtonClass()}>
      <CartIcon className="size-5.5" />
      <CountBadge count={count} className="absolute end-0.5 top-0.5" />
    </Link>
  )
}

/** The badge is drawn for the eye; the same number is part of the link's name. */
export function useCartLabel() {
  const { t } = useTranslation()
  const count = useCart((cart) => cartCount(cart.lines))
  return { count, label: count > 0 ? t('shell.bottomBar.cartItems', { count }) : t('shell.bottomBar.cart') }
}
