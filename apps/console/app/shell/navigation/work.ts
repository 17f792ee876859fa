import { readBoardCall } from '@warsha/contract/console/booking/board.calls.ts'
import { listClosuresCall } from '@warsha/contract/console/closures/closures.calls.ts'
import { listCustomersCall } from '@warsha/contract/console/customers/customers.calls.ts'
import { readTodayCall } from '@warsha/contract/console/dashboard/today.calls.ts'
import { listConsoleOrdersCall, listVisitsCall } from '@warsha/contract/console/orders/order-lists.calls.ts'
import { HomeIcon, UserIcon } from '@warsha/ui/icons.tsx'
import { OrdersIcon } from '@warsha/ui/later-icons.tsx'
import { CalendarIcon, StoreIcon } from '@warsha/ui/shop-icons.tsx'
import type { Screen } from './screen.ts'

export const workScreens: readonly Screen[] = [
  {
    path: '/today',
    title: 'console.nav.today',
    icon: HomeIcon,
    access: readTodayCall.access,
    key: 'KeyT',
  },
  {
    path: '/board',
    title: 'console.nav.board',
    icon: StoreIcon,
    access: readBoardCall.access,
    key: 'KeyB',
  },
  {
    path: '/orders',
    title: 'console.nav.orders',
    icon: OrdersIcon,
    access: listConsoleOrdersCall.access,
    key: 'KeyO',
  },
  {
    path: '/visits',
    title: 'console.nav.visits',
    icon: CalendarIcon,
    access: listVisitsCall.access,
    key: 'KeyV',
  },
  {
    path: '/closing',
    title: 'console.nav.closing',
    icon: StoreIcon,
    access: listClosuresCall.access,
    key: 'KeyW',
  },
  {
    path: '/customers',
    title: 'console.nav.customers',
    icon: UserIcon,
    access: listCustomersCall.access,
    key: 'KeyC',
  },
]
