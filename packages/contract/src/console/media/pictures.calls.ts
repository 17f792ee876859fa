import { defineCall } from '../../client/rest-call.ts'
import type {
  cropPictureSchema,
  deletePictureSchema,
  editPictureSchema,
  listPicturesSchema,
  readPictureSchema,
  uploadPictureSchema,
} from './pictures.rest.ts'

const reads = { permission: 'catalogue.read' } as const
const writes = { permission: 'catalogue.write' } as const

/** The newest first. */
export const listPicturesCall = defineCall<typeof listPicturesSchema>({
  method: 'GET',
  path: '/console/pictures/',
  access: reads,
})

/** A picture and the objects that show it. */
export const readPictureCall = defineCall<typeof readPictureSchema>({
  method: 'GET',
  path: '/console/pictures/:id/',
  access: reads,
  object: 'picture',
})

/** JPEG, PNG, WebP or AVIF: decoded and encoded anew, without metadata. */
export const uploadPictureCall = defineCall<typeof uploadPictureSchema>({
  method: 'POST',
  path: '/console/pictures/',
  access: writes,
})

export const editPictureCall = defineCall<typeof editPictureSchema>({
  method: 'PUT',
  path: '/console/pictures/:id/',
  access: writes,
  object: 'picture',
})

export const cropPictureCall = defineCall<typeof cropPictureSchema>({
  method: 'POST',
  path: '/console/pictures/:id/crop/',
  access: writes,
  object: 'picture',
})

/** Refused while the picture is shown anywhere. */
export const deletePictureCall = defineCall<typeof deletePictureSchema>({
  method: 'POST',
  path: '/console/pictures/:id/delete/',
  access: writes,
  object: 'picture',
})
