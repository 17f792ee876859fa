import { defineCall } from '../../client/rest-call.ts'
import type {
  createPageSchema,
  createPageTypeSchema,
  deletePageSchema,
  deletePageTypeSchema,
  listEditedPagesSchema,
  orderPagesSchema,
  pageOptionsSchema,
  publishPageSchema,
  publishPagesSchema,
  readEditedPageSchema,
  unpublishPageSchema,
  unpublishPagesSchema,
  updatePageSchema,
  updatePageTypeSchema,
} from './pages.rest.ts'

const reads = { permission: 'content.read' } as const
const writes = { permission: 'content.write' } as const

/** Banners, popup and texts, drafts included. */
export const listEditedPagesCall = defineCall<typeof listEditedPagesSchema>({
  method: 'GET',
  path: '/console/pages/',
  access: reads,
  object: { page_type_id: 'page-type' },
})

export const pageOptionsCall = defineCall<typeof pageOptionsSchema>({
  method: 'GET',
  path: '/console/pages/options/',
  access: reads,
})

export const readEditedPageCall = defineCall<typeof readEditedPageSchema>({
  method: 'GET',
  path: '/console/pages/:id/',
  access: reads,
  object: 'page',
})

/** A draft, until it is published. */
export const createPageCall = defineCall<typeof createPageSchema>({
  method: 'POST',
  path: '/console/pages/',
  access: writes,
  object: {
    page_type_id: 'page-type',
    state_ids: 'place',
    'attribute_texts.attribute_id': 'attribute',
    'attribute_files.attribute_id': 'attribute',
    'attribute_flags.attribute_id': 'attribute',
  },
})

export const updatePageCall = defineCall<typeof updatePageSchema>({
  method: 'PUT',
  path: '/console/pages/:id/',
  access: writes,
  object: {
    id: 'page',
    page_type_id: 'page-type',
    state_ids: 'place',
    'attribute_texts.attribute_id': 'attribute',
    'attribute_files.attribute_id': 'attribute',
    'attribute_flags.attribute_id': 'attribute',
  },
})

/** Shows the page from a moment on, until another one. */
export const publishPageCall = defineCall<typeof publishPageSchema>({
  method: 'POST',
  path: '/console/pages/:id/publish/',
  access: writes,
  object: 'page',
})

export const unpublishPageCall = defineCall<typeof unpublishPageSchema>({
  method: 'POST',
  path: '/console/pages/:id/unpublish/',
  access: writes,
  object: 'page',
})

/** Shows several pages from a moment on, until another one. */
export const publishPagesCall = defineCall<typeof publishPagesSchema>({
  method: 'POST',
  path: '/console/pages/bulk/publish/',
  access: writes,
  object: { ids: 'page', 'where.page_type_id': 'page-type' },
})

/** Takes several pages out of the shop. */
export const unpublishPagesCall = defineCall<typeof unpublishPagesSchema>({
  method: 'POST',
  path: '/console/pages/bulk/unpublish/',
  access: writes,
  object: { ids: 'page', 'where.page_type_id': 'page-type' },
})

/** A draft alone; links to it in menus go with it. */
export const deletePageCall = defineCall<typeof deletePageSchema>({
  method: 'POST',
  path: '/console/pages/:id/delete/',
  access: writes,
  object: 'page',
})

export const orderPagesCall = defineCall<typeof orderPagesSchema>({
  method: 'POST',
  path: '/console/pages/order/',
  access: writes,
  object: 'page',
})

export const createPageTypeCall = defineCall<typeof createPageTypeSchema>({
  method: 'POST',
  path: '/console/page-types/',
  access: writes,
  object: { attribute_ids: 'attribute' },
})

export const updatePageTypeCall = defineCall<typeof updatePageTypeSchema>({
  method: 'PUT',
  path: '/console/page-types/:id/',
  access: writes,
  object: { id: 'page-type', attribute_ids: 'attribute' },
})

export const deletePageTypeCall = defineCall<typeof deletePageTypeSchema>({
  method: 'POST',
  path: '/console/page-types/:id/delete/',
  access: writes,
  object: 'page-type',
})
