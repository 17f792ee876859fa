import {
  createMenuCall,
  deleteMenuCall,
  listMenusCall,
  readMenuCall,
  updateMenuCall,
} from '@warsha/contract/console/menus/menus.calls.ts'
import {
  createMenuSchema,
  deleteMenuSchema,
  listMenusSchema,
  type RestMenu,
  type RestMenuItem,
  readMenuSchema,
  updateMenuSchema,
} from '@warsha/contract/console/menus/menus.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { toOlderTexts } from '#http/rest/to-older-texts.ts'
import type { EditedMenu, EditedMenuFields } from '../../rules/edited-menu.ts'
import { listMenus, menuCommands } from '../../use-cases/edit-menus.ts'

/** Menus as operators edit them. */
export const consoleMenuRoutes: RestRoutes = (deps) => async (app) => {
  const { create, edit, remove, read } = menuCommands

  app.route({
    ...routeOf(listMenusCall, listMenusSchema),
    handler: async () => ({ data: await listMenus(deps) }),
  })

  app.route({
    ...routeOf(readMenuCall, readMenuSchema),
    handler: async (request, reply) => {
      const found = await read(deps.db, request.params.id)
      return found.ok ? { data: toMenu(found.value) } : sendRefusal(request, reply, found)
    },
  })

  app.route(
    commandRoute(deps, {
      call: createMenuCall,
      schema: createMenuSchema,
      command: create,
      read: ({ body }) => fieldsOf(body),
      write: toMenu,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updateMenuCall,
      schema: updateMenuSchema,
      command: edit,
      read: ({ params, body }) => ({
        key: { id: params.id, revision: body.revision },
        fields: fieldsOf(body),
      }),
      write: toMenu,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: deleteMenuCall,
      schema: deleteMenuSchema,
      command: remove,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
      write: ({ id }) => ({ id }),
    }),
  )
}

type SentItem = Omit<RestMenuItem, 'id' | 'older'> & { id: number | null }

function fieldsOf(sent: { slug: string; name: string; items: readonly SentItem[] }): EditedMenuFields {
  return {
    slug: sent.slug,
    name: sent.name,
    items: sent.items.map(({ id, level, names, category_id, collection_id, page_id, url }) => ({
      id,
      level,
      names,
      categoryId: category_id,
      collectionId: collection_id,
      pageId: page_id,
      url,
    })),
  }
}

function toMenu({ id, slug, name, items, revision }: EditedMenu): RestMenu {
  return {
    id,
    slug,
    name,
    items: items.map((item) => ({
      id: item.id,
      level: item.level,
      names: item.names,
      older: toOlderTexts(item.older),
      category_id: item.categoryId,
      collection_id: item.collectionId,
      page_id: item.pageId,
      url: item.url,
    })),
    revision,
  }
}
