import type { CatalogueNodes } from '#modules/catalogue/api/shop/index.ts'
import type { ContentPage } from '#modules/content/index.ts'
import type { Menu, MenuItem } from '../../rules/menu.ts'

/** A menu as one channel shows it. */
export type ShownMenu = { menu: Menu; channel: string }
export type ShownItem = { item: MenuItem; channel: string }

export type MenuNodes = CatalogueNodes & { Menu: ShownMenu; MenuItem: ShownItem; Page: ContentPage }
