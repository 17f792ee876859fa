import { defineCall } from '../../client/rest-call.ts'
import type {
  categoryUsesSchema,
  createCategorySchema,
  deleteCategorySchema,
  listCategoriesSchema,
  moveCategorySchema,
  readCategorySchema,
  updateCategorySchema,
} from './categories.rest.ts'

const reads = { permission: 'catalogue.read' } as const
const writes = { permission: 'catalogue.write' } as const
const named = { id: 'category', parent_id: 'category' } as const

/** The whole tree. */
export const listCategoriesCall = defineCall<typeof listCategoriesSchema>({
  method: 'GET',
  path: '/console/categories/',
  access: reads,
})

export const readCategoryCall = defineCall<typeof readCategorySchema>({
  method: 'GET',
  path: '/console/categories/:id/',
  access: reads,
  object: 'category',
})

/** Records that refer to the category. */
export const categoryUsesCall = defineCall<typeof categoryUsesSchema>({
  method: 'GET',
  path: '/console/categories/:id/uses/',
  access: reads,
  object: 'category',
})

export const createCategoryCall = defineCall<typeof createCategorySchema>({
  method: 'POST',
  path: '/console/categories/',
  access: writes,
  object: named,
})

export const updateCategoryCall = defineCall<typeof updateCategorySchema>({
  method: 'PUT',
  path: '/console/categories/:id/',
  access: writes,
  object: 'category',
})

/** Moves a category with everything below it; its new siblings are numbered anew. */
export const moveCategoryCall = defineCall<typeof moveCategorySchema>({
  method: 'POST',
  path: '/console/categories/:id/move/',
  access: writes,
  object: named,
})

/** One that nothing refers to. */
export const deleteCategoryCall = defineCall<typeof deleteCategorySchema>({
  method: 'POST',
  path: '/console/categories/:id/delete/',
  access: writes,
  object: 'category',
})
