import { defineCall } from '../../client/rest-call.ts'
import type {
  createMenuSchema,
  deleteMenuSchema,
  listMenusSchema,
  readMenuSchema,
  updateMenuSchema,
} from './menus.rest.ts'

const reads = { permission: 'catalogue.read' } as const
const writes = { permission: 'catalogue.write' } as const
const named = {
  id: 'menu',
  'items.id': 'menu-item',
  'items.collection_id': 'collection',
  'items.page_id': 'page',
} as const

export const listMenusCall = defineCall<typeof listMenusSchema>({
  method: 'GET',
  path: '/console/menus/',
  access: reads,
})

export const readMenuCall = defineCall<typeof readMenuSchema>({
  method: 'GET',
  path: '/console/menus/:id/',
  access: reads,
  object: 'menu',
})

export const createMenuCall = defineCall<typeof createMenuSchema>({
  method: 'POST',
  path: '/console/menus/',
  access: writes,
  object: named,
})

export const updateMenuCall = defineCall<typeof updateMenuSchema>({
  method: 'PUT',
  path: '/console/menus/:id/',
  access: writes,
  object: named,
})

/** One that nothing refers to. */
export const deleteMenuCall = defineCall<typeof deleteMenuSchema>({
  method: 'POST',
  path: '/console/menus/:id/delete/',
  access: writes,
  object: 'menu',
})
