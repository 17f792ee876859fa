import type { AccessRule } from '@warsha/contract/access.ts'
import { readBoardCall } from '@warsha/contract/console/booking/board.calls.ts'
import { listServiceCentresCall } from '@warsha/contract/console/booking/service-centres.calls.ts'
import { listAttributesCall } from '@warsha/contract/console/catalogue/attributes.calls.ts'
import { listCategoriesCall } from '@warsha/contract/console/catalogue/categories.calls.ts'
import { listCollectionsCall } from '@warsha/contract/console/catalogue/collections.calls.ts'
import { listProductsCall } from '@warsha/contract/console/catalogue/products.calls.ts'
import { listClosuresCall } from '@warsha/contract/console/closures/closures.calls.ts'
import { listEditedPagesCall } from '@warsha/contract/console/content/pages.calls.ts'
import { listFaqCall } from '@warsha/contract/console/content/texts.calls.ts'
import { listCustomersCall } from '@warsha/contract/console/customers/customers.calls.ts'
import { readTodayCall } from '@warsha/contract/console/dashboard/today.calls.ts'
import { listInvariantsCall } from '@warsha/contract/console/health/health.calls.ts'
import { listImportsCall } from '@warsha/contract/console/imports/imports.calls.ts'
import { listPlacesCall } from '@warsha/contract/console/locations/places.calls.ts'
import { listPicturesCall } from '@warsha/contract/console/media/pictures.calls.ts'
import { listMenusCall } from '@warsha/contract/console/menus/menus.calls.ts'
import { listBroadcastsCall } from '@warsha/contract/console/notifications/broadcasts.calls.ts'
import { listConsoleOrdersCall, listVisitsCall } from '@warsha/contract/console/orders/order-lists.calls.ts'
import { listRefundsCall } from '@warsha/contract/console/payments/refunds.calls.ts'
import { listGiftCardsCall } from '@warsha/contract/console/promotions/gift-cards.calls.ts'
import { listPromotionsCall } from '@warsha/contract/console/promotions/promotions.calls.ts'
import { listReconciliationDaysCall } from '@warsha/contract/console/reconciliation/reconciliation.calls.ts'
import { listReturnsCall } from '@warsha/contract/console/returns/return-lists.calls.ts'
import { readSettingsCall } from '@warsha/contract/console/settings/settings.calls.ts'
import { listApprovalsCall, listChangesCall } from '@warsha/contract/console/staff/log.calls.ts'
import { listStaffCall } from '@warsha/contract/console/staff/members.calls.ts'
import type { RestOperator } from '@warsha/contract/console/staff/staff.rest.ts'
import { listCommentsCall } from '@warsha/contract/console/surveys/comments.calls.ts'
import { listConsoleModelsCall } from '@warsha/contract/console/vehicles/cars.calls.ts'
import type { MessageKey } from '@warsha/i18n/message-key.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { BellIcon, HomeIcon, PinIcon, UserIcon, WrenchIcon } from '@warsha/ui/icons.tsx'
import {
  BoxIcon,
  CalendarIcon,
  CardIcon,
  CarIcon,
  CommentIcon,
  DocumentIcon,
  FilterIcon,
  GiftIcon,
  GlobeIcon,
  HelpIcon,
  ListIcon,
  OrdersIcon,
  ReturnIcon,
  ShieldIcon,
  StoreIcon,
  TagIcon,
} from '@warsha/ui/shop-icons.tsx'
import { mayCall } from '~/session/operator.ts'

export type Screen = {
  path: `/${string}`
  title: MessageKey
  icon: IconComponent
  group: 'work' | 'money' | 'catalogue' | 'content' | 'administration'
  /** Of the call that the screen is made of: who may not use it does not see the screen. */
  access: AccessRule
  /** The key after `g`, by its place on the keyboard. */
  key?: string
}

/** Every screen of the console, in the order of the menu. */
export const screens: readonly Screen[] = [
  {
    path: '/today',
    title: 'console.nav.today',
    icon: HomeIcon,
    group: 'work',
    access: readTodayCall.access,
    key: 'KeyT',
  },
  {
    path: '/board',
    title: 'console.nav.board',
    icon: StoreIcon,
    group: 'work',
    access: readBoardCall.access,
    key: 'KeyB',
  },
  {
    path: '/orders',
    title: 'console.nav.orders',
    icon: OrdersIcon,
    group: 'work',
    access: listConsoleOrdersCall.access,
    key: 'KeyO',
  },
  {
    path: '/visits',
    title: 'console.nav.visits',
    icon: CalendarIcon,
    group: 'work',
    access: listVisitsCall.access,
    key: 'KeyV',
  },
  {
    path: '/closing',
    title: 'console.nav.closing',
    icon: StoreIcon,
    group: 'work',
    access: listClosuresCall.access,
    key: 'KeyW',
  },
  {
    path: '/customers',
    title: 'console.nav.customers',
    icon: UserIcon,
    group: 'work',
    access: listCustomersCall.access,
    key: 'KeyC',
  },
  {
    path: '/returns',
    title: 'console.nav.returns',
    icon: ReturnIcon,
    group: 'money',
    access: listReturnsCall.access,
    key: 'KeyR',
  },
  {
    path: '/refunds',
    title: 'console.nav.refunds',
    icon: CardIcon,
    group: 'money',
    access: listRefundsCall.access,
    key: 'KeyM',
  },
  {
    path: '/reconciliation',
    title: 'console.nav.reconciliation',
    icon: CardIcon,
    group: 'money',
    access: listReconciliationDaysCall.access,
    key: 'KeyD',
  },
  {
    path: '/approvals',
    title: 'console.nav.approvals',
    icon: ShieldIcon,
    group: 'money',
    access: listApprovalsCall.access,
    key: 'KeyA',
  },
  {
    path: '/products',
    title: 'console.nav.products',
    icon: TagIcon,
    group: 'catalogue',
    access: listProductsCall.access,
    key: 'KeyG',
  },
  {
    path: '/media',
    title: 'console.nav.media',
    icon: BoxIcon,
    group: 'catalogue',
    access: listPicturesCall.access,
    key: 'KeyJ',
  },
  {
    path: '/categories',
    title: 'console.nav.categories',
    icon: ListIcon,
    group: 'catalogue',
    access: listCategoriesCall.access,
    key: 'KeyK',
  },
  {
    path: '/attributes',
    title: 'console.nav.attributes',
    icon: FilterIcon,
    group: 'catalogue',
    access: listAttributesCall.access,
  },
  {
    path: '/collections',
    title: 'console.nav.collections',
    icon: BoxIcon,
    group: 'catalogue',
    access: listCollectionsCall.access,
  },
  {
    path: '/menus',
    title: 'console.nav.menus',
    icon: ListIcon,
    group: 'catalogue',
    access: listMenusCall.access,
  },
  {
    path: '/promotions',
    title: 'console.nav.promotions',
    icon: TagIcon,
    group: 'catalogue',
    access: listPromotionsCall.access,
    key: 'KeyE',
  },
  {
    path: '/gift-cards',
    title: 'console.nav.giftCards',
    icon: GiftIcon,
    group: 'catalogue',
    access: listGiftCardsCall.access,
  },
  {
    path: '/pages',
    title: 'console.nav.pages',
    icon: DocumentIcon,
    group: 'content',
    access: listEditedPagesCall.access,
    key: 'KeyN',
  },
  {
    path: '/texts',
    title: 'console.nav.texts',
    icon: HelpIcon,
    group: 'content',
    access: listFaqCall.access,
  },
  {
    path: '/notifications',
    title: 'console.nav.notifications',
    icon: BellIcon,
    group: 'content',
    access: listBroadcastsCall.access,
    key: 'KeyU',
  },
  {
    path: '/surveys',
    title: 'console.nav.surveys',
    icon: CommentIcon,
    group: 'content',
    access: listCommentsCall.access,
    key: 'KeyQ',
  },
  {
    path: '/centres',
    title: 'console.nav.centres',
    icon: PinIcon,
    group: 'administration',
    access: listServiceCentresCall.access,
    key: 'KeyS',
  },
  {
    path: '/places',
    title: 'console.nav.places',
    icon: GlobeIcon,
    group: 'administration',
    access: listPlacesCall.access,
    key: 'KeyX',
  },
  {
    path: '/cars',
    title: 'console.nav.cars',
    icon: CarIcon,
    group: 'administration',
    access: listConsoleModelsCall.access,
    key: 'KeyY',
  },
  {
    path: '/imports',
    title: 'console.nav.imports',
    icon: DocumentIcon,
    group: 'administration',
    access: listImportsCall.access,
  },
  {
    path: '/settings',
    title: 'console.nav.settings',
    icon: WrenchIcon,
    group: 'administration',
    access: readSettingsCall.access,
    key: 'KeyZ',
  },
  {
    path: '/people',
    title: 'console.nav.people',
    icon: UserIcon,
    group: 'administration',
    access: listStaffCall.access,
    key: 'KeyP',
  },
  {
    path: '/log',
    title: 'console.nav.log',
    icon: OrdersIcon,
    group: 'administration',
    access: listChangesCall.access,
    key: 'KeyL',
  },
  {
    path: '/health',
    title: 'console.nav.health',
    icon: ShieldIcon,
    group: 'administration',
    access: listInvariantsCall.access,
    key: 'KeyH',
  },
]

export function screensFor(operator: RestOperator): Screen[] {
  return screens.filter(({ access }) => mayCall(operator, access))
}
