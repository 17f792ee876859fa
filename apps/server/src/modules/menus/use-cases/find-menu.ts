import type { ModelDefinition, Models } from '#kernel/read-model.ts'
import { buildMenus, type Menu } from '../rules/menu.ts'
import { readMenus } from '../storage/read-menus.ts'

/** They are few and small: a change reads all of them again. */
const menusModel: ModelDefinition<readonly Menu[]> = {
  topics: ['content'],
  async load(db) {
    const { rows, items, texts } = await readMenus(db)
    return buildMenus(rows, items, texts)
  },
}

export async function findMenu(
  models: Models,
  wanted: { id: number } | { slug: string } | { name: string },
): Promise<Menu | undefined> {
  const menus = await models.get(menusModel)
  return menus.find((menu) => {
    if ('id' in wanted) return menu.id === wanted.id
    return 'slug' in wanted ? menu.slug === wanted.slug : menu.name === wanted.name
  })
}
