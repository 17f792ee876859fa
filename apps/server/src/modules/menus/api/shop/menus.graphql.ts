import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { requireOne } from '#http/graphql/errors.ts'
import { findTranslation } from '#http/graphql/languages.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { findNodeKey } from '#http/graphql/node-id.ts'
import type { MenusResolvers } from '#http/graphql/resolvers.generated.ts'
import { catalogueModel, showCollection } from '#modules/catalogue/index.ts'
import { findPage } from '#modules/content/index.ts'
import { findMenu } from '../../use-cases/find-menu.ts'
import type { MenuNodes, ShownItem, ShownMenu } from './menu-nodes.ts'

export const menuResolvers = {
  Query: {
    async menu(_root, { id, name, slug, channel }, context) {
      requireOne({ id, name, slug })
      const key = id ? findNodeKey('Menu', id) : undefined
      if (id && key === undefined) return null
      const wanted = key !== undefined ? { id: key } : slug ? { slug } : { name: name ?? '' }
      const menu = await findMenu(context.models, wanted)
      return menu ? { menu, channel: channel || context.channel } : null
    },
  },
  Menu: {
    id: ({ menu }) => toGlobalId('Menu', menu.id),
    name: ({ menu }) => menu.name,
    slug: ({ menu }) => menu.slug,
    items: ({ menu, channel }) => menu.items.map((item) => ({ item, channel })),
    ...metadataResolvers(({ menu }: ShownMenu) => menu.metadata),
  },
  MenuItem: {
    id: ({ item }) => toGlobalId('MenuItem', item.id),
    name: ({ item }) => item.name,
    level: ({ item }) => item.level,
    url: ({ item }) => item.url,
    menu: ({ item, channel }) => ({ menu: item.menu, channel }),
    parent: ({ item, channel }) => (item.parent ? { item: item.parent, channel } : null),
    children: ({ item, channel }) => item.children.map((child) => ({ item: child, channel })),
    async category({ item }, _args, { models }) {
      if (item.categoryId === null) return null
      const { catalogue } = await models.get(catalogueModel)
      return catalogue.categoriesById.get(item.categoryId) ?? null
    },
    async collection({ item, channel }, _args, { models, clock }) {
      if (item.collectionId === null) return null
      const { catalogue } = await models.get(catalogueModel)
      const collection = catalogue.collectionsById.get(item.collectionId)
      return showCollection(collection, catalogue.channels.get(channel), clock.now().getTime()) ?? null
    },
    async page({ item }, _args, context) {
      return item.pageId === null ? null : ((await findPage(context, { id: item.pageId })) ?? null)
    },
    translation({ item }, { languageCode }) {
      const found = findTranslation(item.translations, languageCode)
      return found && { ...found, id: toGlobalId('MenuItemTranslation', item.id) }
    },
    ...metadataResolvers(({ item }: ShownItem) => item.metadata),
  },
} satisfies MenusResolvers<MenuNodes>
