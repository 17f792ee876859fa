import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { ClockIcon, PinIcon, SearchIcon, WrenchIcon } from '@warsha/ui/icons.tsx'
import { CardIcon, OrdersIcon, ReceiptIcon, WalletIcon } from '@warsha/ui/later-icons.tsx'
import { CarIcon, ReturnIcon } from '@warsha/ui/shop-icons.tsx'

/** Kinds of lists that may be empty. */
export type EmptyKind =
  | 'cars'
  | 'addresses'
  | 'orders'
  | 'credits'
  | 'returnableOrders'
  | 'products'
  | 'shifts'
  | 'services'
  | 'transactions'
  | 'paymentMethods'

export const emptyIcons: Record<EmptyKind, IconComponent> = {
  cars: CarIcon,
  addresses: PinIcon,
  orders: OrdersIcon,
  credits: WalletIcon,
  returnableOrders: ReturnIcon,
  products: SearchIcon,
  shifts: ClockIcon,
  services: WrenchIcon,
  transactions: ReceiptIcon,
  paymentMethods: CardIcon,
}
