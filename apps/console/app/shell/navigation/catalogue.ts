import { listAttributesCall } from '@warsha/contract/console/catalogue/attributes.calls.ts'
import { listCategoriesCall } from '@warsha/contract/console/catalogue/categories.calls.ts'
import { listCollectionsCall } from '@warsha/contract/console/catalogue/collections.calls.ts'
import { listProductsCall } from '@warsha/contract/console/catalogue/products.calls.ts'
import { listPicturesCall } from '@warsha/contract/console/media/pictures.calls.ts'
import { listMenusCall } from '@warsha/contract/console/menus/menus.calls.ts'
import { listGiftCardsCall } from '@warsha/contract/console/promotions/gift-cards.calls.ts'
import { listPromotionsCall } from '@warsha/contract/console/promotions/promotions.calls.ts'
import { BoxIcon, FilterIcon, GiftIcon, ListIcon, TagIcon } from '@warsha/ui/shop-icons.tsx'
import type { Screen } from './screen.ts'

export const catalogueScreens: readonly Screen[] = [
  {
    path: '/products',
    title: 'console.nav.products',
    icon: TagIcon,
    access: listProductsCall.access,
    key: 'KeyG',
  },
  {
    path: '/media',
    title: 'console.nav.media',
    icon: BoxIcon,
    access: listPicturesCall.access,
    key: 'KeyJ',
  },
  {
    path: '/categories',
    title: 'console.nav.categories',
    icon: ListIcon,
    access: listCategoriesCall.access,
    key: 'KeyK',
  },
  {
    path: '/attributes',
    title: 'console.nav.attributes',
    icon: FilterIcon,
    access: listAttributesCall.access,
  },
  {
    path: '/collections',
    title: 'console.nav.collections',
    icon: BoxIcon,
    access: listCollectionsCall.access,
  },
  {
    path: '/menus',
    title: 'console.nav.menus',
    icon: ListIcon,
    access: listMenusCall.access,
  },
  {
    path: '/promotions',
    title: 'console.nav.promotions',
    icon: TagIcon,
    access: listPromotionsCall.access,
    key: 'KeyE',
  },
  {
    path: '/gift-cards',
    title: 'console.nav.giftCards',
    icon: GiftIcon,
    access: listGiftCardsCall.access,
  },
]
