import {
  categoryUsesCall,
  createCategoryCall,
  deleteCategoryCall,
  listCategoriesCall,
  moveCategoryCall,
  readCategoryCall,
  updateCategoryCall,
} from '@warsha/contract/console/catalogue/categories.calls.ts'
import {
  categoryUsesSchema,
  createCategorySchema,
  deleteCategorySchema,
  listCategoriesSchema,
  moveCategorySchema,
  type RestCategory,
  type RestCategoryNode,
  readCategorySchema,
  updateCategorySchema,
} from '@warsha/contract/console/catalogue/categories.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { toOlderTexts } from '#http/rest/to-older-texts.ts'
import {
  categoriesPerLevel,
  type EditedCategory,
  type EditedCategoryFields,
} from '../../rules/edited-category.ts'
import {
  createCategory,
  deleteCategory,
  editCategory,
  moveCategory,
} from '../../use-cases/edit-categories.ts'
import {
  type CategoryNode,
  listCategoryTree,
  listCategoryUses,
  readCategory,
} from '../../use-cases/list-categories.ts'
import { fromPicture, fromTexts, toPicture, toTexts } from './entry-texts.ts'

/** Categories as operators edit them. */
export const categoryRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listCategoriesCall, listCategoriesSchema),
    handler: async () => ({ data: (await listCategoryTree(deps)).map(toNode) }),
  })

  app.route({
    ...routeOf(readCategoryCall, readCategorySchema),
    handler: async (request, reply) => {
      const category = await readCategory(deps, request.params.id)
      return category.ok ? { data: toCategory(category.value) } : sendRefusal(request, reply, category)
    },
  })

  app.route({
    ...routeOf(categoryUsesCall, categoryUsesSchema),
    handler: async (request, reply) => {
      const uses = await listCategoryUses(deps, request.params.id)
      if (!uses.ok) return sendRefusal(request, reply, uses)
      return { data: uses.value.map(({ table, count }) => ({ kind: table, count })) }
    },
  })

  app.route(
    commandRoute(deps, {
      call: createCategoryCall,
      schema: createCategorySchema,
      command: createCategory,
      read: ({ body }) => ({ parentId: body.parent_id, ...fieldsOf(body) }),
      write: toCategory,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updateCategoryCall,
      schema: updateCategorySchema,
      command: editCategory,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision, ...fieldsOf(body) }),
      write: toCategory,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: moveCategoryCall,
      schema: moveCategorySchema,
      command: moveCategory,
      read: ({ params, body: { revision, parent_id: parentId, index } }) => ({
        id: params.id,
        revision,
        parentId,
        index,
      }),
      write: toCategory,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: deleteCategoryCall,
      schema: deleteCategorySchema,
      command: deleteCategory,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
      write: ({ id }) => ({ id }),
    }),
  )
}

type SentFields = Pick<
  RestCategory,
  'slug' | 'texts' | 'picture' | 'usage_limit_type' | 'work_kind' | 'priority'
>

function fieldsOf(sent: SentFields): EditedCategoryFields {
  return {
    slug: sent.slug,
    texts: fromTexts(sent.texts),
    picture: fromPicture(sent.picture),
    usageLimitType: sent.usage_limit_type,
    workKind: sent.work_kind,
    priority: sent.priority,
  }
}

function toCategory(category: EditedCategory): RestCategory {
  return {
    id: category.id,
    parent_id: category.parentId,
    level: category.level,
    slug: category.slug,
    texts: toTexts(category.texts),
    older: toOlderTexts(category.older),
    picture: toPicture(category.picture),
    usage_limit_type: category.usageLimitType,
    work_kind: category.workKind,
    priority: category.priority,
    revision: category.revision,
    siblings: category.siblings,
    warnings: category.siblings > categoriesPerLevel ? ['LEVEL_SHOWS_TEN'] : [],
  }
}

function toNode(category: CategoryNode): RestCategoryNode {
  return {
    id: category.id,
    parent_id: category.parentId,
    level: category.level,
    slug: category.slug,
    name: { en: category.name, ar: category.nameAr ?? category.name },
    products: category.products,
    is_beyond_limit: category.isBeyondLimit,
    revision: category.revision,
  }
}
